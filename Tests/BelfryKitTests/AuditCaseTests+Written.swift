extension AuditCaseTests {
    // MARK: Values that are written as one type and read as another

    private static func handler(_ reading: String, _ more: String) -> String {
        """
        struct Trip { var id = UUID(); let date: Date; let name: String }
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                guard \(reading) else { return }
                open(id)
            }
        }
        func post(_ content: UNMutableNotificationContent) {
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
        \(more)
        """
    }

    private static let text = "let id = info[\"id\"] as? String"

    /// Writes a text and a number with one key, and a date and a number with another.
    private static let twoTypes = """
        func remind(_ id: String, _ date: Date, _ content: UNMutableNotificationContent) { content.userInfo = ["id": id, "date": date]; post(content) }
        func remind(_ hours: [Int], _ content: UNMutableNotificationContent) {
            for (index, hour) in hours.enumerated() {
                content.userInfo = ["id": index, "date": Date().timeIntervalSince1970]
                post(content)
            }
        }
        """

    static let written = [
        Case(
            "a property that is a UUID, where code reads a text",
            swift: handler(
                text,
                "func remind(_ trip: Trip, _ content: UNMutableNotificationContent) { content.userInfo = [\"id\": trip.id]; post(content) }"
            ), ["name-mismatch"], ["warning name-mismatch: info[\"id\"]"]),
        Case(
            "the text of the UUID, and a property of a type that isn't known",
            swift: handler(
                text,
                """
                func remind(_ trip: Trip, _ content: UNMutableNotificationContent) { content.userInfo = ["id": trip.id.uuidString]; post(content) }
                func remind(_ other: Other, _ content: UNMutableNotificationContent) { content.userInfo = ["id": other.id]; post(content) }
                """), ["name-mismatch"]),
        Case(
            "a number of an element beside a text, and a date beside a number",
            swift: handler(
                text + ", let date = info[\"date\"] as? TimeInterval",
                twoTypes), ["name-mismatch"], ["warning name-mismatch: date", "warning name-mismatch: index"]),
        Case(
            "code that reads both types, and one without a cast",
            swift: handler(
                text + " ?? (info[\"id\"] as? Int).map(String.init), let date = info[\"date\"]",
                twoTypes), ["name-mismatch"]),
        Case(
            "the key of a push with a number, where a function with the data reads a text",
            [
                "App/App.swift": """
                enum Link {
                    case invite(String)
                    init?(userInfo: [AnyHashable: Any]) {
                        guard let id = userInfo["invite_id"] as? String else { return nil }
                        self = .invite(id)
                    }
                }
                """,
                "push/invite.apns": #"{ "aps": { "alert": "Invitation" }, "invite_id": 7 }"#,
            ], ["name-mismatch"], ["warning name-mismatch: userInfo[\"invite_id\"]"]),
        Case(
            "the same key in other data",
            [
                "App/App.swift": """
                func open(userInfo: [AnyHashable: Any]) {
                    guard let id = userInfo["invite_id"] as? String else { return }
                    show(id)
                }
                func tell(_ id: String) { open(userInfo: ["invite_id": id]) }
                """,
                "push/invite.apns": #"{ "aps": { "alert": "Invitation" }, "invite_id": 7 }"#,
            ], ["name-mismatch"]),
        Case(
            "a method of texts for a number in Objective-C, and one for a text",
            objectiveC: """
                @implementation App
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    [self open:[response.notification.request.content.userInfo[@"dose"] uppercaseString]];
                    [self open:[response.notification.request.content.userInfo[@"name"] uppercaseString]];
                    done();
                }
                - (void)add:(NSInteger)slot content:(UNMutableNotificationContent *)content trigger:(UNNotificationTrigger *)trigger {
                    content.userInfo = @{ @"dose": @(slot), @"name": @"Noon" };
                    [self.center addNotificationRequest:[UNNotificationRequest requestWithIdentifier:@"a" content:content trigger:trigger] withCompletionHandler:nil];
                }
                @end
                """, ["name-mismatch"],
            ["warning name-mismatch: .notification.request.content.userInfo[@\"dose\"]"]),
        Case(
            "a dictionary that code looks up in uppercase",
            swift: """
                final class Alarms {
                    let handlers: [String: (String) -> Void]
                    let others: [String: (String) -> Void] = ["ALARM": { stop($0) }]
                    init() { handlers = ["alarm.stop": { stop($0) }] }
                    func handle(_ response: UNNotificationResponse) {
                        handlers[response.actionIdentifier.uppercased()]?("a")
                        others[response.actionIdentifier.uppercased()]?("a")
                    }
                }
                """, ["name-mismatch"], ["warning name-mismatch: \"alarm.stop\""]),
        Case(
            "an action with the name of a case instead of its raw value",
            swift: """
                enum Kind: String { case done = "DONE_ACTION", later = "later" }
                let actions = [Kind.done, .later]
                let done = UNNotificationAction(identifier: "\\(Kind.done)", title: "Done", options: [])
                let later = UNNotificationAction(identifier: "\\(Kind.later)", title: "Later", options: [])
                func handle(_ response: UNNotificationResponse) {
                    guard let kind = Kind(rawValue: response.actionIdentifier) else { return }
                    switch kind {
                    case .done: finish()
                    case .later: snooze()
                    }
                }
                """, ["action-unhandled"], ["error action-unhandled: \"\\(Kind.done)\""]),
        Case(
            "the text that an enum says itself",
            swift: """
                enum Kind: String, CustomStringConvertible {
                    case done = "DONE_ACTION"
                    var description: String { rawValue }
                }
                let done = UNNotificationAction(identifier: "\\(Kind.done)", title: "Done", options: [])
                func handle(_ response: UNNotificationResponse) {
                    guard let kind = Kind(rawValue: response.actionIdentifier) else { return }
                    switch kind {
                    case .done: finish()
                    }
                }
                """, ["action-unhandled"]),
        Case(
            "the only key that no push has, where one of a push is the only one that nothing reads",
            [
                "App/App.swift": """
                func open(userInfo: [AnyHashable: Any]) {
                    guard let kind = userInfo["kind"] as? String else { return }
                    show(kind, userInfo["conversation"] as? String)
                }
                """,
                "push/chat.apns": #"{ "aps": { "alert": "Hi" }, "kind": "chat", "chat_id": "7" }"#,
            ], ["name-mismatch"], ["warning name-mismatch: \"conversation\""]),
        Case(
            "two keys that no push has, and a key that other code mentions",
            [
                "App/App.swift": """
                func open(userInfo: [AnyHashable: Any]) {
                    guard let kind = userInfo["kind"] as? String else { return }
                    show(kind, userInfo["conversation"] as? String, userInfo["room"] as? String)
                }
                """,
                "push/chat.apns": #"{ "aps": { "alert": "Hi" }, "kind": "chat", "chat_id": "7" }"#,
            ], ["name-mismatch"]),
        Case(
            "identifiers that a function of C makes, and a dictionary without one",
            objectiveC: table("KindName(KindExtend): ^{ [self extend]; }"), ["action-unhandled"],
            ["error action-unhandled: @\"parking.stop\""]),
        Case(
            "a dictionary with all",
            objectiveC: table("KindName(KindExtend): ^{ [self extend]; }, KindName(KindStop): ^{ [self stop]; }"),
            ["action-unhandled"]),
    ]

    private static func table(_ pairs: String) -> String {
        """
        typedef NS_ENUM(NSUInteger, Kind) { KindExtend, KindStop };
        static NSString *KindName(Kind kind) { switch (kind) { case KindExtend: return @"parking.extend"; case KindStop: return @"parking.stop"; } return nil; }
        @implementation App
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            self.table = @{ \(pairs) };
            NSMutableArray *actions = [NSMutableArray array];
            [actions addObject:[UNNotificationAction actionWithIdentifier:KindName(KindExtend) title:@"Extend" options:0]];
            [actions addObject:[UNNotificationAction actionWithIdentifier:KindName(KindStop) title:@"Stop" options:0]];
            [center setNotificationCategories:[NSSet setWithObject:[UNNotificationCategory categoryWithIdentifier:@"parking" actions:actions intentIdentifiers:@[] options:0]]];
            return YES;
        }
        - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
            void (^block)(void) = self.table[response.actionIdentifier];
            if (block) block();
            done();
        }
        @end
        """
    }
}
