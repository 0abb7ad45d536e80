import Basics
import Diagnostics
import NotificationSchema
import SourceSyntax

// Reads the keys next to a severity in `lint.rules`.
extension RuleConfiguration {
    /// Returns nil and adds a finding if the rule has no such option, or if the value isn't valid.
    mutating func value(of option: RuleSetting.Option, for rule: KnownRule) -> RuleOptionValue? {
        guard let description = rule.options.first(where: { $0.name == option.name.value }) else {
            reportUnknown(option, of: rule)
            return nil
        }
        if let value = description.type.value(of: option.value) { return value }
        findings.append(
            Finding(
                .wrongValue,
                at: option.value.isMissing ? option.name.range : option.value.range,
                "'\(description.name)' of '\(rule.id)' must be \(description.type.words)",
                help: "write one, such as \(description.defaultValue.json.compact), or delete the key"
            )
        )
        return nil
    }

    private mutating func reportUnknown(_ option: RuleSetting.Option, of rule: KnownRule) {
        let names = ["severity"] + rule.options.map(\.name)
        let suggestion = Suggestion.nearest(to: option.name.value, among: names)
        findings.append(
            Finding(
                .unknownKey,
                at: option.name.range,
                "'\(option.name.value)' isn't an option of '\(rule.id)'",
                help: suggestion.map { "did you mean '\($0)'?" }
                    ?? (rule.options.isEmpty
                        ? "delete it: '\(rule.id)' has no options, only a severity"
                        : "write one of its keys: \(names.joined(separator: ", "))"),
                fix: suggestion.map { Fix(.display, [TextEdit(option.name.range, $0)]) }
            )
        )
    }
}

extension RuleOptionDescription.ValueType {
    fileprivate func value(of node: Node) -> RuleOptionValue? {
        switch self {
        case .integer(let range):
            guard node.kind == .scalar, let integer = Int(node.text), range.contains(integer) else { return nil }
            return .integer(integer)
        case .boolean:
            guard node.kind == .scalar, let boolean = Bool(node.text) else { return nil }
            return .boolean(boolean)
        case .texts:
            let items = node.items
            guard node.kind == .sequence, items.allSatisfy({ $0.kind == .scalar && !$0.isMissing }) else { return nil }
            return .texts(items.map(\.text))
        }
    }
}
