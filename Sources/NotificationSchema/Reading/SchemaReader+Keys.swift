import Diagnostics
import SourceSyntax

// What is wrong with keys.
extension SchemaReader {
    /// - Parameter meant: Gets what the key was probably meant to be.
    /// - Returns: What the key was probably meant to be, if that does not stand beside it.
    mutating func reportUnknown<Model>(
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
            report(.yamlSyntax, at: entry.key.range, KeyWithoutSpace.message, help: "write \(correction)")
            return nil
        }
        if entry.isCutFromText(in: map) {
            report(
                .yamlUnquotedText,
                at: entry.key.range,
                "the comma before '\(name)' ends the text before it, and '\(name)' becomes a key",
                help: "quote the whole text, if the comma belongs to it"
            )
            return nil
        }
        guard !isFull else { return nil }
        let message = "'\(name)' is not a key of \(table.subject)"
        let meant: String?
        if let known = misspeltKeys[entry.key.range] {
            meant = known
        } else if let legacy = table.legacy.first(where: { $0.name == name }) {
            meant = legacy.replacement
            report(legacy.rule, at: entry.key.range, message, help: legacy.help)
        } else {
            meant = Suggestion.nearest(to: name, among: table.keys.lazy.map(\.description.name))
            report(
                .unknownKey,
                at: entry.key.range,
                message,
                help: meant.map { "did you mean '\($0)'?" }
                    ?? "the keys of \(table.subject) are \(table.supportedNames)",
                fix: meant.flatMap { meant in
                    isWritten(meant)
                        ? nil
                        : Fix(
                            Suggestion.isSameName(name, meant) ? .safe : .unsafe, [TextEdit(entry.key.range, meant)])
                }
            )
        }
        misspeltKeys[entry.key.range] = .some(meant)
        guard let meant, !isWritten(meant), stoodFor.insert(meant).inserted else { return nil }
        return table.keys.first { $0.description.name == meant }
    }

    mutating func reportUnusableKey(of entry: Node.Entry) {
        let key = entry.key
        unread.add(entry.value.range)
        if entry.isMerge {
            report(
                .yamlFeature,
                at: key.range,
                "merge keys ('<<') are not part of the language",
                help: "write the entries out, or share an action by its name"
            )
        } else if key.isMissing {
            report(
                .missingKey, at: key.range, "there is no key before this ':'", help: "write a key, or quote the text")
        } else {
            report(
                .wrongType,
                at: key.range,
                "a key is a text, not \(key.kind.words)",
                help: "write one entry for each key, or quote it if the brackets belong to the name"
            )
        }
    }

    /// The entries of a map of names, each once; without a name whose own entries stand beside it, and without those.
    ///
    /// - Parameter shape: Of what stands under a name.
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
            // Where each of them is a map, they may be names like any other.
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

    mutating func reportNotIndented(_ key: Node, below name: Node) {
        report(
            .wrongType,
            at: key.range,
            "'\(key.text)' stands beside '\(name.text)', not below it",
            help: "indent it further than '\(name.text)'"
        )
    }
}

extension KeyTable {
    fileprivate var supportedNames: String {
        keys.map(\.description.name).joined(separator: ", ")
    }
}

extension Node.Entry {
    var isMerge: Bool { key.style == .plain && key.isText("<<") }

    /// `Maybe` in `{ title: Later, Maybe }`: a key that nothing but a comma made.
    fileprivate func isCutFromText(in map: Node) -> Bool {
        guard map.style == .flow, value.isMissing, key.style == .plain else { return false }
        let bytes = key.range.file.bytes
        let before = bytes[..<key.range.bytes.lowerBound].last { $0 != UInt8(ascii: " ") }
        let after = bytes[key.range.bytes.upperBound...].first { $0 != UInt8(ascii: " ") }
        return before == UInt8(ascii: ",") && after != UInt8(ascii: ":")
    }
}
