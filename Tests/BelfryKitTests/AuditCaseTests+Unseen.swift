extension AuditCaseTests {
    /// What one place of an app expects and another one never sees.
    static let unseen = [
        // Answers that are the value of a comparison.
        Case(
            "an action that gets the false of a comparison which code passes on",
            swift: answering(
                "answer(accept: response.actionIdentifier == \"accept\")\nif response.actionIdentifier != \"accept\" { forget() }"
            ),
            ["action-unhandled"]),
        Case(
            "a comparison that only a log gets",
            swift: answering(
                "if response.actionIdentifier == \"accept\" { accept() }\nprint(response.actionIdentifier == \"accept\")"
            ),
            ["action-unhandled"], ["error action-unhandled: \"decline\""]),
        // Apps without a delegate.
        Case(
            "a button without a handler that opens the app, and one for later with the name of a dismissal",
            swift: registering(
                #"UNNotificationAction(identifier: "RENEW", title: "Renew Now", options: [.foreground])"#,
                #"UNNotificationAction(identifier: "DISMISS", title: "Remind Later", options: [])"#),
            ["action-unhandled"], ["warning action-unhandled: \"RENEW\""]),
        Case(
            "buttons that do without a handler what they say",
            swift: registering(
                #"UNNotificationAction(identifier: "MORE", title: "Read More", options: [.foreground])"#,
                #"UNNotificationAction(identifier: "DISMISS", title: "Dismiss", options: [])"#), ["action-unhandled"]),
        Case(
            "a button in another language",
            swift: registering(#"UNNotificationAction(identifier: "VIEW", title: "Näytä", options: [.foreground])"#),
            ["action-unhandled"]),
        Case(
            "a notification after three seconds in an app without a delegate",
            swift: posting(after: "3"), ["foreground-silent"],
            ["warning foreground-silent: UNTimeIntervalNotificationTrigger(timeInterval: 3, repeats: false)"]),
        Case("a notification after a moment", swift: posting(after: "0.5"), ["foreground-silent"]),
        Case(
            "a notification after three seconds, with a delegate",
            swift: posting(after: "3") + """
                class Handler: NSObject, UNUserNotificationCenterDelegate {
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [.banner] }
                }
                func start() { UNUserNotificationCenter.current().delegate = handler }
                """, ["foreground-silent"]),
        // Another object handles the actions.
        Case(
            "a delegate that doesn't look at the actions which another object handles",
            swift: twoObjects(delegate: "open(response.notification.request.content.userInfo)"), ["delegate-missing"],
            [
                "error delegate-missing: func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {"
            ]),
        Case(
            "a delegate that looks at the actions as well",
            swift: twoObjects(delegate: "if response.actionIdentifier == \"reply\" { openReply() }"),
            ["delegate-missing"]),
        Case(
            "a delegate that passes the response on",
            swift: twoObjects(delegate: "await service.userNotificationCenter(center, didReceive: response)"),
            ["delegate-missing"]),
        // Dates.
        Case(
            "a date with a month and an hour, and without a day",
            swift: waiting("[.year, .month, .hour, .minute]"), ["trigger-never-fires"],
            ["warning trigger-never-fires: parts"]),
        Case("a date with a day", swift: waiting("[.year, .month, .day, .hour, .minute]"), ["trigger-never-fires"]),
        Case("a date with a time only", swift: waiting("[.hour, .minute]"), ["trigger-never-fires"]),
        Case(
            "a date whose day is set later", swift: waiting("[.month, .hour]", then: "parts.day = 1"),
            ["trigger-never-fires"]),
        Case(
            "a date without a day in Objective-C", objectiveC: waitingInObjectiveC(""), ["trigger-never-fires"],
            ["warning trigger-never-fires: parts"]),
        Case(
            "a date with a day in Objective-C", objectiveC: waitingInObjectiveC("NSCalendarUnitDay | "),
            ["trigger-never-fires"]),
        // Removals that come too late.
        Case(
            "a removal in a closure, before requests whose identifiers another function makes",
            swift: scheduling("pill-\\(pill.id)-", with: "pill-\\(pill.id)-\\(hour)"), ["request-removed"],
            ["warning request-removed: cancel(pill)"]),
        Case(
            "a removal of other requests",
            swift: scheduling("draft-\\(pill.id)-", with: "pill-\\(pill.id)-\\(hour)"), ["request-removed"]),
        Case(
            "a removal before requests that are new each time",
            swift: scheduling("pill-\\(pill.id)-", with: "pill-\\(pill.id)-\\(UUID().uuidString)"), ["request-removed"]),
        // Data.
        Case(
            "a value for which the handler of taps does nothing",
            swift: choosing("break"), ["name-mismatch"], ["warning name-mismatch: \"streak\""]),
        Case("a value that the handler takes with the others", swift: choosing("open()"), ["name-mismatch"]),
        Case(
            "a value that other code compares",
            swift: choosing("break") + "func isStreak(_ kind: String) -> Bool { kind == \"streak\" }", ["name-mismatch"]
        ),
        Case(
            "content without the value that the handler casts for each notification",
            swift: casting("let id = response.notification.request.content.userInfo[\"id\"]! as! String\nopen(id)"),
            ["name-mismatch"], ["warning name-mismatch: UNMutableNotificationContent()"]),
        Case(
            "content without a value that the handler casts for one category",
            swift: casting(
                "if response.notification.request.content.categoryIdentifier == \"file\" { open(response.notification.request.content.userInfo[\"id\"] as! String) }"
            ), ["name-mismatch"]),
        Case(
            "content without a value that may be missing",
            swift: casting(
                "if let id = response.notification.request.content.userInfo[\"id\"] as? String { open(id) }"),
            ["name-mismatch"]),
        // Code in comments.
        Case(
            "a function whose code is a comment, and which code calls",
            swift: """
                func showRequest(_ name: String) {
                    // let content = UNMutableNotificationContent()
                    // UNUserNotificationCenter.current().add(request)
                }
                func receive() { showRequest("Ann") }
                """, ["request-unadded"],
            ["warning request-unadded: func showRequest(_ name: String) {"]),
        Case(
            "a function of a protocol with the type in its signature",
            swift: """
                protocol Handler { func content(_ name: String) -> UNMutableNotificationContent }
                func show(_ handler: any Handler) { add(handler.content("Ann")) }
                """, ["request-unadded"]),
        // Extensions.
        Case(
            "a content extension in a folder that the project doesn't mention",
            extensionFiles(project: "\(appTarget) path = App;"),
            ["requirement-missing"],
            ["warning requirement-missing: <string>com.apple.usernotifications.content-extension</string>"]),
        Case(
            "a content extension in a project without targets for extensions",
            extensionFiles(project: "\(appTarget) path = FlightContent;"), ["requirement-missing"],
            ["warning requirement-missing: <string>com.apple.usernotifications.content-extension</string>"]),
        Case(
            "a content extension of another target",
            extensionFiles(project: "\(appTarget) path = FlightContent; \"com.apple.product-type.app-extension\""),
            ["requirement-missing"]),
    ]

    private static func answering(_ code: String) -> String {
        """
        let accept = UNNotificationAction(identifier: "accept", title: "Accept", options: [])
        let decline = UNNotificationAction(identifier: "decline", title: "Decline", options: [])
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            \(code)
        }
        """
    }

    private static func registering(_ actions: String...) -> String {
        """
        func register() {
            UNUserNotificationCenter.current().setNotificationCategories([
                UNNotificationCategory(identifier: "key", actions: [\(actions.joined(separator: ", "))], intentIdentifiers: [])
            ])
        }
        """
    }

    private static func posting(after seconds: String) -> String {
        """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        func test(_ content: UNNotificationContent) {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: \(seconds), repeats: false)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "test", content: content, trigger: trigger))
        }

        """
    }

    private static func twoObjects(delegate: String) -> String {
        """
        let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
        class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                UNUserNotificationCenter.current().delegate = self
                return true
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { \(delegate) }
        }
        final class Service: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if response.actionIdentifier == "reply" { send() }
            }
        }
        """
    }

    private static func waiting(_ units: String, then code: String = "") -> String {
        """
        func schedule(_ content: UNNotificationContent, at date: Date) {
            var parts = Calendar.current.dateComponents(\(units), from: date)
            \(code)
            let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "match", content: content, trigger: trigger))
        }
        """
    }

    private static func waitingInObjectiveC(_ day: String) -> String {
        """
        @implementation Schedule
        - (void)schedule:(UNNotificationContent *)content at:(NSDate *)date {
            NSDateComponents *parts = [calendar components:NSCalendarUnitYear | NSCalendarUnitMonth | \(day)NSCalendarUnitHour fromDate:date];
            UNCalendarNotificationTrigger *trigger = [UNCalendarNotificationTrigger triggerWithDateMatchingComponents:parts repeats:NO];
            [center addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"match" content:content trigger:trigger] withCompletionHandler:nil];
        }
        @end
        """
    }

    private static func scheduling(_ prefix: String, with identifier: String) -> String {
        """
        class Reminders {
            func schedule(_ pill: Pill, _ content: UNNotificationContent) {
                cancel(pill)
                for hour in pill.hours {
                    let request = UNNotificationRequest(identifier: identifier(of: pill, hour), content: content, trigger: pill.trigger(hour))
                    center.add(request)
                }
            }
            func cancel(_ pill: Pill) {
                center.getPendingNotificationRequests { [weak self] requests in
                    let old = requests.filter { $0.identifier.hasPrefix("\(prefix)") }.map { $0.identifier }
                    self?.center.removePendingNotificationRequests(withIdentifiers: old)
                }
                updateBadge()
            }
            func identifier(of pill: Pill, _ hour: Int) -> String { "\(identifier)" }
        }
        """
    }

    private static func choosing(_ rest: String) -> String {
        """
        func post(_ isStreak: Bool) {
            let content = UNMutableNotificationContent()
            content.userInfo = ["kind": "habit"]
            add(content)
            let second = UNMutableNotificationContent()
            second.userInfo = ["kind": "streak"]
            add(second)
        }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let info = response.notification.request.content.userInfo
            guard let kind = info["kind"] as? String else { return }
            switch kind {
            case "habit": openHabit()
            default: \(rest)
            }
        }

        """
    }

    private static func casting(_ code: String) -> String {
        """
        func post() {
            let content = UNMutableNotificationContent()
            content.title = "A file arrived"
            content.categoryIdentifier = "file"
            content.userInfo = ["id": file.id]
            center.add(UNNotificationRequest(identifier: file.id, content: content, trigger: nil))
        }
        func postError() {
            let content = UNMutableNotificationContent()
            content.title = "No file arrived"
            center.add(UNNotificationRequest(identifier: "error", content: content, trigger: nil))
        }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            \(code)
        }
        """
    }

    private static let appTarget = "productType = \"com.apple.product-type.application\";"
    private static func extensionFiles(project: String) -> [String: String] {
        [
            "App.xcodeproj/project.pbxproj":
                "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tT = {isa = PBXNativeTarget; \(project) };\n\t};\n}",
            "App/App.swift":
                #"func register() { UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "flight", actions: [], intentIdentifiers: [])]) }"#,
            "FlightContent/Info.plist": """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.usernotifications.content-extension</string><key>NSExtensionAttributes</key><dict>
            <key>UNNotificationExtensionCategory</key><string>flight</string></dict></dict></dict></plist>
            """,
            "FlightContent/Content.swift": """
            class Content: UIViewController, UNNotificationContentExtension {
                func didReceive(_ notification: UNNotification) { show(notification) }
            }
            """,
        ]
    }
}
