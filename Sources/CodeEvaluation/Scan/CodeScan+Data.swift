import CodeFacts
import Diagnostics

// The data of notifications.
extension CodeScan {
    /// Notes a key of the data of a notification that code reads.
    func noteRead(_ key: Expression, of data: Expression) {
        guard let function, !key.range.isAlternative else { return }
        guard function.name.hasPrefix("userNotificationCenter") else {
            // Not in an extension, which gets pushes.
            if data.range.contains("content.userInfo"), !function.name.hasPrefix("didReceive") { noteHandlerKey(key) }
            // What the method hands on.
            if case .name(let name) = data.kind, locals[name] == nil,
                let parameter = function.parameters.first(where: { $0.name == name })
            {
                makers.keys[.init(function: function.name, label: parameter.label ?? "_"), default: []].append(key)
            }
            return
        }
        guard local(data).range.contains("content.userInfo") else { return }
        noteHandlerKey(key)
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
        later { [self] in
            guard let text = text(key) else { return }
            writtenKeys.append(CodeText(text, at: key.range))
        }
    }

    /// Notes the keys of what becomes `userInfo`.
    func noteData(_ value: Expression) {
        noteValues(of: value)
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
    /// Whether the line has an alternative, such as another key: `info["url"] ?? info["link"]`.
    var isAlternative: Bool {
        let after = file.bytes[bytes.upperBound...].prefix(200).prefix { $0 != UInt8(ascii: "\n") }
        return codeBefore.contains("??") || String(decoding: after, as: UTF8.self).contains("??")
    }
}
