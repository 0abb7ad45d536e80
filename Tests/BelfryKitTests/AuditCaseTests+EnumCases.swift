// Actions that are cases of an enum with associated values.
extension AuditCaseTests {
    private static func enumeration(_ made: String, _ handled: String) -> String {
        """
        enum Action {
            case open(url: URL), snooze(minutes: Int)
            \(made)
            var title: String {
                switch self {
                case .open(let url): return "Open \\(url)"
                case .snooze(let minutes): return "Snooze \\(minutes)"
                }
            }
        }
        func register(_ url: URL) {
            let mail = UNNotificationCategory(
                identifier: "mail",
                actions: [Action.open(url: url), .snooze(minutes: 5)].map {
                    UNNotificationAction(identifier: $0.rawValue, title: $0.title, options: [])
                }, intentIdentifiers: [])
            UNUserNotificationCenter.current().setNotificationCategories([mail])
        }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            \(handled)
        }
        """
    }

    private static let raw = """
        var rawValue: String {
            switch self {
            case .open: return "show"
            case .snooze(let minutes): return "snooze_\\(minutes)"
            }
        }
        """

    private static let parsing = """
        \(raw)
        init?(rawValue: String) {
            if rawValue == "show" {
                self = .open(url: URL(string: "a")!)
            } else if rawValue.hasPrefix("snooze_") {
                self = .snooze(minutes: Int(rawValue.dropFirst(7)) ?? 0)
            } else {
                return nil
            }
        }
        """

    static let enumCases = [
        Case(
            "an action with an associated value that no handler mentions",
            swift: enumeration(raw, "switch response.actionIdentifier { case \"show\": show()\ndefault: break }"),
            ["action-unhandled", "action-undeclared"], ["error action-unhandled: \"snooze_\\(minutes)\""]),
        Case(
            "patterns take apart what an initializer makes of the identifier",
            swift: enumeration(
                parsing,
                """
                switch Action(rawValue: response.actionIdentifier) {
                case .open(let url): show(url)
                case .snooze(let minutes)?: snooze(minutes)
                case nil: break
                }
                """), ["action-unhandled", "action-undeclared", "tap-as-action"]),
        Case(
            "an initializer with another label",
            swift: enumeration(
                parsing.replacing("init?(rawValue: String)", with: "init?(identifier rawValue: String)"),
                """
                guard let action = Action(identifier: response.actionIdentifier) else { return }
                if case .open(let url) = action { show(url) }
                if case let .snooze(minutes) = action { snooze(minutes) }
                """), ["action-unhandled", "action-undeclared"]),
        Case(
            "a name that a pattern gives the identifier",
            swift: enumeration(
                raw,
                """
                switch response.actionIdentifier {
                case "show": show()
                case let identifier where identifier.hasPrefix("snooze_"): snooze(identifier)
                default: break
                }
                """), ["action-unhandled", "action-undeclared"]),
        Case(
            "a case that only the default has, which does what it does for a tap",
            swift: plain("case .pour?: pour()\ndefault: open()"), ["action-unhandled"],
            ["warning action-unhandled: drink"]),
        Case(
            "a case that another switch has",
            swift: plain(
                "case .pour?: pour()\ndefault: open()", more: "switch action { case .drink: drink(); default: break }"),
            ["action-unhandled"]),
        Case(
            "a case with another identifier, for an action that opens the app",
            swift: plain(
                "case .pour?: pour()\ncase .drink?: drink()\ncase nil: break", declared: "\"drinkNow\"",
                options: "[.foreground]"), ["action-unhandled"], ["error action-unhandled: \"drinkNow\""]),
    ]

    private static func plain(
        _ cases: String, declared: String = "Action.drink.rawValue", options: String = "[]", more: String = ""
    ) -> String {
        """
        enum Action: String { case pour, drink }
        func register() {
            let pour = UNNotificationAction(identifier: Action.pour.rawValue, title: "Pour", options: [])
            let drink = UNNotificationAction(identifier: \(declared), title: "Have a Cup", options: \(options))
            UNUserNotificationCenter.current().setNotificationCategories([
                UNNotificationCategory(identifier: "tea", actions: [pour, drink], intentIdentifiers: [])
            ])
        }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let action = Action(rawValue: response.actionIdentifier)
            switch action {
            \(cases)
            }
            \(more)
        }
        """
    }
}
