extension JSONValue {
    /// The value at a path of keys; nil if an object of it is missing.
    package func value(at path: some Collection<String>) -> JSONValue? {
        guard let key = path.first else { return self }
        guard case .object(let entries) = self else { return nil }
        return entries.first { $0.0 == key }?.1.value(at: path.dropFirst())
    }

    /// - Parameter value: Nil to remove the value. Objects that it leaves empty are removed, too.
    package func setting(_ path: some Collection<String>, to value: JSONValue?) -> JSONValue {
        guard let key = path.first else { return value ?? self }
        var entries: [(String, JSONValue)] = if case .object(let entries) = self { entries } else { [] }
        let index = entries.firstIndex { $0.0 == key }
        let rest = path.dropFirst()
        var inner = value
        if !rest.isEmpty {
            let object = (index.map { entries[$0].1 } ?? .object([])).setting(rest, to: value)
            inner = if value == nil, case .object(let members) = object, members.isEmpty { nil } else { object }
        }
        switch (index, inner) {
        case (let index?, let inner?): entries[index].1 = inner
        case (let index?, nil): entries.remove(at: index)
        case (nil, let inner?): entries.append((key, inner))
        case (nil, nil): break
        }
        return .object(entries)
    }

    /// With each number and Boolean as a string, as Firebase sends it.
    package var withStringsOnly: JSONValue {
        switch self {
        case .integer, .number, .bool: .string(compact)
        case .array(let items): .array(items.map(\.withStringsOnly))
        case .object(let entries): .object(entries.map { ($0.0, $0.1.withStringsOnly) })
        case .string, .null: self
        }
    }

    /// With the beginning of long texts, lists and objects.
    package var shortened: JSONValue {
        let (textLimit, itemLimit, entryLimit) = (24, 3, 12)
        switch self {
        case .string(let text) where text.count > textLimit: return .string(text.prefix(textLimit) + "…")
        case .array(let items): return .array(items.prefix(itemLimit).map(\.shortened))
        case .object(let entries): return .object(entries.prefix(entryLimit).map { ($0.0, $0.1.shortened) })
        default: return self
        }
    }
}
