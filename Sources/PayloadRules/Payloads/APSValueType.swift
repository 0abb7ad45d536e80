import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension RuleDescription {
    static let apsValueType = RuleDescription(
        id: "aps-value-type",
        severity: .error,
        group: .payloads,
        domain: .payload,
        summary:
            "Values in aps have the types that Apple documents, and a push of a Live Activity an event and a time.",
        rationale: """
            A flag is the number 1. Apple documents no other value: true works on current systems, 0 has no effect, and both \
            are warnings. A badge that is a string is ignored, an unknown interruption level, too, and APNs rejects a \
            payload with an invalid alert. The dates of a Live Activity's push are whole seconds since 1970, unlike those in \
            content-state. The system ignores a push whose timestamp is older than the last one. A stale date is after the \
            timestamp; a dismissal date belongs to the end, and is at most four hours later.
            """,
        source: .payloadKeys,
        passing: [
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery", "badge": 3,
                    "mutable-content": 1 },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery",
                    "interruption-level": "active" },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end", "dismissal-date": 1769853000,
                    "content-state": { "step": "delivered", "eta": 791546400 } } }
                """),
            // A dismissal date in the past removes the activity at once.
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end", "dismissal-date": 0 } }
                """),
            // Apple prints a stale date that is the time of sending.
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "stale-date": 1769851800,
                    "content-state": { "step": "cooking", "eta": 791546400 },
                    "alert": { "title": { "loc-key": "order.title" },
                      "body": { "loc-key": "order.body", "loc-args": ["7"] }, "sound": "default" } } }
                """),
        ],
        failing: [
            .payload(
                """
                { "aps": { "alert": { "title": ⟦7⟧ }, "category": "delivery", "badge": ⟦"3"⟧,
                    "mutable-content": ⟦true⟧ },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery",
                    "badge": ⟦-1⟧, "relevance-score": ⟦80⟧ },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .payload(
                """
                { "aps": { "alert": { "title": "Courier Arriving" }, "category": "delivery",
                    "interruption-level": ⟦"timeSensitive"⟧ },
                  "notification": "courier-arriving", "order": 42 }
                """
            ),
            .activityPush(
                """
                { "aps": { "timestamp": ⟦0⟧, "event": "update", "stale-date": ⟦0⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": ⟦-1⟧, "event": "update", "stale-date": ⟦-1⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "stale-date": ⟦1769851799⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 },
                    "alert": { "title": ⟦0⟧, "body": ⟦[⟧"a"], "sound": ⟦1⟧ } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update",
                    "content-state": { "step": "cooking", "eta": 791546400 },
                    "alert": { "title": { "loc-key": ⟦5⟧, "loc-args": [⟦7⟧] }, "body": ⟦{⟧ ⟦"text"⟧: "a" } } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": ⟦1769851800000⟧, "event": ⟦"updated"⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "update", "stale-date": ⟦791545200⟧,
                    "dismissal-date": ⟦1769853000⟧, "relevance-score": ⟦"50"⟧,
                    "content-state": { "step": "cooking", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { ⟦"aps"⟧: { "event": "end", "dismissal-date": 1769853000,
                    "content-state": { "step": "delivered", "eta": 791546400 } } }
                """),
            .activityPush(
                """
                { "aps": { "timestamp": 1769851800, "event": "end", "dismissal-date": ⟦1769880600⟧,
                    "content-state": { "step": "delivered", "eta": 791546400 } } }
                """),
        ]
    )
}

extension PayloadRule {
    static let apsValueType: PushRule = RuleDescription.apsValueType.eachPush(
        lookingAt: [.aps, .data, .identity], needsSchema: false
    ) {
        push, report in
        for entry in push.received.apsEntries {
            let table = APSKey.ofAPS(in: push.notification?.pushType ?? .alert)
            guard let key = table[entry.name] else { continue }
            // Another rule reports a required flag that isn't set.
            if entry.name == push.notification?.requiredFlag, key.value.verdict(on: entry.value) == .undocumented,
                !entry.value.isFlagOn
            {
                continue
            }
            report.check(entry.value, of: key)
        }
        if let alert = push.received.alert, alert.kind == .mapping {
            for entry in alert.entries {
                // Arguments have their own rule.
                guard let key = APSKey.ofAlert[entry.key.text], key.value != .texts else { continue }
                report.check(entry.value, of: key)
            }
        }
        for entry in push.received.ownEntries {
            if let key = APSKey.ofPayload[entry.name] { report.check(entry.value, of: key) }
        }
    }
}

extension APSKey {
    fileprivate var words: String {
        // Only sounds are files.
        if case .name = value, place != .sound { return "a string that isn't empty" }
        return value.words
    }

    fileprivate var help: String {
        if case .name = value, place != .sound { return "write the name, in quotes" }
        return value.help
    }
}

extension APSKey.Value {
    fileprivate var words: String {
        switch self {
        case .alert: "an object or a string"
        case .sound: "the name of a sound, or the object of a critical one"
        case .flag: "the number 1, or is left out"
        case .count: "a whole number, 0 or more"
        case .fraction: "a number from 0 to 1"
        case .text, .anything: "a string"
        case .name: "the name of a file, or default"
        case .texts: "an array of strings"
        case .seconds: "a whole number of seconds since 1970"
        case .event: "start, update or end"
        case .score: "a number, 0 or more"
        case .yes: "true"
        case .object: "an object"
        }
    }

    fileprivate var help: String {
        switch self {
        case .flag: "write 1, without quotes, or leave the key out"
        case .alert: "write { \"title\": …, \"body\": … }"
        case .sound, .name: "write \"default\" or the name of a file"
        case .count, .fraction: "write \(words), without quotes"
        case .texts: "write [\"…\"]"
        case .text, .anything: "put it in quotes"
        case .seconds: "write it without quotes and without milliseconds"
        case .event: "write one of these"
        case .score: "write \(words), without quotes"
        case .yes: "write true, without quotes"
        case .object: "write { … }"
        }
    }
}

extension RuleReport {
    /// Checks the value of one of Apple's keys.
    mutating func check(_ value: Node, of key: APSKey) {
        switch key.value.verdict(on: value) {
        case .right: return
        case .undocumented:
            add(
                at: value.range,
                "'\(key.name)' is \(value.text), but Apple documents only the number 1",
                severity: .warning, help: value.isFlagOn ? "write 1" : "delete it")
        case .wrong:
            let found =
                value.kind != .scalar || value.isNull
                ? value.wordsOfJSON : value.isString ? "the string '\(value.text)'" : value.text
            add(
                at: value.kind == .scalar ? value.range : value.range.opening,
                "'\(key.name)' must be \(key.words), not \(found)", severity: .error, help: key.help)
        }
    }
}

extension SourceRange {
    /// The opening brace or bracket of an object or array.
    var opening: SourceRange { SourceRange(file, bytes.lowerBound..<bytes.lowerBound + 1) }
}

extension PayloadRule {
    static let levelValue: PushRule = RuleDescription.apsValueType.eachPush(lookingAt: [.aps], needsSchema: false) {
        push, report in
        guard let level = push.received.aps(PayloadKey.interruptionLevel), level.isString,
            InterruptionLevel(rawValue: level.text) == nil
        else { return }
        let words = InterruptionLevel.allCases.map(\.rawValue)
        let suggestion = Suggestion.nearest(
            to: level.text.replacing("timesensitive", with: "time-sensitive"), among: words)
        report.add(
            at: level.range, "'\(level.text)' isn't an interruption level",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? "write passive, active, time-sensitive or critical, or leave the key out for active")
    }
}
