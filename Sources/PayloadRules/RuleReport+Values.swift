import Diagnostics
import NotificationSchema
import PayloadContracts
import Rules
import SourceSyntax

// How rules compare values of payloads with the types in the schema.

extension ValueShape {
    /// Whether a string represents the value.
    var isText: Bool {
        switch self {
        case .scalar(let type, _, _, let isLenient): isLenient || type.isWrittenAsString
        case .any, .jsonText: true
        case .list, .object, .referenceDate: false
        }
    }

    fileprivate var words: String {
        switch self {
        case .scalar(let type, let values, let isOpen, _): type.expectedValue(among: isOpen ? [] : values)
        case .any: "any value"
        case .referenceDate: "a number of seconds since 2001"
        case .jsonText: "a string that contains JSON"
        case .list: "an array"
        case .object: "an object"
        }
    }
}

extension RuleReport {
    /// Firebase sends all values of `data` as strings.
    mutating func reportFirebaseData(_ entry: CheckedPush.OwnEntry, _ member: ObjectShape.Member) {
        add(
            at: entry.value.kind == .scalar ? entry.value.range : entry.value.range.opening,
            member.shape.isText
                ? "Firebase's 'data' can contain only strings; '\(entry.name)' is \(entry.value.wordsOfJSON)"
                : "'\(entry.name)' is \(member.shape.words), but Firebase's 'data' can contain only strings",
            help: member.shape.isText ? "put it in quotes" : "move it to 'payload' under 'apns', next to 'aps'",
            notes: [Finding.Note("declared here", at: member.declaration)]
        )
    }

    /// Checks the value and everything in it.
    ///
    /// - Parameter nearest: The nearest of some values; see ``CheckedPush/nearest(to:among:)``.
    mutating func check(
        _ node: Node,
        is shape: ValueShape,
        named name: String,
        declaredAt declaration: SourceRange,
        nearest: (String, [String]) -> String?
    ) {
        // Missing values have their own rule.
        guard !node.isNull else { return }
        switch shape {
        case .any: return
        case .referenceDate:
            guard !node.isNumber else { return }
            add(node, isNoReferenceDateOf: name, declaredAt: declaration)
        case .scalar(let type, let values, let isOpen, let isLenient):
            guard !type.accepts(node, among: isOpen ? [] : values, isLenient: isLenient) else {
                if type == .dateEpoch { checkSeconds(node, named: name, declaredAt: declaration) }
                return
            }
            add(
                node, isNot: type, among: values, isOpen: isOpen, named: name, declaredAt: declaration, nearest: nearest
            )
        case .jsonText(let content):
            guard node.isString else {
                return add(node, isNot: shape.words, named: name, declaredAt: declaration)
            }
            checkText(node, contains: content, named: name, declaredAt: declaration, nearest: nearest)
        case .list(let item):
            guard node.kind == .sequence else {
                return add(node, isNot: "an array", named: name, declaredAt: declaration)
            }
            for (index, node) in node.items.enumerated() {
                check(node, is: item, named: "\(name)[\(index)]", declaredAt: declaration, nearest: nearest)
                if node.isNull { add(node, isNot: "a value", named: "\(name)[\(index)]", declaredAt: declaration) }
            }
        case .object(let object):
            guard node.kind == .mapping else {
                return add(node, isNot: "an object", named: name, declaredAt: declaration)
            }
            for entry in node.entries {
                guard let member = object.member(named: entry.key.text) else { continue }
                check(
                    entry.value, is: member.shape, named: "\(name).\(member.name)", declaredAt: member.declaration,
                    nearest: nearest)
            }
        }
    }

    private mutating func checkSeconds(_ node: Node, named name: String, declaredAt declaration: SourceRange) {
        guard node.isNumber, let seconds = Double(node.text), seconds >= ReferenceDate.firstMilliseconds else { return }
        add(
            at: node.range, "'\(name)' is in milliseconds, but the app reads seconds", severity: .warning,
            help: Int(exactly: (seconds / 1000).rounded(.down)).map { "write \($0)" } ?? "write the seconds since 1970",
            notes: [Finding.Note("declared here", at: declaration)])
    }

    private mutating func checkText(
        _ node: Node, contains shape: ValueShape, named name: String, declaredAt declaration: SourceRange,
        nearest: (String, [String]) -> String?
    ) {
        var problems: [Finding] = []
        guard let json = node.jsonInText(findings: &problems) else {
            guard let problem = problems.first else { return }
            return add(
                at: problem.range, "the text of '\(name)' isn't JSON: \(problem.message)", help: problem.help,
                notes: [Finding.Note("declared here", at: declaration)])
        }
        if json.isNull, !shape.isAny { return add(json, isNot: shape.words, named: name, declaredAt: declaration) }
        check(json, is: shape, named: name, declaredAt: declaration, nearest: nearest)
    }

    private mutating func add(
        _ node: Node,
        isNot type: ScalarType,
        among values: [Text],
        isOpen: Bool,
        named name: String,
        declaredAt declaration: SourceRange,
        nearest: (String, [String]) -> String?
    ) {
        let sample = type.sample(insteadOf: node)
        let expected =
            switch type {
            case .string where isOpen || values.isEmpty: "a string"
            case .decimal where !node.isString: "a string with a number, such as \(sample)"
            case .decimal where Double(node.text) == nil: "a number with a decimal point, such as \(sample)"
            default: type.expectedValue(among: values)
            }
        let help =
            switch type {
            case .string where isOpen: "write \(type.expectedValue(among: values)), or another string"
            case .string, .boolean: "write \(expected)"
            case .decimal where !node.isString || Double(node.text) == nil: "write \(sample)"
            default: "write \(expected), such as \(sample)"
            }
        let isRightButForQuotes = node.isString != type.isWrittenAsString
        let found =
            switch node.kind {
            case .scalar where isRightButForQuotes: node.wordsOfJSON
            case .scalar: node.isString ? "'\(node.text.shortened)'" : node.text.shortened
            default: node.wordsOfJSON
            }
        let suggestion = node.isString ? nearest(node.text, values.map(\.value)) : nil
        let unquoted = node.isString && !type.isWrittenAsString && type.value(of: node.text, among: []) != nil
        add(
            at: node.range, "'\(name)' must be \(expected), not \(found)",
            help: suggestion.map { "did you mean '\($0)'?" }
                ?? (unquoted ? "write \(node.text) without quotes" : help),
            notes: [Finding.Note("declared here", at: declaration)]
        )
    }

    private mutating func add(
        _ node: Node,
        isNot expected: String,
        named name: String,
        declaredAt declaration: SourceRange
    ) {
        add(
            at: node.kind == .scalar ? node.range : node.range.opening,
            "'\(name)' must be \(expected), not \(node.wordsOfJSON)", help: "write \(expected)",
            notes: [Finding.Note("declared here", at: declaration)]
        )
    }
}

extension ScalarType {
    /// Whether it is sent as a string, not as a number or a Boolean.
    fileprivate var isWrittenAsString: Bool {
        switch self {
        case .string, .decimal, .date, .url, .uuid: true
        case .integer, .number, .boolean, .dateEpoch, .count: false
        }
    }

    /// A value of the type as JSON: the same number in quotes, or an example.
    fileprivate func sample(insteadOf node: Node) -> String {
        let isNumberInPlaceOfText = self == .decimal && node.isNumber && value(of: node.text, among: []) != nil
        let text = isNumberInPlaceOfText ? node.text : sample(named: "value", among: []).text
        return isWrittenAsString ? "\"\(text)\"" : text
    }

    /// Whether the generated code accepts the value.
    fileprivate func accepts(_ node: Node, among values: [Text], isLenient: Bool) -> Bool {
        guard node.kind == .scalar, node.isString == isWrittenAsString || isLenient && node.isString else {
            return false
        }
        if self == .string, values.isEmpty { return true }
        let text = node.text
        if value(of: text, among: values) != nil { return true }
        // In JSON, 3.0 and 1e2 are integers.
        guard self == .integer || self == .count, node.isNumber, let number = Double(text) else { return false }
        return Int(exactly: number) != nil
    }
}

extension String {
    fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
