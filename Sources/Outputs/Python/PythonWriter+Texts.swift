import NotificationSchema
import Senders

// The texts that a sender composes.
extension PythonWriter {
    /// - Parameter present: The optional parameters that have values wherever the text is used.
    mutating func expression(_ text: SenderText, in call: SenderCall, present: Set<String> = []) -> PythonExpression {
        switch text {
        case .parts(let parts): return format(parts, in: call, present)
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
            var choices: [(String, PythonExpression)] = []
            if isOptional { choices.append(("\(number) is None", expression(other, in: call, present: present))) }
            // The rules are in their order: a number has the first form whose conditions it meets.
            for rule in plan.pluralRules.rules {
                let form = forms.first { $0.form == rule.form }?.text ?? other
                let text = expression(form, in: call, present: present)
                let conditions = rule.conditions.map { $0.python(of: number, remainder: use("_rest")) }
                guard !conditions.isEmpty else { return .chain(choices, otherwise: text) }
                choices.append((conditions.joined(separator: " and "), text))
            }
            return .chain(choices, otherwise: expression(other, in: call, present: present))
        }
    }

    /// `shop`, or `f"{shop} sent {item}."`
    private mutating func format(_ parts: [SenderText.Part], in call: SenderCall, _ present: Set<String>)
        -> PythonExpression
    {
        if parts.count == 1, case .value(let shown) = parts[0] {
            let (code, isText) = value(shown, in: call, present)
            return .code(isText ? code : "str(\(code))")
        }
        var texts: [PythonText.Part] = []
        var hasValues = false
        for part in parts {
            switch part {
            case .literal(let text): texts.append(.text(text))
            case .value(let shown):
                texts.append(.code(value(shown, in: call, present).code))
                hasValues = true
            }
        }
        guard !hasValues else { return .code(PythonText.format(texts)) }
        return .string(texts.map { if case .text(let text) = $0 { text } else { "" } }.joined())
    }

    /// An expression without quotes for a value in a text, and whether it is a string.
    private mutating func value(
        _ shown: SenderText.Shown, in call: SenderCall, _ present: Set<String>
    ) -> (code: String, isText: Bool) {
        guard let parameter = call.parameter(named: shown.parameter) else { return ("str()", true) }
        let isOptional = parameter.isOptional && !present.contains(shown.parameter)
        let missing = isOptional ? shown.ifMissing : nil
        switch shown.words {
        case .formatted:
            let text = names.readyText(parameter.name)
            guard let missing else { return (text, true) }
            return (local("shown", parameter, text, .string(missing), .code(text), in: call), true)
        case .cases(let cases, let unknown):
            let code = reference(shown.parameter, in: call)
            let words = PythonExpression.dictionary(cases.map { PythonEntry($0.value, .string($0.words)) })
            let other = unknown.map { [PythonExpression.string($0)] } ?? []
            let found = PythonExpression.call(
                use("_words"), ([.code(code), words] + other).map { PythonArgument(nil, $0) })
            return (local("shown", parameter, code, missing.map { .string($0) }, found, in: call), true)
        case .value:
            let code = reference(shown.parameter, in: call)
            let (text, isPlain, isText) = plain(code, parameter.type, isSent: call.sentValues.contains(shown.parameter))
            guard missing != nil || !isPlain else { return (text, isText) }
            return (
                local(
                    "sent", parameter, code, missing.map { .string($0) }, .code(isText ? text : "str(\(text))"),
                    in: call),
                true
            )
        }
    }

    /// The value as in the payload, whether it has no quotes, and whether it is a string.
    private mutating func plain(_ code: String, _ type: SenderType, isSent: Bool)
        -> (code: String, isPlain: Bool, isText: Bool)
    {
        let place = PythonText.literal(code)
        switch type {
        case .string, .url, .choice: return (code, true, true)
        case .integer: return (code, true, false)
        case .boolean: return ("str(\(code)).lower()", true, true)
        case .number, .decimal(.number): return ("\(use("_number_text"))(\(code))", true, true)
        case .uuid where isSent: return (code, true, false)
        case .uuid, .decimal(.text), .date(.text), .jsonText:
            return (checked(code, type, at: place).text(at: -1000, indent: 0), false, true)
        case .date: return ("int(\(checked(code, type, at: place).text(at: -1000, indent: 0)))", false, false)
        case .list, .structure, .any: return ("str()", true, true)
        }
    }

    // MARK: Variables

    /// The name of a variable of the function for a value in texts, which Python 3.10 couldn't have in a literal.
    private mutating func local(
        _ prefix: String, _ parameter: SenderParameter, _ code: String, _ missing: PythonExpression?,
        _ value: PythonExpression, in call: SenderCall
    ) -> String {
        let taken = call.parameters.flatMap { [names.parameter($0.name, of: call), names.readyText($0.name)] }
        var name = "\(prefix)_\(names.value(parameter.name))"
        // An alternative for which the value is there doesn't say what a missing one looks like.
        if parameter.isOptional, missing == nil { name += "_there" }
        while taken.contains(name) { name += "_" }
        let missing = missing ?? (parameter.isOptional ? .string("") : nil)
        let value = missing.map { .choice("\(code) is None", $0, otherwise: value) } ?? value
        shown[name] = "    \(name) = \(value.text(at: name.count + 7, indent: 4))"
        return name
    }

    /// The lines that set the variables.
    func shownValues(of call: SenderCall) -> [String] { shown.sorted { $0.key < $1.key }.map(\.value) }
}

extension PluralRules.Condition {
    /// `_rest(n, 10) == 1`
    ///
    /// - Parameter remainder: The function for the remainder.
    fileprivate func python(of number: String, remainder: @autoclosure () -> String) -> String {
        let value = modulus.map { "\(remainder())(\(number), \($0))" } ?? number
        let parts = ranges.map { range in
            range.count == 1
                ? "\(value) == \(range.lowerBound)" : "\(range.lowerBound) <= \(value) <= \(range.upperBound)"
        }
        let any = parts.joined(separator: " or ")
        if isNegated { return parts.count > 1 ? "not (\(any))" : "not \(any)" }
        return parts.count > 1 ? "(\(any))" : any
    }
}
