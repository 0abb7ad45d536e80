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
    package var stringKeys: [SourceRange: Text] = [:]

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
            + [app.settingsScreen].compactMap { $0 })
            .filter { seen.insert($0.value).inserted }
    }

    package func category(of notification: Notification) -> Category? {
        notification.category.map { categories[$0] }
    }

    package func topic(of notification: Notification) -> Topic? {
        notification.topic.map { topics[$0] }
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

/// `generate`: what to generate, and where.
package struct GenerateOptions: KeyedModel {
    package enum Access: String, CaseIterable, Sendable {
        case `internal`, `public`
    }

    /// Nil also where it can be no name in Swift.
    package var namespaceText: Text?
    package var accessLevel: Located<Access>?
    /// Folders, relative to the root file.
    package var swiftOutput: Text?
    package var fixturesOutput: Text?
    /// A file, relative to the root file.
    package var previewOutput: Text?
    package var variants: [Located<FixtureVariant>]?
    /// The files to write in addition to those for Simulator.
    package var forms: [Located<FixtureForm>] = []
    package var serviceExtension: Located<Bool>?
    package var push: Located<Bool>?

    package var namespace: String { namespaceText?.value ?? "Notifications" }
    /// Whether to generate `push()`, which servers call.
    package var hasPush: Bool { push?.value ?? true }
    package var access: Access { accessLevel?.value ?? .internal }
    /// Without duplicates.
    package var fixtureForms: [FixtureForm] {
        FixtureForm.allCases.filter { form in forms.contains { $0.value == form } }
    }
    /// The fixtures to generate in addition to those of the examples.
    package var fixtureVariants: [FixtureVariant] { variants?.map(\.value) ?? FixtureVariant.allCases }
}

/// What a server sends to the provider that delivers the push.
package enum FixtureForm: String, CaseIterable, Sendable {
    /// A request to APNs: `{ headers, payload }`.
    case apns
    /// A message for FCM's HTTP v1 API.
    case fcm
}

/// A fixture made from the types, lengths and examples of variables and data.
package enum FixtureVariant: String, CaseIterable, Sendable {
    case typical, longest
}

extension LintOptions {
    static let keys = KeyTable<LintOptions>(
        "lint",
        legacy: .ofLint,
        [
            Key(
                "rules", .ruleSettings, "The severity of each rule: error, warning, advice or off.", .names(.rule)
            ) { $0.rules = $1 }
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

extension GenerateOptions {
    static let keys: KeyTable<GenerateOptions> = {
        let swift = KeyTable<GenerateOptions>(
            "generate.swift",
            [
                Key(
                    "namespace", .nonEmptyText,
                    "The enum that holds the generated code; Notifications where nothing is written."
                ) {
                    $0.namespaceText = $1
                },
                Key("access", .choice(of: Access.self), "The access level of the generated code. Default: internal.") {
                    $0.accessLevel = $1
                },
                Key("output", .nonEmptyText, "The folder for the Swift files, relative to this file.") {
                    $0.swiftOutput = $1
                },
            ]
        )
        let fixtures = KeyTable<GenerateOptions>(
            "generate.fixtures",
            [
                Key("output", .nonEmptyText, "The folder for the fixtures, relative to this file.") {
                    $0.fixturesOutput = $1
                },
                Key(
                    "variants", .list(of: .choice(of: FixtureVariant.self)),
                    "The fixtures to generate in addition to those of the examples. Default: both."
                ) { $0.variants = $1 },
                Key(
                    "forms", .list(of: .choice(of: FixtureForm.self)),
                    "The files to write in addition to those for Simulator: apns, the request to APNs; fcm, the message for Firebase."
                ) { $0.forms = $1 },
            ]
        )
        let preview = KeyTable<GenerateOptions>(
            "generate.preview",
            [
                Key("output", .nonEmptyText, "The HTML file that shows every notification, relative to this file.") {
                    $0.previewOutput = $1
                }
            ]
        )
        return KeyTable(
            "generate",
            [
                Key("swift", .map(swift) { _ in GenerateOptions() }, "Where and how to generate Swift.") {
                    ($0.namespaceText, $0.accessLevel, $0.swiftOutput) = (
                        $1.namespaceText, $1.accessLevel, $1.swiftOutput
                    )
                },
                Key("fixtures", .map(fixtures) { _ in GenerateOptions() }, "Where and how to generate fixtures.") {
                    ($0.fixturesOutput, $0.variants, $0.forms) = ($1.fixturesOutput, $1.variants, $1.forms)
                },
                Key("preview", .map(preview) { _ in GenerateOptions() }, "Where to write the preview.") {
                    $0.previewOutput = $1.previewOutput
                },
                Key(
                    "service-extension", .boolean,
                    "Whether to generate a service extension. Default: true if a notification needs one."
                ) { $0.serviceExtension = $1 },
                Key(
                    "push", .boolean,
                    "Whether to generate push(), which servers call. Default: true."
                ) { $0.push = $1 },
            ]
        )
    }()
}
