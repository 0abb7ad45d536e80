extension AuditCaseTests {
    // MARK: Service extensions, calls, permissions and times

    private static func service(_ done: String, url: String = "target", resume: String = ".resume()") -> String {
        """
        class NotificationService: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return contentHandler(request.content) }
                URLSession.shared.downloadTask(with: link(of: content)) { location, _, _ in
                    if let location {
                        let target = location.appendingPathExtension("jpg")
                        try? FileManager.default.moveItem(at: location, to: target)
                        if let image = try? UNNotificationAttachment(identifier: "image", url: \(url)) { content.attachments = [image] }
                    }
                    \(done)
                }\(resume)
            }
        }
        """
    }

    private static func calls(_ code: String, _ helper: String = "") -> String {
        """
        @implementation Calls
        - (void)start { self.registry.desiredPushTypes = [NSSet setWithObject:PKPushTypeVoIP]; }
        - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))done {
            \(code)
            done();
        }
        \(helper)
        @end
        """
    }

    private static let post = """
        UNMutableNotificationContent *content = [UNMutableNotificationContent new];
        content.body = payload.dictionaryPayload[@"name"];
        [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"call" content:content trigger:nil] withCompletionHandler:nil];
        """

    private static func registry(_ property: String, _ code: String) -> String {
        """
        class AppDelegate: UIResponder, UIApplicationDelegate, PKPushRegistryDelegate {
            \(property)
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                \(code)
                return true
            }
            func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) { provider.reportNewIncomingCall(with: UUID(), update: update) { _ in } }
        }
        """
    }

    private static func asking(_ options: String, _ more: String = "") -> String {
        launching(
            """
            let allow = UNNotificationAction(identifier: "yes", title: "Allow", options: [.authenticationRequired])
            UNUserNotificationCenter.current().setNotificationCategories([UNNotificationCategory(identifier: "login", actions: [allow], intentIdentifiers: [])])
            UNUserNotificationCenter.current().requestAuthorization(options: \(options)) { _, _ in }
            \(more)
            """)
    }

    private static func weekly(_ code: String) -> String {
        """
        func plan(_ day: Int, _ minutes: Int, once: Bool) {
            var date = DateComponents()
            date.weekday = day
            \(code)
            let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
            center.add(UNNotificationRequest(identifier: "day", content: content, trigger: trigger))
        }
        """
    }

    private static func interval(_ value: String, _ more: String = "") -> String {
        "func snooze(_ minutes: Int) { \(more)\nlet again = UNTimeIntervalNotificationTrigger(timeInterval: \(value), repeats: false); center.add(UNNotificationRequest(identifier: \"a\", content: content, trigger: again)) }"
    }

    private static func opened(_ method: String, reads key: String, keeps: String = "orderOpened:") -> String {
        """
        @interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
        @end
        @implementation AppDelegate
        - (void)observe { [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(\(method)) name:OrderOpened object:nil]; }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            [[NSNotificationCenter defaultCenter] postNotificationName:OrderOpened object:self userInfo:@{ @"orderID": order }];
            done();
        }
        - (void)\(keeps)(NSNotification *)note { [self show:note.userInfo[@"\(key)"]]; }
        @end
        """
    }

    private static func offered(_ type: String) -> String {
        """
        final class Screen { init() { token = NotificationCenter.default.addObserver(forName: .offer, object: nil, queue: nil) { note in
            guard let offer = note.object as? \(type) else { return }
            show(offer)
        } } }
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                NotificationCenter.default.post(name: .offer, object: Offer(name: "a"))
            }
        }
        """
    }

    static let steps = [
        Case(
            "a service extension hands over the content without its changes",
            swift: service("contentHandler(request.content)"), ["service-content-unfinished"],
            ["warning service-content-unfinished: request.content"]),
        Case("it hands over the copy", swift: service("contentHandler(content)"), ["service-content-unfinished"]),
        Case(
            "it hands over the original only if there is no copy",
            swift: service("guard isWanted else { return contentHandler(request.content) }\ncontentHandler(content)"),
            ["service-content-unfinished"]),
        Case(
            "it hands over the original before it changes the copy, which it keeps with the handler",
            swift: """
                class NotificationService: UNNotificationServiceExtension {
                    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
                        guard isOurs(request) else { contentHandler(request.content); return }
                        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
                        content.badge = 1
                        handlers[request.identifier] = contentHandler
                    }
                }
                """, ["service-content-unfinished"]),
        Case(
            "the file of a download has no type", swift: service("contentHandler(content)", url: "location"),
            ["service-content-unfinished"], ["warning service-content-unfinished: location"]),
        Case(
            "a hint says the type",
            swift: service(
                "contentHandler(content)",
                url: "location, options: [UNNotificationAttachmentOptionsTypeHintKey: \"public.jpeg\"]"),
            ["service-content-unfinished"]),
        Case(
            "nothing resumes the task", swift: service("contentHandler(content)", resume: ""),
            ["service-content-unfinished"],
            [
                "warning service-content-unfinished: URLSession.shared.downloadTask(with: link(of: content)) { location, _, _ in"
            ]),
        Case(
            "a VoIP push posts a notification", objectiveC: calls(post), ["call-unreported"],
            [
                "error call-unreported: - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))done {"
            ]),
        Case(
            "also in a method that it calls",
            objectiveC: calls("[self show:payload];", "- (void)show:(PKPushPayload *)payload { \(post) }"),
            ["call-unreported"],
            [
                "error call-unreported: - (void)pushRegistry:(PKPushRegistry *)registry didReceiveIncomingPushWithPayload:(PKPushPayload *)payload forType:(PKPushType)type withCompletionHandler:(void (^)(void))done {"
            ]),
        Case(
            "it also reports a call",
            objectiveC: calls(
                post + "\n[self.provider reportNewIncomingCallWithUUID:uuid update:update completion:nil];"),
            ["call-unreported"]),
        Case(
            "what another object does isn't known", objectiveC: calls(post + "\n[self.manager handle:payload];"),
            ["call-unreported"]),
        Case(
            "nothing asks for VoIP pushes",
            swift: registry("let registry = PKPushRegistry(queue: .main)", "registry.delegate = self"),
            ["requirement-missing"], ["warning requirement-missing: PKPushRegistry(queue: .main)"]),
        Case(
            "the registry has no delegate",
            swift: registry("let registry = PKPushRegistry(queue: .main)", "registry.desiredPushTypes = [.voIP]"),
            ["requirement-missing"], ["warning requirement-missing: PKPushRegistry(queue: .main)"]),
        Case(
            "a variable with the registry gets both",
            swift: registry(
                "var registry: PKPushRegistry?",
                "let made = PKPushRegistry(queue: .main)\nmade.delegate = self\nmade.desiredPushTypes = [.voIP]\nregistry = made"
            ),
            ["requirement-missing"]),
        Case(
            "actions are declared, and no request for permission has alerts", swift: asking("[.badge, .sound]"),
            ["authorization-option-missing"], ["warning authorization-option-missing: [allow]"]),
        Case("the request has alerts", swift: asking("[.alert]"), ["authorization-option-missing"]),
        Case(
            "provisional permission shows notifications", swift: asking("[.provisional]"),
            ["authorization-option-missing"]),
        Case(
            "the badge is set, and no request has it",
            swift: asking("[.alert]", "application.applicationIconBadgeNumber = unread"),
            ["authorization-option-missing"], ["warning authorization-option-missing: unread"]),
        Case(
            "a literal only removes the badge", swift: asking("[.alert]", "application.applicationIconBadgeNumber = 0"),
            ["authorization-option-missing"]),
        Case(
            "a year is set of a date that repeats",
            swift: weekly("date.year = calendar.component(.year, from: Date())"), ["trigger-never-fires"],
            ["warning trigger-never-fires: date"]),
        Case(
            "only another branch sets it", swift: weekly("if once { date.year = year; return }"),
            ["trigger-never-fires"]),
        Case("the year is removed", swift: weekly("date.year = year; date.year = nil"), ["trigger-never-fires"]),
        Case(
            "minutes are no seconds", swift: interval("TimeInterval(minutes)"), ["trigger-never-fires"],
            ["warning trigger-never-fires: TimeInterval(minutes)"]),
        Case("they are multiplied", swift: interval("TimeInterval(minutes * 60)"), ["trigger-never-fires"]),
        Case("the variable has seconds", swift: interval("minutes", "let minutes = 15 * 60"), ["trigger-never-fires"]),
        Case(
            "a method returns an hour that no date has",
            swift:
                "final class Plan { func hour(of slot: Int) -> Int { switch slot { case 0: return 8\ndefault: return 24 } }\n"
                + weekly("date.hour = hour(of: day)") + "}", ["trigger-never-fires"],
            ["error trigger-never-fires: hour(of: day)"]),
        Case(
            "the system doesn't keep so many requests",
            swift:
                "func plan() { for day in 1...365 { UNUserNotificationCenter.current().add(.init(identifier: \"day-\\(day)\", content: content, trigger: trigger(of: day))) } }",
            ["trigger-never-fires"],
            [
                "warning trigger-never-fires: .init(identifier: \"day-\\(day)\", content: content, trigger: trigger(of: day))"
            ]),
        Case(
            "a loop may leave some out",
            swift:
                "func plan() { for day in 1...365 { if isDue(day) { UNUserNotificationCenter.current().add(.init(identifier: \"day-\\(day)\", content: content, trigger: trigger(of: day))) } } }",
            ["trigger-never-fires"]),
        Case(
            "no class has the method of an observer", objectiveC: opened("showOrder:", reads: "orderID"),
            ["name-mismatch"], ["warning name-mismatch: showOrder"]),
        Case(
            "an observer reads a key that no post has", objectiveC: opened("orderOpened:", reads: "number"),
            ["name-mismatch"],
            [
                "warning name-mismatch: [[NSNotificationCenter defaultCenter] postNotificationName:OrderOpened object:self userInfo:@{ @\"orderID\": order }]"
            ]),
        Case("it reads the key", objectiveC: opened("orderOpened:", reads: "orderID"), ["name-mismatch"]),
        Case(
            "an observer casts the object to another type", swift: offered("String"), ["name-mismatch"],
            ["warning name-mismatch: NotificationCenter.default.post(name: .offer, object: Offer(name: \"a\"))"]),
        Case("it casts it to a protocol", swift: offered("Showable"), ["name-mismatch"]),
    ]
}
