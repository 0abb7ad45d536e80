import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    // An identifier belongs to its category, which the generated code checks first. The problem is handwritten code that
    // doesn't. Duplicates in one category are a separate error.
    static let actionIDConflict: WholeSchemaRule = RuleDescription(
        id: "action-id-conflict",
        severity: .advice,
        group: .identifiers,
        isOnlyForSchemas: true,
        summary: "Actions with the same identifier have the same options and text input.",
        rationale: """
            Actions of different categories can have the same identifier and different options; generated code \
            distinguishes them. Code that checks the identifier without the category is wrong for one of them. A \
            different title or icon is fine.
            """,
        source: .notificationAction,
        passing: [
            """
            actions:
              accept: { title: Accept, icon: checkmark, authentication-required: true }
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions: [accept]
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept Invite, icon: checkmark.circle }
            """,
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions:
                  - accept: { title: Accept, icon: checkmark }
              chat-of-sdk:
                external: true
                actions:
                  - accept: { title: Accept, foreground: true }
            """,
        ],
        failing: [
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions:
                  - accept: { title: Accept, icon: checkmark }
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept Invite, icon: checkmark, ⟦authentication-required⟧: true }
            """,
            """
            actions:
              accept: { title: Accept, icon: checkmark, authentication-required: true }
            categories:
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept Invite, ⟦authentication-required⟧: false }
            """,
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: false
                      text-input: { button-title: Send, placeholder: Message }
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - ⟦reply⟧: { title: Reply, icon: arrowshape.turn.up.left }
            """,
        ]
    ).schema { context, report in
        for definitions in context.actionsByIdentifier.all {
            let first = definitions[0].declaration
            for action in definitions.dropFirst().map(\.declaration) {
                let keys = action.differences(from: first)
                guard let key = keys.first else { continue }
                let owner = action.name.value == first.name.value ? "" : " of '\(first.name.value)'"
                report.add(
                    at: keys.lazy.compactMap { action.key($0) }.first?.range ?? action.name.range,
                    "'\(action.identifier.value)' differs in '\(key)' from the other definition\(owner) with that "
                        + "identifier",
                    help: "share one definition under 'actions', or give one of them another identifier, unless "
                        + "every handler looks at the category first",
                    notes: [Finding.Note("the other definition", at: first.name.range)]
                )
            }
        }
    }
}
