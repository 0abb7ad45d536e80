import CodeFacts
import Diagnostics

// The data of notifications.
extension CodeScan {
    /// Notes a key of the data of a notification that code reads.
    func noteRead(_ key: Expression, of data: Expression) {
        guard let function, !key.range.isAlternative else { return }
        guard function.name.hasPrefix("userNotificationCenter") else {
            // A service extension gets pushes.
            if isDataOfContent(data), !function.isOfServiceExtension { noteHandlerKey(key) }
            // What the method hands on.
            if case .name(let name) = data.kind, locals[name] == nil,
                let parameter = function.parameters.first(where: { $0.name == name })
            {
                makers.keys[.init(function: function.name, label: parameter.label ?? "_"), default: []].append(key)
            }
            return
        }
        guard isDataOfContent(data) else { return }
        noteHandlerKey(key)
    }

    /// Whether an expression is `userInfo` of a notification's content. A `Notification` within the app has one, too.
    private func isDataOfContent(_ data: Expression) -> Bool {
        let value = local(data)
        if value.range.contains("content.userInfo") { return true }
        guard case .member(let base?, "userInfo") = value.kind, case .name(let name) = base.kind else { return false }
        return local(base).range.hasSuffix(".content")
            || function?.parameters.contains { $0.name == name && $0.type.contains("NotificationContent") } ?? false
    }

    /// Adds the keys that functions read which only methods of the center's delegate call.
    func addPassedKeys() {
        // Its declaration counts, too.
        for (parameter, count) in makers.handedData where makers.counts[parameter.function] == count + 1 {
            for key in makers.keys[parameter] ?? [] { noteHandlerKey(key) }
        }
    }

    private func noteHandlerKey(_ key: Expression) {
        later { [self] in
            guard let text = text(key) else { return }
            facts.handlerKeys.append(CodeText(text, at: key.range))
        }
    }

    func noteWritten(_ key: Expression) {
        let function = function?.range
        later { [self] in
            guard let text = text(key) else {
                mayHaveOtherKeys = true
                return
            }
            writtenKeys.append(CodeText(text, at: key.range))
            functionsOfKeys[key.range] = function
        }
    }

    /// Notes the keys of what becomes `userInfo`.
    func noteData(_ value: Expression) {
        noteValues(of: value)
        // A copy has no other keys.
        if isDataOfContent(value) { return }
        if case .name(let name) = value.kind, function?.range.mayFillDictionary(name) ?? true {
            mayHaveOtherKeys = true
        }
        guard case .dictionary(let pairs) = local(value).kind else {
            hasUnknownData = true
            return
        }
        for pair in pairs {
            noteWritten(pair.key)
            noteWrittenValue(pair.key, pair.value)
        }
        noteWrittenTypes(pairs)
    }

    private static let valueLimit = 200

    /// Notes the values of dictionaries that only become the data of a notification.
    func noteValues(of data: Expression) {
        guard dataValues.count < Self.valueLimit else { return }
        var dictionaries = [data]
        if case .name(let name) = data.kind, let values = locals[name], let function,
            // Its declaration, what sets it, and this.
            function.range.count(of: name) <= values.count + 2
        {
            dictionaries = values
        }
        for case .dictionary(let pairs) in dictionaries.map(\.kind) {
            for pair in pairs {
                guard let key = pair.key.literal else { continue }
                dataValues.append((key, pair.value.range))
            }
        }
    }
}

extension SourceRange {
    /// Whether the line has an alternative, such as another key: `info["url"] ?? info["link"]`. A literal is none.
    var isAlternative: Bool {
        let bytes = file.bytes[bytes.upperBound...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
        let after = String(decoding: bytes, as: UTF8.self)
        guard !codeBefore.contains("??"), after.ranges(of: "??").count < 2 else { return true }
        guard let other = after.firstRange(of: "??").map({ after[$0.upperBound...].drop { $0 == " " } }) else {
            return false
        }
        return !["\"", "true", "false", "nil"].contains { other.hasPrefix($0) } && !(other.first?.isNumber ?? false)
    }

    /// Whether a function may add keys to a dictionary.
    ///
    /// - Parameter name: The variable with the dictionary.
    fileprivate func mayFillDictionary(_ name: String) -> Bool {
        // Keys that are set in a dictionary with such a name are known.
        let isKnown = name.lowercased().hasSuffix("userinfo")
        return containsAnywhere("&" + name)
            || !isKnown && ["[", ".merge(", ".updateValue("].contains { containsAnywhere(name + $0) }
    }
}
