import CodeFacts
import Diagnostics

/// Looks up texts in the string tables of a project.
package struct TextLookup {
    package struct Entry {
        package var key: String
        package var text: String

        package init(key: String, text: String) { (self.key, self.text) = (key, text) }
    }

    /// The text of a key, in a table if it is named.
    let text: (_ key: String, _ table: String?) -> String?
    /// The entry whose key becomes a name in generated code.
    let entry: (_ name: String, _ table: String?) -> Entry?

    package init(
        text: @escaping (_ key: String, _ table: String?) -> String?,
        entry: @escaping (_ name: String, _ table: String?) -> Entry? = { _, _ in nil }
    ) {
        (self.text, self.entry) = (text, entry)
    }
}

// Localized texts.
extension Interpreter {
    /// The text that a call looks up or makes.
    func text(from call: Call, _ environment: inout Environment) -> Value? {
        switch call.name {
        case "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle", "NSLocalizedStringWithDefaultValue",
            "localizedString", "localizedStringForKey", "LocalizedStringResource":
            return localizedString(call, &environment)
        // Many apps have a function of their own, with the same parameters.
        case _ where call.name.hasSuffix("LocalizedString") || call.name.hasSuffix("LocalizedStringWithDefaultValue"):
            return localizedString(call, &environment)
        case "String" where call.arguments.first?.label == "localized":
            return localizedString(call, &environment)
        case "stringWithFormat", "initWithFormat": return formattedText(call, &environment)
        case "stringByAppendingString", "appending":
            guard let base = call.base, call.arguments.count == 1,
                case .text(let start) = evaluate(base, &environment), let first = start.known, start.key == nil,
                case .text(let end) = evaluate(call.arguments[0].value, &environment), let last = end.known
            else { return nil }
            return text(of: [first, last]).map { .text(CodeText($0, at: call.range)) }
        case "String" where call.arguments.first?.label == "format":
            return formattedText(call, &environment)
        case "String" where call.arguments.count == 1 && call.arguments[0].label == nil:
            let value = evaluate(call.arguments[0].value, &environment)
            if case .text = value { return value }
            if case .number(let number) = value { return .text(CodeText(String(number), at: call.range)) }
            return value.part.map { .response($0) }
        case "localizedUserNotificationString", "localizedUserNotificationStringForKey":
            return localizedString(call, &environment)
        case "tr" where call.arguments.count >= 2: return generatedText(call, &environment)
        case "localized", "localize":
            if let base = call.base, case .text(let text) = evaluate(base, &environment) {
                return property("localized", of: text, call.range)
            }
            // The macro `#localize("key")`.
            return call.range.hasPrefix("#") ? localizedString(call, &environment) : nil
        case _ where call.range.hasPrefix("#"): return localizedString(call, &environment)
        default: break
        }
        // R.swift: `R.string.localizable.actionReply()`.
        guard let path = call.callee.path, path.count >= 4, path[0] == "R", path[1] == "string" else { return nil }
        return generatedString(path, call.range).map { .text($0) }
    }

    /// SwiftGen: `tr("Localizable", "key", fallback: "text")`.
    private func generatedText(_ call: Call, _ environment: inout Environment) -> Value? {
        guard case .text(var key) = evaluate(call.arguments[1].value, &environment), let name = key.known else {
            return nil
        }
        let table = call.arguments[0].value.literal
        key.key = name
        key.setTable(table)
        key.isFrozen = true
        // A function that looks up the text elsewhere, such as in what a server sent.
        let own = program.functions(named: "tr", loading: false).first
        if let own, !own.function.range.containsAnywhere("ocalizedString") { key.bundle = .unknown }
        key.known = strings.text(name, table) ?? call.argument("fallback")?.literal
        return .text(key)
    }

    /// The text of a format whose values are all known: `[NSString stringWithFormat:@"snooze-%d", minutes]`.
    private func formattedText(_ call: Call, _ environment: inout Environment) -> Value? {
        guard call.arguments.count > 1, case .text(let format) = evaluate(call.arguments[0].value, &environment),
            var rest = format.known?[...]
        else { return nil }
        // A function of an app that formats any text.
        if call.argument("arguments") != nil { return rest.contains("%") ? nil : .text(format) }
        guard format.key == nil else { return nil }
        var parts: [String] = []
        var values = call.arguments.dropFirst()
        while let percent = rest.firstIndex(of: "%") {
            parts.append(String(rest[..<percent]))
            rest = rest[rest.index(after: percent)...].drop { "lqzh".contains($0) }
            guard let kind = rest.popFirst(), let argument = values.popFirst() else { return nil }
            switch evaluate(argument.value, &environment) {
            case .text(let text) where kind == "@":
                guard let known = text.known else { return nil }
                parts.append(known)
            case .number(let number) where "@diu".contains(kind): parts.append(String(number))
            default: return nil
            }
        }
        return text(of: parts + [String(rest)]).map { .text(CodeText($0, at: call.range)) }
    }

    private static let labelsOfKeys: Set<String> = [
        "localized", "key", "for", "forKey", "localizedStringForKey", "localizedUserNotificationStringForKey",
        "localizedUserNotificationString",
    ]

    private func localizedString(_ call: Call, _ environment: inout Environment) -> Value? {
        let argument = call.arguments.first { $0.label.map(Self.labelsOfKeys.contains) ?? true }
        guard let argument else { return .text(unknownText(call.range)) }
        // Xcode's symbols of a catalog: `String(localized: .actionReply)`.
        if let path = argument.value.implicitPath, let text = catalogText(path, call.range) { return .text(text) }
        guard case .text(var key) = resource(evaluate(argument.value, &environment)) else {
            return .text(unknownText(call.range))
        }
        // Of a resource, which was looked up already.
        if key.key != nil { return .text(key) }
        guard let name = key.known else { return .text(unknownText(call.range)) }
        let table = table(of: call, &environment)
        key.key = name
        key.setTable(table.name)
        key.bundle = table.isKnown ? bundle(of: call) : .unknown
        key.isFrozen = !call.name.hasPrefix("localizedUserNotificationString")
        let written = call.argument("value", "defaultValue").flatMap { knownText($0, &environment) }
        // Objective-C: key, table, bundle, value and comment have no labels.
        let hasValue = call.name.hasSuffix("LocalizedStringWithDefaultValue")
        let positional = hasValue ? call.arguments.dropFirst(3).first : nil
        key.known = strings.text(name, table.name) ?? positional?.value.literal ?? written
        if key.known == nil, name.isItsOwnText { key.known = name }
        // With arguments, the text is a format, and people see another.
        if key.known?.contains("%") ?? false, hasArguments(call) { return .text(unknownText(call.range)) }
        return .text(key)
    }

    private func hasArguments(_ call: Call) -> Bool {
        switch call.argument("arguments")?.kind {
        // A function of an app: `localizedString(for: key, count)`.
        case nil: call.arguments.first?.label == "for" && call.arguments.dropFirst().contains { $0.label == nil }
        case .missing: false
        case .list(let items): !items.isEmpty
        default: true
        }
    }

    /// The key of a resource that is made in place: `String(localized: .init("key", defaultValue: "text"))`.
    private func resource(_ value: Value) -> Value {
        guard case .implicitCall(let expression, var environment) = value,
            case .call(let callee, let arguments) = expression.kind, callee.lastName == "init"
        else { return value }
        let type = Expression(.name("LocalizedStringResource"), at: callee.range)
        return evaluate(Expression(.call(type, arguments), at: expression.range), &environment)
    }

    /// A text that isn't empty.
    private func knownText(_ expression: Expression, _ environment: inout Environment) -> String? {
        guard !expression.isMissing, case .text(let text) = evaluate(expression, &environment) else { return nil }
        return text.known.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The table that a call names, and whether that is known.
    private func table(of call: Call, _ environment: inout Environment) -> (name: String?, isKnown: Bool) {
        var table = call.argument("tableName", "table")
        if call.name.hasPrefix("NSLocalizedString"), call.arguments.count >= 3,
            call.arguments.allSatisfy({ $0.label == nil })
        {
            table = call.arguments[1].value
        }
        guard let table, !table.isMissing else { return (nil, true) }
        if case .text(let text) = forced(evaluate(table, &environment)), let name = text.known { return (name, true) }
        return (nil, false)
    }

    private func bundle(of call: Call) -> CodeText.Bundle? {
        var bundle = call.argument("bundle")
        // Objective-C: key, table, bundle, …
        let isPositional = call.arguments.allSatisfy { $0.label == nil }
        if call.arguments.count >= 4, isPositional { bundle = call.arguments[2].value }
        if call.name == "localizedString" || call.name == "localizedStringForKey" { bundle = call.base }
        guard let bundle, !bundle.isMissing else {
            // An initializer of the app's own, which names a bundle.
            let own = call.name == "String" ? program.loadedType("String")?.functions["init"] ?? [] : []
            return own.contains { $0.function.parameters.map(\.label) == call.arguments.map(\.label) } ? .unknown : nil
        }
        switch bundle.kind {
        case .name("main"), .member(_, "main"), .member(_, "mainBundle"): return nil
        case .member(_, "module"), .name("SWIFTPM_MODULE_BUNDLE"): return .module
        case .call(let callee, let arguments):
            if callee.lastName == "mainBundle" { return nil }
            let label = arguments.first?.label
            if label == "identifier" || label == "bundleWithIdentifier", let name = arguments[0].value.literal {
                return .identifier(name)
            }
            return .unknown
        default: return .unknown
        }
    }

    /// A property of a text that looks it up, such as `"key".localized`.
    func property(_ name: String, of text: CodeText, _ range: SourceRange) -> Value? {
        guard name.lowercased().hasPrefix("locali") else { return name == "rawValue" ? .text(text) : nil }
        guard text.key == nil else { return .text(text) }
        var result = text
        result.key = text.known
        result.isFrozen = true
        result.known = text.known.flatMap { strings.text($0, nil) }
        if result.known == nil, let known = text.known, known.contains(" ") { result.known = known }
        return .text(result)
    }

    /// A text of generated code that isn't in the repository: `L10n.actionQuickReply`, `R.string.main.reply`.
    func generatedString(_ path: [String], _ range: SourceRange) -> CodeText? {
        guard let type = path.first,
            type == "R" || type.hasSuffix("L10n") || type.hasSuffix("Strings") || type.hasPrefix("Locali")
        else { return nil }
        let names = Array(type == "R" && path.count >= 4 && path[1] == "string" ? path.dropFirst(2) : path.dropFirst())
        return catalogText(names, range) ?? CodeText(nil, at: range)
    }

    /// The text whose key becomes a name in generated code; the first name can be that of its table.
    private func catalogText(_ names: [String], _ range: SourceRange) -> CodeText? {
        guard let first = names.first, step() else { return nil }
        let table = first.prefix(1).uppercased() + first.dropFirst()
        let rest = names.dropFirst().joined(separator: ".")
        let ofTable = names.count > 1 ? [table, first].lazy.compactMap { self.strings.entry(rest, $0) }.first : nil
        guard let entry = ofTable ?? strings.entry(names.joined(separator: "."), nil) else { return nil }
        var text = CodeText(entry.text, at: range, key: entry.key)
        if ofTable != nil { text.setTable(strings.entry(rest, table) == nil ? first : table) }
        text.isFrozen = true
        return text
    }
}

extension String {
    /// Whether it is a key that people can read, such as a sentence.
    fileprivate var isItsOwnText: Bool {
        if contains(" ") || utf8.contains(where: { $0 >= 0x80 }) { return true }
        guard first?.isUppercase ?? false, !contains("_"), !contains(".") else { return false }
        // Not `MarkAsReadAction`.
        return !zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    }
}

extension CodeText {
    /// Sets the table, unless it is the one that the system uses anyway.
    fileprivate mutating func setTable(_ name: String?) { table = name == "Localizable" || name == "" ? nil : name }
}
