extension AuditCaseTests {
    // MARK: Pushes in the code of servers

    /// An app that registers categories and reads data.
    private static func app(reading code: String = "", registering category: String = "message") -> String {
        """
        class App: NSObject, UNUserNotificationCenterDelegate {
            func register() {
                let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([
                    UNNotificationCategory(identifier: "\(category)", actions: [reply], intentIdentifiers: [], options: [])
                ])
                UIApplication.shared.registerForRemoteNotifications()
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let info = response.notification.request.content.userInfo
                if response.actionIdentifier == "reply" { reply() }
                \(code)
            }
            func open(_ room: String) { show(room) }
        }
        """
    }

    private static let text = #"if let room = info["roomId"] as? String { open(room) }"#

    /// A case with one file of a server.
    private static func server(
        _ proves: String, in file: String, _ code: String, app: String, _ rule: String, _ found: [String]
    ) -> Case { Case(proves, ["App/App.swift": app, file: code], [rule], found) }

    private static func category(
        _ proves: String, in file: String = "functions/index.js", _ code: String, found: String? = nil
    ) -> Case {
        server(
            proves, in: file, code, app: app(), "category-unregistered",
            found.map { ["error category-unregistered: \($0)"] } ?? [])
    }

    private static func key(_ proves: String, _ code: String, reading: String = text, found: String? = nil) -> Case {
        server(
            proves, in: "functions/index.js", code, app: app(reading: reading), "name-mismatch",
            found.map { ["warning name-mismatch: \($0)"] } ?? [])
    }

    /// A push with a picture, and an app that has or hasn't an extension for it.
    private static func picture(_ proves: String, _ push: String, _ more: [String: String] = [:], isFound: Bool = false)
        -> Case
    {
        let files = [
            "App/App.swift": app(), "App/Info.plist": "<dict><key>LSRequiresIPhoneOS</key><true/></dict>",
            "functions/index.js": "send({ token, apns: \(push) });",
        ]
        return Case(
            proves, files.merging(more) { $1 }, ["requirement-missing"],
            isFound ? ["warning requirement-missing: { 'mutable-content': 1 }"] : [])
    }

    private static let withPicture = "{ payload: { aps: { 'mutable-content': 1 } }, fcm_options: { image: url } }"

    static let picturesOfServers = [
        picture("a picture for an app without a service extension", withPicture, isFound: true),
        picture("a push without a picture", "{ payload: { aps: { 'mutable-content': 1 } } }"),
        picture("a picture of a push that no extension changes", "{ payload: { aps: { badge: 1 }, image: url } }"),
        picture(
            "an extension whose code is in a library", withPicture,
            ["Service/Info.plist": "<dict><string>com.apple.usernotifications.service</string></dict>"]),
        Case(
            "a push with a level that needs an entitlement",
            [
                "App/App.swift": app(), "App/App.entitlements": "<dict><key>aps-environment</key></dict>",
                "push.apns": #"{ "aps": { "alert": "Tea", "interruption-level": "time-sensitive" } }"#,
            ], ["requirement-missing"], ["warning requirement-missing: \"time-sensitive\""]),
    ]

    static let servers = [
        category(
            "a category in a message to Firebase, with an unquoted key and single quotes",
            "send({ token, apns: { payload: { aps: { category: 'mesage', mutableContent: true } } } });",
            found: "'mesage'"),
        category(
            "the registered category", "send({ token, apns: { payload: { aps: { category: 'message' } } } });"),
        category(
            "a category after comments, a regular expression, a template, and a comma at the end",
            in: "functions/send.ts",
            """
            // It's { not code
            const clean = (t: string) => t.replace(/["'{`]/g, "") /* } */ + `a ${t ? `{${t}` : "}"} '`;
            const payload: Record<string, unknown> = {
              aps: { alert: { title: `Hi ${name}`, body }, "category": `mesage` as const, },
            };
            """, found: "`mesage`"),
        category(
            "a dictionary of Python", in: "server/push.py",
            """
            # don't
            def send(token, text):
                \"\"\"It's { \"\"\"
                return post(token, {"aps": {"alert": text, "badge": None, 'category': 'mesage', "content-available": True}})
            """, found: "'mesage'"),
        category("a category that is a variable", "send({ aps: { alert: 'Hi', category: kind } });"),
        category("one of two categories", "send({ aps: { alert: 'Hi', category: isOld ? 'mesage' : 'message' } });"),
        category("a template with a value", "send({ aps: { alert: 'Hi', category: `mesage${version}` } });"),
        category(
            "a text of Python with a value", in: "push.py",
            "send({'aps': {'alert': 'Hi', 'category': f'mesage{version}'}})"
        ),
        category("a category in a comment", "// send({ aps: { alert: 'Hi', category: 'mesage' } });\nconst aps = {};"),
        category("a category in a text", "log('{ aps: { category: \"mesage\" } }');"),
        category(
            "a type", in: "types.ts", "interface Push { aps: { alert: string; category: 'mesage' }; roomId: string }"),
        category("an object that takes a push apart", "const { aps: { category = 'mesage', sound: 'a' } } = push;"),
        category("the category of another object", "send({ web: { category: 'mesage' }, aps: { alert: 'Hi' } });"),
        category(
            "a test of the server", in: "functions/send.test.js", "send({ aps: { alert: 'Hi', category: 'mesage' } });"),
        category(
            "a library of the server", in: "functions/node_modules/a/index.js", "send({ aps: { category: 'mesage' } });"
        ),
        category("brackets that don't fit", "send({ aps: { alert: 'Hi', category: 'mesage' } }];"),
        category("a text without an end", "send({ aps: { alert: 'Hi, category: \"mesage\" } });\n"),

        // MARK: Data

        key(
            "a key with an underscore in the data of a message to Firebase",
            "send({ token, data: { room_id: room.id }, apns: { payload: { aps: { sound: 'default' } } } });",
            found: "\"roomId\""),
        key(
            "the same key",
            "send({ token, data: { roomId: room.id }, apns: { payload: { aps: { sound: 'default' } } } });"),
        key(
            "a key beside 'aps' that is the short form of a variable",
            "const payload = { aps: { alert: 'Hi' }, room_id };", found: "\"roomId\""),
        key("the same key in short form", "const payload = { aps: { alert: 'Hi' }, roomId };"),
        key("a push with other keys", "const payload = { aps: { alert: 'Hi' }, room_id: id, ...data };"),
        key("a key that is set later", "const payload = { aps: { alert: 'Hi' }, room_id: id };\npayload[name] = id;"),
        key(
            "data that isn't known",
            "send({ data: { ...data, room_id: id }, apns: { payload: { aps: { sound: 'a' } } } });"),
        key(
            "a key that other code of the server sends",
            "send({ aps: { alert: 'Hi' }, room_id: id });\nnotifyPush({ roomId: id });"),
        key(
            "a key of an object, which code reads from the data itself",
            "const payload = { aps: { alert: 'Hi' }, data: { roomId: id } };", found: "\"roomId\""),
        key(
            "a key of an object, and of the data itself",
            "send({ aps: { alert: 'Hi' }, data: { roomId: id } });\nsend({ aps: { alert: 'Hi' }, roomId: id });"),
        key(
            "a number in the data of a message to Firebase, which has texts only",
            "send({ data: { count: String(count) }, apns: { payload: { aps: { sound: 'a' } } } });",
            reading: #"if let count = info["count"] as? Int { open("\(count)") }"#, found: "info[\"count\"]"),
        key(
            "a number beside 'aps'", "send({ aps: { alert: 'Hi' }, count: 5 });",
            reading: #"if let count = info["count"] as? Int { open("\(count)") }"#),
        key(
            "a value that isn't known beside 'aps'", "send({ aps: { alert: 'Hi' }, count: count });",
            reading: #"if let count = info["count"] as? Int { open("\(count)") }"#),
        key(
            "a number where code reads a text", "send({ aps: { alert: 'Hi' }, roomId: 5 });",
            found: "info[\"roomId\"]"),

        // MARK: Properties of node-apn

        category(
            "a category that code sets on a notification",
            "const note = new apn.Notification();\nnote.alert = text\nnote.category = 'mesage'\napn.send(note, token);",
            found: "'mesage'"),
        category(
            "the category of one in an object",
            "let note = new apn.Notification({ alert: 'Hi', category: 'mesage' });", found: "'mesage'"),
        category(
            "a category that is an expression", "let note = new apn.Notification();\nnote.category = 'mesage' + kind;"),
        category("the category of another variable", "let note = new apn.Notification();\nother.category = 'mesage';"),
        key(
            "a key with an underscore in the payload",
            "const note = new apn.Notification();\nnote.payload = { room_id: id };\napn.send(note, token);",
            found: "\"roomId\""),
        key(
            "a notification that a function may change",
            "const note = new apn.Notification();\nnote.payload = { room_id: id };\naddData(note);"),
        key(
            "data that a function makes",
            "const note = new apn.Notification();\nnote.payload = data(id);\nconst a = { aps: { alert: 'Hi' }, room_id: id };"
        ),

        // MARK: Other parts of pushes

        served(
            "data that only the service extension reads, and pushes that don't run it",
            ["Service/Service.swift": service],
            """
            send({ aps: { alert: 'Hi' }, enc: 'a' });
            send({ data: { enc: text }, notification: { title }, apns: { payload: { aps: { sound: 'default' } } } });
            """, "service-extension-unreachable", ["enc", "enc"]),
        served(
            "pushes that run it, or that may",
            ["Service/Service.swift": service],
            """
            send({ aps: { alert: 'Hi', 'mutable-content': 1 }, enc: 'a' });
            send({ aps: { alert: 'Hi', ...defaults }, enc: 'b' });
            send({ aps: { 'content-available': 1 }, enc: 'c' });
            const payload = { aps: { alert: 'Hi' }, enc: 'd' };
            payload.aps.sound = 'default';
            send({ data: { enc: text }, notification: { title }, apns: { payload: { aps: { mutableContent: true } } } });
            """, "service-extension-unreachable"),
        served(
            "a sound that no file has, and one that is there", ["App/chime.caf": ""],
            "send({ aps: { sound: 'chine.caf' } });\nsend({ aps: { sound: { critical: 1, name: 'chime.caf' } } });",
            "sound-unplayable", ["'chine.caf'"]),
        served(
            "a sound that isn't known", ["App/chime.caf": ""],
            "send({ aps: { badge: 1, sound: loud ? 'chine.caf' : 'chime.caf' } });\nsend({ aps: { sound: 'default' } });",
            "sound-unplayable"),
        served(
            "a key of a text that no table has, and one without arguments", table,
            "send({ aps: { alert: { titleLocKey: 'room.tilte', locKey: 'room.body', locArgs: [] } } });",
            "loc-key-missing", ["'room.tilte'", "'room.body'"]),
        served(
            "keys with texts, and arguments that aren't known", table,
            """
            send({ aps: { badge: 1, alert: { 'title-loc-key': 'room.title', 'loc-key': 'room.body', 'loc-args': names } } });
            send({ aps: { badge: 1, alert: { 'loc-key': 'room.body', 'loc-args': [...names] } } });
            send({ aps: { badge: 1, alert: { 'loc-key': 'room.body', ...texts } } });
            """, "loc-key-missing"),
        Case(
            "a state without a value, one that has it, and one that may",
            [
                "App/Match.swift": """
                struct MatchAttributes: ActivityAttributes {
                    struct ContentState: Codable, Hashable {
                        let home: Int
                        let away: Int
                    }
                }
                """,
                "push.py": """
                first = {"aps": {"event": "update", "content-state": {"home": 1}}}
                second = {"aps": {"event": "update", "content-state": {"home": score, "away": 2}}}
                third = {"aps": {"event": "update", "content-state": {"home": "1", **state}}}
                """,
            ], ["activity-push-mismatch"],
            ["error activity-push-mismatch: away: Int", "error activity-push-mismatch: \"1\""]),
        woken("the method that the system doesn't call for pushes in the background", "{ sync() }", isFound: true),
        woken("its asynchronous form", "async -> UIBackgroundFetchResult { sync() }"),
    ]

    private static func woken(_ proves: String, _ body: String, isFound: Bool = false) -> Case {
        let method =
            "func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) \(body)"
        return Case(
            proves,
            [
                "App/AppDelegate.swift": "class AppDelegate: NSObject, UIApplicationDelegate {\n    \(method)\n}",
                "App/Info.plist":
                    "<plist version=\"1.0\"><dict><key>UIBackgroundModes</key><array><string>remote-notification</string></array></dict></plist>",
                "functions/index.js": "send({ aps: { 'content-available': 1, alert: 'Hi' } });",
            ], ["requirement-missing"], isFound ? ["warning requirement-missing: " + method] : [])
    }

    private static let service = """
        class Service: UNNotificationServiceExtension {
            override func didReceive(_ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void) {
                handler(decrypted(request.content.userInfo["enc"]) ?? request.content)
            }
        }
        """

    private static let table = [
        "App/en.lproj/Localizable.strings": #""room.title" = "Room"; "room.body" = "%@ wrote";"#
    ]

    private static func served(
        _ proves: String, _ files: [String: String], _ code: String, _ rule: String, _ found: [String] = []
    ) -> Case {
        let all = files.merging(["functions/index.ts": code, "App/App.swift": app()]) { first, _ in first }
        return Case(proves, all, [rule], found.map { "warning \(rule): \($0)" })
    }
}
