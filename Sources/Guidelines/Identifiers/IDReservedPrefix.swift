import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let idReservedPrefix = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "id-reserved-prefix",
            severity: .error,
            summary: "Identifiers of categories and actions don't begin with com.apple.",
            rationale: """
                Those are Apple's: the system answers with identifiers of its own for a tap and a dismissal, and an action \
                that looks like one of them is taken for it.
                """,
            source: .userNotifications,
            passing: [
                """
                categories:
                  message:
                    hidden-previews-body-placeholder: Message
                    actions:
                      - reply: { identifier: com.example.reply, title: Reply, icon: arrowshape.turn.up.left }
                """
            ],
            failing: [
                """
                categories:
                  message:
                    identifier: ⟦com.apple.message⟧
                    renamed-from: ⟦com.Apple.chat⟧
                    hidden-previews-body-placeholder: Message
                    actions:
                      - reply: { identifier: ⟦com.apple.reply⟧, title: Reply, icon: arrowshape.turn.up.left }
                """
            ]
        )
    ) { _, wording, findings in
        for action in wording.actions { findings.check(action.action) }
        for category in wording.categories { findings.check(category.category) }
    }
}

extension RuleFindings {
    fileprivate mutating func check(_ declaration: some Renamable) {
        check(declaration.identifier)
        for identifier in declaration.renamedFrom { check(identifier) }
    }

    private mutating func check(_ identifier: Text) {
        guard identifier.value.beginsLikeThoseOfTheSystem else { return }
        report(
            at: identifier.range,
            "'\(identifier.value)' begins like the system's own identifiers",
            help: "begin it with a domain of your own, or with none"
        )
    }
}

extension String {
    fileprivate var beginsLikeThoseOfTheSystem: Bool {
        utf8.prefix(Self.systemPrefix.utf8.count).elementsEqual(Self.systemPrefix.utf8) { byte, small in
            byte == small || small.isASCIILetter && byte | 0x20 == small
        }
    }

    private static let systemPrefix = "com.apple."
}
