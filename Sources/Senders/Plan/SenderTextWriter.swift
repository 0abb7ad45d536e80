import Basics
import NotificationSchema
import Payloads

/// Makes what a sender composes of the templates of a notification.
struct SenderTextWriter {
    private let notification: Notification
    /// The forms that whole numbers have, and whether each has one of them, so that none has the form `other`.
    private let forms: [PluralForm]
    private let areComplete: Bool

    init(_ notification: Notification, in schema: Schema) {
        self.notification = notification
        let rules = PluralRules.of(schema.app.language) ?? .likeEnglish
        forms = rules.rules.map(\.form)
        areComplete = rules.rules.last?.conditions.isEmpty ?? false
    }

    func header(_ value: PushPlan.Value) -> SenderHeader.Value {
        switch value {
        case .constant(.string(let text)): .constant(text)
        case .text(let template): .text(text(template))
        case .time(let seconds): .time(after: seconds)
        case .constant, .words, .key, .arguments, .data, .count:
            preconditionFailure("a header is a constant, a template or a time")
        }
    }

    func node(_ value: PushPlan.Value) -> SenderNode {
        switch value {
        case .constant(let json): .constant(json)
        case .text(let template): .text(text(template))
        case .words(let template): words(template)
        case .key(let texts, let template):
            choice(of: template) { index, _ in .constant(.string(texts[index].key)) }
        case .arguments(let texts, let template):
            choice(of: template) { index, _ in
                .array(texts[index].arguments.map { .parts([.value(read($0.name))]) })
            }
        case .data(let template): template.placeholders.first.map { .value($0.name) } ?? .constant(.null)
        case .count(let template): template.placeholders.first.map { .count($0.name) } ?? .constant(0)
        case .time(let seconds): .time(after: seconds)
        }
    }

    // MARK: Texts

    /// For the system and the app: values are as in the payload.
    private func text(_ template: Template) -> SenderText {
        .parts(
            template.senderParts { name in
                SenderText.Shown(
                    parameter: name, words: .value, ifMissing: notification.field(named: name)?.ifMissing?.value ?? "")
            })
    }

    /// For people: the choice for the values, in its plural form.
    private func words(_ template: Template) -> SenderNode {
        let choices = template.choices
        let last = choices.count - 1
        let conditions = choices.indices.dropLast().map { ($0, condition(of: $0, in: template)) }
        guard !conditions.isEmpty else { return .text(form(of: template)) }
        return .text(
            .choice(
                conditions.map { (condition: $1, text: form(of: choices[$0])) }, otherwise: form(of: choices[last])))
    }

    private func form(of template: Template) -> SenderText {
        let other = SenderText.parts(template.senderParts(read))
        let count = template.formsWithOther.lazy.flatMap(\.placeholders).map(\.name)
            .first { notification.field(named: $0)?.isNumberOfPlural ?? false }
        guard !template.forms.isEmpty, let count else { return other }
        var texts = template.forms.filter { forms.contains($0.form) }.map {
            (form: $0.form, text: SenderText.parts($0.template.senderParts(read)))
        }
        // In Polish, every whole number has another form than 'other', which is then for a missing number only.
        let isMissable = notification.field(named: count)?.isOptional ?? true
        let hasAll = forms.allSatisfy { form in texts.contains { $0.form == form } }
        guard areComplete, !isMissable, hasAll, texts.last?.form == forms.last, let last = texts.popLast() else {
            return texts.isEmpty ? other : .plural(count, texts, other: other)
        }
        return texts.isEmpty ? last.text : .plural(count, texts, other: last.text)
    }

    private func read(_ name: String) -> SenderText.Shown {
        guard let field = notification.field(named: name) else {
            return SenderText.Shown(parameter: name, words: .value, ifMissing: "")
        }
        let cases = field.hasWordsOfCases ? SenderText.Words.cases(of: field) : .value
        let words = field.format.map { .formatted($0.value, items: cases) } ?? cases
        return SenderText.Shown(parameter: name, words: words, ifMissing: field.ifMissing?.value ?? "")
    }

    // MARK: Choices

    private func choice(of template: Template, _ node: (Int, Template) -> SenderNode) -> SenderNode {
        let choices = template.choices
        let last = choices.count - 1
        let conditions = choices.indices.dropLast().map { ($0, condition(of: $0, in: template)) }
        guard !conditions.isEmpty else { return node(last, choices[last]) }
        return .choice(
            conditions.map { (condition: $1, node: node($0, choices[$0])) }, otherwise: node(last, choices[last]))
    }

    private func condition(of index: Int, in template: Template) -> SenderCondition {
        template.selector.map { .equals($0.name.value, value: $0.values[index].value) }
            ?? .present(notification.needs(of: template.choices[index]))
    }

    // MARK: Formats

    private func formats(in plan: PushPlan) -> [FieldFormat] {
        let isWritten = plan.alert.contains { entry in
            switch entry.value {
            case .words, .arguments: true
            default: false
            }
        }
        return isWritten ? notification.readFields.compactMap { $0.format?.value } : []
    }

    func usesFormats(in plan: PushPlan) -> Bool { !formats(in: plan).isEmpty }

    func usesTimeZone(in plan: PushPlan) -> Bool { formats(in: plan).contains(where: \.isOfDates) }
}

extension Template {
    func senderParts(_ shown: (String) -> SenderText.Shown) -> [SenderText.Part] {
        parts.map { part in
            switch part {
            case .literal(let text): .literal(text)
            case .placeholder(let name, _): .value(shown(name))
            }
        }
    }
}

extension SenderText.Words {
    static func cases(of field: Field) -> Self {
        let unknown = field.unknown?.value
        // With words for other values, one without words of its own is shown as it is.
        let cases = field.cases.compactMap { value -> SenderText.Case? in
            guard let words = value.words?.value ?? (unknown == nil ? nil : value.rawValue.value) else { return nil }
            return (value.rawValue.value, words)
        }
        return cases.isEmpty && unknown == nil ? .value : .cases(cases, unknown: unknown)
    }
}

extension Field {
    fileprivate var hasWordsOfCases: Bool { contents.cases.contains { $0.words != nil } }
}

extension FieldFormat {
    /// Whether the text depends on a time zone.
    package var isOfDates: Bool {
        switch self {
        case .date, .time, .dateTime, .weekday, .relative: true
        case .percent, .duration, .decimal, .currency, .measurement, .list: false
        }
    }
}
