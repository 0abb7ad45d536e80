import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let authRedundant: WholeSchemaRule = RuleDescription(
        id: "auth-redundant",
        severity: .advice,
        fixes: [.safe, .display],
        group: .actionBehavior,
        summary: "An action that opens the app doesn't also require authentication.",
        rationale: "People must unlock the device to open the app anyway.",
        source: .actionOptions,
        passing: [
            """
            actions:
              copy: { title: Copy Code, icon: doc.on.doc, foreground: true }
            """
        ],
        failing: [
            """
            actions:
              copy: { title: Copy Code, icon: doc.on.doc, foreground: true, ⟦authentication-required⟧: true }
            """
        ]
    ).schema { context, report in
        let suspects = context.actions.filter { $0.isForeground && $0.isAuthenticationRequired }
        for (action, applicability) in context.changes(of: suspects, as: .safe) {
            // A shared action is reported where it is declared.
            guard let key = action.declaration.key("authentication-required") else { continue }
            report.add(
                at: key.range,
                "'\(action.name.value)' opens the app, which requires unlocking the device anyway",
                help: "delete authentication-required",
                fix: action.body.removing("authentication-required").map { Fix(applicability, $0) }
            )
        }
    }
}
