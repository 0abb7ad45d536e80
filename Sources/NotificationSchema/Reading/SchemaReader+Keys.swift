import Diagnostics
import SourceSyntax

// Reports mistakes in keys.
extension SchemaReader {
    /// - Parameter meant: Gets the key that was probably meant.
    /// - Returns: The key that was probably meant, unless the map already has it.
    mutating func reportUnknown<Model: KeyedModel>(
        _ entry: Node.Entry,
        of map: Node,
        in table: KeyTable<Model>,
        isWritten: (String) -> Bool,
        meant stoodFor: inout Set<String>
    ) -> Key<Model>? {
        let name = entry.key.text
        if name.hasPrefix("x-") { return nil }
        unread.add(entry.value.range)
        if entry.value.isMissing, let correction = KeyWithoutSpace.correction(of: name) {
            stoodFor.insert(String(name.prefix { $0 != ":" }))
            report(.schemaSyntax, at: entry.key.range, KeyWithoutSpace.message, help: "write \(correction)")
            return nil
        }
        if entry.isCutFromText(in: map) {
            report(
                .schemaSyntax,
                at: entry.key.range,
                "the comma before '\(name)' ends the text, so YAML reads '\(name)' as a key",
                help: name.last.map { "”“’‘»«".contains($0) } == true
                    ? "put the whole text in \" \": in YAML, typographic quotes are part of the text"
                    : "quote the whole text if the comma is part of it"
            )
            return nil
        }
        guard !isFull else { return nil }
        let message = "'\(name)' isn't a key of \(table.subject)"
        let meant: String?
        if let known = misspeltKeys[entry.key.range] {
            meant = known
        } else if let legacy = table.legacyKey(named: name) {
            meant = legacy.replacement
            report(
                .unknownKey, at: entry.key.range, message,
                help: meant.map(isWritten) == true
                    ? "delete it: '\(meant ?? name)' is already set" : legacy.help(for: entry.value),
                fix: fix(of: entry.key, meant: meant, isWritten: isWritten)
            )
        } else {
            meant = Suggestion.nearest(to: name, among: table.all.lazy.map(\.description.name))
            report(
                .unknownKey,
                at: entry.key.range,
                message,
                help: meant.map { "did you mean '\($0)'?" } ?? table.helpOnUnknown?(entry)
                    ?? DeclarationKeys.owners(of: name).map { "move it to \($0), where '\(name)' belongs" }
                    ?? table.supportedNames,
                fix: fix(of: entry.key, meant: meant, isWritten: isWritten)
            )
        }
        misspeltKeys[entry.key.range] = .some(meant)
        guard let meant, !isWritten(meant), stoodFor.insert(meant).inserted else { return nil }
        return table.all.first { $0.description.name == meant }
    }

    /// No fix if the map already has the key.
    private func fix(of key: Node, meant: String?, isWritten: (String) -> Bool) -> Fix? {
        guard let meant, !isWritten(meant) else { return nil }
        return Fix(Suggestion.isSameName(key.text, meant) ? .safe : .unsafe, [TextEdit(key.range, meant)])
    }

    mutating func reportUnusableKey(of entry: Node.Entry) {
        let key = entry.key
        unread.add(entry.value.range)
        if entry.isMerge {
            report(
                .schemaSyntax,
                at: key.range,
                "merge keys ('<<') aren't supported",
                help: "write out the entries, or declare a shared action and use its name"
            )
        } else if key.isMissing {
            report(
                .missingKey, at: key.range, "there is no key before this ':'", help: "write a key, or quote the text")
        } else {
            report(
                .wrongValue,
                at: key.range,
                "a key must be text, not \(key.kind.words)",
                help: "write one entry for each key, or quote it if the brackets are part of the name"
            )
        }
    }

    /// The entries of a map of names, without duplicates. Leaves out names whose own entries aren't indented, and these
    /// entries.
    ///
    /// - Parameter shape: The shape of the values.
    mutating func entries(of node: Node, each shape: Shape) -> [Node.Entry] {
        guard case .map(_, let keys, _) = shape, node.style == .block,
            node.entries.contains(where: \.value.isMissing)
        else { return entries(of: node) }
        var entries: [Node.Entry] = []
        var rest = Array(node.entries)[...]
        while let entry = rest.popFirst() {
            let isName = entry.value.isMissing && entry.key.textLength > 0
            let body = rest.prefix { entry in isName && keys.contains { entry.key.isText($0.name) } }
            rest = rest.dropFirst(body.count)
            // If all of them are maps, they may be ordinary names.
            if let first = body.first, body.contains(where: { $0.value.kind != .mapping && !$0.value.isMissing }) {
                reportNotIndented(first.key, below: entry.key)
                for range in [entry.key.range] + body.map(\.range) { unread.add(range) }
            } else {
                entries.append(entry)
                entries += body
            }
        }
        return eachOnce(entries)
    }

    /// Finds entries that belong below a key without a value, but aren't indented.
    ///
    /// - Returns: The indices of these entries, and of the keys without a value. They are reported.
    mutating func entriesNotIndented<Model: KeyedModel>(
        in node: Node,
        _ entries: [Node.Entry],
        _ keys: [Key<Model>?]
    ) -> Set<Int> {
        guard node.style == .block else { return [] }
        var result: Set<Int> = []
        for (index, key) in keys.enumerated() where entries[index].value.isMissing {
            guard let key else { continue }
            let rest = index + 1..<entries.count
            let below = rest.prefix { keys[$0] == nil && key.description.shape.canHold(entries[$0]) }
            guard let first = below.first else { continue }
            reportNotIndented(entries[first].key, below: entries[index].key)
            for index in below { unread.add(entries[index].range) }
            result.formUnion(index...(below.last ?? index))
        }
        return result
    }

    mutating func reportNotIndented(_ key: Node, below name: Node) {
        report(
            .wrongValue,
            at: key.range,
            "'\(key.text)' has the same indentation as '\(name.text)', but belongs inside it",
            help: "indent it more than '\(name.text)'"
        )
    }
}

extension Shape {
    /// Whether a map of this shape can contain the entry.
    fileprivate func canHold(_ entry: Node.Entry) -> Bool {
        switch self {
        case .names(.map): entry.value.kind == .mapping
        case .names(.either(let shapes)): shapes.contains { $0.isShape(of: entry.value) }
        case .map(_, let keys, _): keys.contains { entry.key.isText($0.name) }
        default: false
        }
    }

    /// Whether a value clearly has this shape: the word of a type, or a map with one of its keys.
    private func isShape(of node: Node) -> Bool {
        switch self {
        case .dataType: node.kind == .scalar && FieldType(word: node.text) != nil
        case .choice(let words): node.kind == .scalar && words.contains { node.isText($0) }
        case .map(_, let keys, _): node.entries.contains { entry in keys.contains { entry.key.isText($0.name) } }
        default: false
        }
    }
}

extension KeyTable {
    /// `the keys of an action are title, icon`
    fileprivate var supportedNames: String {
        let names = all.map(\.description.name)
        return names.count == 1
            ? "the only key of \(subject) is \(names[0])"
            : "the keys of \(subject) are \(names.joined(separator: ", "))"
    }
}

extension Node.Entry {
    var isMerge: Bool { key.style == .plain && key.isText("<<") }

    /// `Maybe` in `{ title: Later, Maybe }`: a key that only a comma created.
    fileprivate func isCutFromText(in map: Node) -> Bool {
        guard map.style == .flow, value.isMissing, key.style == .plain else { return false }
        let bytes = key.range.file.bytes
        let before = bytes[..<key.range.bytes.lowerBound].last { $0 != UInt8(ascii: " ") }
        let after = bytes[key.range.bytes.upperBound...].first { $0 != UInt8(ascii: " ") }
        return before == UInt8(ascii: ",") && after != UInt8(ascii: ":")
    }
}

/// Finds the declarations that a misplaced key belongs to.
private enum DeclarationKeys {
    private static let subjects: [(subject: String, keys: [KeyDescription])] = [
        (Action.keys.subject, Action.keys.all.map(\.description)),
        (Category.keys.subject, Category.keys.all.map(\.description)),
        (Notification.keys.subject, Notification.keys.all.map(\.description)),
        (Topic.keys.subject, Topic.keys.all.map(\.description)),
    ]

    /// `an action or a notification`; nil if none has such a key.
    static func owners(of name: String) -> String? {
        let owners = subjects.filter { $0.keys.contains { $0.name == name } }.map(\.subject)
        return owners.isEmpty ? nil : owners.asChoice
    }
}
