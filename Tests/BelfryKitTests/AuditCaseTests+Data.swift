extension AuditCaseTests {
    // MARK: Live Activities

    private static func activities(_ request: String, bundle: String = "Ride(); Order()", _ more: String = "") -> String
    {
        """
        import ActivityKit
        struct RideAttributes: ActivityAttributes {
            struct ContentState: Codable, Hashable { var driver: String }
        }
        struct OrderAttributes: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                var minutes: Int
                var status: String
                enum CodingKeys: String, CodingKey { case minutes = "eta", status }
            }
            var number: String
        }
        @main struct Widgets: WidgetBundle { var body: some Widget { \(bundle) } }
        struct Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: RideAttributes.self) { Text($0.state.driver) } } }
        struct Order: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: OrderAttributes.self) { Text($0.state.status) } } }
        func start() async throws {
            \(request)
        }
        func end() async { for one in Activity<RideAttributes>.activities { await one.end(nil) } }
        \(more)
        """
    }

    private static func ride(_ pushType: String) -> String {
        """
        let activity = try Activity<RideAttributes>.request(attributes: .init(), content: state\(pushType))
            for await token in activity.pushTokenUpdates { send(token) }
        """
    }

    private static let keeping =
        "kept = try Activity.request(attributes: OrderAttributes(number: \"1\"), content: state)"

    private static let walk = """
        import ActivityKit
        struct WalkAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var steps: Int } }
        func start() throws { kept = try Activity.request(attributes: WalkAttributes(), content: state) }
        """

    private static func push(_ state: String, start: String = "") -> [String: String] {
        [
            "App/App.swift": activities(keeping),
            "a.apns": #"{ "aps": { "event": "update"\#(start), "content-state": \#(state) } }"#,
        ]
    }

    static let liveActivities = [
        Case(
            "a widget that no bundle has", swift: activities(keeping, bundle: "Ride()"), ["requirement-missing"],
            ["warning requirement-missing: Order"]),
        Case("all widgets in a bundle", swift: activities(ride(", pushType: .token")), ["requirement-missing"]),
        Case(
            "a token of an activity without one", swift: activities(ride(", pushType: nil")), ["requirement-missing"],
            [
                "warning requirement-missing: Activity<RideAttributes>.request(attributes: .init(), content: state, pushType: nil)"
            ]),
        Case(
            "an activity that no widget shows",
            swift: activities(
                "kept = try Activity.request(attributes: WalkAttributes(), content: state)",
                "struct WalkAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var steps: Int } }"
            ),
            ["requirement-missing"],
            ["warning requirement-missing: Activity.request(attributes: WalkAttributes(), content: state)"]),
        Case(
            "an activity of an app without any widget for one",
            [
                "App/App.swift": walk, "App.xcodeproj/project.pbxproj": "",
            ], ["requirement-missing"],
            ["warning requirement-missing: Activity.request(attributes: WalkAttributes(), content: state)"]),
        Case(
            "an activity of code that is only a part of an app", swift: walk, ["requirement-missing"]),
        Case(
            "a token that nothing reads",
            swift: activities(keeping.replacing("state)", with: "state, pushType: .token)")),
            ["requirement-missing"],
            [
                "warning requirement-missing: Activity.request(attributes: OrderAttributes(number: \"1\"), content: state, pushType: .token)"
            ]),
        Case(
            "an activity that nothing ends",
            swift: activities(keeping.replacing("kept = ", with: "_ = ")), ["requirement-missing"],
            [
                "warning requirement-missing: Activity.request(attributes: OrderAttributes(number: \"1\"), content: state)"
            ]),
        Case(
            "activities are on",
            swift: activities("guard !ActivityAuthorizationInfo().areActivitiesEnabled else { return }\n" + keeping),
            ["authorization-inverted"], ["error authorization-inverted: areActivitiesEnabled"]),
        Case(
            "the setting as it is meant",
            swift: activities("guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }\n" + keeping),
            ["authorization-inverted"]),
        Case(
            "the name of a property instead of its key", push(#"{ "minutes": 4, "status": "Near" }"#),
            ["activity-push-mismatch"], ["warning activity-push-mismatch: minutes: Int"]),
        Case(
            "a value of another type", push(#"{ "eta": "4 min", "status": "Near" }"#), ["activity-push-mismatch"],
            ["warning activity-push-mismatch: \"4 min\""]),
        Case(
            "the state of one of two", push(#"{ "eta": 4, "status": "Near", "extra": 1 }"#), ["activity-push-mismatch"]),
        Case("a state like none", push(#"{ "steps": 4 }"#), ["activity-push-mismatch"]),
        Case(
            "attributes without a value",
            push(
                #"{ "eta": 4, "status": "Near" }"#,
                start: #", "attributes-type": "OrderAttributes", "attributes": { "id": "1" }"#),
            ["activity-push-mismatch"],
            ["error activity-push-mismatch: number: String"]),
    ]

    // MARK: Data

    private static func kinds(_ value: String, _ test: String) -> String {
        """
        enum Kind: String { case message, invite = "invitation" }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let info = response.notification.request.content.userInfo
            \(test)
        }
        func post(_ content: UNMutableNotificationContent, _ id: String) { content.userInfo = ["kind": "\(value)", "id": id] }
        """
    }

    private static let ofEnum =
        "guard let raw = info[\"kind\"] as? String, let kind = Kind(rawValue: raw) else { return }"

    private static func links(_ link: String, scheme: String = "clips") -> [String: String] {
        [
            "App/App.swift": """
            func post(_ content: UNMutableNotificationContent) { content.userInfo = ["url": "\(link)"] }
            func open(_ url: URL) {
                guard url.scheme == "\(scheme)" else { return }
                switch url.host {
                case "video": show(url)
                default: break
                }
            }
            """,
            "App/Info.plist":
                "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>clips</string></array></dict></array></dict></plist>",
        ]
    }

    private static func order(_ push: String) -> [String: String] {
        [
            "App/App.m": """
            static NSString *const kOrderKey = @"order_id";
            @implementation Handler
            - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                NSDictionary *info = response.notification.request.content.userInfo;
                [self open:info[kOrderKey]];
                done();
            }
            @end
            """, "order.apns": push,
        ]
    }

    private static func offer(_ key: String) -> [String: String] {
        [
            "App/App.swift": kinds(
                "offer",
                "if let name = info[\"name\"] as? String, let price = info[\"price\"] as? Double { open(name, price) }"),
            "push.json": "{ \"aps\": { \"alert\": \"Offer\" }, \"\(key)\": \"Shoes\", \"price\": 19.5 }",
        ]
    }

    static let data = [
        Case(
            "a value that no case has", swift: kinds("invite", ofEnum), ["name-mismatch"],
            ["warning name-mismatch: \"invite\""]),
        Case("the value of a case", swift: kinds("invitation", ofEnum), ["name-mismatch"]),
        Case(
            "a case for all other values",
            swift: kinds("chat", "open(Kind(rawValue: info[\"kind\"] as? String ?? \"\") ?? .message)"),
            ["name-mismatch"]),
        Case(
            "a value that no notification has",
            swift: kinds("meal", "if info[\"kind\"] as? String == \"meals\" { open() }"),
            ["name-mismatch"], ["warning name-mismatch: \"meals\""]),
        Case(
            "a value among others that notifications have",
            swift: kinds(
                "meal", "switch info[\"kind\"] as? String { case \"meals\", \"meal\": open() default: break }"),
            ["name-mismatch"]),
        Case(
            "the host of a link", links("clips://videos/1"), ["name-mismatch"],
            ["warning name-mismatch: \"clips://videos/1\""]),
        Case(
            "the scheme of a link", links("clip://video/1"), ["name-mismatch"],
            ["warning name-mismatch: \"clip://video/1\""]),
        Case("links that code handles, and those of other apps", links("clips://video/1"), ["name-mismatch"]),
        Case("a link to another app", links("spotify://videos/1"), ["name-mismatch"]),
        Case(
            "the case of a scheme, which the system ignores", links("other://1", scheme: "Clips"), ["name-mismatch"]),
        Case(
            "a key in an object", order(#"{ "aps": { "alert": "Order" }, "data": { "order_id": "7" } }"#),
            ["name-mismatch"],
            ["warning name-mismatch: kOrderKey"]),
        Case("a key beside aps", order(#"{ "aps": { "alert": "Order" }, "order_id": "7" }"#), ["name-mismatch"]),
        Case(
            "a key that a push doesn't have", offer("product"), ["name-mismatch"],
            ["warning name-mismatch: \"name\""]),
        Case("keys that a push has", offer("name"), ["name-mismatch"]),
    ]

    // MARK: Settings and dictionaries

    private static func badge(_ app: String) -> String {
        """
        func receive(_ content: UNMutableNotificationContent) {
            let defaults = UserDefaults(suiteName: "group.app")
            defaults?.set((defaults?.integer(forKey: "badgeCount") ?? 0) + 1, forKey: "badgeCount")
        }
        func open() { \(app).set(0, forKey: "badgeCount") }
        """
    }

    private static func table(_ handlers: String, _ more: String = "") -> String {
        """
        final class Center: NSObject {
            private let handlers: [String: (String) -> Void]
            override init() {
                handlers = [\(handlers)]
                super.init()
            }
            func setUp() {
                let stop = UNNotificationAction(identifier: "alarm.stop", title: "Stop", options: [])
                let snooze = UNNotificationAction(identifier: "alarm.snooze", title: "Snooze", options: [])
                let category = UNNotificationCategory(identifier: "alarm", actions: [snooze, stop], intentIdentifiers: [])
                UNUserNotificationCenter.current().setNotificationCategories([category])
            }
            func handle(_ response: UNNotificationResponse) { handlers[response.actionIdentifier]?("id") }
        }
        \(more)
        """
    }

    private static let both = #""alarm.stop": { Store.stop($0) }, "alarm.snooze": { Store.snooze($0) }"#

    private static func content(_ result: String) -> String {
        """
        class View: UIViewController, UNNotificationContentExtension {
            func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
                if response.actionIdentifier == "alarm.snooze" { label.text = "Snoozed" }
                completion(\(result))
            }
        }
        """
    }

    static let tables = [
        Case(
            "the badge in the standard settings", swift: badge("UserDefaults.standard"), ["name-mismatch"],
            ["warning name-mismatch: \"badgeCount\""]),
        Case(
            "the badge in the settings of the group", swift: badge("UserDefaults(suiteName: \"group.app\")!"),
            ["name-mismatch"]),
        Case(
            "a setting that nothing reads",
            swift: badge("UserDefaults(suiteName: \"group.app\")!").replacing(
                "0, forKey: \"badgeCount\"", with: "0, forKey: \"badge_count\""),
            ["name-mismatch"], ["warning name-mismatch: \"badge_count\""]),
        Case(
            "a dictionary without an action", swift: table(#""alarm.stop": { Store.stop($0) }"#), ["action-unhandled"],
            ["error action-unhandled: \"alarm.snooze\""]),
        Case("a dictionary with all actions", swift: table(both), ["action-unhandled", "action-undeclared"]),
        Case(
            "an extension that hands responses on",
            swift: table(#""alarm.stop": { Store.stop($0) }"#, content(".dismissAndForwardAction")),
            ["action-unhandled"],
            ["error action-unhandled: \"alarm.snooze\""]),
        Case(
            "an extension that handles responses",
            swift: table(#""alarm.stop": { Store.stop($0) }"#, content(".dismiss")), ["action-unhandled"]),
        Case(
            "a dictionary with a dismissal",
            swift: table(both + ", UNNotificationDismissActionIdentifier: { Store.stop($0) }"), ["action-undeclared"],
            ["warning action-undeclared: UNNotificationDismissActionIdentifier"]),
    ]
}
