import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let levelMismatch: PushRule = RuleDescription(
        id: "level-mismatch",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "A payload has the interruption level that the schema declares for its notification.",
        rationale: """
            The schema declares the level for a reason. A server that leaves it out sends an active notification, \
            which a Focus holds back. A server that raises it breaks through a Focus without a decision of the team.
            """,
        source: .remotePayload,
        passing: [
            .payload(
                """
                { "aps": { "interruption-level": "time-sensitive", "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { "aps": { "interruption-level": "passive", "alert": { "title": "Parcel" }, "thread-id": "parcels" },
                  "notification": "parcel", "level": "passive" }
                """,
                of: schemaWithData
            ),
        ],
        failing: [
            .payload(
                """
                { "aps": { "interruption-level": ⟦"time-sensitive"⟧, "alert": { "title": "Parcel" },
                    "thread-id": "parcels" },
                  "notification": "parcel", "level": "passive" }
                """,
                of: schemaWithData
            ),
            .payload(
                """
                { "aps": { "interruption-level": ⟦"critical"⟧, "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
            .payload(
                """
                { ⟦"aps"⟧: { "alert": { "title": "Courier Arriving" } },
                  "notification": "courier-arriving" }
                """,
                of: schema
            ),
        ]
    ).eachPush(lookingAt: [.aps, .data, .identity]) { push, report in
        guard let notification = push.notification, notification.isShown else { return }
        let name = notification.name
        guard let declared = notification.level(in: push) else { return }
        let source = notification.pathsOfLevel.isEmpty ? "" : " according to its data"
        guard let level = push.received.aps(PayloadKey.interruptionLevel) else {
            guard declared != .active, !push.misspells(PayloadKey.interruptionLevel) else { return }
            report.add(
                at: push.received.place,
                "'\(name)' is \(declared.rawValue)\(source), but this push doesn't set the level",
                help: "add \"interruption-level\": \"\(declared.rawValue)\" to aps", notes: push.note())
            return
        }
        guard level.isString, InterruptionLevel(rawValue: level.text) != nil, !level.isText(declared.rawValue)
        else { return }
        report.add(
            at: level.range, "'\(name)' is \(declared.rawValue)\(source), not \(level.text)",
            help: declared == .active ? "write 'active', or leave the key out" : "write '\(declared.rawValue)'",
            notes: push.note())
    }

    private static let schemaWithData = """
        notifications:
          parcel:
            title: Parcel Arriving
            interruption-level: $(level)
            relevant-for: 20m
            because: The courier waits for five minutes.
            thread-id: parcels
            data: { level: { values: [passive, active, time-sensitive] } }

        """

    private static let schema = """
        notifications:
          courier-arriving:
            title: Courier Arriving
            interruption-level: time-sensitive
            relevant-for: 20m
            because: The courier waits for five minutes.

        """
}

extension NotificationContract {
    /// The level that the schema and the data of a push determine; nil if the data have none, which has its own rule.
    fileprivate func level(in push: CheckedPush) -> InterruptionLevel? {
        guard !pathsOfLevel.isEmpty else { return level }
        guard let value = pathsOfLevel.lazy.compactMap({ push.received.ownEntries.value(at: $0) }).first,
            !value.isNull
        else { return .active }
        return value.isString ? InterruptionLevel(rawValue: value.text) : nil
    }
}
