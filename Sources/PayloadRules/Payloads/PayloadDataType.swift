import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    private static let description = RuleDescription(
        id: "payload-data-type",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary: "Data, and the values of a Live Activity, have the types that the schema declares.",
        rationale: """
            The app reads a string as a string and a number as a number: the string 42 isn't an integer, and 1 isn't true. \
            With a value of another type, or without a required value of an activity, decoding fails, and nobody is told. \
            Firebase accepts and delivers only strings under 'data': put numbers, Booleans and objects in the payload under \
            'apns', or declare 'lenient: true' for the app, which then reads numbers and Booleans from strings, too. Dates \
            in content-state and attributes are seconds since 2001, because ActivityKit decodes with the default strategies \
            of JSONDecoder: seconds since 1970 decode to a date that is 31 years late.
            """,
        unseen: """
            Whether a date of a Live Activity counts from 2001 or from 1970 is judged by which of the two is nearer to the \
            time of sending.
            """,
        source: .language,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": 42, "door": "The blue one" }
                """
            ),
            .payload(
                """
                { "message": { "data": { "notification": "score", "points": "3", "outcome": "abandoned", "final": "true" },
                  "apns": { "payload": { "aps": { "alert": { "title": "Score" } }, "extra": [1, null] } } } }
                """, of: scores),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "{\"id\": \"a\", \"count\": 3}" }
                """#, of: updates),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end" } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" },
                  "notification": "courier-arriving", "order": ⟦"42"⟧, "door": ⟦7⟧ }
                """
            ),
            .payload(
                """
                { "message": { "data": { "notification": "courier-arriving", "order": ⟦"42"⟧ },
                  "apns": { "payload": {
                    "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery" } } } } }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Score" } }, "notification": "score", "points": ⟦"three"⟧,
                  "outcome": ⟦1⟧, "final": ⟦"yes"⟧, "extra": null }
                """, of: scores),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "{\"id\": \"a\", \"count\": ⟦\"3\"⟧}", "list": ⟦[⟧1, 2] }
                """#, of: updates),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "{\"id\": ⟦a⟧, \"count\": 3}", "list": "⟦null⟧" }
                """#, of: updates),
            .payload(
                #"""
                { "aps": { "alert": { "title": "Update" } }, "notification": "update",
                  "inner": "⟦payload-missing-data│{⟧\"id\": ⟦1⟧, ⟦payload-unknown-key│\"size\"⟧: 3}" }
                """#, of: updates),
            .payload(
                """
                { "aps": { "alert": { "title": "Final Whistle" } }, "notification": "final-whistle",
                  "ended": ⟦1769851800000⟧ }
                """,
                of: "notifications:\n  final-whistle: { title: Final Whistle, data: { ended: date-epoch } }\n\n"),
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
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": ⟦1769853600⟧ } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": ⟦1769853600000⟧ } } }
                """),
        ]
    )

    static let payloadDataType: PushRule = description.eachPush(lookingAt: [.data, .identity]) { push, report in
        for entry in push.own {
            guard let member = entry.member else { continue }
            if entry.isFirebaseData, !(member.shape.isText && entry.value.isString) {
                if !entry.value.isNull { report.reportFirebaseData(entry, member) }
                continue
            }
            report.check(
                entry.value, is: member.shape, named: member.name, declaredAt: member.declaration, nearest: push.nearest
            )
        }
    }

    static let activityPushState: ActivityPushRule = description.eachActivityPush(lookingAt: [.data, .identity]) {
        push, report in
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

    static let activityPushDate: ActivityPushRule = description.eachActivityPush(lookingAt: [.data], needsSchema: false)
    { push, report in
        let time = push.received.aps(PayloadKey.timestamp).flatMap { $0.isNumber ? Double($0.text) : nil }
        let now = ReferenceDate.timeOfSending(time)
        for (_, node, shape) in push.objects { report.checkDates(in: node, of: .object(shape), sentAt: now) }
    }
}

/// A schema that accepts more than one form of its data.
private let scores = """
    app: { lenient: true }
    notifications:
      score:
        title: Score
        data: { points: integer, final: boolean, outcome: { values: [won, lost], open: true }, extra: any }

    """

/// A schema with JSON in texts.
private let updates = """
    notifications:
      update:
        title: Update
        data: { inner: { json: { id: string, count: integer } }, list: { json: [integer], optional: true } }

    """

extension RuleReport {
    fileprivate mutating func checkDates(
        in node: Node, of shape: ValueShape, named name: String = "", declaredAt declaration: SourceRange? = nil,
        sentAt now: Double
    ) {
        switch shape {
        case .scalar, .any, .jsonText: return
        case .referenceDate: check(node, named: name, declaredAt: declaration, sentAt: now)
        case .list(let item):
            for (index, node) in node.items.enumerated() {
                checkDates(in: node, of: item, named: "\(name)[\(index)]", declaredAt: declaration, sentAt: now)
            }
        case .object(let object):
            for entry in node.entries {
                guard let member = object.member(named: entry.key.text) else { continue }
                checkDates(
                    in: entry.value, of: member.shape, named: member.name, declaredAt: member.declaration, sentAt: now)
            }
        }
    }

    /// Finds the origin from which the date is nearest to the time of sending.
    private mutating func check(
        _ node: Node, named name: String, declaredAt declaration: SourceRange?, sentAt now: Double
    ) {
        guard node.isNumber, let seconds = Double(node.text) else { return }
        let shift = Double(ReferenceDate.secondsFrom1970)
        let isMilliseconds = seconds >= ReferenceDate.firstMilliseconds
        // What it would be if the number counted from 1970.
        let meant = (isMilliseconds ? seconds / 1000 : seconds) - shift
        guard !ReferenceDate.isNearer(seconds, to: now) else { return }
        let right = Int(exactly: meant.rounded())
        add(
            at: node.range,
            isMilliseconds
                ? "'\(name)' is in milliseconds, but ActivityKit reads seconds since 2001"
                : "'\(name)' is decoded as a date 31 years late: ActivityKit counts from 2001, not from 1970",
            help: right.map { "write \($0)" } ?? "write seconds since 2001",
            notes: declaration.map { [Finding.Note("declared here", at: $0)] } ?? [])
    }

    /// Reports a date that isn't a number.
    mutating func add(_ node: Node, isNoReferenceDateOf name: String, declaredAt declaration: SourceRange) {
        let isDate = node.isString && ScalarType.date.value(of: node.text, among: []) != nil
        let number = isDate ? Int(exactly: ReferenceDate.seconds(of: node.text).rounded()) : nil
        add(
            at: node.kind == .scalar ? node.range : node.range.opening,
            "'\(name)' must be a number of seconds since 2001, not \(node.wordsOfJSON)",
            help: number.map { "write \($0)" } ?? "write the date as a number, without quotes",
            notes: [Finding.Note("declared here", at: declaration)])
    }
}
