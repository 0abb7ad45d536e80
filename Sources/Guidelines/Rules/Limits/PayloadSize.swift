import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

extension Rule {
    static let payloadSize: Rule = Rule(
        id: "payload-size",
        kind: .requirement,
        severity: .error,
        group: .limits,
        summary: "A payload has at most 4096 bytes.",
        rationale: """
            APNs rejects a larger one with PayloadTooLarge, so no one sees the notification. Belfry checks the payload \
            of each example, and one made from the examples of variables and data.
            """,
        source: .remotePayload,
        passing: [
            """
            notifications:
              chapter:
                title: New Chapter
                body: $(opening)
                variables:
                  opening: { max-length: 120, example: Nobody had rung the bell. }
            """
        ],
        failing: [
            """
            notifications:
              ⟦chapter⟧:
                title: New Chapter
                body: $(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)$(page)
                variables:
                  page:
                    example: >
                      Nobody in the village could say who had rung the bell that night. The rope hung where it
                      always hung, the door of the tower was locked, and the key lay on its nail in the kitchen of
                      the sexton, who had slept, he said, like a stone. Still everyone had heard it, three strokes
                      and then a fourth, later than the others and softer, like an afterthought.
            """,
            .payload(
                "{ \"aps\": { \"alert\": { ⟦\"body\"⟧: \"\(String(repeating: "Nobody had rung. ", count: 240))\" } },\n"
                    + "  \"notification\": \"chapter\" }",
                of: "notifications:\n  chapter: { body: $(page), variables: { page: string } }\n"
            ),
            """
            activities:
              ⟦chapter⟧:
                state: { pages: [string] }
                stale-after: 15m
                dismiss-after: 20m
                examples:
                  long: { pages: ["\(String(repeating: "Nobody had rung. ", count: 250))"] }
            """,
        ]
    ).schema { context, report in
        for notification in context.notifications(withPayloadsAbove: Limits.payloadBytes) {
            guard let fixture = Fixture.largest(of: notification, in: context.schema),
                fixture.payload.size > Limits.payloadBytes
            else { continue }
            report.add(fixture, "APNs rejects more than \(Limits.payloadBytes)")
        }
        for activity in context.schema.activities {
            for fixture in ActivityFixture.tooLarge(of: activity, in: context.schema) {
                report.add(fixture)
            }
        }
    }.payload { push, report in
        report.checkSize(of: push.received, notes: push.note())
    }.activityPush { push, report in
        report.checkSize(of: push.received, notes: push.note())
    }
}

extension RuleReport {
    fileprivate mutating func checkSize(of push: Push, notes: [Finding.Note]) {
        guard let bytes = push.bytesIfAbove else { return }
        let largest = push.largestEntry
        add(
            at: largest?.entry.key.range ?? push.place,
            "the payload has \(bytes) bytes, and APNs rejects more than \(push.byteLimit)",
            help: largest.map { "shorten '\($0.entry.key.text)', which uses \($0.bytes) of them" }, notes: notes)
    }

    fileprivate mutating func add(_ fixture: ActivityFixture) {
        let (push, name) = (fixture.push, fixture.activity.name)
        add(
            at: name.range,
            "the '\(push.occasion.name)' push of '\(name.value)' (\(fixture.name)) has \(push.size) bytes, and APNs "
                + "rejects more than \(ActivityPush.byteLimit(of: push.occasion, fixture.activity))",
            help: "shorten its longest value, or let the app load it")
    }
}

extension LintContext {
    /// The notifications whose payload may be larger, at most two thousand: checking them is slow, and more findings
    /// don't help.
    func notifications(withPayloadsAbove bytes: Int) -> [Notification] {
        Array(
            zip(schema.notifications, payloadBounds).lazy.filter { $0.1 > bytes }.map(\.0).prefix(2_000))
    }
}

extension RuleReport {
    /// Reports the size of a payload, and what to shorten.
    mutating func add(_ fixture: Fixture, _ consequence: String) {
        let share = PayloadShare.largest(of: fixture.notification, content: fixture.content)
        let name = "'\(fixture.notification.name.value)'"
        let subject =
            fixture.isExample ? "the example '\(fixture.name)' of \(name)" : "the \(fixture.name) payload of \(name)"
        add(
            at: fixture.notification.name.range,
            "\(subject) has \(fixture.payload.size) bytes, and \(consequence)",
            help: share.map { "shorten '\($0.name)', which uses \($0.bytes) of them" },
            notes: share.map { [Finding.Note("'\($0.name)' is written here", at: $0.range)] } ?? []
        )
    }
}

extension RuleSource {
    static let remotePayload = RuleSource(
        "UserNotifications, Generating a remote notification",
        url: "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
    )
}
