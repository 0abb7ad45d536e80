extension AuditCaseTests {
    // MARK: What the project has

    private static func list(_ more: String) -> String {
        "<plist><dict><key>CFBundleDisplayName</key><string>App</string>\(more)</dict></plist>"
    }

    private static let register = """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func start() { UIApplication.shared.registerForRemoteNotifications() }
        }
        """

    private static let token = """
        import UIKit
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { send(token) }
        }
        """

    private static let background = """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler handler: @escaping (UIBackgroundFetchResult) -> Void) { handler(.newData) }
        }
        """

    private static let service = """
        class Service: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                handler(decrypted(request.content.userInfo["enc"]) ?? request.content)
            }
        }
        """

    private static func registration(_ name: String) -> String {
        """
        enum \(name) {
            static func register() {
                let done = UNNotificationAction(identifier: "done", title: "Done", options: [])
                let category = UNNotificationCategory(identifier: "\(name)", actions: [done], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([category])
            }
        }
        """
    }

    private static func launch(_ code: String) -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = router
                \(code)
                return true
            }
        }
        """
    }

    static let projects = [
        Case(
            "a registration for pushes without the entitlement",
            ["App/App.swift": register, "App/App.entitlements": "<dict></dict>"], ["requirement-missing"],
            ["warning requirement-missing: UIApplication.shared.registerForRemoteNotifications()"]),
        Case(
            "a registration for pushes with it, and one whose entitlements aren't files",
            ["App/App.swift": register, "App/App.entitlements": "<dict><key>aps-environment</key></dict>"],
            ["requirement-missing"]),
        Case(
            "a project of an Xcode that didn't write the entitlement for pushes",
            [
                "App/App.swift": register, "App/App.entitlements": "<dict></dict>",
                "App.xcodeproj/project.pbxproj":
                    "<key>LastUpgradeCheck</key>\n<string>0600</string><string>com.apple.product-type.application</string>",
            ], ["requirement-missing"]),
        Case("entitlements that aren't files", ["App/App.swift": register], ["requirement-missing"]),
        Case(
            "the key of another system on a Mac",
            [
                "App/App.swift": register.replacing("UIApplication.shared", with: "NSApp"),
                "App/App.entitlements": "<dict><key>aps-environment</key></dict>",
            ], ["requirement-missing"], ["warning requirement-missing: NSApp.registerForRemoteNotifications()"]),
        Case(
            "the key of a Mac",
            [
                "App/App.swift": register.replacing("UIApplication.shared", with: "NSApp"),
                "App/App.entitlements": "<dict><key>com.apple.developer.aps-environment</key></dict>",
            ], ["requirement-missing"]),
        Case(
            "a push for the background that doesn't wake the app",
            [
                "App/App.swift": background, "App/Info.plist": list(""),
                "server/sync.json": #"{ "aps": { "content-available": 1 } }"#,
            ], ["requirement-missing"],
            [
                "warning requirement-missing: "
                    + background.split(separator: "\n")[1].drop { $0 == " " }
            ]),
        Case(
            "a background mode that Xcode writes",
            [
                "App/App.swift": background, "App/Info.plist": list(""),
                "server/sync.json": #"{ "aps": { "content-available": 1 } }"#,
                "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIBackgroundModes = \"remote-notification\";",
            ], ["requirement-missing"]),
        Case(
            "a Live Activity without the key, and with it",
            [
                "App/App.swift":
                    "import ActivityKit\nfunc start() throws { _ = try Activity<Ride>.request(attributes: Ride(), content: state) }",
                "App/Info.plist": list(""),
            ], ["requirement-missing"], ["warning requirement-missing: Activity<Ride>.request"]),
        Case(
            "a Live Activity with the key",
            [
                "App/App.swift":
                    "import ActivityKit\nfunc start() throws { _ = try Activity<Ride>.request(attributes: Ride(), content: state) }",
                "App/Info.plist": list("<key>NSSupportsLiveActivities</key><true/>"),
            ], ["requirement-missing"]),
        Case(
            "the property list of an app without a version, and no type of activity",
            [
                "App/App.swift": """
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                func show(_ content: UNMutableNotificationContent, _ intent: INSendMessageIntent) throws -> UNNotificationContent {
                    try content.updating(from: INSendMessageIntent(sender: nil))
                }
                """,
                "App/Info.plist": list(""), "App/App.entitlements": "<dict><key>aps-environment</key></dict>",
            ], ["requirement-missing"],
            ["warning requirement-missing: INSendMessageIntent", "warning requirement-missing: INSendMessageIntent"]),
        Case(
            "a device token that never arrives", ["App/App.swift": token], ["requirement-missing"],
            ["warning requirement-missing: " + token.split(separator: "\n")[2].drop { $0 == " " }]),
        Case(
            "a library may register", ["App/App.swift": "import Batch\n" + token], ["requirement-missing"]),
        Case(
            "a registration in a comment, and one in another file",
            [
                "App/App.swift": token, "App/Other.m": "// [app registerForRemoteNotifications];",
                "App/More.swift": "func start() { app.registerForRemoteNotifications() }",
            ], ["requirement-missing"]),
        Case(
            "a push with data for the extension, which doesn't run",
            [
                "Service/Service.swift": service,
                "a.apns": #"{ "aps": { "alert": { "title": "A" } }, "enc": "00" }"#,
                "b.apns": #"{ "aps": { "alert": { "title": "A" }, "mutable-content": 1 }, "enc": "00" }"#,
                "c.apns": #"{ "aps": { "alert": { "title": "A" } }, "other": "00" }"#,
                "d.apns": #"{ "aps": { "content-available": 1 }, "enc": "00" }"#,
            ], ["service-extension-unreachable"], ["warning service-extension-unreachable: \"enc\""]),
        Case(
            "registrations in two folders that one launch makes",
            [
                "Sources/App.swift": launch("Chat.register()\n        Tasks.register()"),
                "Sources/Chat/Chat.swift": registration("Chat"), "Sources/Tasks/Tasks.swift": registration("Tasks"),
            ], ["category-replaced"],
            ["error category-replaced: UNUserNotificationCenter.current().setNotificationCategories([category])"]),
        Case(
            "registrations in two folders that two apps make",
            [
                "Sources/Chat/App.swift": launch("Chat.register()"), "Sources/Chat/Chat.swift": registration("Chat"),
                "Sources/Tasks/App.swift": launch("Tasks.register()"),
                "Sources/Tasks/Tasks.swift": registration("Tasks"),
            ], ["category-replaced"]),
        Case(
            "a loop that registers one category after the other, and one that collects them",
            swift: """
                func register(_ names: [String], _ center: UNUserNotificationCenter) {
                    for name in names {
                        let category = UNNotificationCategory(identifier: name, actions: [], intentIdentifiers: [])
                        center.setNotificationCategories([category])
                    }
                    var all: Set<UNNotificationCategory> = []
                    for name in names {
                        all.insert(UNNotificationCategory(identifier: name, actions: [], intentIdentifiers: []))
                        center.setNotificationCategories(all)
                    }
                }
                """, ["category-replaced"], ["error category-replaced: center.setNotificationCategories([category])"]),
        Case(
            "a static function for Objective-C that nothing calls",
            [
                "App/Registry.swift": "@objc "
                    + registration("Registry").replacing("static", with: "@objc static")
                    .replacing("enum", with: "class"),
                "App/main.m": "int main(int argc, char **argv) { return UIApplicationMain(argc, argv, nil, nil); }",
            ], ["category-unregistered"],
            ["error category-unregistered: UNUserNotificationCenter.current().setNotificationCategories([category])"]),
        Case(
            "a static function that Objective-C calls",
            [
                "App/Registry.swift": "@objc "
                    + registration("Registry").replacing("static", with: "@objc static")
                    .replacing("enum", with: "class"),
                "App/main.m":
                    "int main(int argc, char **argv) { [Registry register]; return UIApplicationMain(argc, argv, nil, nil); }",
            ], ["category-unregistered"]),
        Case(
            "the interval of a constant in a type",
            swift: """
                enum Constants { static let interval: TimeInterval = 30, long: TimeInterval = 30 * 60 }
                class Reminder {
                    static let interval = 20.0
                    func start() {
                        _ = UNTimeIntervalNotificationTrigger(timeInterval: Constants.interval, repeats: true)
                        _ = UNTimeIntervalNotificationTrigger(timeInterval: Constants.long, repeats: true)
                        _ = UNTimeIntervalNotificationTrigger(timeInterval: Self.interval, repeats: true)
                    }
                }
                """, ["trigger-repeats-too-often"],
            ["error trigger-repeats-too-often: Constants.interval", "error trigger-repeats-too-often: Self.interval"]),
        Case(
            "a push that starts an activity, with a type of the code",
            [
                "App/App.swift":
                    "struct Ride: ActivityAttributes { struct ContentState: Codable, Hashable { var left: Int } }",
                "a.apns":
                    #"{ "aps": { "timestamp": 1, "event": "start", "attributes-type": "Ride", "attributes": {}, "content-state": { "left": 1 }, "alert": { "title": "A" } } }"#,
            ], ["activity-push-start", "activity-push-mismatch"]),
    ]
}
