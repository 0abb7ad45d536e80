import NotificationSchema

// What a call needs of its parameters.
extension SenderCall {
    /// The parameters that people read in a form for their language, region or time zone.
    package var readyTexts: [SenderParameter] {
        let formatted = Set(shownValues.filter(\.isFormatted).map(\.parameter))
        return parameters.filter { formatted.contains($0.name.value) }
    }

    /// Whether the value itself is needed where a server gives the text that people read.
    package func needsValue(of parameter: SenderParameter) -> Bool {
        let needed = NeededValues(self)
        return needed.values.contains(parameter.name.value)
            // An alternative can depend on a value that no text shows.
            || !readyTexts.contains { $0.name.value == parameter.name.value }
    }

    /// The parameters that `data`, or the state and the attributes of an activity, have.
    package var sentValues: Set<String> {
        Set(data.flatMap(\.node.sentValues) + (options.isForActivity ? aps.sentValues : []))
    }
}

extension SenderText.Shown {
    package var isFormatted: Bool { if case .formatted = words { true } else { false } }
}

extension SenderNode {
    fileprivate var sentValues: [String] {
        switch self {
        case .value(let name): [name]
        case .object(let members), .group(let members): members.flatMap(\.node.sentValues)
        case .choice(let choices, let otherwise): choices.flatMap(\.node.sentValues) + otherwise.sentValues
        case .constant, .array, .count, .fraction, .text, .time, .channel, .token: []
        }
    }
}

/// The parameters whose values a call uses otherwise than in a form for people.
private struct NeededValues {
    private(set) var values: Set<String> = []

    init(_ call: SenderCall) {
        for header in call.headers {
            if case .text(let text) = header.value { add(text) }
        }
        add(call.aps)
        for member in call.data { add(member.node) }
    }

    private mutating func add(_ node: SenderNode) {
        switch node {
        case .value(let name), .count(let name), .fraction(let name): values.insert(name)
        case .object(let members), .group(let members): for member in members { add(member.node) }
        case .array(let texts): for text in texts { add(text) }
        case .text(let text): add(text)
        case .choice(let choices, let otherwise):
            for choice in choices {
                add(choice.condition)
                add(choice.node)
            }
            add(otherwise)
        case .constant, .time, .channel, .token: break
        }
    }

    private mutating func add(_ text: SenderText) {
        switch text {
        case .parts(let parts):
            for case .value(let shown) in parts where !shown.isFormatted { values.insert(shown.parameter) }
        case .choice(let choices, let otherwise):
            for choice in choices {
                add(choice.condition)
                add(choice.text)
            }
            add(otherwise)
        case .plural(let name, let forms, let other):
            values.insert(name)
            for form in forms { add(form.text) }
            add(other)
        }
    }

    /// Whether a value is there, its text says, too.
    private mutating func add(_ condition: SenderCondition) {
        if case .equals(let name, _) = condition { values.insert(name) }
    }
}
