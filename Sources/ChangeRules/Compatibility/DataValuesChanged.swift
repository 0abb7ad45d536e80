import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let description = RuleDescription(
        id: "data-values-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Data with fixed values keeps all values that are sent or understood.",
        rationale: """
            Fixed values become an enum. Installed apps reject a notification, or an update of a Live Activity, with a value \
            that their enum doesn't have. This version rejects values that only old servers, delivered notifications and \
            running activities have. For what a server sends, declare the values 'open': then an app takes values that it \
            doesn't know, too.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash, clearance] } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [clearance, flash] } } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash, clearance], open: true } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash, secret], open: true } } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { step: { values: [cooking, sent], open: true } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order: { state: { step: { values: [cooking, packed, sent], open: true } }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash, clearance] }, size: { values: [s, m] } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash, clearance, ⟦secret⟧] }, ⟦size⟧: { values: [s] } } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash], open: true } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { ⟦kind⟧: { values: [flash] } } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { kind: { values: [flash] } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { ⟦kind⟧: { values: [flash], open: true } } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      order: { state: { step: { values: [cooking, sent] } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      order: { state: { ⟦step⟧: { values: [cooking, ⟦packed⟧] } }, stale-after: 15m, dismiss-after: 20m }
                    """
            ),
        ]
    )

    static let dataValuesChanged: SchemaChangeRule = description.change { change, report in
        for data in change.data {
            let (old, new) = (data.data.old, data.data.new)
            let (oldValues, newValues) = (Set(old.values.map(\.value)), Set(new.values.map(\.value)))
            // Other types have their own rule.
            guard oldValues != newValues || old.isOpen != new.isOpen, old.type.item.scalar == .string,
                new.type.item.scalar == .string
            else {
                continue
            }
            let note = Finding.Note("it was declared here", at: old.name.range)
            let help = "keep the values, and send new values under another, optional key"
            func installed(_ probes: [Probe]) -> [Break] {
                change.breaks(
                    of: data.notification,
                    sent: WitnessSearch(probes: probes, needsProbe: true, field: (old.name.value, old.key)))
            }
            if !oldValues.isEmpty, !old.isOpen, data.notification.reachesInstalledApps {
                if newValues.isEmpty || new.isOpen && newValues.isSubset(of: oldValues) {
                    report.add(
                        at: new.name.range,
                        "'\(new.name.value)' had fixed values, and installed apps accept no others",
                        help: new.isOpen
                            ? "send only these values until these apps are no longer used, and allow it with that reason"
                            : help, notes: [note], breaks: installed(Probe.unlisted(in: new, oldValues)))
                }
                for text in new.values where !oldValues.contains(text.value) {
                    report.add(
                        at: text.range,
                        "installed apps reject '\(text.value)', a new value of '\(new.name.value)'",
                        help: new.isOpen ? help : "\(help); 'open: true' lets later apps take new values",
                        notes: [note], breaks: installed(Probe.text(text.value, in: new)))
                }
            }
            guard !newValues.isEmpty, !new.isOpen else { continue }
            let gone = old.values.map(\.value).filter { !newValues.contains($0) }
            let isAnyText = old.values.isEmpty || old.isOpen
            guard isAnyText || !gone.isEmpty else { continue }
            let what = isAnyText ? "any text" : gone.map { "'\($0)'" }.joined(separator: ", ")
            report.add(
                at: new.name.range,
                "'\(new.name.value)' could be \(what), which this app doesn't accept in \(data.notification.earlierOnes)",
                help: "keep the values until no server sends them", notes: [note],
                breaks: change.breaks(
                    of: data.notification,
                    stored: WitnessSearch(
                        probes: isAnyText ? Probe.unlisted(in: old, newValues) : Probe.text(gone[0], in: old),
                        needsProbe: true, field: (new.name.value, new.key))))
        }
    }

    static let activityValuesChanged: SchemaChangeRule = description.change { change, report in
        let matches = change.activityFields.flatMap { fields in fields.succession.matches.map { (fields, $0) } }
        for (fields, match) in matches {
            let (old, new) = (match.old, match.new)
            guard old.type.item.scalar == .string, new.type.item.scalar == .string else { continue }
            let note = Finding.Note("it was declared here", at: old.name.range)
            let (before, now) = (Set(old.values.map(\.value)), Set(new.values.map(\.value)))
            func installed(_ probes: [Probe]) -> [Break] {
                change.breaks(of: fields, sent: ActivitySearch(key: old.name.value, probes: probes, needsProbe: true))
            }
            if !before.isEmpty, !old.isOpen, fields.areSent {
                if now.isEmpty || new.isOpen && now.isSubset(of: before) {
                    report.add(
                        at: new.name.range,
                        "'\(new.name.value)' had fixed values: installed apps can't decode \(fields.pushes) with others",
                        help: new.isOpen
                            ? "send only these values until these apps are no longer used, and allow it with that reason"
                            : "keep the values, and send others under another, optional name", notes: [note],
                        breaks: installed(Probe.unlisted(in: new, before)))
                }
                for text in new.values where !before.contains(text.value) {
                    report.add(
                        at: text.range,
                        "installed apps can't decode '\(text.value)': "
                            + (fields.areAttributes
                                ? "they start nothing" : "their running activities keep the old content"),
                        help:
                            "send it when these apps are no longer used; 'open: true' lets later apps take new values",
                        notes: [note], breaks: installed(Probe.text(text.value, in: new)))
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
                help: "keep the values until no such activity can run", notes: [note],
                breaks: change.breaks(
                    of: fields,
                    stored: ActivitySearch(
                        key: new.name.value,
                        probes: isAnyText ? Probe.unlisted(in: old, now) : Probe.text(gone[0], in: old),
                        needsProbe: true)))
        }
    }
}
