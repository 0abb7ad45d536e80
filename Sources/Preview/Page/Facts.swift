import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import Payloads

/// A property of a notification or category, with its value in words.
struct Fact: Hashable {
    let name: String
    let value: String
    /// Whether the value is an identifier, a key or a file.
    var isCode = false
    /// The key of a text that the script translates.
    var key: String?
}

extension Notification {
    /// What is declared, except for texts and actions.
    func facts(in schema: Schema, _ content: [String: FieldValue]) -> [Fact] {
        var facts = [Fact(name: "Identifier", value: identifier.value, isCode: true)]
        func add(_ name: String, _ value: String?, isCode: Bool = false) {
            if let value { facts.append(Fact(name: name, value: value, isCode: isCode)) }
        }
        add("Deprecated", deprecation?.words)
        let oldData = contents.data.filter(\.isDeprecated).map(\.key)
        add("Deprecated data", oldData.isEmpty ? nil : oldData.joined(separator: ", "), isCode: true)
        add("Category", schema.category(of: self)?.identifier.value, isCode: true)
        add("Topic", schema.topic(of: self).map { $0.title?.value ?? $0.name.value })
        if isShown {
            add("Level", level(for: content).rawValue)
            add("Reason", contents.because?.value)
        }
        add("Delivery", delivery.explanation)
        add("Trigger", contents.trigger.map(\.words))
        let made = contents.becomes.map { schema.notifications[$0].name.value }
        if isEncrypted { add("Encrypted", made.isEmpty ? "yes" : "becomes " + made.joined(separator: ", ")) }
        add("Sound", contents.sound.map(\.words))
        add("Badge", contents.badge.map { $0.words { String($0) } })
        add("Thread", contents.threadIdentifier?.text.value, isCode: true)
        add("Replaces", contents.collapseIdentifier?.text.value, isCode: true)
        add("A tap opens", contents.destination?.value, isCode: true)
        add("Relevance", contents.relevanceScore.map { $0.words { String($0) } })
        add("Expires after", expiry.map(\.inWords))
        if let communication = contents.communication {
            add("Communication", communication.intent == .call ? "a call" : "a message")
        }
        if !contents.attachments.isEmpty {
            add("Attachments", contents.attachments.compactMap { $0.url?.text.value }.joined(separator: ", "))
        }
        if isShown, presentation.count < Presentation.allCases.count {
            let words = presentation.map(\.rawValue).joined(separator: ", ")
            add("While active", words.isEmpty ? "nothing" : words)
        }
        if delivery.isPush {
            let headers = PushHeaders(self, content: content, in: schema).json
            if case .object(let entries) = headers {
                for (name, value) in entries {
                    if case .string(let text) = value { add(name, text, isCode: true) }
                }
            }
        }
        return facts
    }
}

extension Deprecation {
    /// What to use instead, or that nothing is said about it.
    var words: String { message ?? "yes" }
}

extension Delivery {
    fileprivate var explanation: String {
        switch self {
        case .remote: "remote: a server sends it"
        case .local: "local: the app schedules it"
        case .background: "background: a silent push"
        case .extension: "extension: made from an encrypted push"
        case .widgets: "widgets: a push reloads them"
        case .controls: "controls: a push reloads them"
        case .location: "location: a push asks the extension for it"
        case .pushToTalk: "push-to-talk: a push of that type"
        case .voip: "voip: a push that reports a call"
        }
    }
}

extension Trigger {
    /// `at monday, 9:05, repeats`
    fileprivate var words: String {
        let interval = after.map { "after \($0.value.inWords)" }
        let moment = date.map { "at " + $0.words }
        let place = region.map { _ in "in a region that the app knows" }
        return [interval, moment, place, repeats ? "repeats" : nil].compactMap { $0 }.joined(separator: ", ")
    }
}

extension CalendarTime.Weekdays {
    fileprivate var words: String {
        areFromApp ? "days that the app knows" : days.map(\.rawValue).joined(separator: ", ")
    }
}

extension CalendarTime {
    fileprivate var words: String {
        guard wholeDate == nil else { return "a date that the app knows" }
        let minutes = minute?.value ?? 0
        let time =
            self.time == nil
            ? "\(hour?.value ?? 0):\(minutes < 10 ? "0" : "")\(minutes)" : "a time that the app knows"
        return [
            weekdays?.words, month.map { "month \($0.value)" },
            day.map { "day \($0.value)" },
            hour == nil && minute != nil ? "minute \(minutes) of each hour" : time,
        ].compactMap { $0 }.joined(separator: ", ")
    }
}

extension Sound {
    fileprivate var words: String {
        isCritical ? "\(name.text), critical" + (volume.map { " at \($0.value)" } ?? "") : name.text
    }
}

extension ValueOrPlaceholder {
    fileprivate func words(_ words: (Value) -> String) -> String {
        switch self {
        case .value(let value): words(value.value)
        case .template(let template): template.text.value
        }
    }
}

extension [Fact] {
    var list: HTML {
        tag("dl", .class("facts")) {
            for fact in self {
                tag("dt") { fact.name }
                tag("dd", fact.key.map { [.key($0)] } ?? []) {
                    fact.isCode ? tag("code") { fact.value.withVisibleControls } : .text(fact.value)
                }
            }
        }
    }
}
