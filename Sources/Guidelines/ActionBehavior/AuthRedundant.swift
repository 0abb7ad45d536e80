import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let authRedundant = SchemaRule(
        RuleDescription(
            id: "auth-redundant",
            severity: .advice,
            fixes: [.safe, .display],
            summary: "An action that opens the app does not require authentication as well.",
            rationale: "To open the app, people have to unlock the device in any case.",
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
        )
    ) { _, wording, findings in
        let suspects = wording.actions.filter { $0.isForeground && $0.isAuthenticationRequired }
        for (action, applicability) in wording.changes(of: suspects, as: .safe) {
            // A shared action is reported where it is declared.
            guard let key = action.action.key("authentication-required") else { continue }
            findings.report(
                at: key.range,
                "'\(action.action.name.value)' opens the app, for which the device is unlocked anyway",
                help: "delete authentication-required",
                fix: action.action.body.removing("authentication-required").map { Fix(applicability, $0) }
            )
        }
    }
}
