extension AuditCaseTests {
    // MARK: Permission that nothing asks for

    private static func asking(_ use: String, _ more: String = "") -> String {
        """
        import SwiftUI
        @main struct TeaApp: App { var body: some Scene { WindowGroup { Button("Remind Me") { \(use) } } } }
        final class Reminders {
            static let shared = Reminders()
            func requestAuthorization() async throws -> Bool {
                try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
            }
            func remind() {
                let content = UNMutableNotificationContent()
                content.title = "Tea"
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            }
        }
        \(more)
        """
    }

    static let neverAsked = [
        Case(
            "no code calls the function that asks", swift: asking("Reminders.shared.remind()"),
            ["authorization-missing"], ["error authorization-missing: UNMutableNotificationContent()"]),
        Case(
            "a view calls it",
            swift: asking("Task { try await Reminders.shared.requestAuthorization(); Reminders.shared.remind() }"),
            ["authorization-missing"]),
        Case(
            "a call with only a closure, beside one that never runs",
            [
                "App/App.swift": asking(
                    "ask { }; Reminders.shared.remind()", "func unused() { Reminders.shared.requestAuthorization() }"),
                "App/Asking.swift": "func ask(_ then: () -> Void) { Reminders.shared.requestAuthorization { then() } }",
            ], ["authorization-missing"]),
        Case(
            "a view gets it",
            swift: asking("Reminders.shared.remind()", "let ask = Reminders.shared.requestAuthorization"),
            ["authorization-missing"]),
        Case(
            "other code asks, too",
            swift: asking(
                "ask(); Reminders.shared.remind()",
                "func ask() { center.requestAuthorization(\n    options: [.sound]) { _, _ in } }"),
            ["authorization-missing"]),
        Case(
            "the app asks for data of Health",
            swift: asking(
                "Reminders.shared.remind(); store.requestAuthorization(toShare: types, read: types) { _, _ in }"),
            ["authorization-missing"]),
        Case(
            "a protocol has the function",
            swift: asking(
                "Task { try await asker.requestAuthorization(); Reminders.shared.remind() }",
                "protocol Asking { func requestAuthorization() async throws -> Bool }\nlet asker: any Asking = Reminders.shared"
            )
            .replacing("class Reminders {", with: "class Reminders: Asking {"), ["authorization-missing"]),
    ]

    // MARK: Keys of another system

    private static let startOfPushes = """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UIApplication.shared.registerForRemoteNotifications()
                return true
            }
            func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) { send(token) }
        }
        """

    private static func entitling(_ keys: String...) -> String {
        "<plist version=\"1.0\"><dict>\(keys.map { "<key>\($0)</key><string>production</string>" }.joined())</dict></plist>"
    }

    private static let mac = "com.apple.developer.aps-environment"
    private static let unentitled = "warning requirement-missing: UIApplication.shared.registerForRemoteNotifications()"

    static let keysOfSystems = [
        Case(
            "an app for iOS with the key of macOS",
            ["App/App.swift": startOfPushes, "App/App.entitlements": entitling(mac)],
            ["requirement-missing"], [unentitled]),
        Case(
            "an app with both keys",
            [
                "App/App.swift": startOfPushes,
                "App/App.entitlements": entitling(mac, "aps-environment"),
            ], ["requirement-missing"]),
        Case(
            "a repository with an app for each",
            [
                "App/App.swift": startOfPushes, "Mac/App.swift": "import AppKit",
                "Mac/App.entitlements": entitling(mac),
            ], ["requirement-missing"]),
    ]

    // MARK: Modes of background tasks

    private static func refreshing(_ request: String = "BGAppRefreshTaskRequest") -> String {
        """
        import BackgroundTasks
        func launch() { BGTaskScheduler.shared.register(forTaskWithIdentifier: "tea.refresh", using: nil) { $0.setTaskCompleted(success: remind()) } }
        func remind() -> Bool {
            try? BGTaskScheduler.shared.submit(\(request)(identifier: "tea.refresh"))
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            return true
        }
        """
    }

    private static func permitting(_ modes: String...) -> String {
        let strings = modes.map { "<string>\($0)</string>" }.joined()
        return """
            <plist version="1.0"><dict><key>BGTaskSchedulerPermittedIdentifiers</key><array><string>tea.refresh</string></array>
            <key>UIBackgroundModes</key><array>\(strings)</array></dict></plist>
            """
    }

    static let modesOfTasks = [
        Case(
            "a task that refreshes the app, without its mode",
            ["App/App.swift": refreshing(), "App/Info.plist": permitting("processing")], ["requirement-missing"],
            ["warning requirement-missing: \"tea.refresh\""]),
        Case(
            "a task that processes, without its mode",
            [
                "App/App.swift": refreshing("BGProcessingTaskRequest"), "App/Info.plist": permitting("fetch"),
            ], ["requirement-missing"], ["warning requirement-missing: \"tea.refresh\""]),
        Case(
            "a task with its mode", ["App/App.swift": refreshing(), "App/Info.plist": permitting("fetch", "audio")],
            ["requirement-missing"]),
        Case(
            "modes of a build setting",
            [
                "App/App.swift": refreshing(), "App/Info.plist": permitting(),
                "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIBackgroundModes = fetch;",
            ], ["requirement-missing"]),
    ]

    // MARK: Actions that only an object handles which isn't the delegate

    private static func budgeting(_ own: String, _ other: String = "\"pay\"") -> String {
        """
        import UIKit
        let pay = UNNotificationAction(identifier: "pay", title: "Pay", options: [])
        let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze", options: [])
        @main class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                \(own)
            }
        }
        class Budget: NSObject {}
        extension Budget: UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == \(other) { settle() }
            }
        }
        """
    }

    private static let neverSet = [
        "error delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {"
    ]

    static let handlersOfOtherObjects = [
        Case(
            "the delegate knows another action",
            swift: budgeting("if response.actionIdentifier == \"snooze\" { wait() }"),
            ["delegate-missing"], neverSet),
        Case(
            "the delegate knows the same action",
            swift: budgeting("if response.actionIdentifier == \"pay\" { settle() }"), ["delegate-missing"]),
        Case(
            "the delegate looks at actions in another way",
            swift: budgeting("if let action = Action(rawValue: response.actionIdentifier) { action.run() }"),
            ["delegate-missing"]),
        Case(
            "the delegate hands its responses on",
            swift: budgeting(
                "if response.actionIdentifier == \"snooze\" { wait() } else { await budget.handle(response) }"),
            ["delegate-missing"]),
    ]

    // MARK: Requests over the network that nothing waits for

    private static func watering(
        _ code: String, options: String = "[]", end: String = "done()",
        network: String = "URLSession.shared.data(for: request)",
        module: String = "UIKit"
    ) -> String {
        """
        import \(module)
        let water = UNNotificationAction(identifier: "water", title: "Water", options: \(options))
        let skip = UNNotificationAction(identifier: "skip", title: "Skip", options: [.foreground])
        @main class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) {
                switch response.actionIdentifier {
                case "water": \(code)
                case "skip": Task { await client.water() }
                default: break
                }
                \(end)
            }
            func pour() { Task { await client.water() } }
        }
        class Client { func water() async { _ = try? await \(network) } }
        """
    }

    private static func waiting(_ code: String) -> [String] { ["warning completion-handler-missing: \(code)"] }

    static let unfinishedWork = [
        Case(
            "a task for an action in the background", swift: watering("Task { await client.water() }"),
            ["completion-handler-missing"], waiting("Task { await client.water() }")),
        Case(
            "a function that starts the task", swift: watering("pour()"), ["completion-handler-missing"],
            waiting("pour()")),
        Case(
            "the task calls the completion handler",
            swift: watering("Task { await client.water(); done() }; return"), ["completion-handler-missing"]),
        Case(
            "an object with the completion handler",
            swift: watering("let box = Box(done); Task { await client.water(); box.call() }; return"),
            ["completion-handler-missing"]),
        Case(
            "the action opens the app", swift: watering("Task { await client.water() }", options: "[.foreground]"),
            ["completion-handler-missing"]),
        Case(
            "the task stores something on the device",
            swift: watering("Task { await client.water() }", network: "store.save()"), ["completion-handler-missing"]),
        Case(
            "the app asks for time in the background",
            swift: watering(
                "let task = UIApplication.shared.beginBackgroundTask(); Task { await client.water(); UIApplication.shared.endBackgroundTask(task) }"
            ), ["completion-handler-missing"]),
        Case(
            "the system sends the request without the app",
            swift: watering("Task { await client.water() }", network: "upload(.background(withIdentifier: \"water\"))"),
            ["completion-handler-missing"]),
        Case(
            "an app for the Mac", swift: watering("Task { await client.water() }", module: "AppKit"),
            ["completion-handler-missing"]),
    ]
}
