// Keys with their tables and bundles, as far as the code tells them.
extension AdoptCaseTests {
    static let texts = [
        Case(
            "texts that a reader of YAML takes for another type have quotes",
            app(
                """
                let titles = ["Yes", "off", "null", "1.5", "2024-01-01", "0x1F", "1e3", "Now"]
                let no = UNNotificationAction(identifier: "no", title: "No", options: [])
                @available(iOS 16, *) func register() {
                    let all = titles.map { UNNotificationAction(identifier: "a-" + $0, title: $0, options: []) }
                    let on = UNNotificationCategory(identifier: "on", actions: all + [no], intentIdentifiers: ["1"])
                    if #available(iOS 17, *) { UNUserNotificationCenter.current().setNotificationCategories([on]) }
                }
                """),
            """
            categories:
              "on":
                intent-identifiers:
                  - "1"
                actions:
                  - a-yes:
                      identifier: a-Yes
                      title: "Yes"
                  - a-off:
                      title: "off"
                  - a-null:
                      title: "null"
                  - "5":
                      identifier: a-1.5
                      title: "1.5"
                  - a-2024-01-01:
                      title: "2024-01-01"
                  - a-0x1f:
                      identifier: a-0x1F
                      title: "0x1F"
                  - a-1e3:
                      title: "1e3"
                  - a-now:
                      identifier: a-Now
                      title: Now
                  - "no":
                      title: "No"

            """),
        Case(
            "a variable of Objective-C in a file that mentions no API",
            [
                "App/Trip.m": "#import <CoreData/CoreData.h>\nNSString *kBus = @\"BUS\";\n@implementation Trip\n@end\n",
                "App/App.m": """
                extern NSString *kBus;
                void registerAll(void) {
                    UNNotificationAction *later = [UNNotificationAction actionWithIdentifier:@"LATER" title:@"Later" options:0];
                    UNNotificationCategory *bus = [UNNotificationCategory categoryWithIdentifier:kBus actions:@[later] intentIdentifiers:@[] options:0];
                    [[UNUserNotificationCenter currentNotificationCenter] setNotificationCategories:[NSSet setWithObject:bus]];
                }
                """,
            ],
            """
            categories:
              bus:
                identifier: BUS
                actions:
                  - later:
                      identifier: LATER
                      title: Later

            """),
        Case(
            "a text without values that a function formats",
            app(
                """
                enum Texts {
                    static let later = text(forKey: "later")
                    static func text(forKey key: String, args: String...) -> String {
                        let format = Bundle.main.localizedString(forKey: key, value: nil, table: "Texts")
                        return String(format: format, arguments: args)
                    }
                }
                \(action(titled: "Texts.later"))
                """, ["App/en.lproj/Texts.strings": "\"later\" = \"In One Hour\";"]),
            schema("      key: later\n      table: Texts\n      text: In One Hour\n")),
        Case(
            "actions of the sorted keys of a dictionary",
            app(
                """
                let titles = ["snooze": "Snooze", "archive": "Archive"]
                let actions = titles.keys.sorted().map { UNNotificationAction(identifier: $0, title: titles[$0] ?? $0, options: []) }
                let task = UNNotificationCategory(identifier: "task", actions: actions, intentIdentifiers: [], options: [])

                """),
            """
            categories:
              task:
                actions:
                  - archive:
                      title: Archive
                  - snooze:
                      title: Snooze

            """),
        Case(
            "an identifier that looks like the name of a constant, but is known to be the value",
            app(
                """
                let a = UNNotificationAction(identifier: "snoozeActionIdentifier", title: "Snooze", options: [])

                """),
            """
            actions:
              snooze-action-identifier:
                identifier: snoozeActionIdentifier
                allow:
                  id-names-constant: The app registers this text.
                title: Snooze

            """),
        Case(
            "an option that newer systems ignore, and a title that the object can change",
            app(
                """
                class Item {
                    var name = "Untitled"
                    func register() {
                        let item = UNNotificationCategory(identifier: "item", actions: [], intentIdentifiers: [], options: [.allowAnnouncement])
                        UNUserNotificationCenter.current().setNotificationCategories([item])
                    }
                    func remind() {
                        let content = UNMutableNotificationContent()
                        content.title = "About \\(name)"
                        UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                    }
                }

                """),
            """
            categories:
              item:
                allow-announcement: true

            """),
        Case(
            "a table",
            app(
                action(
                    titled: #"NSLocalizedString("alerts_snooze", tableName: "Alerts", value: "Snooze", comment: "")"#)),
            schema("      key: alerts_snooze\n      table: Alerts\n      text: Snooze\n")),
        Case(
            "the table that the system uses anyway, and a package's bundle",
            app(
                action(titled: #"String(localized: "snooze", table: "Localizable", bundle: .module)"#),
                ["App/en.lproj/Localizable.strings": "\"snooze\" = \"Snooze\";"]),
            schema("      key: snooze\n      bundle: module\n      text: Snooze\n")),
        Case(
            "a table of SwiftGen, of which two have the key",
            app(
                action(titled: "L10n.complete")
                    + "enum L10n { static let complete = L10n.tr(\"Main\", \"complete\") }\n",
                [
                    "App/en.lproj/Localizable.strings": "\"complete\" = \"Complete\";",
                    "App/en.lproj/Main.strings": "\"complete\" = \"Done\";",
                ]), schema("      key: complete\n      table: Main\n      text: Done\n")),
        Case(
            "a function with the name of SwiftGen's that asks a server",
            app(
                action(titled: "L10n.snooze")
                    + "enum L10n { static let snooze = L10n.tr(\"Localizable\", \"snooze\") }\n"
                    + "extension L10n { static func tr(_ table: String, _ key: String) -> String { server.texts[key] } }\n",
                ["App/en.lproj/Localizable.strings": "\"snooze\" = \"Snooze\";"]),
            schema("      key: snooze\n      bundle:\n        not-known: \"\\\"snooze\\\"\"\n      text: Snooze\n")),
        Case(
            "R.swift",
            app(
                action(titled: "R.string.alerts.snoozeReminder()"),
                ["App/en.lproj/Alerts.strings": "\"snooze.reminder\" = \"Snooze\";"]),
            schema("      key: snooze.reminder\n      table: Alerts\n      text: Snooze\n")),
        Case(
            "a symbol of a string catalog",
            app(
                action(titled: "String(localized: .snoozeReminder)"),
                ["App/Localizable.xcstrings": catalog("snooze_reminder", "Snooze")]),
            schema("      key: snooze_reminder\n      text: Snooze\n")),
        Case(
            "a macro",
            app(
                action(titled: "#localize(\"snooze\")"),
                ["App/en.lproj/Localizable.strings": "\"snooze\" = \"Snooze\";"]),
            schema("      key: snooze\n      text: Snooze\n")),
        Case(
            "a method that forwards to NSLocalizedString",
            app(
                action(titled: "\"snooze\".loco()")
                    + "extension String { func loco() -> String { NSLocalizedString(self, comment: \"\") } }\n",
                ["App/en.lproj/Localizable.strings": "\"snooze\" = \"Snooze\";"]),
            schema("      key: snooze\n      text: Snooze\n")),
        Case(
            "a property in another file",
            app(
                action(titled: "\"snooze\".loco"),
                [
                    "App/Text.swift":
                        "extension String {\n    var loco: String { NSLocalizedString(self, comment: \"\") }\n}",
                    "App/en.lproj/Localizable.strings": "\"snooze\" = \"Snooze\";",
                ]), schema("      key: snooze\n      text: Snooze\n")),
        Case(
            "a key without quotation marks, and the value of a parameter",
            app(
                action(titled: "translate(\"SnoozeAction\", default: \"Later\")")
                    + "let mute = UNNotificationAction(identifier: \"mute\", title: translate(\"MuteAction\", default: \"Mute\"), options: [])\n"
                        + """
                        func translate(_ key: String, default value: String) -> String {
                            Bundle.main.localizedString(forKey: key, value: value, table: "InfoPlist")
                        }

                        """, ["App/en.lproj/InfoPlist.strings": "SnoozeAction = \"Snooze\";"]),
            schema("      key: SnoozeAction\n      table: InfoPlist\n      text: Snooze\n")
                + "  mute:\n    title:\n      key: MuteAction\n      table: InfoPlist\n      text: Mute\n"),
        Case(
            "a resource that is made in place, and a key that isn't a text",
            app(
                action(titled: ".init(localized: .init(\"alert/snooze\", defaultValue: \"Snooze\"))")
                    + "let mute = UNNotificationAction(identifier: \"mute\", title: NSLocalizedString(\"MuteAction\", comment: \"\"), options: [])\n"
            ),
            schema("      key: alert/snooze\n      text: Snooze\n")
                + "  mute:\n    title:\n      key: MuteAction\n      text:\n        not-known: \"NSLocalizedString(\\\"MuteAction\\\", comment: \\\"\\\")\"\n"
        ),
        Case(
            "methods for formats, of which only one has no arguments, in a class with its own bundle",
            app(
                action(titled: "\"snooze\".loco(5)")
                    + """
                    let mute = UNNotificationAction(identifier: "mute", title: "mute".loco(), options: [])
                    extension String {
                        func loco() -> String { Texts.shared.localizedString(for: self) }
                        func loco(_ argument: CVarArg) -> String { Texts.shared.localizedString(for: self, argument) }
                    }

                    """,
                ["App/en.lproj/Localizable.strings": "\"snooze\" = \"%d Minutes\"; \"mute\" = \"Mute\";"]),
            schema("      not-known: \"\\\"snooze\\\".loco(5)\"\n")
                + "  mute:\n    title:\n      key: mute\n      bundle:\n        not-known: \"\\\"mute\\\"\"\n      text: Mute\n"
        ),
        Case(
            "a bundle that isn't known",
            app(
                action(
                    titled: #"NSLocalizedString("snooze", bundle: Bundle(for: App.self), value: "Snooze", comment: "")"#
                )),
            schema(
                "      key: snooze\n      bundle:\n        not-known: \"\\\"snooze\\\"\"\n      text: Snooze\n")),
    ]

    private static func catalog(_ key: String, _ text: String) -> String {
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "\(key)": { "localizations": { "en": \
        { "stringUnit": { "state": "translated", "value": "\(text)" } } } } } }
        """
    }
}
