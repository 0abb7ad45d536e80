import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let actionsAllForeground = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "actions-all-foreground",
            severity: .advice,
            summary: "At least one action of a category works without opening the app.",
            rationale: """
                The best actions save people from opening the app. A category of which all open it has little to offer \
                beyond a tap. Calls are excepted.
                """,
            source: .higNotifications,
            passing: [
                """
                actions:
                  copy: { title: Copy Code, icon: doc.on.doc, foreground: true }
                categories:
                  code:
                    hidden-previews-body-placeholder: Code
                    actions:
                      - copy
                      - mark-as-used: { title: Mark as Used, icon: checkmark }
                  call:
                    hidden-previews-body-placeholder: Call
                    actions:
                      - call-back: { title: Call Back, icon: phone, foreground: true }
                """
            ],
            failing: [
                """
                actions:
                  copy: { title: Copy Code, icon: doc.on.doc, foreground: true }
                categories:
                  ⟦code⟧:
                    hidden-previews-body-placeholder: Code
                    actions: [copy]
                """
            ]
        )
    ) { _, wording, findings in
        for category in wording.categories where !category.actions.isEmpty && !category.isCall {
            guard category.actions.allSatisfy({ $0.isForeground }) else { continue }
            // Where they do nothing else, that is what is wrong with them.
            guard
                !wording.isEnglish
                    || !category.actions.allSatisfy({ VerbTables.openingPhrase(of: $0.words) != nil || $0.isCall })
            else { continue }
            findings.report(
                at: category.category.name.range,
                category.actions.count == 1
                    ? "the only action of '\(category.category.name.value)' opens the app"
                    : "all actions of '\(category.category.name.value)' open the app",
                help: "let an action work in the background where it can, without foreground: true"
            )
        }
    }
}
