import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let actionOrderDoubleTap = SchemaRule(
        ofDeclarations: RuleDescription(
            id: "action-order-double-tap",
            severity: .warning,
            fixes: [.display],
            summary: "The first action that is not destructive can be done without a thought.",
            rationale: """
                On Apple Watch, the double-tap gesture performs it. What spends money, calls somebody or needs a \
                passcode is better found further down, where there is something else to put first. For an app without \
                a watch app, whose notifications reach the watch all the same, the finding is advice.
                """,
            source: .higNotifications,
            passing: [
                """
                app: { platforms: { iOS: 15.0, watchOS: 8.0 } }
                categories:
                  parking:
                    hidden-previews-body-placeholder: Parking
                    actions:
                      - snooze: { title: Snooze, icon: clock }
                      - pay: { title: Pay Now, icon: creditcard, authentication-required: true }
                  message:
                    hidden-previews-body-placeholder: Message
                    actions:
                      - reply:
                          title: Reply
                          icon: arrowshape.turn.up.left
                          authentication-required: true
                          text-input: { button-title: Send, placeholder: Message }
                      - like: { title: Like, icon: heart }
                  bill:
                    hidden-previews-body-placeholder: Bill
                    actions:
                      - pay: { title: Pay Now, icon: creditcard, authentication-required: true }
                  appointment:
                    hidden-previews-body-placeholder: Appointment
                    actions:
                      - confirm: { title: Confirm Visit, icon: checkmark }
                      - directions: { title: Get Directions, icon: map, foreground: true, destination: map }
                """
            ],
            failing: [
                """
                app: { platforms: { iOS: 15.0, watchOS: 8.0 } }
                categories:
                  parking:
                    hidden-previews-body-placeholder: Parking
                    actions:
                      - ⟦pay⟧: { title: Pay Now, icon: creditcard, authentication-required: true }
                      - snooze: { title: Snooze, icon: clock }
                """,
                """
                categories:
                  visitor:
                    hidden-previews-body-placeholder: Visitor
                    actions:
                      - ⟦let-in⟧: { title: Let In, icon: figure.walk, authentication-required: true }
                      - snooze: { title: Snooze, icon: clock }
                """,
            ]
        )
    ) { schema, wording, findings in
        for category in wording.categories {
            guard let first = category.actions.firstIndex(where: { !$0.isDestructive }),
                let reason = category.actions[first].reasonAgainstGesture(isEnglish: wording.isEnglish)
            else { continue }
            let candidates = category.actions.indices.filter { !category.actions[$0].isDestructive }
            guard
                candidates.contains(where: {
                    category.actions[$0].reasonAgainstGesture(isEnglish: wording.isEnglish) == nil
                })
            else { continue }
            let name = category.name(at: first)
            // Behind the last one, the next would be first, and destructive ones would no longer be last.
            let next = candidates.count > 1 ? category.actions[candidates[1]] : nil
            let isMended = next?.reasonAgainstGesture(isEnglish: wording.isEnglish) == nil
            let edits =
                isMended && candidates.count == category.actions.count ? category.category.editsMovingToEnd(name) : nil
            findings.report(
                at: name.range,
                "a double tap on a watch performs '\(name.value)', which \(reason)",
                severity: schema.app.hasWatchApp ? .warning : .advice,
                help: "put an action first that can be done without a thought",
                fix: edits.map { Fix(.display, $0) }
            )
        }
    }
}

extension ActionWording {
    /// Typing is begun, not done, by the gesture.
    fileprivate func reasonAgainstGesture(isEnglish: Bool) -> String? {
        guard !isTextInput, !isReversible else { return nil }
        if isAuthenticationRequired { return "requires authentication" }
        guard isEnglish, !hasEffect, VerbTables.irrevocablePhrase(of: words) != nil else {
            return nil
        }
        return "cannot be taken back"
    }
}
