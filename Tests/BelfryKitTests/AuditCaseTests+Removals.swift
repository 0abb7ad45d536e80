extension AuditCaseTests {
    // MARK: Reminders that nothing removes

    private static func doses(_ delete: String, identifier: String = "dose-\\(id)", _ more: String = "") -> [String:
        String]
    {
        [
            "App/DoseReminders.swift": """
            final class DoseReminders {
                static let shared = DoseReminders()
                func schedule(id: UUID, at date: Date) {
                    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)
                    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "\(identifier)", content: UNMutableNotificationContent(), trigger: trigger))
                }
                func cancelNotifications(for id: UUID) {
                    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["dose-\\(id)"])
                }
                \(more)
            }
            """,
            "App/Store.swift": """
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
                public func save(_ id: UUID, _ date: Date) { DoseReminders.shared.schedule(id: id, at: date) }
                public func delete(_ id: UUID) { ids.removeAll { $0 == id }; \(delete) }
            }
            """,
        ]
    }

    static let removals = [
        Case(
            "a removal that nothing calls", doses(""), ["request-removed"],
            ["warning request-removed: func cancelNotifications(for id: UUID) {"]),
        Case(
            "one that other code calls", doses("DoseReminders.shared.cancelNotifications(for: id)"), ["request-removed"]
        ),
        Case(
            "one that nothing calls beside one that does",
            doses(
                "DoseReminders.shared.clear()",
                "func clear() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }"),
            ["request-removed"]),
        Case("one reminder for all, which the next one replaces", doses("", identifier: "dose"), ["request-removed"]),
    ]

    // MARK: The method of iOS 8

    private static func again(_ code: String, _ more: String = "") -> String {
        """
        @implementation AppDelegate
        - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)(void))done {
            \(code)
        }
        \(more)
        @end
        """
    }

    private static let response = """
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))completion {
            completion();
        }
        """

    static let earlier = [
        Case(
            "a method that never calls its handler",
            objectiveC: again("if ([identifier isEqualToString:@\"again\"]) { [self ring]; }"),
            ["completion-handler-missing"],
            [
                "warning completion-handler-missing: - (void)application:(UIApplication *)app handleActionWithIdentifier:(NSString *)identifier forLocalNotification:(UILocalNotification *)notification completionHandler:(void (^)(void))done {"
            ]),
        Case(
            "a method that calls it, and one that newer systems don't call",
            objectiveC: again("if ([identifier isEqualToString:@\"again\"]) { [self ring]; }\n    done();")
                + again("[self ring];", response), ["completion-handler-missing"]),
        Case(
            "methods of the app with the names of those of the application",
            swift: """
                protocol Scheduling: AnyObject { func cancelAllLocalNotifications() }
                final class Scheduler {
                    let application: Scheduling
                    func clear() { application.cancelAllLocalNotifications() }
                    func post() {
                        let content = UNMutableNotificationContent()
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
                    }
                }
                """, ["legacy-notification-api"]),
    ]

    // MARK: Notifications that appear again

    private static func later(
        _ copy: String, other: String = "content.categoryIdentifier = \"TASK\"; content.userInfo = [\"taskId\": id]"
    ) -> String {
        """
        class Tasks: NSObject, UNUserNotificationCenterDelegate {
            func remind(_ id: String) {
                let content = UNMutableNotificationContent()
                \(other)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: trigger))
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                guard let id = info["taskId"] as? String, response.actionIdentifier == "LATER" else { return }
                \(copy)
                try? await center.add(UNNotificationRequest(identifier: id + "-later", content: copy, trigger: trigger))
            }
        }
        """
    }

    private static let new = "let copy = UNMutableNotificationContent(); copy.title = \"Again\""

    static let copies = [
        Case(
            "a snoozed notification without data", swift: later(new), ["name-mismatch"],
            ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "a snoozed notification with the category and without data",
            swift: later(new + "; copy.categoryIdentifier = \"TASK\""), ["name-mismatch"],
            ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "a snoozed notification without the category of all others",
            swift: later(new + "; copy.userInfo = info"), ["name-mismatch"],
            ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "content that a caller completes",
            swift: later("let copy = snooze(info)")
                + "func snooze(_ info: [AnyHashable: Any]) -> UNMutableNotificationContent { \(new); return copy }",
            ["name-mismatch"]),
        Case(
            "a snoozed notification with all, and one in an app without actions",
            swift: later(new + "; copy.userInfo = info; copy.categoryIdentifier = \"TASK\"")
                + later(new + "; copy.userInfo = info", other: "content.userInfo = [\"taskId\": id]"), ["name-mismatch"]
        ),
        Case(
            "a copy, one that another function completes, and a notification that says it's done",
            swift: later(
                "let copy = response.notification.request.content.mutableCopy() as! UNMutableNotificationContent")
                + later(new + "; complete(copy, info)")
                + later(new).replacing("-later", with: "-done"), ["name-mismatch"]),
    ]

    // MARK: What only looks broken

    static let apparent = [
        Case(
            "a button that says that nothing changes",
            swift: """
                let on = UNNotificationAction(identifier: "CONTINUE", title: "Keep Going", options: [])
                let end = UNNotificationAction(identifier: "END", title: "End Fast", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    switch response.actionIdentifier {
                    case "CONTINUE": print("go on")
                    case "END": end()
                    default: break
                    }
                }
                """, ["action-unhandled"]),
        Case(
            "a property that only a function without a caller reads",
            swift: """
                final class Taps: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
                    @Published var shouldShow = false
                    let add = UNNotificationAction(identifier: "DONE", title: "Mark as Done", options: [])
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        switch response.actionIdentifier { case "DONE": shouldShow = true; default: break }
                    }
                    func appBecameActive() { if shouldShow { shouldShow = false } }
                }
                """, ["action-unhandled"], ["warning action-unhandled: \"DONE\""]),
        Case(
            "a property that a function with a caller reads",
            swift: """
                final class Taps: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
                    @Published var shouldShow = false
                    let add = UNNotificationAction(identifier: "DONE", title: "Mark as Done", options: [])
                    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                        switch response.actionIdentifier { case "DONE": shouldShow = true; default: break }
                    }
                    func appBecameActive() { if shouldShow { shouldShow = false; show() } }
                }
                func activate(_ taps: Taps) { taps.appBecameActive() }
                """, ["action-unhandled"]),
    ]

    static let entitled = [
        Case(
            "a level without entitlements, in the specification of a project",
            [
                "App/App.swift": level,
                "project.yml": "targets:\n  App:\n    type: application\n    platform: iOS\n",
            ], ["requirement-missing"], ["warning requirement-missing: .timeSensitive"]),
        Case(
            "a level without entitlements, in the project of an app",
            [
                "App/App.swift": level,
                "App.xcodeproj/project.pbxproj": "productType = \"com.apple.product-type.application\";",
            ], ["requirement-missing"], ["warning requirement-missing: .timeSensitive"]),
        Case(
            "a level in a project that names entitlements, or whose settings are elsewhere",
            [
                "App/App.swift": level,
                "App.xcodeproj/project.pbxproj":
                    "baseConfigurationReference = 1; productType = \"com.apple.product-type.application\";",
            ], ["requirement-missing"]),
        Case(
            "a level in the project of a framework",
            [
                "App/App.swift": level,
                "App.xcodeproj/project.pbxproj": "productType = \"com.apple.product-type.framework\";",
            ], ["requirement-missing"]),
    ]

    private static let level = """
        func ring() {
            let content = UNMutableNotificationContent()
            content.interruptionLevel = .timeSensitive
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "w", content: content, trigger: nil))
        }
        """
}

extension AuditCaseTests {
    static let latest = sums + counting + removals + earlier + copies + apparent + entitled + unawaited + defaults
}
