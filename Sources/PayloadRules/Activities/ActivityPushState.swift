import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let activityPushState: ActivityPushRule = RuleDescription(
        id: "activity-push-state",
        severity: .error,
        group: .activities,
        domain: .payload,
        summary: "content-state and attributes have the values that the schema declares.",
        rationale: """
            ActivityKit decodes them into Swift types. If a required value is missing or has another type, decoding \
            fails: the activity keeps its old content, or doesn't start, and nobody is told.
            """,
        source: .activityPushes,
        passing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end" } }
                """)
        ],
        failing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": ⟦"coooking"⟧, "eta": ⟦"2026-01-31T10:00:00Z"⟧, ⟦"courier"⟧: "Ada" } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "content-state": ⟦{⟧ "eta": 791546400 } } }
                """),
            .activityPush(#"{ ⟦"aps"⟧: { "timestamp": 1769851800, "event": "update" } }"#),
        ]
    ).eachActivityPush(lookingAt: [.data, .identity]) { push, report in
        if let event = push.event, event != .end, push.received.aps(ActivityKey.contentState) == nil,
            !push.misspells(ActivityKey.contentState)
        {
            report.add(
                at: push.received.place, "\(push.subject) has no 'content-state'",
                help: "add the whole state: an update replaces all of it", notes: push.note())
        }
        for (key, node, shape) in push.objects {
            report.reportUnknownKeys(in: node, named: key, of: .object(shape), nearest: push.nearest)
            report.check(
                node.entries.map { Push.Entry($0) }, have: shape, at: node.range.opening, in: "'\(key)'")
            for entry in node.entries {
                guard let member = shape.member(named: entry.key.text) else { continue }
                report.check(
                    entry.value, is: member.shape, named: member.name, declaredAt: member.declaration,
                    nearest: push.nearest)
            }
        }
    }
}
