extension AuditCaseTests {
    // MARK: Requests

    /// Code that adds a request, and other code.
    private static func adding(_ identifier: String, _ more: String) -> String {
        """
        func post(_ content: UNNotificationContent, _ task: Task) {
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: \(identifier), content: content, trigger: nil))
        }
        \(more)
        """
    }

    private static func comparing(_ identifier: String) -> String {
        "func isError(_ response: UNNotificationResponse) -> Bool { response.notification.request.identifier == \(identifier) }"
    }

    private static func removing(_ identifier: String) -> String {
        "func stop() { UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: [\(identifier)]) }"
    }

    /// Code that waits for a date.
    private static func waiting(_ code: String) -> String {
        """
        func schedule(_ content: UNNotificationContent) {
            var date = DateComponents()
            \(code)
            let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        }
        """
    }

    static let requests = [
        Case(
            "a comparison with the identifier of a request, mistyped",
            swift: adding("\"dailyReminder\"", comparing("\"dailyRemindr\"")),
            ["name-mismatch"], ["error name-mismatch: \"dailyRemindr\""]),
        Case(
            "a mistyped identifier, if that of another request isn't known",
            swift: adding("\"dailyReminder\"", comparing("\"dailyRemindr\"") + "\n" + adding("task.id", "")),
            ["name-mismatch"], ["warning name-mismatch: \"dailyRemindr\""]),
        Case(
            "the removal of a mistyped identifier",
            swift: adding("\"daily-reminder\"", removing("\"daily-remidner\"")),
            ["name-mismatch"], ["error name-mismatch: \"daily-remidner\""]),
        Case(
            "a plural form, a number and another word are other names",
            swift: adding(
                "\"taskReminder\"",
                removing("\"taskReminders\", \"taskReminder2\", \"bestReminder\"")
                    + "\n" + adding("task.id", "")), ["name-mismatch"]),
        Case(
            "comparisons with the identifier of a category, which no request has",
            swift: adding(
                "\"failed\"",
                "let failure = UNNotificationCategory(identifier: \"error occurred\", actions: [], intentIdentifiers: [])\n"
                    + comparing("failure.identifier")),
            ["name-mismatch"], ["warning name-mismatch: failure.identifier"]),
        Case(
            "comparisons with identifiers that requests have",
            swift: adding(
                "Kind.daily.rawValue",
                comparing("\"daily\"") + "\n" + adding("\"task-\\(task.id)\"", "")
                    + "\nenum Kind: String { case daily }\n" + comparing("\"task-1\"")), ["name-mismatch"]),
        Case(
            "a comparison with one of the values of a variable",
            objectiveC: """
                @implementation App
                - (void)post:(UNNotificationContent *)content {
                    NSString *identifier = @"other";
                    if (self.isActive) { identifier = @"foreground"; }
                    UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:identifier content:content trigger:nil];
                }
                - (BOOL)isForeground:(UNNotificationResponse *)response {
                    return [response.notification.request.identifier isEqualToString:@"foreground"];
                }
                @end
                """, ["name-mismatch"]),
        Case(
            "a comparison in an app that gets pushes",
            swift: adding(
                "\"failed\"",
                comparing("\"error\"") + "\nfunc ask() { app.registerForRemoteNotifications() }"
                    + "\nclass AppDelegate: NSObject, UIApplicationDelegate { func start() { didFinishLaunchingWithOptions() } }"
            ),
            ["name-mismatch"]),
        Case(
            "removals that remove nothing", swift: adding("UUID().uuidString", removing("\"daily\"")),
            ["name-mismatch"], ["warning name-mismatch: \"daily\""]),
        Case(
            "the removal of what an earlier version added",
            swift: adding(
                "\"daily\"", removing("\"daily\"") + "\n" + removing("\"old\"").replacing("stop", with: "migrate")),
            ["name-mismatch"]),
        Case(
            "a mistyped key of userInfo",
            swift: """
                func open(_ response: UNNotificationResponse) {
                    guard let id = response.notification.request.content.userInfo["taskIdentifer"] else { return }
                    show(id)
                }
                func make(_ content: UNMutableNotificationContent) { content.userInfo = ["taskIdentifier": 1] }
                """, ["name-mismatch"], ["warning name-mismatch: \"taskIdentifer\""]),
        Case(
            "parts of dates that no date has",
            swift: waiting("date.month = 13; date.day = 32; date.minute = Int.random(in: 0...60); date.hour = 23"),
            ["trigger-never-fires"],
            [
                "error trigger-never-fires: 13", "error trigger-never-fires: 32",
                "error trigger-never-fires: Int.random(in: 0...60)",
            ]),
        Case(
            "a part of a date that is set again",
            swift: waiting("date.hour = 24; if date.hour == 24 { date.hour = 0 }"), ["trigger-never-fires"]),
        Case(
            "the numbers of a loop that leaves some out",
            swift: """
                func schedule(_ content: UNNotificationContent) {
                    for day in 0...7 {
                        if day == 0 { continue }
                        var date = DateComponents()
                        date.weekday = day
                        let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: "\\(day)", content: content, trigger: trigger))
                    }
                }
                """, ["trigger-never-fires"]),
        Case(
            "a date in Objective-C",
            objectiveC: """
                @implementation App
                - (void)schedule:(UNNotificationContent *)content {
                    NSDateComponents *date = [[NSDateComponents alloc] init];
                    date.hour = 24;
                    UNCalendarNotificationTrigger *trigger = [UNCalendarNotificationTrigger triggerWithDateMatchingComponents:date repeats:YES];
                    UNNotificationRequest *request = [UNNotificationRequest requestWithIdentifier:@"a" content:content trigger:trigger];
                }
                @end
                """, ["trigger-never-fires"], ["error trigger-never-fires: 24"]),
        Case(
            "the date of a calendar, where the hour 24 is the next day",
            swift: """
                func midnight() -> Date? {
                    var date = DateComponents()
                    date.hour = 24
                    return Calendar.current.date(from: date)
                }
                """, ["trigger-never-fires"]),
        Case(
            "a new identifier at each launch, in an app that removes requests before",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
                        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: UUID().uuidString, content: UNMutableNotificationContent(), trigger: trigger))
                        return true
                    }
                }
                """, ["request-repeated"]),
        Case(
            "a new identifier if people ask for a reminder",
            swift: """
                class AppDelegate: NSObject, UIApplicationDelegate {
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        if !UserDefaults.standard.bool(forKey: "isScheduled") { schedule() }
                        return true
                    }
                    func schedule() {
                        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: true)
                        UNUserNotificationCenter.current().add(
                            UNNotificationRequest(identifier: UUID().uuidString, content: UNMutableNotificationContent(), trigger: trigger))
                    }
                }
                """, ["request-repeated"]),
        Case(
            "a removal of all requests whenever the app becomes active",
            swift: activation("UNUserNotificationCenter.current().removeAllPendingNotificationRequests()"),
            ["request-removed"],
            ["warning request-removed: UNUserNotificationCenter.current().removeAllPendingNotificationRequests()"]),
        Case(
            "a removal under a condition, and one before the requests are added again",
            swift: activation(
                "if isOff { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }")
                + activation("UNUserNotificationCenter.current().removeAllPendingNotificationRequests(); schedule()")
                .replacing("Scene", with: "Other"), ["request-removed"]),
        Case(
            "a method for pushes of other kinds, and one that hands the push on",
            [
                "App/App.swift": calls(
                    "if type == .voIP { calls.handle(payload) }; guard isReady else { return }; completion()"),
                "App/Watch.swift": calls("completion()").replacing(".voIP", with: ".complication"),
            ], ["call-unreported"]),
        Case(
            "a method for calls in Objective-C that returns before it reports one",
            objectiveC: """
                @implementation Calls
                - (void)start { self.registry.desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP]; }
                - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))completion {
                    if (![type isEqualToString:PKPushTypeVoIP]) { return; }
                    NSString *room = payload.dictionaryPayload[@"room"];
                    if (!room) { completion(); return; }
                    [self.provider reportNewIncomingCallWithUUID:[NSUUID UUID] update:[self updateFor:room] completion:^(NSError *error) { completion(); }];
                }
                @end
                """, ["call-unreported"], ["warning call-unreported: return;"]),
    ]

    private static func activation(_ code: String) -> String {
        """
        class Scene: NSObject, UISceneDelegate {
            func sceneDidBecomeActive(_ scene: UIScene) { \(code) }
        }
        func daily(_ content: UNNotificationContent) {
            let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "daily", content: content, trigger: trigger))
        }

        """
    }

    private static func calls(_ code: String) -> String {
        """
        class Calls: NSObject, PKPushRegistryDelegate {
            func start() { registry.desiredPushTypes = [.voIP] }
            func pushRegistry(
                _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
                completion: @escaping () -> Void
            ) { \(code) }
        }
        """
    }
}
