package import Diagnostics
package import SourceSyntax

/// A kind of notification that people turn on and off in the app.
package struct Topic: Declaration, KeyedModel {
    package enum Kind: String, CaseIterable, Sendable {
        case transactional, social, reminder, safety, marketing
    }

    /// The question that people answer before they get notifications of the topic.
    package struct OptIn: KeyedModel {
        /// Nil only if the mistake is already reported.
        package var prompt: Text?
        package var defaultValue: Located<Bool>?
    }

    package let name: Text
    package let scope: SourceRange
    package let body: Node
    package var declaredKind: Located<Kind>?
    /// Nil only if the mistake is already reported.
    package var title: Text?
    package var explanation: Text?
    package var optIn: OptIn?
    package var allow: [Allowance] = []

    init(name: Text, scope: SourceRange, body: Node) {
        self.name = name
        self.scope = scope
        self.body = body
    }

    package var kind: Kind { declaredKind?.value ?? Self.defaultKind }
    /// Whether it is on until people turn it off. A topic with an opt-in is off by default.
    package var isOnByDefault: Bool { optIn?.defaultValue.isTrue ?? true }
}

extension Topic.OptIn {
    static let keys = KeyTable<Topic.OptIn>(
        "opt-in",
        [
            Key(
                "prompt", .localizable(.nonEmptyText),
                "The question that the app asks before it sends notifications of the topic.",
                \.prompt, .required
            ),
            Key(
                "default", .boolean, "Whether the topic is on before people answer.",
                \.defaultValue),
        ]
    )
}

extension Topic {
    private static let defaultKind = Kind.transactional

    static let keys = KeyTable<Topic>(
        "a topic",
        [
            Key(
                "kind", .choice(of: Kind.self),
                "The kind of notifications in the topic.", \.declaredKind, .default(defaultKind)
            ),
            Key(
                "title", .localizable(.nonEmptyText), "The name in the app's settings screen.", \.title, .required
            ),
            Key(
                "description", .localizable(.text), "The text below the title in the app's settings screen.",
                \.explanation
            ),
            Key(
                "opt-in", .map(OptIn.keys) { _ in OptIn() },
                "Asks people for permission first. A marketing topic needs it.", \.optIn
            ),
            Key(
                "allow", .allowances, "Rules that don't apply here, each with a reason.", \.allow, .names(.rule)),
        ]
    )
}
