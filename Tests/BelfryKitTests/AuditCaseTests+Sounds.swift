extension AuditCaseTests {
    // MARK: Sounds, texts in several languages, and names that nothing posts

    private static func posting(_ options: String, _ lines: String) -> String {
        """
        @implementation Reminders
        - (void)ask {
            [[UNUserNotificationCenter currentNotificationCenter] requestAuthorizationWithOptions:(\(options)) completionHandler:^(BOOL granted, NSError *error) {}];
        }
        - (void)remind {
            UNMutableNotificationContent *content = [[UNMutableNotificationContent alloc] init];
            content.title = @"Water the Plants";
            \(lines)
            [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"water" content:content trigger:nil] withCompletionHandler:nil];
        }
        @end
        """
    }

    private static func sound(_ urgent: String) -> String {
        """
        final class Reminders {
            func ask() { UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { _, _ in } }
            func remind(_ task: Task) {
                let content = UNMutableNotificationContent()
                content.title = task.title
                content.sound = sound(for: task)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: task.id, content: content, trigger: nil))
            }
            private func sound(for task: Task) -> UNNotificationSound {
                if task.isUrgent { return \(urgent) }
                return .default
            }
        }
        """
    }

    private static func ready(_ text: String, _ tables: [String: String]) -> [String: String] {
        [
            "App/App.swift": """
            func post(_ book: Book) {
                let content = UNMutableNotificationContent()
                content.title = NSLocalizedString(\(text), comment: "")
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "ready", content: content, trigger: nil))
            }
            """
        ].merging(tables.map { ("App/\($0).lproj/Localizable.strings", $1) }) { $1 }
    }

    private static func handler(_ start: String) -> String {
        """
        static Handler *handler;
        \(start) {
            handler = [[Handler alloc] init];
            [UNUserNotificationCenter currentNotificationCenter].delegate = handler;
            [[UNUserNotificationCenter currentNotificationCenter] addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"hello" content:[[UNMutableNotificationContent alloc] init] trigger:nil] withCompletionHandler:nil];
        }
        @implementation Handler
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            [self.store open:response.notification.request.identifier];
            done();
        }
        @end
        """
    }

    private static func observing(_ code: String) -> [String: String] {
        [
            "App/Names.swift": """
            let center = UNUserNotificationCenter.current()
            extension Notification.Name { static let openMap = Notification.Name("openMap") }
            """,
            "App/Map.swift": """
            @main struct Trips: App { var body: some Scene { WindowGroup { Map() } } }
            final class Coordinator {
                func start() { NotificationCenter.default.publisher(for: .openMap).sink { _ in self.show() }.store(in: &all) }
                \(code)
            }
            """,
        ]
    }

    static let sounds = [
        Case(
            "a name that code observes and never posts", observing(""), ["name-mismatch"],
            ["warning name-mismatch: Notification.Name"]),
        Case(
            "a name that code posts",
            observing("func tap() { NotificationCenter.default.post(name: .openMap, object: nil) }"), ["name-mismatch"]),
        Case(
            "a name that another function gets", observing("func tap() { events.send(.openMap) }"), ["name-mismatch"]),
        Case(
            "options that are added, without the one for badges",
            objectiveC: posting(
                "UNAuthorizationOptionAlert + UNAuthorizationOptionSound",
                "content.badge = @1; content.sound = [UNNotificationSound defaultSound];"),
            ["authorization-option-missing"], ["warning authorization-option-missing: 1"]),
        Case(
            "all options that are used, added",
            objectiveC: posting(
                "UNAuthorizationOptionAlert + UNAuthorizationOptionSound + UNAuthorizationOptionBadge",
                "content.badge = @1; content.sound = [UNNotificationSound defaultSound];"),
            ["authorization-option-missing"]),
        Case(
            "a critical sound that a function returns", swift: sound(".defaultCritical"),
            ["authorization-option-missing"], ["warning authorization-option-missing: sound(for: task)"]),
        Case("another sound that a function returns", swift: sound(".ringtone"), ["authorization-option-missing"]),
        Case(
            "a text that no table of an app in two languages has",
            ready("\"Ready\"", ["en": #""Open" = "Open";"#, "de": #""Open" = "Öffnen";"#]), ["loc-key-missing"],
            ["warning loc-key-missing: \"Ready\""]),
        Case(
            "a text that the tables have",
            ready("\"Ready\"", ["en": #""Ready" = "Ready";"#, "de": #""Ready" = "Bereit";"#]), ["loc-key-missing"]),
        Case(
            "a text in an app with one language", ready("\"Ready\"", ["en": #""Open" = "Open";"#]), ["loc-key-missing"]),
        Case(
            "a key with a value in it", ready(#""\(book.title) is ready""#, ["en": #""Open" = "Open";"#]),
            ["loc-key-missing"], [#"warning loc-key-missing: "\(book.title) is ready""#]),
        Case(
            "a function of C that sets the delegate and posts", objectiveC: handler("void start(void)"),
            ["delegate-missing"]),
        Case(
            "a method that nothing calls at launch, and that sets the delegate and posts",
            objectiveC: handler("@implementation Other\n- (void)start") + "@end", ["delegate-missing"],
            ["warning delegate-missing: handler"]),
    ]
}
