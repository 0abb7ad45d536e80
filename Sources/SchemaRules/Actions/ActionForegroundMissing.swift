import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let actionForegroundMissing: WholeSchemaRule = RuleDescription(
        id: "action-foreground-missing",
        severity: .warning,
        fixes: [.unsafe, .display],
        group: .actions,
        summary: "An action that shows something opens the app.",
        rationale: """
            Without foreground: true, the system runs the action in the background: people tap “View Order”, the \
            notification disappears, and nothing opens. A destination has no effect without it, which is an error. If the verb may mean \
            something that works in the background, such as opening a door, the finding is advice; say with effect \
            what the action does.
            """,
        unseen: """
            Without destination, the rule judges only English titles with a verb or a phrase from a list, such as View \
            and Open.
            """,
        source: .actionForeground,
        passing: [
            """
            categories:
              delivery:
                hidden-previews-body-placeholder: Delivery
                actions:
                  - track: { title: View on Map, icon: map, foreground: true, destination: map }
                  - later: { title: Call Back Later, icon: clock, effect: reminds in an hour }
                  - read-aloud: { title: Read Aloud, icon: speaker.wave.2 }
                  - read: { title: Show as Read, icon: envelope.open }
            """,
            """
            actions:
              door: { title: Open Garage, icon: car, authentication-required: true }
              lift: { title: Call Elevator, icon: arrow.up }
              later: { title: View Later, icon: clock }
              pick: { title: Pick Up Parcel, icon: shippingbox }
              agree: { title: Reply Yes, icon: checkmark }
            """,
        ],
        failing: [
            """
            actions:
              view: { title: ⟦View Order⟧, icon: eye }
              call: { title: ⟦Call Back⟧, icon: phone }
              help: { title: ⟦Call Fire Service⟧, icon: phone.arrow.up.right }
              more: { title: ⟦Read More⟧, icon: doc.text }
              photo: { title: ⟦Take Photo⟧, icon: camera }
              seat: { title: ⟦Choose Seat⟧, icon: ticket }
              reply: { title: ⟦Reply to Ben⟧, icon: arrowshape.turn.up.left }
            """,
            """
            actions:
              track: { title: Track Parcel, icon: map, destination: ⟦map⟧ }
              read: { title: Mark as Read, icon: envelope.open, foreground: false, destination: ⟦inbox⟧ }
              vent: { title: ⟦Open Vent⟧, icon: wind }
              open: { title: ⟦Open⟧, icon: arrow.up.forward.app }
            """,
        ]
    ).schema { context, report in
        let suspects = context.actions.filter { action in
            !action.isForeground && !action.isTextInput
                && (action.destination != nil || context.isEnglish && action.opensApp != nil)
                && (!action.body.attempts("foreground") || action.destination != nil)
                && !action.body.attempts("options")
        }
        for (action, applicability) in context.changes(of: suspects, as: .unsafe) {
            let name = action.name.value
            let isWritten = action.body.attempts("foreground")
            let addition = isWritten ? nil : action.body.adding("foreground", "true")
            if let destination = action.destination {
                // A shared action is reported where it is declared.
                guard action.body.range.contains(destination.range) else { continue }
                report.add(
                    at: destination.range,
                    "'\(name)' runs in the background, so it never opens '\(destination.value)'",
                    severity: .error,
                    help: "\(isWritten ? "write" : "add") foreground: true, or delete 'destination'",
                    fix: addition.map { Fix(applicability, $0) }
                )
            } else if let title = action.title, let isSure = action.opensApp {
                guard action.body.range.contains(title.range) else { continue }
                guard !VerbTables.asksForText(action.words) else {
                    report.add(
                        at: title.range,
                        "“\(title.trimmed)” runs in the background without a text field, so nobody can write anything",
                        severity: .advice,
                        help: "add text-input, or foreground: true, or say what it sends with effect")
                    continue
                }
                report.add(
                    at: title.range,
                    "“\(title.trimmed)” runs in the background, so it opens nothing",
                    severity: isSure ? .warning : .advice,
                    help: "add foreground: true, with the screen as destination, or say what it does with effect",
                    // Only the author knows the screen of an action that shows something.
                    fix: VerbTables.openingPhrase(of: action.words) == nil
                        ? addition.map { Fix(applicability, $0) } : nil
                )
            }
        }
    }
}

extension ShownAction {
    /// Whether the title promises to show something: true if certain, false if possible, nil if not.
    fileprivate var opensApp: Bool? {
        guard !hasEffect, !words.isEmpty else { return nil }
        if VerbTables.isConversation(words) || VerbTables.isInteractive(words) || VerbTables.asksForText(words) {
            return true
        }
        guard VerbTables.openingPhrase(of: words) != nil, VerbTables.screenless.phrase(beginning: words) == nil
        else { return nil }
        if words.count == 1, VerbTables.doneAtOnce.contains(words[0]) { return nil }
        return !VerbTables.ambiguousOpening.contains(words[0]) || VerbTables.screens.contains(words[words.count - 1])
    }
}
