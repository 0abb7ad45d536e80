import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let activityValuesChanged: SchemaChangeRule = RuleDescription(
        id: "activity-values-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The fixed values of a Live Activity stay the same.",
        rationale: """
            An enum in Swift has the values that the schema lists. Installed apps can't decode an update with a new \
            value: the running activity keeps its old content. The updated app can't decode running activities with \
            a value that was removed.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    activities:
                      order: { state: { step: { values: [cooking, sent], open: true } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order: { state: { step: { values: [cooking, packed, sent], open: true } }, stale-after: 15m, dismiss-after: 20m }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    activities:
                      order: { state: { step: { values: [cooking, sent] } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order: { state: { ⟦step⟧: { values: [cooking, ⟦packed⟧] } }, stale-after: 15m, dismiss-after: 20m }
                    """
            )
        ]
    ).change { change, report in
        let matches = change.activityFields.flatMap { fields in fields.succession.matches.map { (fields, $0) } }
        for (fields, match) in matches {
            let (old, new) = (match.old, match.new)
            guard old.type.item.scalar == .string, new.type.item.scalar == .string else { continue }
            let note = Finding.Note("it was declared here", at: old.name.range)
            let (before, now) = (Set(old.values.map(\.value)), Set(new.values.map(\.value)))
            if !before.isEmpty, !old.isOpen, fields.areSent {
                if now.isEmpty || new.isOpen && now.isSubset(of: before) {
                    report.add(
                        at: new.name.range,
                        "'\(new.name.value)' had fixed values: installed apps can't decode \(fields.pushes) with others",
                        help: new.isOpen
                            ? "send only these values until these apps are no longer used, and allow it with that reason"
                            : "keep the values, and send others under another, optional name", notes: [note])
                }
                for text in new.values where !before.contains(text.value) {
                    report.add(
                        at: text.range,
                        "installed apps can't decode '\(text.value)': "
                            + (fields.areAttributes
                                ? "they start nothing" : "their running activities keep the old content"),
                        help:
                            "send it when these apps are no longer used; 'open: true' lets later apps take new values",
                        notes: [note])
                }
            }
            guard !now.isEmpty, !new.isOpen else { continue }
            let gone = old.values.map(\.value).filter { !now.contains($0) }
            let isAnyText = before.isEmpty || old.isOpen
            guard isAnyText || !gone.isEmpty else { continue }
            let what = isAnyText ? "any text" : gone.map { "'\($0)'" }.joined(separator: ", ")
            report.add(
                at: new.name.range,
                "'\(new.name.value)' of a running activity can be \(what), which the updated app can't decode",
                help: "keep the values until no such activity can run", notes: [note])
        }
    }
}
