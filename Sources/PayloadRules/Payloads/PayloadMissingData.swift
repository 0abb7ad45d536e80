import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let payloadMissingData: PushRule = RuleDescription(
        id: "payload-missing-data",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A payload has all required data of its notification.",
        rationale: """
            Without it, the app can't decode the payload: the notification isn't recognized, and a tap opens nothing. \
            null isn't a value.
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
    ).eachPush(lookingAt: [.data, .identity]) { push, report in
        guard let notification = push.notification else { return }
        let entries = push.received.ownEntries
        let isFirebase = push.received.firebase != nil
        report.check(
            entries.filter { $0.name != push.contract.notificationKey }, have: notification.data,
            except: push.misplaced?.objects ?? [],
            at: push.received.place,
            in: push.subject
        ) { member in
            guard isFirebase else { return "add it \(push.received.service.placeOfData)" }
            return member.shape.isText ? "add it to 'data'" : "add it to 'payload' under 'apns', next to 'aps'"
        }
        for data in notification.renamed {
            let isThere = data.paths.contains { path in entries.value(at: path).map { !$0.isNull } ?? false }
            guard !isThere, let path = data.paths.first, push.misplaced?.objects.contains(path[0].text) != true else {
                continue
            }
            report.add(
                at: push.received.place, "\(push.subject) has no '\(path.map(\.text).joined(separator: "."))'",
                help: "add it to the payload",
                notes: [Finding.Note("'\(data.name)' is declared here", at: data.declaration)]
            )
        }
    }
}

extension RuleReport {
    /// Reports required members without a value, at any depth.
    ///
    /// - Parameter others: Members whose absence has another finding.
    mutating func check(
        _ entries: [Push.Entry],
        have object: ObjectShape,
        except others: Set<String> = [],
        at place: SourceRange,
        in subject: String,
        help: (ObjectShape.Member) -> String = { _ in "add it to the object" }
    ) {
        for member in object.members {
            guard let value = entries.first(where: { $0.name == member.name })?.value else {
                guard member.isRequired, !others.contains(member.name),
                    !isMisspelt(member.name, in: entries, of: object)
                else { continue }
                add(
                    at: place, "\(subject) has no '\(member.name)'",
                    help: help(member),
                    notes: [Finding.Note("'\(member.name)' is declared here", at: member.declaration)]
                )
                continue
            }
            if value.isNull {
                guard member.isRequired, !member.shape.isAny else { continue }
                add(
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
        case .scalar, .any, .referenceDate: return
        case .jsonText(let content):
            if let json = value.jsonInText { check(json, hasAllOf: content, named: name) }
        case .list(let item): for node in value.items { check(node, hasAllOf: item, named: name) }
        case .object(let object):
            guard value.kind == .mapping else { return }
            check(value.entries.map { Push.Entry($0) }, have: object, at: value.range.opening, in: "'\(name)'")
        }
    }

    /// A similar unknown key is reported instead.
    private func isMisspelt(_ name: String, in entries: [Push.Entry], of object: ObjectShape) -> Bool {
        entries.contains { entry in
            object.member(named: entry.name) == nil && Suggestion.nearest(to: entry.name, among: [name]) != nil
        }
    }
}
