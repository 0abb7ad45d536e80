import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import Rules

extension SchemaRule {
    static let payloadTooLarge: WholeSchemaRule = RuleDescription.payloadTooLarge.schema { context, report in
        let comfortable = report.option(RuleDescription.comfortableSize)
        for notification in context.notifications(withPayloadsAbove: comfortable) {
            let more = notification.delivery.pushType.payloadBytes - Limits.payloadBytes
            guard let fixture = Fixture.largest(of: notification, in: context.schema),
                fixture.payload.size > comfortable + more
            else { continue }
            report.add(fixture)
        }
        for activity in context.schema.activities {
            for fixture in ActivityFixture.tooLarge(of: activity, in: context.schema) { report.add(fixture) }
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(_ fixture: ActivityFixture) {
        let (push, name) = (fixture.push, fixture.activity.name)
        add(
            at: name.range,
            "the '\(push.occasion.name)' push of '\(name.value)' (\(fixture.name)) has \(push.size) bytes, and APNs "
                + "rejects more than \(ActivityPush.byteLimit(of: push.occasion, fixture.activity))",
            kind: .requirement,
            help: "shorten its longest value, or let the app load it")
    }
}

extension LintContext {
    /// The notifications whose payload may be larger, at most two thousand: checking them is slow, and more findings
    /// don't help.
    fileprivate func notifications(withPayloadsAbove bytes: Int) -> [Notification] {
        Array(
            zip(schema.notifications, payloadBounds).lazy.filter { $0.1 > bytes }.map(\.0).prefix(2_000))
    }
}

extension RuleReport {
    /// Reports the size of a payload, and what to shorten.
    fileprivate mutating func add(_ fixture: Fixture) {
        let limit = fixture.notification.delivery.pushType.payloadBytes
        let left = limit - fixture.payload.size
        let share = PayloadShare.largest(of: fixture.notification, content: fixture.content)
        let name = "'\(fixture.notification.name.value)'"
        let subject =
            fixture.isExample ? "the example '\(fixture.name)' of \(name)" : "the \(fixture.name) payload of \(name)"
        add(
            at: fixture.notification.name.range,
            "\(subject) has \(fixture.payload.size) bytes, and "
                + (left < 0
                    ? "APNs rejects more than \(limit)"
                    : "only \(left) are left before the limit of APNs"),
            severity: left < 0 ? .error : .warning,
            kind: left < 0 ? .requirement : .guideline,
            help: share.map { "shorten '\($0.name)', which uses \($0.bytes) of them" },
            notes: share.map { [Finding.Note("'\($0.name)' is written here", at: $0.range)] } ?? []
        )
    }
}
