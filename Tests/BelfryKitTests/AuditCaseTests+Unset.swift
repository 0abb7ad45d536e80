extension AuditCaseTests {
    // MARK: Objects that don't get responses

    private static func delegate(_ object: String, _ code: String) -> String {
        """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = \(object)
                return true
            }
        }
        class Presenter: NSObject, UNUserNotificationCenterDelegate {
            static let shared = Presenter()
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                \(code)
            }
        }
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                if response.actionIdentifier == "done" { store.finish(response.notification.request.identifier) }
                done()
            }
        }
        """
    }

    private static let neverCalled =
        "error delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {"

    private static func preview(_ code: String) -> [String: String] {
        [
            "App/App.swift": """
            let done = UNNotificationAction(identifier: "done", title: "Mark as Done", options: [])
            center.setNotificationCategories([UNNotificationCategory(identifier: "task", actions: [done], intentIdentifiers: [])])
            class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == "done" { store.finish() }
                }
            }
            """,
            "Preview/Controller.swift": """
            class Controller: UIViewController, UNNotificationContentExtension {
                func didReceive(_ notification: UNNotification) {}
                func didReceive(_ response: UNNotificationResponse, completionHandler done: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                    \(code)
                }
                func highlight() { view.backgroundColor = .green }
                func upload() { server.finish() }
            }
            """,
            "Preview/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key><string>task</string></dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string></dict></dict></plist>
            """,
        ]
    }

    private static let forwardsNone =
        "warning action-unhandled: func didReceive(_ response: UNNotificationResponse, completionHandler done: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {"

    private static func group(_ name: String) -> [String: String] {
        [
            "App/Names.swift": "enum Names { static let group = \"\(name)\" }",
            "App/App.entitlements": """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>group.com.example.tasks</string></array></dict></plist>
            """,
            "Service/Service.swift": """
            class Service: UNNotificationServiceExtension {
                override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                    let count = UserDefaults(suiteName: Names.group)?.integer(forKey: "count")
                    handler(badged(request.content, count))
                }
            }
            """,
        ]
    }

    /// A content extension, with keys among its attributes and beside them.
    private static func hidden(inside: String = "", beside: String = "") -> [String: String] {
        let key = "UNNotificationExtensionDefaultContentHidden"
        return [
            "Preview/Controller.swift": """
            class Controller: UIViewController, UNNotificationContentExtension {
                func didReceive(_ notification: UNNotification) { show(notification) }
            }
            """,
            "Preview/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key><string>task</string>
            \(inside.isEmpty ? "" : "<key>\(key)</key>\(inside)")</dict>\(beside.isEmpty ? "" : "<key>\(key)</key>\(beside)")
            <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string></dict></dict></plist>
            """,
        ]
    }

    static let unset = [
        Case(
            "a key of a content extension beside its attributes", hidden(beside: "<true/>"), ["requirement-missing"],
            ["warning requirement-missing: <key>UNNotificationExtensionDefaultContentHidden</key>"]),
        Case(
            "right: the key among the attributes", hidden(inside: "<true/>", beside: "<true/>"), ["requirement-missing"]
        ),
        Case(
            "a class with the code for an action, beside a delegate that does nothing",
            swift: delegate("Presenter.shared", "done()"), ["delegate-missing"], [neverCalled]),
        Case("a delegate that does something", swift: delegate("Handler.shared", "done()"), ["delegate-missing"]),
        Case(
            "a delegate that passes the response on",
            swift: delegate(
                "Presenter.shared",
                "handler.userNotificationCenter(center, didReceive: response, withCompletionHandler: done)"),
            ["delegate-missing"]),
        Case("a delegate that isn't known", swift: delegate("makeDelegate()", "done()"), ["delegate-missing"]),
        Case(
            "a content extension that keeps each action for itself, with a method that only changes its view",
            preview("highlight(); done(.doNotDismiss)"), ["action-unhandled"], [forwardsNone]),
        Case(
            "a content extension that does what the action says", preview("upload(); done(.doNotDismiss)"),
            ["action-unhandled"]),
        Case(
            "an App Group whose name another file has", group("group.com.example.chores"), ["requirement-missing"],
            ["warning requirement-missing: Names.group"]),
        Case("the App Group of the entitlements", group("group.com.example.tasks"), ["requirement-missing"]),
    ]
}
