package import Diagnostics
package import SourceSyntax

/// Everything that an author declares, from all files of a schema.
package struct Schema: KeyedModel {
    /// The root file first, then the fragments by path.
    package var files: [SourceFile] = []
    /// The maps in the files, in the same order, without empty files.
    package var documents: [Node] = []
    package var app = App()
    package var lint = LintOptions()
    package var generate = GenerateOptions()
    /// Shared actions.
    package var actions: [Action] = []
    /// The first shared action of each name; set by linking.
    package var sharedActions: [String: Action] = [:]
    package var categories: [Category] = []
    package var notifications: [Notification] = []
    package var topics: [Topic] = []
    /// Live Activities.
    package var activities: [Activity] = []
    /// Keys for string catalogs that the author chose, by the range of the text.
    package var stringKeys: [SourceRange: StringKey] = [:]
    /// The declarations with a value that isn't known yet. No rule judges them.
    package var unknownScopes: [SourceRange] = []

    /// All definitions of actions: shared actions, and the declarations and changes in categories.
    package var actionDefinitions: [Action] {
        var definitions = actions
        for category in categories {
            for action in category.actions where !action.isShared { definitions.append(action) }
        }
        return definitions
    }

    /// All screens that a tap or an action opens, where each is named first.
    package var destinations: [Text] {
        var seen: Set<String> = []
        return
            (notifications.compactMap { $0.destination } + actionDefinitions.compactMap { $0.destination }
            + activities.compactMap { $0.destination?.screen } + [app.settingsScreen].compactMap { $0 })
            .filter { seen.insert($0.value).inserted }
    }

    package func category(of notification: Notification) -> Category? {
        notification.category.map { categories[$0] }
    }

    package func topic(of notification: Notification) -> Topic? {
        notification.topic.map { topics[$0] }
    }

    package func topic(of activity: Activity) -> Topic? {
        activity.topic.map { topics[$0] }
    }

    /// Whether to generate a service extension: as the schema says, or if a notification needs one.
    package var hasServiceExtension: Bool {
        generate.serviceExtension?.value ?? notifications.contains(where: \.needsServiceExtension)
    }

    /// The size of the schema, to decide how many threads share work.
    package var declarationCount: Int { actions.count + categories.count + notifications.count }

    /// All declarations with a name and an `allow`.
    package var declarations: [any Declaration] {
        let actionsOfCategories: [any Declaration] = categories.flatMap { $0.actions.filter { !$0.isShared } }
        return actions + actionsOfCategories + categories + notifications + topics + activities
    }
}

/// `lint`: settings of rules.
package struct LintOptions: KeyedModel {
    package var rules: [RuleSetting] = []
    /// Rules that the team declares.
    package var team: [TeamRule] = []

    package init() {}
}

package struct RuleSetting: KeyedModel {
    package enum Level: String, CaseIterable, Sendable {
        case error, warning, advice, off
    }

    /// A key next to the severity. The rules check whether the option exists and its value is valid.
    package struct Option: Sendable {
        package var name: Text
        package var value: Node
    }

    package var rule: Text
    package var level: Located<Level>?
    package var options: [Option] = []
}

extension LintOptions {
    static let keys = KeyTable<LintOptions>(
        "lint",
        legacy: .ofLint,
        [
            Key(
                "rules", .ruleSettings, "The severity of each rule: error, warning, advice or off.", .names(.rule)
            ) { $0.rules = $1 },
            Key("team", .teamRules, "Rules of the team, by name.") { $0.team = $1 },
        ],
        helpOnUnknown: { entry in
            // Names of rules have several words.
            guard entry.key.text.contains("-") else { return nil }
            return "write rules: { \(entry.key.text): \(entry.value.shortSource ?? "…") }"
        }
    )
}

extension Form where Value == [RuleSetting] {
    static var ruleSettings: Form {
        let level = Form<Located<RuleSetting.Level>>.choice(of: RuleSetting.Level.self)
        let table = KeyTable<RuleSetting>(
            "a rule's settings",
            [
                Key(
                    "severity", level,
                    "The severity: error, warning, advice or off. The rule's own options go next to it."
                ) {
                    $0.level = $1
                }
            ],
            isOpen: true
        )
        return .names(.either([level.shape, table.shape])) { entry, reader in
            var setting = RuleSetting(rule: Text(entry.key))
            let slot = Slot(node: entry.value, key: entry.key)
            if entry.value.kind == .mapping {
                for entry in reader.entries(of: entry.value) {
                    if let key = table.key(named: entry.key) {
                        key.read(Slot(node: entry.value, key: entry.key), &setting, &reader)
                    } else if !entry.key.text.hasPrefix("x-") {
                        setting.options.append(RuleSetting.Option(name: Text(entry.key), value: entry.value))
                    }
                }
            } else {
                setting.level = level.read(slot, &reader)
            }
            return setting
        }
    }
}
