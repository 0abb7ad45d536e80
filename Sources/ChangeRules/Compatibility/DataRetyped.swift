import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let description = RuleDescription(
        id: "data-retyped",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A payload key, and a value of a Live Activity, keeps a type that every reader understands.",
        rationale: """
            Generated code rejects a notification with a value of another type, and reports which. So do installed versions \
            of the app, and you can't change those. Running activities were stored with the old type, and the updated app \
            can't decode them.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { percent: number, shop: { type: { name: string } } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { percent: number, shop: { type: { name: string, city: string? } } } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      match: { state: { goals: integer }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      match:
                        state: { goals: integer, score: { optional: true } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale:
                        title: Sale
                        data:
                          percent: integer
                          items: { type: [{ name: string, price: number }] }
                          details: { type: { id: uuid } }
                          map: { json: { x: integer } }
                    """,
                to: """
                    notifications:
                      sale:
                        title: Sale
                        data:
                          percent: ⟦string⟧
                          items: { type: ⟦[{ name: string, ⟦color⟧: string }]⟧ }
                          details: { json: ⟦{ id: uuid }⟧ }
                          map: { json: { ⟦x⟧: string } }
                    """
            ),
            RuleExample(
                from: """
                    activities:
                      match: { state: { goals: integer, team: { type: { name: string } } }, stale-after: 15m, dismiss-after: 20m }
                    """,
                to: """
                    activities:
                      match:
                        state: { ⟦goals⟧: string, ⟦team⟧: { type: { name: string, color: string } } }
                        stale-after: 15m
                        dismiss-after: 20m
                    """
            ),
        ]
    )

    static let dataRetyped: SchemaChangeRule = description.change { change, report in
        for data in change.data {
            let (old, new) = (data.data.old.type, data.data.new.type)
            let forInstalled =
                data.notification.reachesInstalledApps ? TypeMismatch.all(reading: old, from: new) : []
            let forThis = TypeMismatch.all(reading: new, from: old)
            // A value of another type is one mistake, whoever reads it.
            let retyped = forInstalled.filter { $0.kind == .type }.map(\.path)
            for path in retyped + forThis.filter({ $0.kind == .type }).map(\.path).filter({ !retyped.contains($0) }) {
                let parties = [
                    retyped.contains(path) ? "installed apps reject new pushes" : nil,
                    forThis.contains { $0.path == path && $0.kind == .type }
                        ? "this app rejects \(data.notification.earlierOnes)" : nil,
                ].compactMap { $0 }
                let words = [old, new].map { $0.member(at: path)?.type.wordsInMessage ?? "" }
                report.add(
                    data, path,
                    "\(data.label(path)) was \(words[0]) and is now \(words[1]): "
                        + parties.joined(separator: ", and "),
                    help: "keep the type, and send the new value under another key",
                    breaks: change.breaks(of: data, at: path))
            }
            for mismatch in forInstalled where mismatch.kind != .type {
                report.add(
                    data, mismatch.path,
                    "installed apps need \(data.label(mismatch.path)), which "
                        + (mismatch.kind == .missing ? "is no longer sent" : "may be missing now"),
                    help: "send it from servers until these apps are no longer used",
                    breaks: change.breaks(of: data, at: mismatch.path))
            }
            for mismatch in forThis where mismatch.kind != .type {
                report.add(
                    data, mismatch.path,
                    "\(data.label(mismatch.path)) is now required, but \(data.notification.earlierOnes) may lack it",
                    help: "make it optional with '?'",
                    breaks: change.breaks(of: data, at: mismatch.path))
            }
        }
    }

    static let activityValueRetyped: SchemaChangeRule = description.change { change, report in
        for fields in change.activityFields {
            for match in fields.succession.matches {
                let (old, new) = (match.old, match.new)
                let (before, now) = (old.type.inActivity, new.type.inActivity)
                let parties = [
                    !fields.areSent || TypeMismatch.all(reading: before, from: now).isEmpty
                        ? nil : "installed apps can't decode \(fields.pushes)",
                    TypeMismatch.all(reading: now, from: before).isEmpty
                        ? nil : "the updated app can't decode activities that are running",
                ].compactMap { $0 }
                guard !parties.isEmpty else { continue }
                report.add(
                    at: new.name.range,
                    "'\(new.name.value)' has another type than before: \(parties.joined(separator: ", and "))",
                    help: "keep the type, and send the new value under another, optional name",
                    notes: [Finding.Note("it was declared here", at: old.name.range)],
                    breaks: change.breaks(
                        of: fields,
                        sent: ActivitySearch(
                            key: old.name.value,
                            probes: TypeMismatch.all(reading: before, from: now).flatMap {
                                Probe.typical(of: new, at: $0.path)
                            }),
                        stored: ActivitySearch(
                            key: new.name.value,
                            probes: TypeMismatch.all(reading: now, from: before).flatMap {
                                Probe.typical(of: old, at: $0.path)
                            })))
            }
        }
    }
}

extension SchemaChange.DataChange {
    /// `'percent'`, or `'price' of 'items'`.
    fileprivate func label(_ path: [String]) -> String {
        path.isEmpty ? "'\(data.new.name.value)'" : "'\(path.joined(separator: "."))' of '\(data.new.name.value)'"
    }
}

extension RuleReport {
    fileprivate mutating func add(
        _ change: SchemaChange.DataChange,
        _ path: [String],
        _ message: String,
        help: String,
        breaks: [Break]
    ) {
        let (old, new) = (change.data.old, change.data.new)
        let place = path.isEmpty ? nil : new.type.member(at: path)?.name?.range
        let before = old.type.member(at: path)?.name?.range ?? old.declaredType?.range ?? old.name.range
        add(
            at: place ?? new.declaredType?.range ?? new.name.range, message, help: help,
            notes: [Finding.Note("it was declared here", at: before)], breaks: breaks)
    }
}

extension SchemaChange {
    fileprivate func breaks(of data: DataChange, at path: [String]) -> [Break] {
        let (old, new) = (data.data.old, data.data.new)
        return breaks(
            of: data.notification,
            sent: WitnessSearch(probes: Probe.typical(of: new, at: path), field: (old.name.value, old.key)),
            stored: WitnessSearch(probes: Probe.typical(of: old, at: path), field: (new.name.value, new.key)))
    }
}
