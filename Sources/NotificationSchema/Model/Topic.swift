package import Diagnostics
package import SourceSyntax

/// Something that people turn on and off in the app.
package struct Topic: Declaration {
    package enum Kind: String, CaseIterable, Sendable {
        case transactional, social, reminder, safety, marketing
    }

    /// What people are asked before they get any of it.
    package struct OptIn: Sendable {
        /// Nil only where that was already reported.
        package var prompt: Text?
        package var defaultValue: Located<Bool>?
    }

    package let name: Text
    package let scope: SourceRange
    package let body: Node
    package var declaredKind: Located<Kind>?
    /// Nil only where that was already reported.
    package var title: Text?
    package var explanation: Text?
    package var optIn: OptIn?
    package var allow: [Allowance] = []

    init(name: Text, scope: SourceRange, body: Node) {
        self.name = name
        self.scope = scope
        self.body = body
    }

    package var kind: Kind { declaredKind?.value ?? .transactional }
    /// Whether it is on until a person turns it off. What needs an opt-in is off unless the schema says otherwise.
    package var isOnByDefault: Bool { optIn.map { $0.defaultValue?.value ?? false } ?? true }
}

extension Topic.OptIn {
    static let keys = KeyTable<Topic.OptIn>(
        "opt-in",
        [
            Key(
                "prompt", .localizable(.nonEmptyText), "What people are asked, in the app, before they get any.",
                \.prompt, .required
            ),
            Key(
                "default", .boolean, "Whether it is on before they were asked; false where nothing is written.",
                \.defaultValue),
        ]
    )
}

extension Topic {
    static let keys = KeyTable<Topic>(
        "a topic",
        [
            Key(
                "kind", .choice(of: Kind.self),
                "What its notifications are about; transactional where nothing is written.", \.declaredKind,
                .dumped { topic, _ in topic.kind.dumped }
            ),
            Key(
                "title", .localizable(.nonEmptyText), "Its name in the app's settings screen.", \.title, .required
            ),
            Key(
                "description", .localizable(.text), "What it brings, below the title in the app's settings screen.",
                \.explanation
            ),
            Key(
                "opt-in", .map(OptIn.keys) { _ in OptIn() },
                "That people are asked first; a marketing topic needs it.", \.optIn
            ),
            Key("allow", .allowances, "Rules that do not apply here, each with the reason.", \.allow),
        ]
    )
}
