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
            "cases by a function's name, in a dictionary and in a tuple",
            category(
                """
                [5, 10].map(Reminder.snooze).map(Reminder.make) + (reminders[.mail] ?? []).map { $0 } + rest()
                """
            ).merging([
                "App/Actions.swift": """
                enum Kind { case mail, task }
                let table: [Kind: [Reminder]] = [.mail: [.snooze(minutes: 20)], .task: [.archive]]
                let reminders = [Kind.mail: table[.mail]!.map { Reminder.make($0) }]
                enum Pairs { static func make() -> (Reminder, Reminder) { (.snooze(minutes: 30), .archive) } }
                func rest() -> [UNNotificationAction] {
                    let (first, _) = Pairs.make()
                    return [Reminder.make(first)]
                }
                """
            ]) { $1 },
            """
            categories:
              mail:
                actions:
                  - snooze-5:
                      identifier: snooze_5
                      title: Five Minutes
                      authentication-required: true
                  - snooze-10:
                      identifier: snooze_10
                      title: Snooze 10 Minutes
                  - snooze-20:
                      identifier: snooze_20
                      title: Snooze 20 Minutes
                  - snooze-30:
                      identifier: snooze_30
                      title: Snooze 30 Minutes

            """),
        Case(
            "numbers of a list's elements",
            app(
                """
                let titles = ["Soon", "Later"]
                func make(_ name: String, _ title: String) -> UNNotificationAction {
                    UNNotificationAction(identifier: name, title: title, options: [])
                }
                func register() {
                    var all: [UNNotificationAction] = []
                    for (index, title) in titles.enumerated() { all.append(make("a\\(index)", title)) }
                    for index in titles.indices { all.append(make("b\\(index + 1)", titles[index])) }
                    for index in stride(from: 0, to: titles.count, by: 2) { all.append(make("c\\(index)", titles[index])) }
                    all += zip(["d", "e"], titles).map { make($0, $1) }
                    let mail = UNNotificationCategory(identifier: "mail", actions: all, intentIdentifiers: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                """),
            """
            categories:
              mail:
                actions:
                  - a0:
                      title: Soon
                  - a1:
                      title: Later
                  - b1:
                      title: Soon
                  - b2:
                      title: Later
                  - c0:
                      title: Soon
                  - d:
                      title: Soon
                  - e:
                      title: Later

            """),
        Case(
            "a loop of Objective-C over the numbers of an array's elements",
            [
                "App/App.m": """
                void registerAll(void) {
                    NSArray *titles = @[@"Soon", @"Later"];
                    NSMutableArray *all = [NSMutableArray array];
                    for (NSUInteger i = 0; i < [titles count]; ++i) {
                        NSString *name = [NSString stringWithFormat:@"later:%ld", (long)i];
                        [all addObject:[UNNotificationAction actionWithIdentifier:name title:titles[i] options:0]];
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
                  - later-0:
                      identifier: later:0
                      title: Soon
                  - later-1:
                      identifier: later:1
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
