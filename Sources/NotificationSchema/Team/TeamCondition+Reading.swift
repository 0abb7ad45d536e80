import Diagnostics
import SourceSyntax

// Reads conditions, and reports those that nothing can meet.
extension SchemaReader {
    /// - Parameter node: The map of `where`, `require` or `forbid`.
    mutating func conditions(in node: Node, of subject: TeamSubject) -> [TeamRule.KeyCondition] {
        entries(of: node).compactMap { entry in
            let label = Text(entry.key)
            if subject == .text, TeamCondition.namesOfTexts.contains(label.value) {
                var condition = TeamCondition()
                let countBefore = findings.count
                TeamCondition.keys.key(named: entry.key)?.read(
                    Slot(node: entry.value, key: entry.key), &condition, &self)
                guard findings.count == countBefore else { return nil }
                complete(&condition, of: .text)
                return TeamRule.KeyCondition(key: .text, label: label, condition: condition)
            }
            guard let key = subject.key(named: label.value) else {
                reportUnknown(label, of: subject)
                return nil
            }
            return condition(Slot(node: entry.value, key: entry.key), on: key).map {
                TeamRule.KeyCondition(key: key, label: label, condition: $0)
            }
        }
    }

    private mutating func reportUnknown(_ label: Text, of subject: TeamSubject) {
        let names = subject.keys.map(\.name) + (subject == .text ? TeamCondition.namesOfTexts.sorted() : [])
        let suggestion = Suggestion.nearest(to: label.value, among: names)
        let others = TeamSubject.allCases.filter { $0 != subject && $0.key(named: label.value) != nil }
        let isOwn = label.value.hasPrefix(TeamKey.ownPrefix)
        report(
            .unknownKey, at: label.range, "'\(label.value)' isn't a key of \(subject.noun)",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? (others.isEmpty || isOwn
                    ? "write one of its keys: \(names.joined(separator: ", "))"
                    : "it is a key of \(others.map(\.noun).asChoice): write \(TeamSubject.key): "
                        + others.map(\.rawValue).asChoice),
            fix: suggestion.map { Fix(.unsafe, [TextEdit(label.range, $0)]) })
    }

    // MARK: One condition

    private mutating func condition(_ slot: Slot, on key: TeamKey) -> TeamCondition? {
        let countBefore = findings.count
        var condition = TeamCondition()
        switch slot.node.kind {
        case .scalar:
            guard let node = scalar(slot, expected: .one("a value, a list of values, or a condition")) else {
                return nil
            }
            condition.values = [Text(node)]
        case .sequence:
            let items = slot.node.items
            guard !items.isEmpty else {
                report(
                    .wrongValue, at: slot.node.range, "no value is in an empty list",
                    help: "write the values that \(slot.label) can have")
                return nil
            }
            condition.values = items.compactMap { node in
                scalar(Slot(node: node, key: nil), expected: .one("a value")).map { Text($0) }
            }
        case .mapping:
            read(slot.node, by: TeamCondition.keys, of: slot.missingRange, into: &condition)
            if slot.node.entries.isEmpty {
                report(
                    .wrongValue, at: slot.node.range, "an empty map asks for nothing",
                    help: "write a condition, such as { present: true }")
            }
        }
        guard findings.count == countBefore else { return nil }
        complete(&condition, of: key)
        return findings.count == countBefore ? condition : nil
    }

    /// Fills in what is compared, and reports the first reason why no value of the key can meet the condition.
    private mutating func complete(_ condition: inout TeamCondition, of key: TeamKey) {
        let kind = key.kind
        condition.numbers = (condition.values ?? []).compactMap { kind.number(of: $0.value) }
        condition.least = condition.min.flatMap { kind.number(of: $0.value) }
        condition.most = condition.max.flatMap { kind.number(of: $0.value) }
        guard let problem = condition.problem(of: key) else { return }
        report(.wrongValue, at: problem.range, problem.message, help: problem.help)
    }
}

extension TeamCondition {
    fileprivate struct Problem {
        let range: SourceRange
        let message: String
        let help: String
    }

    fileprivate func problem(of key: TeamKey) -> Problem? {
        problemOfKind(key) ?? problemOfValues(key) ?? problemOfLimits(key)
    }

    /// A condition that values of another kind can meet.
    private func problemOfKind(_ key: TeamKey) -> Problem? {
        let kind = key.kind
        let texts: [(name: String, range: SourceRange?)] = [
            ("prefix", prefixes.first?.range), ("suffix", suffixes.first?.range), ("like", patterns.first?.range),
            ("case", letterCase?.range), ("contains", kind.isList ? nil : contents.first?.range),
            ("length", kind.isList ? nil : (length?.min ?? length?.max)?.range),
        ]
        let numbers = [("min", min?.range), ("max", max?.range)]
        func problem(_ name: String, _ range: SourceRange) -> Problem {
            Problem(
                range: range, message: "'\(name)' can't be asked of '\(key.name)', which is \(kind.words)",
                help: kind.isOpaque
                    ? "write { present: true } or { present: false }"
                    : "write a value, or a list of values" + (kind.isNumber || kind.isDuration ? ", min or max" : ""))
        }
        if kind.isOpaque, let value = values?.first {
            return Problem(
                range: value.range, message: "'\(key.name)' can't be '\(value.value)': it is \(kind.words)",
                help: "write { present: true } or { present: false }")
        }
        if !kind.isText {
            for case (let name, let range?) in texts { return problem(name, range) }
        }
        if !kind.isNumber, !kind.isDuration {
            for case (let name, let range?) in numbers { return problem(name, range) }
        }
        return nil
    }

    private func problemOfValues(_ key: TeamKey) -> Problem? {
        let kind = key.kind
        let asked = (values ?? []) + (kind.isList ? contents : [])
        if let value = asked.first(where: { !kind.accepts($0.value) }) {
            let suggestion = Suggestion.nearest(to: value.value, among: kind.choices)
            let known = kind.choices + (kind.isBoolean ? ["true", "false"] : [])
            return Problem(
                range: value.range, message: "'\(key.name)' can't be '\(value.value)'",
                help: suggestion.map { "did you mean '\($0)'?" }
                    ?? (known.isEmpty
                        ? "write a \(kind.isDuration ? "duration such as 20m" : "number")"
                        : "write \(known.asChoice)"))
        }
        for bound in [min, max].compactMap(\.self) where kind.number(of: bound.value) == nil {
            return Problem(
                range: bound.range, message: "'\(key.name)' can't be compared with '\(bound.value)'",
                help: "write a \(kind.isDuration ? "duration such as 20m" : "number")")
        }
        return nil
    }

    /// Parts that contradict each other.
    private func problemOfLimits(_ key: TeamKey) -> Problem? {
        if let least, let most, least > most, let min {
            return Problem(
                range: min.range, message: "no value is at least \(min.value) and at most \(max?.value ?? "")",
                help: "exchange them, or delete one")
        }
        if let least = length?.min, let most = length?.max, least.value > most.value {
            return Problem(
                range: least.range,
                message: "no length is at least \(least.value) and at most \(most.value)",
                help: "exchange them, or delete one")
        }
        if let present, !present.value, hasOtherConditions {
            return Problem(
                range: present.range, message: "a key that isn't written meets no other condition",
                help: "delete 'present', or the other conditions")
        }
        guard let most = length?.max, !key.kind.isList else { return nil }
        let needed = [prefixes, suffixes, contents].flatMap { texts -> [Text] in
            texts.contains { $0.value.count <= most.value } ? [] : Array(texts.prefix(1))
        }
        return needed.first.map { text in
            Problem(
                range: text.range, message: "no text with at most \(most.value) characters has this one in it",
                help: "allow a greater length, or write a shorter text")
        }
    }

    private var hasOtherConditions: Bool {
        patternBytes > 0 || letterCase != nil || length != nil || min != nil || max != nil
    }
}
