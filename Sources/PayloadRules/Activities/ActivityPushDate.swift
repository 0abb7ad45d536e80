import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

extension PayloadRule {
    static let activityPushDate: ActivityPushRule = RuleDescription(
        id: "activity-push-date",
        severity: .error,
        group: .activities,
        domain: .payload,
        summary: "Dates in content-state and attributes are seconds since 2001.",
        rationale: """
            ActivityKit decodes with the default strategies of JSONDecoder, which count from January 1, 2001, 00:00 \
            UTC. Seconds since 1970 decode to a date that is 31 years late: a countdown shows 272,000 hours. The \
            dates of the push itself, such as stale-date, do count from 1970.
            """,
        source: .activityPushes,
        passing: [
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """)
        ],
        failing: [
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
    ).eachActivityPush(lookingAt: [.data]) { push, report in
        let time = push.received.aps(PayloadKey.timestamp).flatMap { $0.isNumber ? Double($0.text) : nil }
        let now = ReferenceDate.timeOfSending(time)
        for (_, node, shape) in push.objects { report.checkDates(in: node, of: .object(shape), sentAt: now) }
    }
}

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
