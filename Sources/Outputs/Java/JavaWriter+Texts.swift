import NotificationSchema
import Senders

// The texts that a sender composes.
extension JavaWriter {
    /// - Parameter present: The optional parameters that have values wherever the text is used.
    mutating func expression(_ text: SenderText, in call: SenderCall, present: Set<String> = []) -> CodeExpression {
        switch text {
        case .parts(let parts): return .sum(sum(parts, in: call, present))
        case .choice(let choices, let otherwise):
            return .chain(
                choices.map {
                    (
                        condition($0.condition, in: call),
                        expression($0.text, in: call, present: $0.condition.present)
                    )
                }, otherwise: expression(otherwise, in: call))
        case .plural(let name, let forms, let other):
            let number = reference(name, in: call)
            let isOptional = (call.parameter(named: name)?.isOptional ?? false) && !present.contains(name)
            var choices: [(String, CodeExpression)] = []
            if isOptional { choices.append(("\(number) == null", expression(other, in: call, present: present))) }
            let inside = present.union([name])
            // The rules are in their order: a number has the first form whose conditions it meets.
            for rule in plan.pluralRules.rules {
                let form = forms.first { $0.form == rule.form }?.text ?? other
                let text = expression(form, in: call, present: inside)
                guard !rule.conditions.isEmpty else { return .chain(choices, otherwise: text) }
                choices.append((rule.conditions.map { $0.java(of: number) }.joined(separator: " && "), text))
            }
            return .chain(choices, otherwise: expression(other, in: call, present: inside))
        }
    }

    /// `"Now "`, `priceText`
    private mutating func sum(_ parts: [SenderText.Part], in call: SenderCall, _ present: Set<String>) -> [String] {
        var isText = false
        var texts = parts.map { part in
            switch part {
            case .literal(let text):
                isText = true
                return JavaText.literal(text)
            case .value(let shown):
                let (code, isString) = value(shown, in: call, present)
                isText = isText || isString
                return code
            }
        }
        // Two numbers would be added.
        let startsWithText = parts.prefix(2).contains { if case .literal = $0 { true } else { false } }
        if !isText || !startsWithText && parts.count > 1 { texts.insert("\"\"", at: 0) }
        return texts
    }

    /// An expression for a value in a text, and whether it is a string.
    private mutating func value(_ shown: SenderText.Shown, in call: SenderCall, _ present: Set<String>)
        -> (code: String, isText: Bool)
    {
        guard let parameter = call.parameter(named: shown.parameter) else { return ("\"\"", true) }
        let isThere = !parameter.isOptional || present.contains(shown.parameter)
        func orMissing(_ code: String, _ text: String) -> String {
            isThere ? text : "(\(code) == null ? \(JavaText.literal(shown.ifMissing)) : \(text))"
        }
        switch shown.words {
        case .formatted:
            let text = names.readyText(parameter.name)
            return (orMissing(text, text), true)
        case .cases(let cases, let unknown): return (words(shown, cases, unknown, parameter, in: call), true)
        case .value:
            let code = reference(shown.parameter, in: call)
            let text = text(code, parameter.type, at: place(of: code))
            let isText = if case .sentText = parameter.type.textForm { !parameter.type.isObject } else { false }
            return (orMissing(code, text), isText && isThere)
        }
    }

    /// A variable with the words for the value of an enum.
    private mutating func words(
        _ shown: SenderText.Shown, _ cases: [SenderText.Case], _ unknown: String?, _ parameter: SenderParameter,
        in call: SenderCall
    ) -> String {
        let taken = call.parameters.flatMap { [names.parameter($0.name, of: call), names.readyText($0.name)] }
        var name = "shown" + names.type(ofValue: parameter.name)
        while taken.contains(name) { name += "_" }
        let code = reference(shown.parameter, in: call)
        let other = unknown.map(JavaText.literal) ?? "\(code).value()"
        let lines =
            cases.map { "            case \(JavaText.literal($0.value)) -> \(JavaText.literal($0.words));\n" }
            + ["            default -> \(other);\n"]
        let words = "switch (\(code).value()) {\n\(lines.joined())        }"
        let missing = parameter.isOptional ? "\(code) == null ? \(JavaText.literal(shown.ifMissing)) : " : ""
        self.shown[name] = "String \(name) = \(missing)\(words);"
        return name
    }
}

extension SenderType {
    /// Whether Java adds it to a string with its method toString.
    fileprivate var isObject: Bool {
        switch self {
        case .uuid, .url: true
        default: false
        }
    }
}

extension PluralRules.Condition {
    /// `n % 10 == 1`
    fileprivate func java(of number: String) -> String {
        let value = modulus.map { "\(number) % \($0)" } ?? number
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
