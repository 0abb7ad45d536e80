extension AuditCaseTests {
    // MARK: What surrounds the code

    static let surroundings = [
        Case(
            "an interruption level on content whose creation isn't known, and a critical sound",
            [
                "App/App.swift": """
                extension UNMutableNotificationContent {
                    func mark() { self.interruptionLevel = .timeSensitive; sound = .defaultCritical }
                    func alarm(_ content: UNMutableNotificationContent) { content.sound = .defaultCritical }
                }
                """,
                "App/App.entitlements": "<dict><key>aps-environment</key><string>development</string></dict>",
            ], ["requirement-missing"],
            ["warning requirement-missing: .timeSensitive", "warning requirement-missing: .defaultCritical"]),
        Case(
            "an old presentation option in Objective-C, from the deployment target of a package",
            [
                "App/App.m": """
                @implementation App
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions))completionHandler {
                    completionHandler(UNNotificationPresentationOptionAlert);
                }
                @end
                """,
                "Package.swift": "let package = Package(name: \"A\", platforms: [.iOS(.v15)])",
            ], ["presentation-option-deprecated"],
            ["advice presentation-option-deprecated: UNNotificationPresentationOptionAlert"]),
        Case(
            "a push for the simulator with a category that nothing registers, and a number as text",
            [
                "App/App.swift": """
                let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                func register() { UNUserNotificationCenter.current().setNotificationCategories([mail]) }
                """,
                "Push/New.apns": """
                { "aps": { "alert": { "title": "News" }, "category": "mial", "mutable-content": "1" } }
                """,
                "server/other.json": #"{ "name": "aps" }"#,
            ], ["category-unregistered", "aps-value-type"],
            ["error category-unregistered: \"mial\"", "error aps-value-type: \"1\""]),
        Case(
            "a push for the simulator that isn't JSON, and a file for something else",
            [
                "App/App.swift": "func f() { _ = UNNotificationAction(identifier: \"a\", title: \"A\") }",
                "a.apns": #"{ "aps": { "alert": "x" }, }"#, "a.json": #"{ "aps": { "alert": "x" }, }"#,
            ], ["json-syntax"], ["error json-syntax: }"]),
        Case(
            "a scene on the watch and a content extension for categories that nothing registers",
            [
                "App/App.swift": """
                let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [])
                func register() { UNUserNotificationCenter.current().setNotificationCategories([mail]) }
                struct WatchApp: App {
                    var body: some Scene { WKNotificationScene(controller: Controller.self, category: "news") }
                }
                """,
                "Extension/Info.plist": """
                <dict><key>UNNotificationExtensionCategory</key><string>mial</string></dict>
                """,
            ], ["category-unregistered"],
            ["warning category-unregistered: \"news\"", "error category-unregistered: mial"]),
        Case(
            "no advice that an older system, which the project supports, doesn't have",
            [
                "App/App.swift": """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {
                        done([.alert])
                    }
                }
                """,
                "project.yml": "options:\n  deploymentTarget:\n    iOS: \"13.0\"\n",
            ], ["presentation-option-deprecated"]),
        Case(
            "a target that is on the main actor by default",
            [
                "App/App.swift": asyncDelegate,
                "App.xcodeproj/project.pbxproj":
                    "IPHONEOS_DEPLOYMENT_TARGET = 26.0;\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n",
            ], ["delegate-off-main"]),
        Case(
            "a target that isn't",
            [
                "App/App.swift": asyncDelegate,
                "App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 26.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated\n",
            ], ["delegate-off-main"],
            [
                "warning delegate-off-main: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {"
            ]),
        Case(
            "a library for pushes may be the delegate",
            [
                "App/App.m": """
                #import <Countly/Countly.h>
                @implementation AppDelegate
                - (void)userNotificationCenter:(UNUserNotificationCenter *)__unused center
                    didReceiveNotificationResponse:(UNNotificationResponse *)response
                    withCompletionHandler:(void (^)(void))completionHandler {
                    NSLog(@"%@", response);
                    completionHandler();
                }
                @end
                """
            ], ["delegate-missing"],
            ["warning delegate-missing: - (void)userNotificationCenter:(UNUserNotificationCenter *)__unused center"]),
    ]

    private static let asyncDelegate = """
        import UIKit
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                UIApplication.shared.open(url)
            }
        }
        """

    // MARK: Accepted findings

    static let action = "UNNotificationAction(identifier: \"a\", title: \"mark as read\", options: [])\n"

    static let accepted = [
        Case(
            "a reason on the line before, also for a declaration of several lines",
            swift: """
                // belfry:allow title-not-title-style: The name of a band.
                // Another comment.
                let a = \(action)
                // belfry:allow title-not-title-style: The name of a band.
                let b = UNNotificationAction(
                    identifier: "b",
                    title: "mark as unread", options: [])
                let c = UNNotificationAction(identifier: "c", title: "open later", options: [])
                """, ["title-not-title-style", "lint-unused-exception"],
            ["warning title-not-title-style: \"open later\""]),
        Case(
            "a comment that nothing needs, and mistakes in comments",
            swift: """
                // belfry:allow title-blank: There is a title.
                // belfry:allow title-not-title-style
                // belfry:allow title-blnk: A misspelled rule.
                // belfry:allow trigger-repeats-too-often: It ends the app.
                let a = \(action)
                let text = "belfry:allow title-blank: This is text."
                """, ["title-blank", "title-not-title-style", "lint-unused-exception", "lint-unknown-rule"],
            [
                "warning lint-unused-exception: title-blank", "error lint-unknown-rule: title-not-title-style",
                "error lint-unknown-rule: title-blnk", "error lint-unknown-rule: trigger-repeats-too-often",
                "warning title-not-title-style: \"mark as read\"",
            ]),
    ]
}
