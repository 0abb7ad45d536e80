extension AuditCaseTests {
    // MARK: Passes of loops, and what only some runs do

    /// A class that adds a request for each day, with code in the loop and a method that it can call.
    private static func days(_ loop: String, _ members: String = "", header: String = "for day in days") -> String {
        """
        class Reminders {
            let center = UNUserNotificationCenter.current()
            var count = 0
            func schedule(_ id: String, on days: [Int], _ today: Int, content: UNMutableNotificationContent) {
                \(header) {
                    var parts = DateComponents(hour: 9)
                    parts.weekday = day
                    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
                    \(loop)
                }
            }
            \(members)
        }
        """
    }

    private static func adding(_ identifier: String) -> String {
        "center.add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: trigger))"
    }

    /// An application delegate with an object that becomes the center's delegate when it is created.
    private static func lateObject(_ property: String, atLaunch: String = "", withToken: String) -> String {
        """
        class Notifier: NSObject, UNUserNotificationCenterDelegate {
            override init() { super.init(); UNUserNotificationCenter.current().delegate = self }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                await open(response)
            }
            func register(_ token: Data) {}
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            \(property)
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                application.registerForRemoteNotifications()
                \(atLaunch)
                return true
            }
            func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
                \(withToken)
            }
        }
        """
    }

    private static func asking(_ condition: String, otherwise: String = "") -> String {
        launching(
            """
            UNUserNotificationCenter.current().getNotificationSettings { settings in
                \(condition) { Helper.shared.register() } \(otherwise)
            }
            """)
            + "\nclass Helper { static let shared = Helper(); func register() { "
            + "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in } } }"
    }

    private static func denying(_ code: String, _ others: String = "") -> String {
        """
        let deny = UNNotificationAction(identifier: "DENY", title: "Deny", options: [.foreground])
        let login = UNNotificationCategory(identifier: "LOGIN", actions: [deny], intentIdentifiers: [])
        func register() { UNUserNotificationCenter.current().setNotificationCategories([login]) }
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            var pending: [AnyHashable: Any]?
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                switch response.actionIdentifier {
                case "DENY": \(code)
                default: break
                }
            }
            \(others)
        }
        """
    }

    private static func retrying(_ more: String) -> String {
        """
        @implementation App
        - (void)register {
            UNNotificationAction *again = [UNNotificationAction actionWithIdentifier:@"retry" title:@"Retry" options:0];
            UNNotificationAction *join = [UNNotificationAction actionWithIdentifier:@"join" title:@"Join" options:0];
            UNNotificationCategory *failed = [UNNotificationCategory categoryWithIdentifier:@"retry" actions:@[again, join] intentIdentifiers:@[] options:0];
            [center setNotificationCategories:[NSSet setWithObject:failed]];
        }
        - (void)fail {
            UNMutableNotificationContent *content = [UNMutableNotificationContent new];
            content.categoryIdentifier = @"retry";
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            if ([response.actionIdentifier isEqualToString:@"join"]) { [self join]; }
            \(more)
            done();
        }
        @end
        """
    }

    private static let ask =
        "advice authorization-at-launch: UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"
    private static let unneeded = ["advice action-foreground-unneeded: .foreground"]

    private static func badge(_ code: String) -> String {
        """
        @implementation App
        - (void)post { UNMutableNotificationContent *content = [UNMutableNotificationContent new]; content.badge = @(1); }
        - (void)open { \(code) }
        @end
        """
    }

    static let passes = [
        Case(
            "a request for permission that runs only after an answer",
            swift: asking("if settings.authorizationStatus == .authorized"),
            ["authorization-at-launch"]),
        Case(
            "one that may be the first", swift: asking("if settings.authorizationStatus != .authorized"),
            ["authorization-at-launch"], [ask]),
        Case(
            "one that runs unless there was no answer",
            swift: asking("if settings.authorizationStatus == .notDetermined { ready() } else"),
            ["authorization-at-launch"]),
        Case(
            "one after a guard",
            swift: asking("guard settings.authorizationStatus == .authorized else { return }; do"),
            ["authorization-at-launch"]),
        Case(
            "one in a case of the permission",
            swift: asking(
                "switch settings.authorizationStatus { case .authorized, .provisional: do",
                otherwise: "default: break }"),
            ["authorization-at-launch"]),
        Case(
            "a badge that code counts down",
            objectiveC: badge("[UIApplication sharedApplication].applicationIconBadgeNumber--;"),
            ["badge-uncleared"]),
        Case(
            "a badge that code subtracts from",
            objectiveC: badge("[UIApplication sharedApplication].applicationIconBadgeNumber -= 1;"),
            ["badge-uncleared"]),
        Case(
            "a badge that code counts down before it is used",
            objectiveC: badge("--[UIApplication sharedApplication].applicationIconBadgeNumber;"), ["badge-uncleared"]),
        Case(
            "a badge that code only reads",
            objectiveC: badge("int rest = [UIApplication sharedApplication].applicationIconBadgeNumber - 1;"),
            ["badge-uncleared"], ["advice badge-uncleared: @(1)"]),
        Case(
            "a badge that Swift subtracts from",
            swift: """
                func post() { let content = UNMutableNotificationContent(); content.badge = 1 }
                func open() { UIApplication.shared.applicationIconBadgeNumber -= 1 }
                """, ["badge-uncleared"]),
        Case(
            "an action whose answer a screen sends",
            swift: denying("Pending.shared.request = response.notification.request.content.userInfo"),
            ["action-foreground-unneeded"]),
        Case(
            "an action whose answer a method keeps",
            swift: denying("keep()", "func keep() { pending = [:] }; func show() { send(pending) }"),
            ["action-foreground-unneeded"]),
        Case(
            "an action that shows something", swift: denying("await navigator.present(Denial())"),
            ["action-foreground-unneeded"]),
        Case(
            "an action that is done in the background", swift: denying("await server.deny()"),
            ["action-foreground-unneeded"], unneeded),
        Case(
            "one identifier for all days", swift: days(adding("\"\\(id)-reminder\"")), ["request-replaced"],
            ["error request-replaced: \"\\(id)-reminder\""]),
        Case(
            "one identifier for all days, in a method that gets it",
            swift: days(
                "add(id, day)",
                """
                private func add(_ name: String, _ day: Int? = nil) {
                    let trigger: UNNotificationTrigger
                    if let day { trigger = weekly(day) } else { trigger = daily() }
                    let request = UNNotificationRequest(identifier: "\\(name)-reminder", content: content, trigger: trigger)
                    center.add(request)
                }
                """), ["request-replaced"], ["error request-replaced: add(id, day)"]),
        Case(
            "one identifier for the days that people chose",
            swift: days("if chosen.contains(day) { \(adding("\"pill\""))  }"), ["request-replaced"],
            ["warning request-replaced: \"pill\""]),
        Case(
            "an identifier for each day",
            swift: days(adding("\"\\(id)-\\(day)\"")) + days("let name = id + String(day); " + adding("name"))
                + days(adding("UUID().uuidString")) + days(adding("\"\\(count)\"") + "; count += 1")
                + days(
                    "add(\"\\(id)\\(day)\", day)",
                    "func add(_ id: String, _ day: Int) { let trigger = weekly(day); \(adding("id")) }"),
            ["request-replaced"]),
        Case(
            "one identifier for one of the days",
            swift: days(adding("id") + "; break") + days("guard day == today else { continue }; " + adding("id"))
                + days("if day == today { \(adding("id")) }"),
            ["request-replaced"]),
        Case(
            "a request that takes the place of one that waits",
            swift: """
                func warn(_ name: String) {
                    center.add(UNNotificationRequest(identifier: "low", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
                    center.add(UNNotificationRequest(identifier: "low", content: content, trigger: nil))
                    center.add(UNNotificationRequest(identifier: name, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
                    if isUrgent { center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil)) }
                }
                """, ["request-replaced"], ["error request-replaced: \"low\"", "warning request-replaced: name"]),
        Case(
            "a request that comes at once, in another case or with another identifier",
            swift: """
                func warn(_ name: String, _ other: String) {
                    if isLater {
                        center.add(UNNotificationRequest(identifier: "low", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
                    } else {
                        center.add(UNNotificationRequest(identifier: "low", content: content, trigger: nil))
                    }
                    var name = name
                    center.add(UNNotificationRequest(identifier: name, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
                    name = other
                    center.add(UNNotificationRequest(identifier: name, content: content, trigger: nil))
                }
                """, ["request-replaced"]),
        Case(
            "a category with the name of an action",
            objectiveC: retrying(""), ["action-unhandled"],
            ["error action-unhandled: @\"retry\""]),
        Case(
            "a category with the name of an action that a handler mentions",
            objectiveC: retrying("[self runTable:@{@\"retry\": @1} for:response];"),
            ["action-unhandled"]),
        Case(
            "a delegate that is created with the device token",
            swift: lateObject("lazy var notifier = Notifier()", withToken: "notifier.register(token)"),
            ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "a delegate that is created directly with the device token",
            swift: lateObject("", withToken: "keeper.notifier = Notifier()"), ["delegate-missing"],
            ["warning delegate-missing: self"]),
        Case(
            "a delegate that the launch uses first",
            swift: lateObject(
                "lazy var notifier = Notifier()", atLaunch: "notifier.start()", withToken: "notifier.register(token)"),
            ["delegate-missing"]),
        Case(
            "a delegate that is created with its owner",
            swift: lateObject("let notifier = Notifier()", withToken: "notifier.register(token)"), ["delegate-missing"]),
    ]
}
