import CodeFacts
import Diagnostics

// Localized texts.
extension Interpreter {
    /// The text that a call looks up or makes.
    func text(from call: Call, _ environment: inout Environment) -> Value? {
        switch call.name {
        case "NSLocalizedStringFromTable", "NSLocalizedStringWithDefaultValue", "localizedString",
            "localizedStringForKey":
            return localizedString(call, &environment)
        // Many apps have a function of their own, with the same parameters.
        case _ where call.name.hasSuffix("LocalizedString") || call.name.hasSuffix("LocalizedStringWithDefaultValue"):
            return localizedString(call, &environment)
        case "String" where call.arguments.first?.label == "localized":
            return localizedString(call, &environment)
        case "String" where call.arguments.count == 1 && call.arguments[0].label == nil:
            let value = evaluate(call.arguments[0].value, &environment)
            if case .text = value { return value }
            return value.part.map { .response($0) }
        case "localizedUserNotificationString", "localizedUserNotificationStringForKey":
            return localizedString(call, &environment)
        case "tr" where call.arguments.count >= 2:
            // SwiftGen: `tr("Localizable", "key", fallback: "text")`.
            guard case .text(var key) = evaluate(call.arguments[1].value, &environment), let name = key.known else {
                return nil
            }
            let table = call.arguments[0].value.literal
            let fallback = call.argument("fallback")?.literal
            key.key = name
            key.known = localized(name, table) ?? fallback
            return .text(key)
        case "localized", "localize":
            guard let base = call.base, case .text(let text) = evaluate(base, &environment) else { return nil }
            return property("localized", of: text, call.range)
        default: return nil
        }
    }

    private func localizedString(_ call: Call, _ environment: inout Environment) -> Value? {
        let labels: Set<String> = [
            "localized", "key", "forKey", "localizedStringForKey", "localizedUserNotificationStringForKey",
            "localizedUserNotificationString",
        ]
        guard
            let argument = call.arguments.first(where: { $0.label == nil || labels.contains($0.label ?? "") }),
            case .text(var key) = evaluate(argument.value, &environment)
        else { return .text(unknownText(call.range)) }
        guard let name = key.known else { return .text(unknownText(call.range)) }
        let written = ["value", "defaultValue"].lazy.compactMap { call.argument($0)?.literal }.first
        let table = (call.argument("tableName", "table"))?.literal
        // Objective-C: key, table, bundle, value and comment have no labels.
        let hasValue = call.name.hasSuffix("LocalizedStringWithDefaultValue")
        let positional = hasValue ? call.arguments.dropFirst(3).first : nil
        key.key = name
        key.known = localized(name, table) ?? positional?.value.literal ?? written
        // A key that is a sentence is its own text.
        if key.known == nil,
            name.contains(" ") || name.first?.isUppercase ?? false && !name.contains("_") && !name.contains(".")
        {
            key.known = name
        }
        return .text(key)
    }

    /// A property of a text that looks it up, such as `"key".localized`.
    func property(_ name: String, of text: CodeText, _ range: SourceRange) -> Value? {
        guard name.lowercased().hasPrefix("locali") else { return name == "rawValue" ? .text(text) : nil }
        var result = text
        result.key = text.known
        result.known = text.known.flatMap { localized($0, nil) }
        if result.known == nil, let known = text.known, known.contains(" ") { result.known = known }
        return .text(result)
    }

    /// A text of generated code that isn't in the repository: `L10n.actionQuickReply`.
    func generatedString(_ path: [String], _ range: SourceRange) -> CodeText? {
        guard let type = path.first,
            type == "R" || type.hasSuffix("L10n") || type.hasSuffix("Strings") || type.hasPrefix("Locali")
        else { return nil }
        let name = path.dropFirst().joined(separator: ".")
        guard let text = localized("#" + name, nil) else { return CodeText(nil, at: range) }
        return CodeText(text, at: range, key: name)
    }
}
