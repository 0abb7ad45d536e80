extension AuditCaseTests {
    // MARK: Actions that a handler gives to other objects

    /// A handler that hands on the action, and code that gets it.
    private static func handing(
        _ handed: String, in property: String = "", to consumer: String, file: String = "App/Coordinator.swift"
    ) -> [String: String] {
        [
            "App/Notifications.swift": """
            enum TeaAction: String { case pour = "POUR", drink = "DRINK", map = "MAP" }
            final class Notifications: NSObject, UNUserNotificationCenterDelegate {
                static let shared = Notifications()
                \(property)
                func register() {
                    let pour = UNNotificationAction(identifier: TeaAction.pour.rawValue, title: "Pour", options: [])
                    let drink = UNNotificationAction(identifier: TeaAction.drink.rawValue, title: "Drink", options: [])
                    let map = UNNotificationAction(identifier: TeaAction.map.rawValue, title: "View on Map", options: [.foreground])
                    UNUserNotificationCenter.current().setNotificationCategories([
                        UNNotificationCategory(identifier: "tea", actions: [pour, drink, map], intentIdentifiers: [])
                    ])
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    \(handed)
                }
            }
            """, file: consumer,
        ]
    }

    private static let parsed = "if let action = TeaAction(rawValue: response.actionIdentifier) { "

    private static func delegate(_ drink: String = "drink()", _ map: String = "showMap()") -> [String: String] {
        handing(
            parsed + "delegate?.received(action) }", in: "weak var delegate: Receiver?",
            to: """
                protocol Receiver: AnyObject { func received(_ action: TeaAction) }
                final class Coordinator: Receiver {
                    func start() { Notifications.shared.delegate = self }
                    func received(_ action: TeaAction) {
                        switch action {
                        case .pour: pour()
                        case .drink: \(drink)
                        case .map:
                            // Later.
                            \(map)
                        }
                    }
                }
                """)
    }

    private static func sinking(_ code: String) -> [String: String] {
        handing(
            parsed + "actions.send(action) }", in: "let actions = PassthroughSubject<TeaAction, Never>()",
            to:
                "final class Model { init() { Notifications.shared.actions.sink { action in \(code) }.store(in: &all) } }"
        )
    }

    private static func table(_ entries: String) -> [String: String] {
        handing(
            parsed + "handlers[action]?() }", to: "let handlers: [TeaAction: () -> Void] = [\(entries)]")
    }

    private static func posting(_ code: String) -> [String: String] {
        handing(
            "NotificationCenter.default.post(name: .teaAction, object: response.actionIdentifier)",
            to: """
                extension Notification.Name { static let teaAction = Notification.Name("teaAction") }
                final class Observer {
                    init() { NotificationCenter.default.addObserver(self, selector: #selector(act(_:)), name: .teaAction, object: nil) }
                    @objc func act(_ note: Notification) {
                        switch note.object as? String { \(code)
                        default: break
                        }
                    }
                }
                """)
    }

    /// One comparison for two actions.
    private static func answering(_ result: String) -> String {
        """
        class Handler: NSObject, UNUserNotificationCenterDelegate {
            func register() {
                let approve = UNNotificationAction(identifier: "APPROVE", title: "Approve", options: [])
                let deny = UNNotificationAction(identifier: "DENY", title: "Deny", options: [])
                UNUserNotificationCenter.current().setNotificationCategories([
                    UNNotificationCategory(identifier: "request", actions: [approve, deny], intentIdentifiers: [])
                ])
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                let isApproved = response.actionIdentifier == "APPROVE"
                \(result)
            }
        }
        """
    }

    static let handedResults = [
        Case(
            "the result of a comparison that goes to other code",
            swift: answering("answer([\"approved\": isApproved])"),
            ["action-unhandled"]),
        Case(
            "it is false for a tap, too",
            swift: answering("answer([\"approved\": isApproved])"), ["tap-as-action"],
            ["warning tap-as-action: \"APPROVE\""]),
        Case(
            "a tap is another case",
            swift: answering(
                "if response.actionIdentifier == UNNotificationDefaultActionIdentifier { show() } else { answer([\"approved\": isApproved]) }"
            ), ["tap-as-action"]),
        Case(
            "the other action shows what a tap shows",
            swift: answering("answer([\"approved\": isApproved])").replacing("\"Deny\"", with: "\"Read\""),
            ["tap-as-action"]),
        Case(
            "its opposite, in Objective-C",
            objectiveC: """
                @implementation Handler
                - (void)start {
                    UNNotificationAction *open = [UNNotificationAction actionWithIdentifier:@"OPEN" title:@"Read" options:UNNotificationActionOptionNone];
                    UNNotificationAction *mark = [UNNotificationAction actionWithIdentifier:@"MARK" title:@"Mark as Read" options:UNNotificationActionOptionNone];
                    UNNotificationCategory *feed = [UNNotificationCategory categoryWithIdentifier:@"feed" actions:@[open, mark] intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:feed]];
                }
                - (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))done {
                    BOOL onlyMarks = [response.actionIdentifier isEqualToString:@"MARK"];
                    [self readAndOpen:!onlyMarks];
                    done();
                }
                @end
                """, ["action-unhandled"]),
        Case(
            "one that only a condition has", swift: answering("if isApproved { approve() }"), ["action-unhandled"],
            ["error action-unhandled: \"DENY\""]),
    ]

    static let handedActions =
        [
            ("a delegate that does nothing for one", delegate("break"), "drink"),
            ("nothing for one that promises a screen", delegate("drink()", "break"), "map"),
        ].map { Case($0, $1, ["action-unhandled"], ["warning action-unhandled: \($2)"]) }
        + [
            ("a publisher", sinking("switch action { case .pour: pour(); case .map: showMap(); default: break }")),
            ("a table of closures", table(".pour: { pour() }, .map: { showMap() }")),
            ("a post", posting("case TeaAction.pour.rawValue: pour()\ncase TeaAction.map.rawValue: showMap()")),
        ].map {
            Case(
                "\($0) whose receivers mention one action nowhere", $1, ["action-unhandled"],
                ["warning action-unhandled: \"DRINK\""])
        }
        + [
            ("a delegate that does something for all", delegate()),
            (
                "a publisher",
                sinking("if action == .pour { pour() } else if action == .drink { drink() } else { showMap() }")
            ),
            ("a publisher whose receivers send all actions to a server", sinking("server.send(action.rawValue)")),
            ("a table of closures", table(".pour: { pour() }, .drink: { drink() }, .map: { showMap() }")),
            (
                "a post that compares with the literal",
                posting("case \"POUR\": pour()\ncase \"DRINK\": drink()\ncase \"MAP\": showMap()")
            ),
        ].map { Case($0, $1, ["action-unhandled"]) }

    // MARK: Categories that are handled as a whole

    private static func chores(_ code: String, title: String = "Mark as Done", options: String = "[]") -> String {
        """
        let done = UNNotificationAction(identifier: "done", title: "\(title)", options: \(options))
        let chore = UNNotificationCategory(identifier: "chore", actions: [done], intentIdentifiers: [])
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let category = response.notification.request.content.categoryIdentifier
            \(code)
        }
        """
    }

    static let wholeCategories = [
        Case(
            "code that only looks at the category", swift: chores("if category == \"chore\" { complete() }"),
            ["tap-as-action"], ["warning tap-as-action: \"chore\""]),
        Case(
            "code that leaves for a tap",
            swift: chores(
                "guard response.actionIdentifier == \"done\" else { return }\nif category == \"chore\" { complete() }"),
            ["tap-as-action"]),
        Case(
            "code that gets the response", swift: chores("if category == \"chore\" { complete(response) }"),
            ["tap-as-action"]),
        Case(
            "an action that opens the app",
            swift: chores("if category == \"chore\" { complete() }", options: "[.foreground]"), ["tap-as-action"]),
        Case(
            "an action that shows something",
            swift: chores("if category == \"chore\" { showChores() }", title: "Show Chores"), ["tap-as-action"]),
    ]
}
