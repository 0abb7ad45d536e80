extension AuditCaseTests {
    /// Data at another level than where code reads it, badges of other content, and what replaces settings of iOS 8.
    static let levels = [
        Case(
            "a key that notifications have in a dictionary, and that the handler reads from the data itself",
            swift: written("content.userInfo = [\"data\": [\"roomId\": id]]", reading: top), ["name-mismatch"],
            ["warning name-mismatch: \"roomId\""]),
        Case(
            "such a key of a dictionary that code adds",
            swift: written("content.userInfo[\"data\"] = [\"roomId\": id]", reading: top), ["name-mismatch"],
            ["warning name-mismatch: \"roomId\""]),
        Case(
            "the same key at both levels",
            swift: written("content.userInfo = [\"data\": [\"roomId\": id], \"roomId\": id]", reading: top),
            ["name-mismatch"]),
        Case(
            "a key that code reads from the dictionary, too",
            swift: written(
                "content.userInfo = [\"data\": [\"roomId\": id]]", reading: top + "\n        " + nested),
            ["name-mismatch"]),
        Case(
            "data that isn't known", swift: written("content.userInfo = data(of: id)", reading: top), ["name-mismatch"]),
        Case(
            "data of pushes, which aren't known",
            swift: written("content.userInfo = [\"data\": [\"roomId\": id]]", reading: top)
                + "\nfunc register() { UIApplication.shared.registerForRemoteNotifications() }", ["name-mismatch"]),
        Case(
            "a key in a dictionary that differs in the case of a letter",
            swift: written("content.userInfo = [\"data\": [\"RoomID\": id]]", reading: nested), ["name-mismatch"],
            ["warning name-mismatch: \"roomId\""]),
        Case(
            "the same key in a dictionary",
            swift: written("content.userInfo = [\"data\": [\"roomId\": id]]", reading: nested), ["name-mismatch"]),
        Case(
            "a key that pushes have in an object, with another letter",
            [
                "App/App.swift": written("", reading: nested),
                "push.apns": #"{ "aps": { "alert": "x" }, "data": { "RoomID": "7" } }"#,
            ], ["name-mismatch"], ["warning name-mismatch: \"roomId\""]),
        Case(
            "a key that code reads from an object, and that pushes have outside of it",
            [
                "App/App.swift": written("", reading: nested),
                "push.apns": #"{ "aps": { "alert": "x" }, "roomId": "7" }"#,
            ], ["name-mismatch"], ["warning name-mismatch: \"roomId\""]),
        Case(
            "a key at both levels of pushes",
            [
                "App/App.swift": written("", reading: nested),
                "push.apns": #"[{ "aps": {}, "roomId": "7" }, { "aps": {}, "data": { "roomId": "7" } }]"#,
            ], ["name-mismatch"]),
        Case(
            "a key that code reads at both levels",
            [
                "App/App.swift": written("", reading: top + "\n        " + nested),
                "push.apns": #"{ "aps": { "alert": "x" }, "roomId": "7" }"#,
            ], ["name-mismatch"]),
        Case(
            "a key of the alert",
            [
                "App/App.swift": written(
                    "",
                    reading:
                        "if let aps = info[\"aps\"] as? [String: Any], let text = aps[\"alert\"] as? String { open(text) }"
                ),
                "push.apns": #"{ "aps": { "alert": "x" }, "alerts": "7" }"#,
            ], ["name-mismatch"]),
        Case(
            "a badge in an extension of the content, which the app doesn't ask for",
            swift: badge("content.count(3)")
                + "\nextension UNMutableNotificationContent { func count(_ number: Int) { badge = NSNumber(value: number) } }",
            ["authorization-option-missing"], ["warning authorization-option-missing: NSNumber(value: number)"]),
        Case(
            "a badge that is set by its name", swift: badge("content.setValue(count, forKey: \"badge\")"),
            ["authorization-option-missing"], ["warning authorization-option-missing: count"]),
        Case(
            "a sum as the badge of the app",
            swift: badge("UNUserNotificationCenter.current().setBadgeCount(count + 1)"),
            ["authorization-option-missing"], ["warning authorization-option-missing: count + 1"]),
        Case(
            "the badge of another object, and one that is removed",
            swift: badge(
                "content.setValue(nil, forKey: \"badge\"); UIApplication.shared.applicationIconBadgeNumber = 0")
                + "\nfinal class Tab { var badge = 0\n    func count() { badge = 3 } }",
            ["authorization-option-missing"]),
        Case(
            "settings of iOS 8 without categories, as a variable, after those with some",
            swift: settings("register(categories: [mail])", "register(categories: nil)"), ["category-replaced"],
            ["error category-replaced: UIUserNotificationSettings(types: [.alert], categories: nil)"]),
        Case(
            "settings without categories before those with some",
            swift: settings("register(categories: nil)", "register(categories: [mail])"), ["category-replaced"]),
        Case(
            "settings without categories that nothing registers",
            swift: settings("register(categories: [mail])", "create(categories: nil)"), ["category-replaced"]),
        Case(
            "settings without categories under a condition",
            swift: settings("register(categories: [mail])", "if isOld { register(categories: nil) }"),
            ["category-replaced"]),
        Case(
            "both settings under the same condition",
            swift: settings("if isOld { register(categories: [mail])", "register(categories: nil) }"),
            ["category-replaced"],
            ["error category-replaced: UIUserNotificationSettings(types: [.alert], categories: nil)"]),
        Case(
            "such settings in Objective-C",
            objectiveC: """
                @implementation App
                - (void)register:(UIApplication *)application {
                    UIMutableUserNotificationCategory *mail = [[UIMutableUserNotificationCategory alloc] init];
                    mail.identifier = @"mail";
                    UIUserNotificationSettings *settings = [UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:[NSSet setWithObject:mail]];
                    [application registerUserNotificationSettings:settings];
                    UIUserNotificationSettings *other = [UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:nil];
                    [application registerUserNotificationSettings:other];
                }
                @end
                """, ["category-replaced"],
            [
                "error category-replaced: [UIUserNotificationSettings settingsForTypes:UIUserNotificationTypeAlert categories:nil]"
            ]),
        Case(
            "an action of iOS 8, which can't have an icon", swift: settings("register(categories: [mail])", ""),
            ["icon-missing"]),
        Case(
            "actions of both APIs, of which only one can have an icon",
            swift: settings(
                "register(categories: [mail])",
                "let pay = UNNotificationAction(identifier: \"pay\", title: \"Pay\", options: [])\n    show([pay])"),
            ["icon-missing"], ["advice icon-missing: \"Pay\""]),
    ]

    private static let top = "if let room = info[\"roomId\"] as? String { open(room) }"
    private static let nested =
        "if let data = info[\"data\"] as? [String: Any], let room = data[\"roomId\"] as? String { open(room) }"

    private static func written(_ data: String, reading code: String) -> String {
        """
        class App: NSObject, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                \(code)
            }
            func post(_ id: String) {
                let content = UNMutableNotificationContent()
                content.title = "Room"
                \(data)
                UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: nil))
            }
            func open(_ room: String) { show(room) }
        }
        """
    }

    private static func badge(_ code: String) -> String {
        """
        func post(_ count: Int) {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            let content = UNMutableNotificationContent()
            \(code)
            UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "mail", content: content, trigger: nil))
        }
        """
    }

    /// Code in which `register` and `create` stand for two statements and for one.
    private static func settings(_ first: String, _ second: String) -> String {
        func statements(_ code: String, _ name: String) -> String {
            code.replacing(/(register|create)\(categories: (nil|\[mail\])\)/) { match in
                "let \(name) = UIUserNotificationSettings(types: [.alert], categories: \(match.2))"
                    + (match.1 == "create" ? "" : "; application.registerUserNotificationSettings(\(name))")
            }
        }
        return """
            func register(_ application: UIApplication) {
                let mail = UIMutableUserNotificationCategory()
                mail.identifier = "mail"
                let reply = UIMutableUserNotificationAction()
                reply.identifier = "reply"
                reply.title = "Reply"
                mail.setActions([reply], for: .default)
                \(statements(first, "one"))
                \(statements(second, "other"))
            }
            """
    }
}
