extension AuditCaseTests {
    // MARK: Visible breaks, each with its right twin

    /// The methods of a delegate of the center.
    private static func delegate(_ method: String, _ more: String = "") -> String {
        """
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            \(method) { done() }
        \(more)
        }
        func start(_ application: UIApplication) { UNUserNotificationCenter.current().delegate = Handler.shared }
        """
    }

    private static func delegateInObjectiveC(_ method: String) -> String {
        """
        @interface App () <UNUserNotificationCenterDelegate>
        @end
        @implementation App
        \(method) { done(); }
        @end
        """
    }

    private static let response = "_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse"

    static let misnamed = [
        Case(
            "methods with a misspelled label, with one of Objective-C, and without the completion handler",
            swift: delegate(
                "func userNotificationCenter(_ center: UNUserNotificationCenter, didRecieve response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void)",
                """
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresentNotification notification: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {
                        done([])
                    }
                    func userNotificationCenter(\(response)) { open(response) }
                """), ["delegate-method-misnamed"],
            [
                "error delegate-method-misnamed: func userNotificationCenter(_ center: UNUserNotificationCenter, didRecieve response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void) { done() }",
                "error delegate-method-misnamed: func userNotificationCenter(_ center: UNUserNotificationCenter, willPresentNotification notification: UNNotification, withCompletionHandler done: @escaping (UNNotificationPresentationOptions) -> Void) {",
                "error delegate-method-misnamed: func userNotificationCenter(\(response)) { open(response) }",
            ]),
        Case(
            "the method for the token, as Swift 2 wrote it",
            swift: """
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
                        UIApplication.shared.open(token)
                    }
                    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], completionHandler done: @escaping () -> Void) { done() }
                }
                """, ["delegate-method-misnamed"],
            [
                "error delegate-method-misnamed: func application(application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {",
                "error delegate-method-misnamed: func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], completionHandler done: @escaping () -> Void) { done() }",
            ]),
        Case(
            "a method in Objective-C with the label of Swift",
            objectiveC: delegateInObjectiveC(
                "- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceive:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done"
            ), ["delegate-method-misnamed"],
            [
                "error delegate-method-misnamed: - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceive:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done { done(); }"
            ]),
        Case(
            "the right methods, also asynchronous ones",
            swift: delegate(
                "func userNotificationCenter(\(response), withCompletionHandler done: @escaping () -> Void)",
                """
                    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { [] }
                    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) { open() }
                    func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) async -> UIBackgroundFetchResult { .noData }
                """), ["delegate-method-misnamed"]),
        Case(
            "a method of the app that code calls, one of another protocol, and one with a selector of its own",
            swift: delegate(
                "func userNotificationCenter(_ center: UNUserNotificationCenter, handle response: UNNotificationResponse)",
                """
                    func open(_ center: UNUserNotificationCenter, _ response: UNNotificationResponse) {
                        userNotificationCenter(center, handle: response)
                    }
                    @objc(userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:)
                    func userNotificationCenter(_ center: UNUserNotificationCenter, did response: UNNotificationResponse, then done: @escaping () -> Void) { done() }
                """)
                + "\nstruct Center { func userNotificationCenter(\(response)) { open(response) } }",
            ["delegate-method-misnamed"]),
        Case(
            "the right method in Objective-C",
            objectiveC: delegateInObjectiveC(
                "- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done"
            ), ["delegate-method-misnamed"]),
    ]

    /// Code that asks for permission.
    private static func asking(_ code: String) -> String {
        """
        func enable() {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, error in
                \(code)
            }
        }
        func remind() { UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: .init(), trigger: nil)) }
        """
    }

    static let inverted = [
        Case(
            "code that runs only if people refused", swift: asking("if granted == false { remind() }"),
            ["authorization-inverted"], ["error authorization-inverted: granted == false"]),
        Case(
            "code that runs only with an error",
            swift: asking("guard granted, error != nil else { return }; DispatchQueue.main.async { remind() }"),
            ["authorization-inverted"], ["error authorization-inverted: granted, error != nil"]),
        Case(
            "code that waits for the answer, and the wrong status",
            swift: """
                func enable() async throws {
                    guard try await !UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) else { return }
                    register()
                }
                func schedule() async {
                    let settings = await UNUserNotificationCenter.current().notificationSettings()
                    guard settings.authorizationStatus == .notDetermined else { return }
                    register()
                }
                func register() { UIApplication.shared.registerForRemoteNotifications() }
                """, ["authorization-inverted"],
            [
                "error authorization-inverted: !UNUserNotificationCenter.current().requestAuthorization(options: [.alert])",
                "error authorization-inverted: settings.authorizationStatus == .notDetermined",
            ]),
        Case(
            "a request that only people get who refused",
            swift: """
                func ask() {
                    let center = UNUserNotificationCenter.current()
                    center.getNotificationSettings { settings in
                        switch settings.authorizationStatus {
                        case .denied: center.requestAuthorization(options: [.alert]) { _, _ in }
                        default: break
                        }
                    }
                }
                """, ["authorization-inverted"], ["error authorization-inverted: settings.authorizationStatus"]),
        Case(
            "the answer in Objective-C",
            objectiveC: """
                @implementation App
                - (void)ask {
                    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert completionHandler:^(BOOL granted, NSError *error) {
                        if (granted) { return; }
                        [application registerForRemoteNotifications];
                    }];
                }
                @end
                """, ["authorization-inverted"], ["error authorization-inverted: granted"]),
        Case(
            "code that runs with permission", swift: asking("guard granted, error == nil else { return }; remind()"),
            ["authorization-inverted"]),
        Case(
            "what people see who refused, and what always runs",
            swift: asking("if !granted { showSettings(); return }\n        remind()"), ["authorization-inverted"]),
        Case(
            "code that may post in both cases",
            swift: asking("guard !granted else { start(); return }; remind()"), ["authorization-inverted"]),
        Case(
            "a request for permission before the first notification",
            swift: """
                func start() async throws {
                    let center = UNUserNotificationCenter.current()
                    guard await center.notificationSettings().authorizationStatus == .notDetermined else { return }
                    let settings = await center.notificationSettings()
                    guard settings.authorizationStatus == .notDetermined else { return }
                    _ = try await center.requestAuthorization(options: [.alert])
                    UIApplication.shared.registerForRemoteNotifications()
                }
                """, ["authorization-inverted"]),
        Case(
            "the right order in Objective-C",
            objectiveC: """
                @implementation App
                - (void)ask {
                    [center requestAuthorizationWithOptions:UNAuthorizationOptionAlert completionHandler:^(BOOL granted, NSError *error) {
                        if (!granted || error) { return; }
                        [application registerForRemoteNotifications];
                    }];
                }
                @end
                """, ["authorization-inverted"]),
    ]

    /// Code that makes a request with a trigger.
    private static func trigger(_ code: String, _ used: String = "trigger") -> String {
        """
        func schedule(_ content: UNNotificationContent, at date: Date) {
            let trigger = \(code)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: \(used)))
        }
        """
    }

    private static func interval(_ code: String) -> String {
        trigger("UNTimeIntervalNotificationTrigger(timeInterval: \(code), repeats: false)")
    }

    static let times = [
        Case(
            "the time since a fixed date", swift: interval("date.timeIntervalSinceReferenceDate"),
            ["trigger-never-fires"], ["error trigger-never-fires: date.timeIntervalSinceReferenceDate"]),
        Case(
            "how long ago a date is", swift: interval("Date().timeIntervalSince(date)"), ["trigger-never-fires"],
            ["error trigger-never-fires: Date().timeIntervalSince(date)"]),
        Case(
            "an interval of zero, and a negative one", swift: interval("0") + "\n" + interval("-5"),
            ["trigger-never-fires"], ["error trigger-never-fires: 0", "error trigger-never-fires: -5"]),
        Case(
            "a trigger that the request doesn't get",
            swift: trigger("UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)", "nil"),
            ["trigger-never-fires"], ["error trigger-never-fires: nil"]),
        Case(
            "a date with a year that repeats",
            swift: trigger(
                "UNCalendarNotificationTrigger(dateMatching: Calendar.current.dateComponents([.year, .month, .day, .hour], from: date), repeats: true)"
            ), ["trigger-never-fires"],
            ["warning trigger-never-fires: Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)"]),
        Case(
            "times in Objective-C",
            objectiveC: """
                @implementation App
                - (void)schedule:(UNNotificationContent *)content date:(NSDate *)date {
                    UNNotificationTrigger *trigger = [UNTimeIntervalNotificationTrigger triggerWithTimeInterval:[date timeIntervalSince1970] repeats:NO];
                    UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:@"a" content:content trigger:nil];
                }
                @end
                """, ["trigger-never-fires"],
            [
                "error trigger-never-fires: [date timeIntervalSince1970]", "error trigger-never-fires: nil",
            ]),
        Case(
            "times that may be right",
            swift: interval("date.timeIntervalSinceNow") + "\n" + interval("date.timeIntervalSince1970 - now")
                + "\n" + interval("Date().timeIntervalSince(startDate)") + "\n" + interval("0.5") + "\n"
                + trigger(
                    "UNCalendarNotificationTrigger(dateMatching: Calendar.current.dateComponents([.year, .month, .day, .hour], from: date), repeats: false)"
                )
                + "\n"
                + trigger(
                    "UNCalendarNotificationTrigger(dateMatching: Calendar.current.dateComponents([.month, .day], from: date), repeats: true)"
                ), ["trigger-never-fires"]),
        Case(
            "a request without a trigger on purpose",
            swift: """
                func schedule(_ content: UNNotificationContent, isNow: Bool) {
                    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
                    let now = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
                    let later = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
                    UNUserNotificationCenter.current().add(isNow ? now : later)
                }
                """, ["trigger-never-fires"]),
    ]
}
