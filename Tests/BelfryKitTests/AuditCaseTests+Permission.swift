extension AuditCaseTests {
    // MARK: Apps that never ask, and texts that nobody reads

    private static let post = """
        let content = UNMutableNotificationContent()
        content.title = "Water"
        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil))
        """

    private static func app(_ imports: String, _ code: String = "") -> String {
        imports + "\n" + launching("remind()", "func remind() { \(post) }\n\(code)")
    }

    private static let neverShown = "authorization-missing: UNMutableNotificationContent()"

    static let permission = [
        Case(
            "an app that posts and never asks", swift: app("import UIKit\nimport UserNotifications\nimport Alamofire"),
            ["authorization-missing"], ["error \(neverShown)"]),
        Case(
            "an app that may ask through a library of which nothing is known, and a module of the repository",
            ["App/App.swift": app("import Company"), "Kit/Sources/Kit/Kit.swift": "import Foundation"],
            ["authorization-missing"], ["warning \(neverShown)"]),
        Case(
            "an app with a module of the repository",
            ["App/App.swift": app("import UIKit\nimport Kit"), "Kit/Sources/Kit/Kit.swift": "import Foundation"],
            ["authorization-missing"], ["error \(neverShown)"]),
        Case(
            "libraries that ask, by their names", swift: app("import UIKit\nimport OneSignalFramework"),
            ["authorization-missing"]),
        Case("a library for permissions", swift: app("import SPPermissions"), ["authorization-missing"]),
        Case(
            "a request in Objective-C, in a package of the repository",
            [
                "App/App.swift": app("import UIKit"),
                "Kit/Ask.m": "void ask(void) { [center requestAuthorizationWithOptions:6 completionHandler:done]; }",
            ], ["authorization-missing"]),
        Case(
            "a request of iOS 9",
            swift: app(
                "import UIKit", "func ask() { UIApplication.shared.registerUserNotificationSettings(settings) }"),
            ["authorization-missing"]),
        Case(
            "a comment about a request",
            swift: app("import UIKit", "// Call requestAuthorization here."), ["authorization-missing"],
            ["error \(neverShown)"]),
        Case(
            "a library, and one with an example app",
            [
                "Sources/Kit/Kit.swift": "import UserNotifications\npublic func remind() { \(post) }",
                "Example/AppDelegate.swift": launching("Kit.remind()"),
            ], ["authorization-missing"]),
        Case(
            "an app that only servers send notifications to",
            swift: launching(
                registeringAccept("mail") + "\napplication.registerForRemoteNotifications()", acceptHandler),
            ["authorization-missing"],
            ["warning authorization-missing: UNUserNotificationCenter.current().setNotificationCategories([category])"]),
        Case(
            "silent pushes need no permission",
            swift: launching(
                "application.registerForRemoteNotifications()",
                "func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) async -> UIBackgroundFetchResult { sync() }"
            ), ["authorization-missing"]),
        Case(
            "the text of a reply that other code reads, that a library may read, and that nobody can type",
            [
                "App/App.swift": launching(
                    replies,
                    "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { if response.actionIdentifier == \"reply\" { send(response) } }"
                ),
                "App/Send.swift":
                    "func send(_ response: UNNotificationResponse) { server.send(response.value(forKey: \"userText\")) }",
            ], ["reply-unread"]),
        Case(
            "the text of a reply that a library may read",
            swift: "import Company\n"
                + launching(
                    replies,
                    "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { if response.actionIdentifier == \"reply\" { Company.send(response) } }"
                ), ["reply-unread"]),
        Case(
            "the text of a reply that nothing reads, although another value has its name",
            swift: launching(
                replies,
                "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { if response.actionIdentifier == \"reply\" { let userText = \"ok\"; send(\"ok\") } }"
            ), ["reply-unread"], ["error reply-unread: \"reply\""]),
    ]

    private static let alarm =
        "func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { let alarm = UILocalNotification(); alarm.alertBody = \"Tea\"; application.scheduleLocalNotification(alarm); return true }"

    private static func project(_ version: String) -> String { "IPHONEOS_DEPLOYMENT_TARGET = \(version);" }

    static let earlierPermission =
        [
            ("8.0", alarm, true), ("4.3", alarm, true),
            ("8.0", alarm + "\nfunc ask() { library.registerUserNotificationSettings(settings) }", false),
        ]
        .map { version, code, isFound in
            Case(
                "an app for iOS \(version)\(isFound ? "" : ", or one that asks") with notifications of iOS 8",
                ["App/App.swift": code, "App.xcodeproj/project.pbxproj": project(version)], ["authorization-missing"],
                isFound ? ["warning authorization-missing: UILocalNotification"] : [])
        }

    private static let replies = """
        let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [])
        let mail = UNNotificationCategory(identifier: "mail", actions: [reply], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([mail])
        UNUserNotificationCenter.current().delegate = self
        """
}
