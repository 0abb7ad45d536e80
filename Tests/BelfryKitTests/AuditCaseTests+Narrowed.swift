extension AuditCaseTests {
    /// Links of delegates, handlers and loops that a guard once hid.
    static let narrowedGuards = [
        Case(
            "categories with unknown identifiers, in a function that nothing calls",
            swift: uncalled(""), ["category-unregistered"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([alarm])"]),
        Case(
            "the same, beside another registration",
            swift: uncalled("UNUserNotificationCenter.current().setNotificationCategories([load()])"),
            ["category-unregistered"]),
        Case(
            "categories that only the content extension registers",
            ["App/App.swift": app(""), "Preview/Controller.swift": preview], ["category-unregistered"],
            ["warning category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([alarm])"]),
        Case(
            "categories that the app registers as well",
            [
                "App/App.swift": app("UNUserNotificationCenter.current().setNotificationCategories(load())"),
                "Preview/Controller.swift": preview,
            ], ["category-unregistered"]),
        Case(
            "a method for active apps, without a delegate", swift: app("", presenting("[.banner]")),
            ["delegate-missing"], ["warning delegate-missing: \(method)"]),
        Case(
            "such a method that shows nothing, like an app without a delegate",
            swift: app("", presenting("[]")), ["delegate-missing"]),
        Case(
            "such a method in an app whose library may set the delegate",
            swift: "import OneSignal\n" + app("", presenting("[.banner]")), ["delegate-missing"]),
        Case(
            "such a method with a delegate",
            swift: app("UNUserNotificationCenter.current().delegate = self", presenting("[.banner]")),
            ["delegate-missing"]),
        Case(
            "a class that is only called a delegate, in an app with a quick notification",
            swift: "import UIKit\n" + app("post()", quick), ["foreground-silent"],
            ["warning foreground-silent: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)"]),
        Case(
            "the same, with a method",
            swift: "import UIKit\n" + app("post()", quick, presenting("[.banner]")), ["foreground-silent"]),
        Case(
            "an action that opens, if only taps show something", swift: opening("Open", "break"),
            ["action-unhandled"], ["warning action-unhandled: \"OPEN\""]),
        Case("an action that only opens the app", swift: opening("Open App", "break"), ["action-unhandled"]),
        Case(
            "an action that opens, if the rest shows something", swift: opening("Open", "show(response)"),
            ["action-unhandled"]),
        Case(
            "an action that opens, if a tap shows nothing", swift: opening("Open", "break", tap: "print(1)"),
            ["action-unhandled"]),
        Case(
            "a public property that nothing sets, beside one that the app sets",
            swift: bridge("// Set `onSnooze` to add it again.\nBridge.shared.onTap = { show($0) }"),
            ["delegate-missing"], ["warning delegate-missing: onSnooze: (() -> Void)?"]),
        Case(
            "public properties that another module may set", swift: bridge(""), ["delegate-missing"]),
        Case(
            "a public property that the app sets",
            swift: bridge("Bridge.shared.onTap = { show($0) }\nBridge.shared.onSnooze = { snooze() }"),
            ["delegate-missing"]),
        Case(
            "a loop whose date goes on, with one identifier", swift: repeating("date = next"), ["request-replaced"],
            ["error request-replaced: add(id, next)"]),
        Case(
            "a loop that adds to its date", swift: repeating("date += 86_400"), ["request-replaced"],
            ["error request-replaced: add(id, next)"]),
        Case("a loop whose date stays", swift: repeating("last = next"), ["request-replaced"]),
        Case(
            "a loop whose date goes on, with an identifier that does as well",
            swift: repeating("date = next\n id = id + \"x\""), ["request-replaced"]),
        Case(
            "a misspelled method beside the selector of another method of the application",
            swift: app("observe(#selector(applicationDidResignActive))", misspelled), ["delegate-method-misnamed"],
            ["error delegate-method-misnamed: func userNotificationCenter("]),
        Case(
            "a misspelled method that a selector names",
            swift: app("observe(#selector(userNotificationCenter(_:didRecieve:withCompletionHandler:)))", misspelled),
            ["delegate-method-misnamed"]),
        Case(
            "a dismissal in a function that gets the identifier, and does for others what it does for a tap",
            swift: dismissing("if isAccept(actionIdentifier) { accept() } else { openChat() }"),
            ["dismiss-unhandled"], ["warning dismiss-unhandled: .customDismissAction"]),
        Case(
            "such a function that opens something only for a tap",
            swift: dismissing(
                "guard actionIdentifier == UNNotificationDefaultActionIdentifier else { return }\n openChat()"),
            ["dismiss-unhandled"]),
        Case(
            "such a function that does nothing for others",
            swift: dismissing("if isAccept(actionIdentifier) { openChat() }"), ["dismiss-unhandled"]),
    ]

    private static func dismissing(_ code: String) -> String {
        app(
            """
            let accept = UNNotificationAction(identifier: "ACCEPT", title: "Accept", options: [.foreground])
            let call = UNNotificationCategory(identifier: "call", actions: [accept], intentIdentifiers: [], options: [.customDismissAction])
            UNUserNotificationCenter.current().setNotificationCategories([call])
            UNUserNotificationCenter.current().delegate = self
            """,
            """
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                let actionIdentifier = response.actionIdentifier
                handle(actionIdentifier: actionIdentifier)
                done()
            }
            private func handle(actionIdentifier: String) {
                log.update()
                \(code)
            }
            private func isAccept(_ identifier: String) -> Bool { identifier == "ACCEPT" }
            """)
    }

    /// In an extension, with each parameter on its line.
    private static let misspelled = """
        }
        extension AppDelegate: UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                didRecieve response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                open(response)
                completionHandler()
            }
        """

    private static func uncalled(_ start: String) -> String {
        app(
            start,
            """
            func register() {
                let alarm = UNNotificationCategory(identifier: load().name, actions: [later], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([alarm])
            }
            """)
    }

    private static func app(_ start: String, _ members: String...) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(start)
                return true
            }
            \(members.joined(separator: "\n"))
        }
        """
    }

    private static let preview = """
        class Controller: UIViewController, UNNotificationContentExtension {
            override func viewDidLoad() {
                let alarm = UNNotificationCategory(identifier: "alarm", actions: [later], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([alarm])
            }
        }
        """

    private static let method =
        "func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {"

    private static func presenting(_ options: String) -> String { "\(method)\n done(\(options))\n }" }

    private static let quick = """
        class Alerts: NSObject, UNUserNotificationCenterDelegate {}
        func post() {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
            let content = UNMutableNotificationContent()
            content.title = "Tea"
            let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
            UNUserNotificationCenter.current().add(request)
        }
        """

    private static func opening(_ title: String, _ rest: String, tap: String = "window.present(page)") -> String {
        """
        let open = UNNotificationAction(identifier: "OPEN", title: "\(title)", options: [.foreground])
        let later = UNNotificationAction(identifier: "LATER", title: "Later", options: [])
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                switch response.actionIdentifier {
                case UNNotificationDefaultActionIdentifier: \(tap)
                case "LATER": postpone()
                default: \(rest)
                }
                done()
            }
        }
        """
    }

    private static func bridge(_ start: String) -> String {
        """
        func start() {
            \(start)
        }
        public final class Bridge {
            public static let shared = Bridge()
            public var onTap: ((URL) -> Void)?
            public var onSnooze: (() -> Void)?
            public func handle(_ response: UNNotificationResponse) {
                if response.actionIdentifier == "LATER" { onSnooze?() } else { onTap?(url) }
            }
        }
        """
    }

    private static func repeating(_ end: String) -> String {
        """
        class Alerts {
            func schedule(_ content: UNNotificationContent) {
                var date = Date()
                var (last, id) = (date, "tea")
                for _ in 1...3 {
                    let next = date + 86_400
                    add(id, next)
                    \(end)
                }
            }
            private func add(_ id: String, _ date: Date) {
                let parts = Calendar.current.dateComponents([.day, .hour], from: date)
                let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: trigger))
            }
        }
        """
    }
}
