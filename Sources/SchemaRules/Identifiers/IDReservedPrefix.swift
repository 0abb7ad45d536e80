import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "id-reserved-prefix",
        severity: .error,
        group: .identifiers,
        summary: "Identifiers of categories and actions don't begin with com.apple.",
        rationale: """
            This prefix is Apple's: the system uses such identifiers for a tap and a dismissal, and the app would \
            confuse your action with one of them.
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

    static let idReservedPrefix: ActionRule = description.eachAction { action, _, report in
        report.check(action.declaration)
    }

    static let idReservedPrefixOfCategories: CategoryRule = description.eachCategory { category, _, report in
        report.check(category.declaration)
    }
}

extension RuleReport {
    fileprivate mutating func check(_ declaration: some Renamable) {
        check(declaration.identifier)
        for identifier in declaration.renamedFrom { check(identifier) }
    }

    private mutating func check(_ identifier: Text) {
        guard identifier.value.beginsLikeThoseOfTheSystem else { return }
        add(
            at: identifier.range,
            "'\(identifier.value)' begins like the system's own identifiers",
            help: "begin it with your own domain, or with none"
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
