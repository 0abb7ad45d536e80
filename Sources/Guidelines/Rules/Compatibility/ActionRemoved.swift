import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let actionRemoved = Rule(
        id: "action-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "What a person can do with a delivered notification is understood after an update, too.",
        rationale: """
            The buttons of a category are those that the app registered last. Until its new version has run once, \
            and on a watch for longer, people see and use the old ones; what they do then arrives at the new code.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      photo:
                        actions:
                          - favorite: { title: Favorite, icon: star }
                    """,
                to: """
                    categories:
                      photo:
                        actions:
                          - like: { renamed-from: favorite, title: Like, icon: hand.thumbsup }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      photo:
                        actions:
                          - like: { title: Like, icon: hand.thumbsup }
                    """,
                to: """
                    categories:
                      photo:
                        actions:
                          - like: { title: Like, icon: hand.thumbsup, available: { iOS: false } }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      photo:
                        actions:
                          - like: { title: Like, icon: hand.thumbsup }
                          - mute: { title: Mute, icon: bell.slash }
                    """,
                to: """
                    categories:
                      photo:
                        ⟦actions⟧:
                          - like: { title: Like, icon: hand.thumbsup }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      photo: { custom-dismiss-action: true }
                    """,
                to: """
                    categories:
                      ⟦photo⟧: {}
                    """
            ),
        ]
    ).change { change, report in
        let nowhere = Platform.allCases.filter { change.new.app.deploymentTargets[$0] != nil }
            .map { "\($0.rawValue): false" }.joined(separator: ", ")
        for category in change.registeredCategories {
            let place = category.new.body.key("actions") ?? category.new.name
            for action in Succession(from: category.old.actions, to: category.new.actions).removed {
                report.add(
                    at: place.range,
                    "'\(category.new.name.value)' has no action \(action.label) any more: "
                        + "what people do with it in delivered notifications is not understood",
                    help: "write renamed-from: \(action.identifier.value) in what replaces it, or keep it with "
                        + "available: { \(nowhere) }, which shows it nowhere",
                    notes: [Finding.Note("it was declared here", at: action.name.range)]
                )
            }
            if category.old.hasCustomDismissAction, !category.new.hasCustomDismissAction {
                report.add(
                    at: category.new.body.key("custom-dismiss-action")?.range ?? category.new.name.range,
                    "'\(category.new.name.value)' has no custom-dismiss-action any more: "
                        + "that people dismiss delivered notifications is not understood",
                    severity: .warning,
                    help: "keep it, and do nothing when the app is told",
                    notes: category.old.customDismissAction.map { [Finding.Note("it was here", at: $0.range)] } ?? []
                )
            }
        }
    }
}
