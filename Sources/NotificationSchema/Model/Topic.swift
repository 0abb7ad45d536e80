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

extension Topic {
    static let keys: KeyTable<Topic> = {
        let optIn = KeyTable<OptIn>(
            "opt-in",
            [
                Key(
                    "prompt", .localizable(.nonEmptyText), "What people are asked, in the app, before they get any.",
                    isRequired: true
                ) {
                    $0.prompt = $1
                },
                Key("default", .boolean, "Whether it is on before they were asked; false where nothing is written.") {
                    $0.defaultValue = $1
                },
            ]
        )
        return KeyTable(
            "a topic",
            [
                Key(
                    "kind", .choice(of: Kind.self),
                    "What its notifications are about; transactional where nothing is written."
                ) { $0.declaredKind = $1 },
                Key(
                    "title", .localizable(.nonEmptyText), "Its name in the app's settings screen.", isRequired: true
                ) { $0.title = $1 },
                Key(
                    "description", .localizable(.text),
                    "What it brings, below the title in the app's settings screen."
                ) { $0.explanation = $1 },
                Key("opt-in", .map(optIn) { _ in OptIn() }, "That people are asked first; a marketing topic needs it.")
                {
                    $0.optIn = $1
                },
                Key("allow", .allowances, "Rules that do not apply here, each with the reason.") { $0.allow = $1 },
            ]
        )
    }()
}
