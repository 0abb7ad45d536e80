import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import Rules
import SourceSyntax

extension PayloadRule {
    static let activityPushValue: ActivityPushRule = RuleDescription.apsValueType.eachActivityPush(
        lookingAt: [.aps], needsSchema: false
    ) {
        push, report in
        for key in [PayloadKey.timestamp, PayloadKey.event] where push.received.aps(key) == nil && !push.misspells(key)
        {
            report.add(
                at: push.received.place, "\(push.subject) has no '\(key)'",
                help: key == PayloadKey.event
                    ? "add \"event\": \"start\", \"update\" or \"end\""
                    : "add the time of sending, in whole seconds since 1970")
        }
        for entry in push.received.apsEntries {
            guard let key = APSKey.ofActivities[entry.name] else { continue }
            if key.value == .seconds, entry.value.isNumber {
                report.checkSeconds(entry, push)
            } else if entry.name == PayloadKey.alert, entry.value.isString {
                report.add(
                    at: entry.value.range, "'alert' must be an object, not a string",
                    help: "write { \"title\": …, \"body\": … }")
            } else if entry.name == PayloadKey.alert, entry.value.kind == .mapping {
                report.checkAlert(entry.value)
            } else {
                report.check(entry.value, of: key)
            }
        }
    }
}

extension RuleReport {
    fileprivate mutating func checkSeconds(_ entry: Push.Entry, _ push: CheckedActivityPush) {
        let range = entry.value.range
        guard let seconds = Double(entry.value.text) else { return }
        if seconds >= ReferenceDate.firstMilliseconds {
            add(
                at: range, "'\(entry.name)' is in milliseconds",
                help: Int(exactly: (seconds / 1000).rounded(.down)).map { "write \($0)" }
                    ?? "write the seconds since 1970")
        } else if entry.value.wholeNumber == nil {
            add(
                at: range, "'\(entry.name)' must be a whole number of seconds",
                help: Int(exactly: seconds.rounded(.down)).map { "write \($0)" } ?? "write the seconds since 1970")
        } else if entry.name != ActivityKey.dismissalDate, seconds <= 0 {
            add(
                at: range, "'\(entry.name)' is \(entry.value.text), a date that nobody set",
                help: entry.name == PayloadKey.timestamp
                    ? "write the time of sending, in whole seconds since 1970"
                    : "write whole seconds since 1970, or leave the key out")
        } else if earliestReferenceDate..<Double(ReferenceDate.secondsFrom1970) ~= seconds {
            // Before 2001, when there was no push.
            add(
                at: range, "'\(entry.name)' is a date before 2001: it seems to count from 2001, not from 1970",
                help: "write \(Int(seconds) + ReferenceDate.secondsFrom1970)")
        } else if entry.name != ActivityKey.dismissalDate, seconds < earliestReferenceDate {
            // Documents print such numbers as placeholders.
            add(
                at: range, "'\(entry.name)' is a date long ago", severity: .warning,
                help: "write whole seconds since 1970")
        } else if entry.name == ActivityKey.staleDate, let time = push.timestamp, seconds < time {
            add(
                at: range, "'stale-date' is before 'timestamp', so the activity is outdated when it arrives",
                help: "write a later date, or leave the key out")
        } else {
            checkDismissal(entry, at: seconds, push)
        }
    }

    /// The texts are strings or objects, and the sound is a string. Unknown keys of the alert have another rule.
    fileprivate mutating func checkAlert(_ alert: Node) {
        for name in [PayloadKey.title.text, PayloadKey.body.text] {
            guard let text = alert.value(of: name), !text.isString else { continue }
            guard text.kind == .mapping else {
                addWrong(text, name, "a string, or an object with a 'loc-key'", help: "write a string")
                continue
            }
            checkKeys(ofText: text, name)
        }
        if let sound = alert.value(of: PayloadKey.sound), !sound.isString {
            addWrong(sound, PayloadKey.sound, "the name of a sound", help: "write \"default\" or the name of a file")
        }
    }

    private mutating func checkKeys(ofText text: Node, _ name: String) {
        let (key, arguments) = (PayloadKey.body.locKey, PayloadKey.body.locArgs)
        for entry in text.entries where !entry.key.isText(key) && !entry.key.isText(arguments) {
            add(
                at: entry.key.range, "'\(entry.key.text)' isn't a key of '\(name)' in a Live Activity's alert",
                help: "its keys are \(key) and \(arguments)")
        }
        if let value = text.value(of: key) {
            if !value.isString { addWrong(value, key, "a string", help: "write the key of a text in the app") }
        } else {
            add(at: text.range.opening, "'\(name)' has no '\(key)'", help: "add \"\(key)\", or write a string")
        }
        guard let list = text.value(of: arguments) else { return }
        guard list.kind == .sequence else {
            return addWrong(list, arguments, "an array of strings", help: "write [\"…\"]")
        }
        for item in list.items where !item.isString {
            addWrong(item, arguments, "an array of strings, and has", not: "", help: "put it in quotes")
        }
    }

    private mutating func addWrong(
        _ value: Node, _ name: String, _ expected: String, not words: String = ", not", help: String
    ) {
        add(
            at: value.kind == .scalar ? value.range : value.range.opening,
            "'\(name)' must be \(expected)\(words) \(value.wordsOfJSON)", help: help)
    }

    private mutating func checkDismissal(_ entry: Push.Entry, at seconds: Double, _ push: CheckedActivityPush) {
        guard entry.name == ActivityKey.dismissalDate else { return }
        if let event = push.event, event != .end {
            add(
                at: entry.value.range, "'dismissal-date' has no effect on the event \(event.rawValue)",
                help: "delete it, or send it with the end")
        } else if let time = push.timestamp, seconds - time > Double(Limits.secondsAfterEnd),
            time > Double(ReferenceDate.secondsFrom1970)
        {
            add(
                at: entry.value.range, "the system removes the activity four hours after its end, before this date",
                help: "write at most \(Int(time) + Limits.secondsAfterEnd)")
        }
    }
}

extension CheckedActivityPush {
    /// The time of sending, if it is a number.
    fileprivate var timestamp: Double? {
        received.aps(PayloadKey.timestamp).flatMap { $0.isNumber ? Double($0.text) : nil }
    }
}

/// In 2016, counted from 2001: before there were Live Activities.
private let earliestReferenceDate = 473_385_600.0
