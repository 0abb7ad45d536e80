package import CodeFacts
package import Diagnostics

/// The keys of stored settings that code reads and writes.
package struct StoredSettings {
    package fileprivate(set) var read: [CodeText] = []
    package fileprivate(set) var written: [CodeText] = []
    /// What code reads that isn't a flag.
    package fileprivate(set) var otherRead: [CodeText] = []
    /// Where code reads or stores a key, and whether in the standard settings; nil if that isn't known.
    package fileprivate(set) var stores: [(key: CodeText, isRead: Bool, isStandard: Bool?)] = []
    /// Whether a key isn't known.
    package fileprivate(set) var hasUnknownKey = false
    /// Whether constants of files are the standard settings; nil where that isn't known.
    fileprivate var constants: [String: Bool?] = [:]
    /// What code that uses the notification center takes if nothing is stored: `true`, `10`, by the key.
    package fileprivate(set) var defaults: [(key: CodeText, value: String)] = []
    /// Stored flags that code assigns to a property whose initial value is true, with the place of the property.
    package fileprivate(set) var flagsOfProperties: [(key: CodeText, property: SourceRange)] = []
    /// Those of the standard ones without which code makes no request.
    package internal(set) var deciding: [CodeText] = []
    /// The intervals of triggers that are a number of the standard settings, with its key.
    package internal(set) var intervals: [CodeText] = []
}

extension CodeScan {
    private static let readers: Set<String> = ["bool", "boolForKey"]
    private static let otherReaders: Set<String> = [
        "integer", "string", "object", "double", "float", "array", "dictionary", "data", "url", "value",
        "integerForKey",
        "stringForKey", "objectForKey", "doubleForKey", "floatForKey", "arrayForKey", "dictionaryForKey", "dataForKey",
        "valueForKey",
    ]
    private static let writers: Set<String> = ["set", "setBool", "setObject", "setValue"]

    /// Notes the key of a flag that code reads, and that of a value which code stores.
    func noteStoredKey(_ call: Call) {
        let isRead = Self.readers.contains(call.name)
        let isOther = Self.otherReaders.contains(call.name)
        guard isRead || isOther || Self.writers.contains(call.name),
            let key = call.argument("forKey", isRead || isOther ? call.name : "forKey")
        else { return }
        let isStandard = isStandard(call.base)
        later { [self] in
            guard let text = key.literal ?? key.lastName.flatMap(constant) else {
                storedSettings.hasUnknownKey = storedSettings.hasUnknownKey || !isRead && !isOther
                return
            }
            let found = CodeText(text, at: key.range)
            storedSettings.stores.append((found, isRead || isOther, isStandard))
            if isRead {
                storedSettings.read.append(found)
            } else if isOther {
                storedSettings.otherRead.append(found)
            } else {
                storedSettings.written.append(found)
            }
        }
    }

    /// Whether settings are the standard ones; nil if that isn't known.
    func isStandard(_ base: Expression?) -> Bool? {
        guard let base else { return nil }
        let code = local(base).range
        if ["UserDefaults.standard", "[NSUserDefaults standardUserDefaults]"].contains(where: code.hasPrefix) {
            return true
        }
        if code.contains("uiteName:") { return false }
        guard let name = base.lastName, let file = file?.source else { return nil }
        let key = "\(file.path) \(name)"
        if let known = storedSettings.constants[key] { return known }
        let all = SourceRange(file, 0..<file.bytes.count)
        guard makers.canSearch(all) else { return nil }
        // A constant of the file: `let shared = UserDefaults(suiteName: …)`.
        let isOfGroup = all.containsAnywhere("let \(name) = UserDefaults(suiteName:")
        let isStandard = all.containsAnywhere("let \(name) = UserDefaults.standard")
        let result = isOfGroup == isStandard ? nil : isStandard
        storedSettings.constants[key] = .some(result)
        return result
    }

    /// Notes `isOn = defaults.bool(forKey: "sound")` of `var isOn = true`.
    func noteFlag(of target: Expression, _ value: Expression) {
        guard let call = call(value), call.name == "bool", call.arguments.count == 1, let function,
            let key = call.argument("forKey")?.literal, let name = target.nameOfProperty, locals[name] == nil,
            traits.usesNotificationCenter, storedSettings.flagsOfProperties.count < 50,
            Self.wordsOfSettings.contains(where: (key + name).lowercased().contains),
            makers.canSearch(function.range),
            // The code may ask first whether something is stored.
            !["object(forKey", "value(forKey", "register", "!= nil", "== nil"].contains(
                where: function.range.containsAnywhere),
            let property = types.last?.members.lazy.compactMap({ $0.flag(named: name) }).first
        else { return }
        storedSettings.flagsOfProperties.append((CodeText(key, at: value.range), property))
    }

    /// What the settings of notifications are about.
    private static let wordsOfSettings = ["notif", "sound", "alert", "remind", "badge", "vibrat", "banner"]

    /// Notes `bool(forKey: "key")`, which is false if nothing is stored.
    func noteDefault(_ call: Call) {
        guard ["bool", "integer"].contains(call.name), call.arguments.count == 1, let key = call.argument("forKey")
        else {
            return
        }
        addDefault(key, call.name == "bool" ? "false" : "0")
    }

    /// Notes `object(forKey: "key") as? Int ?? 10`.
    func noteDefault(of stored: Expression, _ value: Expression) {
        guard let call = call(stored), call.name == "object", call.arguments.count == 1,
            let key = call.argument("forKey")
        else { return }
        switch value.kind {
        case .number(let text): addDefault(key, text)
        case .boolean(let isOn): addDefault(key, "\(isOn)")
        default: return
        }
    }

    /// Notes `if let stored = defaults.object(forKey: "key") as? Int { count = stored } else { count = 10 }`.
    func noteDefault(of statement: Statement) {
        guard case .branch(let conditions, let then, let otherwise) = statement.kind, conditions.count == 1,
            case .bind(let names, let stored) = conditions[0], names.count == 1,
            let target = then.assignment, target.value.isName(names[0]),
            let other = otherwise.assignment, target.name.lastName == other.name.lastName
        else { return }
        noteDefault(of: stored, other.value)
    }

    private func addDefault(_ key: Expression, _ value: String) {
        guard let text = key.literal, text.count >= 4, storedSettings.defaults.count < 100, key.range.isSwift,
            traits.usesNotificationCenter
        else { return }
        storedSettings.defaults.append((CodeText(text, at: key.range), value))
    }

    /// Notes `@AppStorage("key") var isOn`.
    func noteStoredKey(of variable: SourceRange) {
        let code = variable.codeBefore
        guard let start = code.ranges(of: "@AppStorage(\"").last?.upperBound else { return }
        let key = String(code[start...].prefix { $0 != "\"" })
        storedSettings.written.append(CodeText(key, at: variable))
        storedSettings.stores.append((CodeText(key, at: variable), true, nil))
    }
}

extension Statement {
    /// The place of a stored property that is true at first.
    fileprivate func flag(named name: String) -> SourceRange? {
        switch kind {
        case .variable(let variable):
            guard variable.name == name, variable.getter == nil, case .boolean(true)? = variable.value?.kind else {
                return nil
            }
            return range
        case .group(let inner): return inner.lazy.compactMap { $0.flag(named: name) }.first
        default: return nil
        }
    }
}

extension [Statement] {
    /// The only statement, if it assigns a value.
    fileprivate var assignment: (name: Expression, value: Expression)? {
        guard count == 1 else { return nil }
        return switch self[0].kind {
        case .group(let inner): inner.assignment
        case .expression(let expression):
            if case .operation("=", let target, let value) = expression.kind { (target, value) } else { nil }
        default: nil
        }
    }
}
