import NotificationSchema
import Senders

// The texts that a sender composes.
extension GoWriter {
    /// An expression of type string, which can be a variable that statements set.
    mutating func expression(_ text: SenderText, in call: SenderCall, key: String) -> CodeExpression {
        if case .parts(let parts) = text { return .sum(sum(parts, in: call, present: [])) }
        let name = variable(key)
        let lines = assignment(of: text, to: name, in: call, present: [])
        statements += ["var \(name) string"] + lines
        return .code(name)
    }

    /// - Parameter present: The optional parameters that have values wherever the text is used.
    private mutating func assignment(
        of text: SenderText, to name: String, in call: SenderCall, present: Set<String>
    ) -> [String] {
        switch text {
        case .parts(let parts):
            let sum = CodeExpression.sum(sum(parts, in: call, present: present))
            return ["\(name) = \(GoText.layout.text(sum, at: name.count + 15, level: 0, end: 0))"]
        case .choice(let choices, let otherwise):
            let cases = choices.map { choice in
                (
                    condition(choice.condition, in: call),
                    assignment(of: choice.text, to: name, in: call, present: choice.condition.present)
                )
            }
            return switchStatement(cases, otherwise: assignment(of: otherwise, to: name, in: call, present: []))
        case .plural(let number, let forms, let other):
            return plural(number, forms, other, to: name, in: call, present: present)
        }
    }

    private mutating func plural(
        _ parameter: String, _ forms: [(form: PluralForm, text: SenderText)], _ other: SenderText, to name: String,
        in call: SenderCall, present: Set<String>
    ) -> [String] {
        var number = reference(parameter, in: call)
        let isPointer = call.parameter(named: parameter)?.isOptional ?? false
        var cases: [(condition: String, lines: [String])] = []
        if isPointer, !present.contains(parameter) {
            cases.append(("\(number) == nil", assignment(of: other, to: name, in: call, present: present)))
        }
        if isPointer { number = "*" + number }
        let inside = present.union([parameter])
        // The rules are in their order: a number has the first form whose conditions it meets.
        for rule in plan.pluralRules.rules {
            let form = forms.first { $0.form == rule.form }?.text ?? other
            let lines = assignment(of: form, to: name, in: call, present: inside)
            guard !rule.conditions.isEmpty else { return switchStatement(cases, otherwise: lines) }
            cases.append((rule.conditions.map { $0.go(of: number) }.joined(separator: " && "), lines))
        }
        return switchStatement(cases, otherwise: assignment(of: other, to: name, in: call, present: inside))
    }

    /// `"Now "`, `v.PriceText`
    private mutating func sum(_ parts: [SenderText.Part], in call: SenderCall, present: Set<String>) -> [String] {
        let parts = parts.map { part in
            switch part {
            case .literal(let text): GoText.literal(text)
            case .value(let shown): value(shown, in: call, present)
            }
        }
        return parts.isEmpty ? ["\"\""] : parts
    }

    /// An expression of type string for a value in a text.
    private mutating func value(_ shown: SenderText.Shown, in call: SenderCall, _ present: Set<String>) -> String {
        guard let parameter = call.parameter(named: shown.parameter) else { return "\"\"" }
        let isThere = !parameter.isOptional || present.contains(shown.parameter)
        let missing = isThere ? nil : shown.ifMissing
        switch shown.words {
        case .formatted:
            let text = "v.\(names.readyText(parameter.name))"
            if let missing { return "\(use("valueOr"))(\(text), \(GoText.literal(missing)))" }
            return parameter.isOptional ? "*" + text : text
        case .cases(let cases, let unknown): return words(shown, cases, unknown, parameter, in: call)
        case .value:
            let code = reference(shown.parameter, in: call)
            let isPointer = parameter.isOptional && !parameter.type.canBeNil
            return text(isThere && isPointer ? pointee(code, parameter.type) : code, parameter.type, missing: missing)
        }
    }

    private func pointee(_ code: String, _ type: SenderType) -> String {
        switch type {
        // Methods of a pointer are those of its value.
        case .uuid, .decimal(.text): code
        default: "*" + code
        }
    }

    /// A variable with the words for the value of an enum.
    private mutating func words(
        _ shown: SenderText.Shown, _ cases: [SenderText.Case], _ unknown: String?, _ parameter: SenderParameter,
        in call: SenderCall
    ) -> String {
        let name = "shown" + names.value(parameter.name)
        guard variables.insert(name).inserted else { return name }
        let code = reference(shown.parameter, in: call)
        let value = parameter.isOptional ? "*" + code : code
        let other = unknown.map { [GoText.literal($0)] } ?? ["string(\(value))"]
        let lines =
            ["switch \(value) {"]
            + cases.flatMap { ["case \(GoText.literal($0.value)):", "\t\(name) = \(GoText.literal($0.words))"] }
            + ["default:", "\t\(name) = \(other[0])", "}"]
        statements +=
            parameter.isOptional
            ? ["\(name) := \(GoText.literal(shown.ifMissing))", "if \(code) != nil {"] + lines.map(\.indentedInGo) + [
                "}"
            ]
            : ["var \(name) string"] + lines
        return name
    }
}

extension PluralRules.Condition {
    /// `n%10 == 1`
    fileprivate func go(of number: String) -> String {
        let value = modulus.map { "\(number)%\($0)" } ?? number
        let parts = ranges.map { range in
            range.count == 1
                ? "\(value) == \(range.lowerBound)"
                : "\(value) >= \(range.lowerBound) && \(value) <= \(range.upperBound)"
        }
        let any = parts.joined(separator: " || ")
        if isNegated { return "!(\(any))" }
        return parts.count > 1 ? "(\(any))" : any
    }
}
