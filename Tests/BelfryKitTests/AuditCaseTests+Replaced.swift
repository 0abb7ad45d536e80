extension AuditCaseTests {
    // MARK: What is replaced, lost, or never asked

    static let acceptHandler = """
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            if response.actionIdentifier == "A" { open(response) }
        }
        """

    static func registeringAccept(_ identifier: String) -> String {
        """
        let action = UNNotificationAction(identifier: "A", title: "Accept", options: [])
        let category = UNNotificationCategory(identifier: "\(identifier)", actions: [action], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category])
        """
    }

    static func launching(_ code: String, _ members: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(code)
                return true
            }
            \(members)
        }
        """
    }

    private static func requests(_ first: String, _ second: String) -> String {
        """
        class Reminders {
            let center = UNUserNotificationCenter.current()
            func schedule(_ content: UNNotificationContent) {
                center.add(UNNotificationRequest(identifier: \(first), content: content, trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)))
                center.add(UNNotificationRequest(identifier: \(second), content: content, trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 20), repeats: true)))
            }
        }
        """
    }

    static let replaced = [
        Case(
            "a registration in a method that nothing calls: another class calls its own with the name",
            [
                "App/App.swift": launching("First.shared.start()", acceptHandler),
                "App/First.swift": """
                class First {
                    static let shared = First()
                    func start() { setupCategories() }
                    private func setupCategories() { \(registeringAccept("first")) }
                }
                """,
                "App/Second.swift": "class Second { func setupCategories() { \(registeringAccept("second")) } }",
            ], ["category-unregistered", "category-replaced"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([category])"]),
        Case(
            "a registration in a private method that only a method calls which nothing calls",
            [
                "App/App.swift": launching(registeringAccept("first"), acceptHandler),
                "App/Second.swift": """
                class Second {
                    func requestPermission() { configureCategories() }
                    private func configureCategories() { \(registeringAccept("second")) }
                }
                """,
                "App/Third.swift":
                    "class Third { func start() { configureCategories() }; func configureCategories() {} }",
            ], ["category-unregistered", "category-replaced"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([category])"]),
        Case(
            "a call of another object, in a class with a method of the name",
            [
                "App/App.swift": launching("First().start()", acceptHandler),
                "App/First.swift": """
                class First {
                    let second = Second()
                    func start() { setupCategories() }
                    func setupCategories() { second.setupCategories() }
                }
                """,
                "App/Second.swift": "class Second { func setupCategories() { \(registeringAccept("second")) } }",
            ], ["category-unregistered", "category-replaced"]),
        Case(
            "a subclass that calls what it inherits",
            [
                "App/App.swift": launching("First().start()", acceptHandler),
                "App/First.swift": "class First: Second { func start() { setupCategories() } }",
                "App/Second.swift": "class Second { func setupCategories() { \(registeringAccept("second")) } }",
            ], ["category-unregistered", "category-replaced"]),
        Case(
            "a delegate that the launch replaces by one that knows no action",
            [
                "App/App.swift": launching(
                    "Buttons.shared.start()\nUNUserNotificationCenter.current().delegate = self",
                    acceptHandler.replacing(
                        "if response.actionIdentifier == \"A\" { open(response) }", with: "count += 1")),
                "App/Buttons.swift": """
                class Buttons: NSObject, UNUserNotificationCenterDelegate {
                    static let shared = Buttons()
                    override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
                    func start() { \(registeringAccept("first")) }
                    \(acceptHandler)
                }
                """,
            ], ["delegate-missing"], ["warning delegate-missing: self"]),
        Case(
            "a delegate that the launch replaces before it exists, and by one that knows the action",
            [
                "App/App.swift": launching(
                    "UNUserNotificationCenter.current().delegate = self\nButtons.shared.start()\nif isOn { Others.shared.start() }",
                    acceptHandler),
                "App/Buttons.swift": """
                class Buttons: NSObject, UNUserNotificationCenterDelegate {
                    static let shared = Buttons()
                    override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
                    func start() { \(registeringAccept("first")) }
                    \(acceptHandler)
                }
                """,
            ], ["delegate-missing"]),
        Case(
            "requests with one identifier for two times of the day",
            swift: requests("\"pill\"", "\"pill\""), ["request-replaced"], ["error request-replaced: \"pill\""]),
        Case(
            "requests with two identifiers, or with those of parameters",
            swift: requests("\"a\"", "\"b\"") + requests("pill.id", "pill.id"), ["request-replaced"]),
        Case(
            "requests of which only one is added, and one that updates a notification that was shown",
            swift: """
                func schedule(_ center: UNUserNotificationCenter, _ content: UNNotificationContent) {
                    if isMorning {
                        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)))
                    } else {
                        center.add(UNNotificationRequest(identifier: "a", content: content, trigger: UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 20), repeats: true)))
                    }
                    center.add(UNNotificationRequest(identifier: "b", content: content, trigger: nil))
                    center.add(UNNotificationRequest(identifier: "b", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
                }
                """, ["request-replaced"]),
        Case(
            "a method that adds one request and is called twice, and one that may not add it",
            swift: """
                class Reminders {
                    let center = UNUserNotificationCenter.current()
                    func schedule() {
                        add(hour: 8)
                        add(hour: 20)
                        addIfNeeded(hour: 8)
                        addIfNeeded(hour: 20)
                        addAtOnce(hour: 8)
                        addAtOnce(hour: 20)
                    }
                    func addAtOnce(hour: Int?) {
                        var request: UNNotificationRequest
                        if let hour {
                            let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
                            request = UNNotificationRequest(identifier: "check", content: content, trigger: trigger)
                        } else {
                            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
                            request = UNNotificationRequest(identifier: "check", content: content, trigger: trigger)
                        }
                        center.add(request)
                    }
                    func add(hour: Int) {
                        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
                        center.add(UNNotificationRequest(identifier: "pill", content: content, trigger: trigger))
                    }
                    func addIfNeeded(hour: Int) {
                        guard hours.contains(hour) else { return }
                        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
                        center.add(UNNotificationRequest(identifier: "vitamin", content: content, trigger: trigger))
                    }
                }
                """, ["request-replaced"],
            ["error request-replaced: add(hour: 20)", "error request-replaced: addAtOnce(hour: 20)"]),
        Case(
            "an object of the app keeps the content handler of an extension",
            swift: """
                final class State {
                    private var kept: ((UNNotificationContent) -> Void)?
                    func start(_ request: UNNotificationRequest, contentHandler: @escaping (UNNotificationContent) -> Void) { kept = contentHandler }
                    func end(_ content: UNNotificationContent) { kept?(content) }
                }
                final class Service: UNNotificationServiceExtension {
                    let state = State()
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        state.start(request, contentHandler: contentHandler)
                    }
                    override func serviceExtensionTimeWillExpire() { state.end(UNMutableNotificationContent()) }
                }
                """, ["completion-handler-missing"]),
        Case(
            "an object of the app ignores the content handler of an extension",
            swift: """
                final class State {
                    func start(_ request: UNNotificationRequest, contentHandler: @escaping (UNNotificationContent) -> Void) { save(request) }
                }
                final class Service: UNNotificationServiceExtension {
                    let state = State()
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        state.start(request, contentHandler: contentHandler)
                    }
                }
                """, ["completion-handler-missing"],
            [
                "error completion-handler-missing: func start(_ request: UNNotificationRequest, contentHandler: @escaping (UNNotificationContent) -> Void) { save(request) }"
            ]),
        Case(
            "a conformance that only an isolated class needs",
            swift: """
                import UIKit
                private class Handler: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
                }
                """, ["delegate-off-main"]),
        Case(
            "one identifier with two icons and other options",
            swift: """
                let one = UNNotificationAction(identifier: "ok", title: "Accept", options: [.foreground], icon: UNNotificationActionIcon(systemImageName: "checkmark"))
                let two = UNNotificationAction(identifier: "ok", title: "Accept", options: [.destructive], icon: UNNotificationActionIcon(systemImageName: "checkmark.circle"))
                let rental = UNNotificationCategory(identifier: "rental", actions: [one], intentIdentifiers: [])
                let sale = UNNotificationCategory(identifier: "sale", actions: [two], intentIdentifiers: [])
                """, ["action-inconsistent"], ["warning action-inconsistent: \"checkmark.circle\""]),
    ]
}
