extension AuditCaseTests {
    // MARK: What happens after the launch

    /// An app whose delegate handles a type of pushes, and a manager that becomes the delegate.
    private static func signIn(_ code: String, forwards: String = "") -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.notification.request.content.userInfo["type"] as? String == "alarm" { showAlarm() }
            }
        }
        class Manager: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Manager()
            func initialize() { \(code) }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(forwards)
                openChat()
            }
        }
        struct Home: View { var body: some View { Text("Home").onAppear { Manager.shared.initialize() } } }
        """
    }

    private static let becoming = "UNUserNotificationCenter.current().delegate = self"

    private static func logged(_ analytics: String) -> String {
        """
        func register() {
            let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
            let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
            let chat = UNNotificationCategory(identifier: "chat", actions: [reply, mute], intentIdentifiers: [])
            UNUserNotificationCenter.current().setNotificationCategories([chat])
        }
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                switch response.actionIdentifier {
                case "reply": reply(to: response)
                default: print("unknown")
                }
                \(analytics)("action", parameters: ["action": response.actionIdentifier])
            }
        }
        """
    }

    private static func posting(_ parameter: String, observes: String = "other") -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                openChat(response.notification.request.content.userInfo)
            }
            func openChat(_ \(parameter)) {
                NotificationCenter.default.post(name: .chatOpened, object: nil)
            }
        }
        extension Notification.Name { static let chatOpened = Notification.Name("chatOpened") }
        func observe() { NotificationCenter.default.addObserver(self, selector: #selector(show), name: .\(observes), object: nil) }
        """
    }

    private static func loading(_ code: String, property: String = "var playsSound = true") -> String {
        """
        class Settings {
            \(property)
            func load() { \(code) }
            func save() { UserDefaults.standard.set(playsSound, forKey: "playsSound") }
            func post() {
                let content = UNMutableNotificationContent()
                content.sound = playsSound ? .default : nil
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "id", content: content, trigger: nil))
            }
        }
        """
    }

    private static func session(_ function: String, _ removed: String) -> String {
        """
        func remind(_ id: String) {
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "\\(id)-start", content: content, trigger: trigger))
        }
        func complete(_ id: String) {
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "\\(id)-end", content: content, trigger: trigger))
        }
        func \(function)(_ id: String) {
            UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [\(removed)])
        }
        """
    }

    private static func registering(_ ask: String = "ask()", in function: String = "application", after: String = "")
        -> String
    {
        let method =
            function == "application"
            ? "func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"
            : "func applicationDidBecomeActive(_ application: UIApplication)"
        return """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                \(method) {
                    \(ask)
                    UNUserNotificationCenter.current().getNotificationSettings { settings in
                        if settings.authorizationStatus == .authorized { self.register() }
                    }
                    \(function == "application" ? "return true" : "")
                }
                func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in \(after) } }
                func register() {
                    let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([
                        UNNotificationCategory(identifier: "chat", actions: [reply], intentIdentifiers: [])
                    ])
                }
            }
            """
    }

    static let registeredLater = [
        Case(
            "categories that the launch only registers with permission", swift: registering(),
            ["category-unregistered"],
            ["warning category-unregistered: UNUserNotificationCenter.current().setNotificationCategories(["]),
        Case(
            "categories that the answer registers, too", swift: registering(after: "self.register()"),
            ["category-unregistered"]),
        Case(
            "categories that the app registers each time it becomes active",
            swift: registering(in: "applicationDidBecomeActive"), ["category-unregistered"]),
        Case(
            "a launch that waits for the answer",
            swift: registering(
                "Task { try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) }"),
            ["category-unregistered"]),
    ]

    private static func entry(_ name: String, _ late: Bool) -> String {
        """
        import SwiftUI
        @main struct \(name)App: App {
            init() { \(late ? "" : "UNUserNotificationCenter.current().delegate = handler") }
            var body: some Scene { WindowGroup { Home().onAppear { \(late ? "UNUserNotificationCenter.current().delegate = handler" : "") } } }
        }
        """
    }

    private static let handling = """
        let handler = Handler()
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
        }
        """

    private static func opening(_ modifier: String) -> [String: String] {
        [
            "App/TeaApp.swift": """
            import SwiftUI
            @main struct TeaApp: App {
                var body: some Scene { WindowGroup { Home()\(modifier) { Notifications.shared.ask() } } }
            }
            """,
            "App/Settings.swift": """
            import SwiftUI
            struct Settings: View {
                var body: some View { Toggle("Reminders", isOn: $on).onChange(of: on) { Notifications.shared.ask() } }
            }
            struct Health { static let shared = Health(); init() { Store.shared.ask() } }
            struct Store { static let shared = Store(); func ask() { load() } }
            """,
            "App/Notifications.swift": """
            class Notifications: NSObject, UNUserNotificationCenterDelegate {
                static let shared = Notifications()
                func ask() { UNUserNotificationCenter.current().delegate = self }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
            }
            """,
        ]
    }

    static let appsOfRepository = [
        Case(
            "a delegate that views set once they are on the screen", opening(".onAppear"), ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case("one that a view may set while the app launches", opening(".tea"), ["delegate-missing"]),
        Case(
            "a delegate that one of two apps sets late",
            [
                "Phone/PhoneApp.swift": entry("Phone", false), "Mac/MacApp.swift": entry("Mac", true),
                "Shared/Handler.swift": handling,
            ], ["delegate-missing"], ["warning delegate-missing: handler"]),
        Case(
            "a delegate that code for both apps sets, too",
            [
                "Mac/MacApp.swift": entry("Mac", true),
                "Shared/Handler.swift": handling
                    + "\nclass Start: UIResponder, UIApplicationDelegate { func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { UNUserNotificationCenter.current().delegate = handler; return true } }",
            ], ["delegate-missing"]),
    ]

    static let afterLaunch = [
        Case(
            "a manager that becomes the delegate after the launch", swift: signIn(becoming), ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "a manager that passes responses on to the app's delegate",
            swift: signIn(becoming, forwards: "await first.userNotificationCenter(center, didReceive: response)"),
            ["delegate-missing"]),
        Case(
            "an action whose identifier only goes to statistics", swift: logged("AnalyticsManager.shared.logEvent"),
            ["action-unhandled"], ["error action-unhandled: \"mute\""]),
        Case(
            "an action whose identifier goes to other code", swift: logged("ActionManager.shared.logEvent"),
            ["action-unhandled"]),
        Case(
            "a post of a function for the data of a notification", swift: posting("userInfo: [AnyHashable: Any]"),
            ["name-mismatch"], ["warning name-mismatch: .chatOpened"]),
        Case(
            "a post that code observes",
            swift: posting("userInfo: [AnyHashable: Any]", observes: "chatOpened"), ["name-mismatch"]),
        Case("a post of another function", swift: posting("chat: Chat"), ["name-mismatch"]),
        Case(
            "a flag that is true until a stored one is read",
            swift: loading("playsSound = UserDefaults.standard.bool(forKey: \"playsSound\")"), ["name-mismatch"],
            ["warning name-mismatch: UserDefaults.standard.bool(forKey: \"playsSound\")"]),
        Case(
            "a flag that code only reads if it is stored",
            swift: loading(
                "if UserDefaults.standard.object(forKey: \"playsSound\") != nil { playsSound = UserDefaults.standard.bool(forKey: \"playsSound\") }"
            ), ["name-mismatch"]),
        Case(
            "a flag with a registered default",
            swift: loading("playsSound = UserDefaults.standard.bool(forKey: \"playsSound\")")
                + "\nfunc launch() { UserDefaults.standard.register(defaults: [\"playsSound\": true]) }",
            ["name-mismatch"]),
        Case(
            "a flag that is false at first",
            swift: loading(
                "playsSound = UserDefaults.standard.bool(forKey: \"playsSound\")", property: "var playsSound = false"),
            ["name-mismatch"]),
        Case(
            "a removal of one of two requests", swift: session("remove", "\"\\(id)-start\""), ["name-mismatch"],
            ["warning name-mismatch: \"\\(id)-start\""]),
        Case(
            "a removal of both requests", swift: session("remove", "\"\\(id)-start\", \"\\(id)-end\""),
            ["name-mismatch"]),
        Case(
            "a removal of the request that its name says", swift: session("removeStart", "\"\\(id)-start\""),
            ["name-mismatch"]),
        Case(
            "a content extension that makes itself the delegate",
            swift: """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { open(response) }
                }
                class Content: UIViewController, UNNotificationContentExtension, UNUserNotificationCenterDelegate {
                    override func viewDidLoad() { UNUserNotificationCenter.current().delegate = self }
                    func didReceive(_ notification: UNNotification) { show(notification) }
                }
                func launch() { UNUserNotificationCenter.current().delegate = handler }
                """, ["delegate-missing"]),
        Case(
            "a registry for calls that a closure sets up",
            swift: """
                class Receiver: NSObject, PKPushRegistryDelegate {
                    let registry = PKPushRegistry(queue: nil)
                    override init() {
                        super.init()
                        registry.with { $0.delegate = self; $0.desiredPushTypes = [.voIP] }
                        UNUserNotificationCenter.current().add(request)
                    }
                }
                """, ["requirement-missing"]),
        Case(
            "a setting that code moves to an App Group",
            swift: """
                func migrate() {
                    let ids = UserDefaults.standard.array(forKey: "mutedChats")
                    UserDefaults(suiteName: "group.app")?.set(ids, forKey: "mutedChats")
                    UNUserNotificationCenter.current().add(request)
                }
                func other() { _ = UserDefaults.standard.bool(forKey: "mutedChats") }
                """, ["name-mismatch"]),
        Case(
            "a badge in an object",
            swift: """
                func post() {
                    let content = UNMutableNotificationContent()
                    content.badge = NSNumber(value: 20)
                }
                """, ["badge-uncleared"], ["advice badge-uncleared: NSNumber(value: 20)"]),
    ]
}
