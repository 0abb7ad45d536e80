import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension ChangeRule {
    static let actionRemoved: SchemaChangeRule = RuleDescription(
        id: "action-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An update still handles the actions of delivered notifications.",
        rationale: """
            A category shows the buttons that the app registered last. Until the new version has run once, and longer \
            on a watch, people see and use the old buttons; the new code receives their responses. An action that the \
            earlier schema declares as deprecated can be removed.
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
            RuleExample(
                from: """
                    categories:
                      photo:
                        actions:
                          - like: { title: Like, icon: hand.thumbsup }
                          - poke: { deprecated: true, title: Poke, icon: hand.point.up, available: { iOS: false } }
                    """,
                to: """
                    categories:
                      photo:
                        actions:
                          - like: { title: Like, icon: hand.thumbsup }
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
        for category in change.categories.matches {
            let place = category.new.body.key("actions") ?? category.new.name
            for action in Succession(from: category.old.actions, to: category.new.actions).removed
            where !action.isDeprecated {
                let breaks = change.breaksOfResponses(.button(action.identifier.value), in: category.old)
                // The app still gets the actions of other code.
                guard !breaks.isEmpty else { continue }
                report.add(
                    at: place.range,
                    "'\(category.new.name.value)' no longer has the action \(action.label): "
                        + "responses from delivered notifications aren't recognized",
                    help: "write renamed-from: \(action.identifier.value) in what replaces it, or keep it with "
                        + "deprecated: true and available: { \(nowhere) }, which shows it nowhere",
                    notes: [Finding.Note("it was declared here", at: action.name.range)],
                    breaks: breaks
                )
            }
            if category.old.hasCustomDismissAction, !category.new.hasCustomDismissAction {
                report.add(
                    at: category.new.body.key("custom-dismiss-action")?.range ?? category.new.name.range,
                    "'\(category.new.name.value)' no longer has custom-dismiss-action: "
                        + "dismissals of delivered notifications aren't recognized",
                    severity: .warning,
                    help: "keep it, and ignore the dismissal",
                    notes: category.old.customDismissAction.map { [Finding.Note("it was here", at: $0.range)] } ?? [],
                    breaks: change.breaksOfResponses(.dismissal, in: category.old)
                )
            }
        }
    }
}
