import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension SchemaRule {
    static let payloadMissingData = SchemaRule(
        ofPayloads: RuleDescription(
            id: "payload-missing-data",
            severity: .error,
            summary: "A payload has all data of its notification that are not optional.",
            rationale: """
                Without them the app cannot make the notification of the payload: what arrives is unrecognized, and a tap \
                leads nowhere. null is no value.
                """,
            source: .language,
            passing: [
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                      "notification": "courier-arriving", "order": 42 }
                    """
                )
            ],
            failing: [
                .payload(
                    """
                    { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                      "notification": "courier-arriving" }
                    """
                ),
                .payload(
                    """
                    { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                      "notification": "courier-arriving", "order": ⟦null⟧ }
                    """
                ),
            ]
        )
    ) { push, findings in
        guard let notification = push.notification else { return }
        let entries = push.push.ownEntries
        findings.check(entries, have: notification.data, at: push.push.place, in: push.subject, isPayload: true)
        for data in notification.renamed {
            let isThere = data.paths.contains { path in entries.value(at: path).map { !$0.isNull } ?? false }
            guard !isThere, let path = data.paths.first else { continue }
            findings.report(
                at: push.push.place, "\(push.subject) has no '\(path.joined(separator: "."))'",
                help: "add it to the payload",
                notes: [Finding.Note("'\(data.name)' is declared here", at: data.declaration)]
            )
        }
    }
}

extension RuleFindings {
    /// - Parameter isPayload: Whether these are the keys beside `aps`.
    fileprivate mutating func check(
        _ entries: [Push.Entry],
        have object: ObjectShape,
        at place: SourceRange,
        in subject: String,
        isPayload: Bool = false
    ) {
        for member in object.members {
            guard let value = entries.first(where: { $0.name == member.name })?.value else {
                guard member.isRequired, !isMisspelt(member.name, in: entries, of: object) else { continue }
                report(
                    at: place, "\(subject) has no '\(member.name)'",
                    help: isPayload ? "add it beside aps" : "add it to the object",
                    notes: [Finding.Note("'\(member.name)' is declared here", at: member.declaration)]
                )
                continue
            }
            if value.isNull {
                guard member.isRequired else { continue }
                report(
                    at: value.range, "'\(member.name)' has no value",
                    help: "send a value, or make it optional in the schema",
                    notes: [Finding.Note("'\(member.name)' is declared here", at: member.declaration)]
                )
            } else {
                check(value, hasAllOf: member.shape, named: member.name)
            }
        }
    }

    private mutating func check(_ value: Node, hasAllOf shape: ValueShape, named name: String) {
        switch shape {
        case .scalar: return
        case .list(let item): for node in value.items { check(node, hasAllOf: item, named: name) }
        case .object(let object):
            guard value.kind == .mapping else { return }
            let start = value.range.bytes.lowerBound
            let place = SourceRange(value.range.file, start..<start + 1)
            check(value.entries.map(Push.Entry.init), have: object, at: place, in: "'\(name)'")
        }
    }

    /// An unknown key near to it is what is wrong then.
    private func isMisspelt(_ name: String, in entries: [Push.Entry], of object: ObjectShape) -> Bool {
        entries.contains { entry in
            object.member(named: entry.name) == nil && Suggestion.nearest(to: entry.name, among: [name]) != nil
        }
    }
}
