// Cases of enums with associated values, loops that count, and actions that content extensions set.
extension AdoptCaseTests {
    private static let reminders = """
        enum Reminder {
            case open(url: URL), snooze(minutes: Int), reply(String), later(hours: Int = 2), archive
            var identifier: String {
                switch self {
                case .open: "show"
                case .snooze(let minutes): "snooze_\\(minutes)"
                case let .reply(title): title.isEmpty ? "reply" : "reply"
                case .later(let hours): "later_\\(hours * 60)"
                case .archive: "archive"
                }
            }
            var title: String {
                switch self {
                case .open(let url): return "Open \\(url)"
                case .snooze(minutes: 5): return "Five Minutes"
                case .snooze(let minutes): return "Snooze \\(minutes) Minutes"
                case .reply(let title): return title
                case .later(let hours) where hours > 1: return "Later"
                default: return "Archive"
                }
            }
            var options: UNNotificationActionOptions {
                if case .open = self { return [.foreground] }
                guard case .snooze(let minutes) = self else { return [.destructive] }
                return minutes > 5 ? [] : [.authenticationRequired]
            }
            static func make(_ reminder: Reminder) -> UNNotificationAction {
                UNNotificationAction(identifier: reminder.identifier, title: reminder.title, options: reminder.options)
            }
        }

        """

    private static func category(_ actions: String) -> [String: String] {
        app(
            reminders + """
                func register(_ url: URL) {
                    let mail = UNNotificationCategory(identifier: "mail", actions: \(actions), intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                """)
    }

    static let enumCases = [
        Case(
            "a value that isn't known leaves only the title open",
            category("[Reminder.make(.open(url: url)), Reminder.make(.snooze(minutes: 5))]"),
            """
            categories:
              mail:
                actions:
                  - show:
                      title:
                        not-known: reminder.title
                      foreground: true
                  - snooze-5:
                      identifier: snooze_5
                      title: Five Minutes
                      authentication-required: true

            """),
        Case(
            "cases in a list, which has the type of its first element",
            category("[Reminder.archive, .snooze(minutes: 2 * 5), .reply(\"Reply\")].map { Reminder.make($0) }"),
            """
            categories:
              mail:
                actions:
                  - archive:
                      title: Archive
                      destructive: true
                  - snooze-10:
                      identifier: snooze_10
                      title: Snooze 10 Minutes
                  - reply:
                      title: Reply
                      destructive: true

            """),
        Case(
            "cases in a function, with numbers of a loop and a default value",
            category("actions()").merging([
                "App/Actions.swift": """
                func actions() -> [UNNotificationAction] {
                    var all: [UNNotificationAction] = []
                    for minutes in [15, 30] { all.append(Reminder.make(.snooze(minutes: minutes))) }
                    let last: Reminder = .later()
                    return all + [Reminder.make(last)]
                }
                """
            ]) { $1 },
            """
            categories:
              mail:
                actions:
                  - snooze-15:
                      identifier: snooze_15
                      title: Snooze 15 Minutes
                  - snooze-30:
                      identifier: snooze_30
                      title: Snooze 30 Minutes
                  - later-120:
                      identifier: later_120
                      title:
                        not-known: reminder.title
                      destructive: true

            """),
        Case(
            "a loop of Objective-C that counts",
            [
                "App/App.m": """
                void registerAll(void) {
                    NSMutableArray *all = [NSMutableArray array];
                    for (int i = 0; i <= 2; i++) {
                        if (i == 0) {
                            [all addObject:[UNNotificationAction actionWithIdentifier:@"reply" title:@"Reply" options:0]];
                        } else {
                            NSString *name = [NSString stringWithFormat:@"later:%i", i];
                            [all addObject:[UNNotificationAction actionWithIdentifier:name title:(i == 1 ? @"Soon" : @"Later") options:0]];
                        }
                    }
                    UNNotificationCategory *mail = [UNNotificationCategory categoryWithIdentifier:@"mail" actions:all intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:mail]];
                }
                """
            ],
            """
            categories:
              mail:
                actions:
                  - reply:
                      title: Reply
                  - later-1:
                      identifier: later:1
                      title: Soon
                  - later-2:
                      identifier: later:2
                      title: Later

            """),
        Case(
            "actions that a content extension sets, which no category has",
            app(
                """
                class Preview: UIViewController, UNNotificationContentExtension {
                    func didReceive(_ notification: UNNotification) {
                        extensionContext?.notificationActions = [.init(identifier: "approve", title: "Approve")]
                    }
                }
                """),
            """
            actions:
              approve:
                title: Approve

            """),
    ]
}
