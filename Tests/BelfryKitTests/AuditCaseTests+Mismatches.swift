extension AuditCaseTests {
    // MARK: What is written in another form than it is read

    private static func filtering(_ filter: String) -> String {
        """
        func post(_ day: Int, _ content: UNNotificationContent) {
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "daily-\\(day)", content: content, trigger: nil))
        }
        func cancel() {
            UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
                let found = \(filter)
                remove(found)
            }
        }
        """
    }

    /// An app whose handler posts within the app, and code that observes it.
    private static func posting(_ post: String, _ observing: String) -> String {
        """
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                NotificationCenter.default.post(name: .openHabit, \(post))
            }
        }
        func observe() {
            \(observing)
        }
        extension Notification.Name { static let openHabit = Notification.Name("openHabit") }
        """
    }

    private static func data(_ value: String, _ reading: String) -> String {
        """
        func post(_ content: UNMutableNotificationContent, _ date: Date) { content.userInfo = ["id": \(value)] }
        func open(_ response: UNNotificationResponse) {
            let info = response.notification.request.content.userInfo
            if let id = info["id"] \(reading) { show(id) }
        }
        enum Screen: String { case home }
        """
    }

    private static let observed = "NotificationCenter.default.addObserver(forName: .openHabit, object: nil, queue: nil)"

    static let forms = [
        Case(
            "a prefix that no request has", swift: filtering("requests.filter { $0.identifier.hasPrefix(\"daily_\") }"),
            ["name-mismatch"], ["warning name-mismatch: \"daily_\""]),
        Case(
            "a prefix of identifiers",
            swift: filtering("requests.map(\\.identifier).filter { $0.hasPrefix(\"weekly\") }"),
            ["name-mismatch"], ["warning name-mismatch: \"weekly\""]),
        Case(
            "prefixes that requests have, and one of something else",
            swift: filtering(
                "requests.filter { $0.identifier.hasPrefix(\"dai\") && $0.content.title.hasPrefix(\"Wee\") }.map { $0.identifier }.filter { $0.hasPrefix(\"daily-1\") }"
            ), ["name-mismatch"]),
        Case(
            "an object that the observer doesn't read",
            swift: posting("object: id", observed + " { note in open(note.userInfo?[\"id\"]) }"), ["name-mismatch"],
            ["warning name-mismatch: NotificationCenter.default.post(name: .openHabit, object: id)"]),
        Case(
            "data that the subscriber doesn't read",
            swift: posting(
                "object: nil, userInfo: [\"id\": id]",
                "token = NotificationCenter.default.publisher(for: .openHabit).sink { note in open(note.object as? String) }"
            ),
            ["name-mismatch"],
            [
                "warning name-mismatch: NotificationCenter.default.post(name: .openHabit, object: nil, userInfo: [\"id\": id])"
            ]),
        Case(
            "what observers read, and one that reads both",
            swift: posting("object: id", observed + " { note in open(note.object) }") + "\n"
                + posting("object: id", observed + " { note in open(note.userInfo, note.object) }").replacing(
                    "Habit", with: "Task"),
            ["name-mismatch"]),
        Case(
            "a subscription that ends at once, and one that is kept",
            swift: posting(
                "object: nil",
                """
                _ = NotificationCenter.default.publisher(for: .openHabit).sink { _ in reload() }
                    NotificationCenter.default.publisher(for: .openHabit).sink { _ in reload() }.store(in: &bag)
                """), ["name-mismatch"],
            ["warning name-mismatch: NotificationCenter.default.publisher(for: .openHabit).sink { _ in reload() }"]),
        Case(
            "a number that is read as a text", swift: data("7", "as? String"), ["name-mismatch"],
            ["warning name-mismatch: info[\"id\"]"]),
        Case(
            "a case of an enum, a date and a text",
            swift: data("Screen.home", "as? String") + "\n"
                + data("date", "as? Double").replacing("\"id\"", with: "\"at\"")
                + "\n" + data("\"a\"", "as? Int").replacing("\"id\"", with: "\"key\""), ["name-mismatch"],
            [
                "warning name-mismatch: info[\"id\"]", "warning name-mismatch: info[\"at\"]",
                "warning name-mismatch: info[\"key\"]",
            ]),
        Case(
            "a number in Objective-C",
            objectiveC: """
                @implementation App
                - (void)post:(UNMutableNotificationContent *)content { content.userInfo = @{ @"id": @7, @"name": @"a" }; }
                - (void)open:(UNNotificationResponse *)response {
                    NSDictionary *info = response.notification.request.content.userInfo;
                    NSString *key = info[@"id"];
                    NSString *name = info[@"name"];
                }
                @end
                """, ["name-mismatch"], ["warning name-mismatch: [@\"id\"]"]),
        Case(
            "the right types, one that isn't known, and code that reads two",
            swift: data("7", "as? Int") + "\n"
                + data("Screen.home.rawValue", "as? String").replacing("\"id\"", with: "\"b\"")
                + "\n" + data("item.id", "as? String").replacing("\"id\"", with: "\"c\"") + "\n"
                + data("7", "as? String ?? info[\"id\"] as? Int").replacing("\"id\"", with: "\"d\""), ["name-mismatch"]),
        Case(
            "an identifier in capitals",
            swift: """
                func handle(_ response: UNNotificationResponse) {
                    switch response.actionIdentifier.uppercased() {
                    case "done": finish()
                    case "LATER": postpone()
                    default: break
                    }
                }
                """, ["name-mismatch"], ["warning name-mismatch: \"done\""]),
        Case(
            "a flag that nothing stores, and the right twin",
            swift: """
                struct Settings: View { @AppStorage("remindersEnabled") var isOn = false; @AppStorage("soundEnabled") var hasSound = true }
                func refresh(_ content: UNMutableNotificationContent) {
                    guard UserDefaults.standard.bool(forKey: "reminderEnabled"), UserDefaults.standard.bool(forKey: "soundEnabled") else { return }
                    content.title = "Tea"
                }
                """, ["name-mismatch"], ["warning name-mismatch: \"reminderEnabled\""]),
        Case(
            "the bytes of a token without their zeros",
            swift: """
                func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
                    send(token.reduce("") { $0 + String(format: "%x", $1) })
                }
                """, ["token-described"], ["error token-described: \"%x\""]),
        Case(
            "the bytes of a token in Objective-C, and the right twin",
            objectiveC: """
                @implementation App
                - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {
                    [text appendFormat:@"%hhx", bytes[i]]; [self send:token];
                }
                - (void)pushRegistry:(PKPushRegistry *)registry didUpdatePushCredentials:(PKPushCredentials *)credentials forType:(PKPushType)type {
                    [text appendFormat:@"%02.2hhx", bytes[i]]; [self send:credentials.token];
                }
                @end
                """, ["token-described"], ["error token-described: \"%hhx\""]),
        Case(
            "a cast to a response with text, if no action has one",
            swift: mailApp("register()").replacing(
                "== \"open\" {",
                with: "== \"open\", let reply = response as? UNTextInputNotificationResponse { send(reply.userText);"),
            ["reply-unread"], ["error reply-unread: UNTextInputNotificationResponse"]),
        Case(
            "a cast to a response with text, if an action has one",
            swift: mailApp("register()").replacing("UNNotificationAction", with: "UNTextInputNotificationAction")
                .replacing(
                    "== \"open\" {",
                    with:
                        "== \"open\", let reply = response as? UNTextInputNotificationResponse { send(reply.userText);"),
            ["reply-unread"]),
        Case(
            "a method for the notifications of iOS 8, and one beside the newer",
            swift: """
                func post() { let content = UNMutableNotificationContent(); content.title = "Tea"; add(content) }
                func cancel() { UIApplication.shared.cancelAllLocalNotifications() }
                func migrate() {
                    UIApplication.shared.cancelAllLocalNotifications()
                    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
                }
                """, ["legacy-notification-api"],
            ["warning legacy-notification-api: UIApplication.shared.cancelAllLocalNotifications()"]),
        Case(
            "permission without alerts, and with them",
            swift: """
                func ask() async throws { _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [.sound]) }
                func post(_ content: UNMutableNotificationContent) {
                    let tea = UNMutableNotificationContent()
                    tea.title = "Tea"
                    add(tea)
                }
                """, ["authorization-option-missing"],
            [
                "advice authorization-option-missing: UNMutableNotificationContent()",
                "warning authorization-option-missing: \"Tea\"",
            ]),
    ]

    // MARK: A key that one of several readers has in another form

    private static func reading(_ key: String, content: String = "[\"medicationID\": id]", push: String = "") -> String
    {
        """
        final class Handler: NSObject, UNUserNotificationCenterDelegate {
            func schedule(_ id: String) {
                let content = UNMutableNotificationContent()
                content.userInfo = \(content)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
            }
            func cancel(_ id: String) {
                UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
                    remove(requests.filter { $0.content.userInfo["\(key)"] as? String == id })
                }
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                if let id = response.notification.request.content.userInfo["medicationID"] as? String { open(id) }
            }
            \(push)
        }
        """
    }

    static let keysOfReaders = [
        Case(
            "code that reads pending requests has another key than the handler", swift: reading("medicationId"),
            ["name-mismatch"], ["warning name-mismatch: \"medicationId\""]),
        Case("both have the key", swift: reading("medicationID"), ["name-mismatch"]),
        Case(
            "notifications have both keys",
            swift: reading("medicationId", content: "[\"medicationID\": id, \"medicationId\": id]"), ["name-mismatch"]),
        Case("the data isn't known", swift: reading("medicationId", content: "data(id)"), ["name-mismatch"]),
        Case(
            "pushes may have the other key",
            swift: reading(
                "medicationId", push: "func start() { UIApplication.shared.registerForRemoteNotifications() }"),
            ["name-mismatch"]),
    ]
}
