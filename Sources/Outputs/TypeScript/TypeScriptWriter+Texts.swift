import NotificationSchema
import Senders

// The texts that a sender composes.
extension TypeScriptWriter {
    /// - Parameter present: The optional parameters that have values wherever the text is used.
    mutating func expression(_ text: SenderText, in call: SenderCall, present: Set<String> = [])
        -> TypeScriptExpression
    {
        switch text {
        case .parts(let parts): return .code(template(parts, in: call, present))
        case .choice(let choices, let otherwise):
            let last = expression(otherwise, in: call)
            return choices.reversed().reduce(last) { rest, choice in
                .choice(
                    condition(choice.condition, in: call),
                    expression(choice.text, in: call, present: choice.condition.present), otherwise: rest)
            }
        case .plural(let name, let forms, let other):
            let number = "Number(\(sent(name, in: call)))"
            let last = expression(other, in: call, present: present)
            let texts = forms.map { (form: $0.form, text: expression($0.text, in: call, present: present)) }
            // The rules are in their order: a number has the first form whose conditions it meets.
            return plan.pluralRules.rules.reversed().reduce(last) { rest, rule in
                let text = texts.first { $0.form == rule.form }?.text ?? last
                guard !rule.conditions.isEmpty else {
                    // All numbers but a missing one.
                    let isOptional = call.parameter(named: name)?.isOptional ?? false
                    return isOptional ? .choice("\(sent(name, in: call)) !== undefined", text, otherwise: rest) : text
                }
                let condition = rule.conditions.map { $0.typeScript(of: number) }.joined(separator: " && ")
                return .choice(condition, text, otherwise: rest)
            }
        }
    }

    /// `sent.shop`, or `${sent.shop} sent ${sent.item}.`
    private mutating func template(_ parts: [SenderText.Part], in call: SenderCall, _ present: Set<String>) -> String {
        if parts.count == 1, case .value(let shown) = parts[0] {
            let (code, isText) = value(shown, in: call, present)
            return isText ? code : "`${\(code)}`"
        }
        let hasValues = parts.contains { if case .value = $0 { true } else { false } }
        guard hasValues else {
            let texts = parts.map { if case .literal(let text) = $0 { text } else { "" } }
            return TypeScriptText.literal(texts.joined())
        }
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal): text += TypeScriptText.inTemplate(literal)
            case .value(let shown): text += "${\(value(shown, in: call, present).code)}"
            }
        }
        return "`\(text)`"
    }

    /// The expression of a value in a text, and whether it is a string.
    private mutating func value(
        _ shown: SenderText.Shown, in call: SenderCall, _ present: Set<String>
    ) -> (code: String, isText: Bool) {
        guard let parameter = call.parameter(named: shown.parameter) else { return ("\"\"", true) }
        guard case .value = shown.words else { return ("shown.\(names.value(parameter.name))", true) }
        let sent = sent(shown.parameter, in: call)
        let isOptional = parameter.isOptional && !present.contains(shown.parameter)
        let missing = TypeScriptText.literal(shown.ifMissing)
        func ifPresent(_ code: String) -> String { isOptional ? "\(sent) === undefined ? \(missing) : \(code)" : code }
        switch parameter.type.textForm {
        case .sentText: return (isOptional ? "\(sent) ?? \(missing)" : sent, true)
        case .integer, .boolean: return (isOptional ? "\(sent) ?? \(missing)" : sent, false)
        case .number: return (ifPresent("\(use("numberText"))(\(sent))"), true)
        case .wholeSeconds: return (ifPresent("Math.trunc(\(sent))"), false)
        case .nothing: return ("\"\"", true)
        }
    }

    // MARK: What people read

    /// The values that people read otherwise than they are sent, by the name of the parameter; nil if there are none.
    mutating func shownObject(of call: SenderCall) -> TypeScriptExpression? {
        let members = call.shownValues.compactMap { shown -> TypeScriptExpression.Member? in
            guard let parameter = call.parameter(named: shown.parameter) else { return nil }
            let sent = sent(shown.parameter, in: call)
            var value: TypeScriptExpression
            var condition = "\(sent) === undefined"
            switch shown.words {
            case .value: return nil
            case .cases(let cases, let unknown): value = words(sent, cases, unknown)
            case .formatted(let format, let items):
                value = formatted(parameter, format, items, in: call)
                // The date itself is formatted.
                if format.isOfDates { condition = "values.\(names.value(parameter.name)) === undefined" }
            }
            if parameter.isOptional { value = .choice(condition, .string(shown.ifMissing), otherwise: value) }
            return (names.value(parameter.name), value)
        }
        return members.isEmpty ? nil : .object(members)
    }

    private mutating func words(_ value: String, _ cases: [SenderText.Case], _ unknown: String?)
        -> TypeScriptExpression
    {
        let table = TypeScriptExpression.object(cases.map { ($0.value, .string($0.words)) })
        return .call(use("words"), [.code(value), table] + (unknown.map { [.string($0)] } ?? []))
    }

    private mutating func formatted(
        _ parameter: SenderParameter, _ format: FieldFormat, _ items: SenderText.Words, in call: SenderCall
    ) -> TypeScriptExpression {
        let value = "values.\(names.value(parameter.name))"
        let sent = sent(parameter.name.value, in: call)
        switch format {
        case .date: return date(value, ["dateStyle": "long"])
        case .time: return date(value, ["timeStyle": "short"])
        case .dateTime: return date(value, ["dateStyle": "long", "timeStyle": "short"])
        case .weekday: return date(value, ["weekday": "long"])
        case .relative:
            return .call(use("formatRelative"), [.code("options"), .code(value), .code(call.timeInTypeScript)])
        case .percent(let digits): return number(sent, [("style", .string("percent"))] + self.digits(digits))
        case .duration: return .call(use("formatDuration"), [.code("options"), .code(sent)])
        case .decimal(let digits): return number(sent, self.digits(digits))
        case .currency(let code):
            let currency = code.placeholders.first.map { TypeScriptExpression.code(self.sent($0.name, in: call)) }
            return number(
                sent, [("style", .string("currency")), ("currency", currency ?? .string(code.text.value))])
        case .measurement(let unit):
            guard unit.isKnownToIntl else {
                let text = number(sent, []).text(at: 0, indent: 0)
                return .code("`${\(text)} \(unit.symbol)`")
            }
            return number(sent, [("style", .string("unit")), ("unit", .string(unit.rawValue))])
        case .list(let kind):
            var list = sent
            if case .cases(let cases, let unknown) = items {
                list = "\(sent).map((item) => \(words("item", cases, unknown).text(at: 0, indent: 0)))"
            }
            let type = TypeScriptExpression.string(kind == .or ? "disjunction" : "conjunction")
            return .call(use("formatList"), [.code("options"), .code(list), type])
        }
    }

    private mutating func date(_ value: String, _ style: KeyValuePairs<String, String>) -> TypeScriptExpression {
        .call(
            use("formatDate"),
            [.code("options"), .code(value), .object(style.map { ($0.key, .string($0.value)) })])
    }

    private mutating func number(_ value: String, _ style: [TypeScriptExpression.Member]) -> TypeScriptExpression {
        .call(use("formatNumber"), [.code("options"), .code(value), .object(style)])
    }

    private func digits(_ count: Int) -> [TypeScriptExpression.Member] {
        [("minimumFractionDigits", .code("\(count)")), ("maximumFractionDigits", .code("\(count)"))]
    }
}

extension MeasurementUnit {
    /// Whether ECMA-402 has the unit, under the same name.
    fileprivate var isKnownToIntl: Bool {
        switch self {
        case .kilowattHour, .kilocalorie, .watt: false
        default: true
        }
    }
}

extension PluralRules.Condition {
    /// `n % 10 === 1`
    fileprivate func typeScript(of number: String) -> String {
        let value = modulus.map { "\(number) % \($0)" } ?? number
        let parts = ranges.map { range in
            range.count == 1
                ? "\(value) === \(range.lowerBound)"
                : "(\(value) >= \(range.lowerBound) && \(value) <= \(range.upperBound))"
        }
        let any = parts.joined(separator: " || ")
        if isNegated { return "!(\(any))" }
        return parts.count > 1 ? "(\(any))" : any
    }
}
