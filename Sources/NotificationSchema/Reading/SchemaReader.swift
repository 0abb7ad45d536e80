import Diagnostics
import SourceSyntax

/// Reads nodes by the tables of keys, and collects what is wrong, all of it in one run.
struct SchemaReader {
    var findings: [Finding] = []
    /// Names of actions that the whole schema shares: an inline entry of such a name changes the shared action.
    var sharedActionNames: Set<String> = []

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: String? = nil,
        notes: [Finding.Note] = [],
        fix: Fix? = nil
    ) {
        findings.append(Finding(rule, at: range, message, help: help, notes: notes, fix: fix))
    }

    // MARK: Maps

    /// Reads every entry of a map; unknown, repeated and missing keys are findings.
    ///
    /// - Parameters:
    ///   - owner: Where to point when a required key is missing.
    ///   - isComplete: False for a map that changes only parts of something: then no key is required.
    mutating func read<Model>(
        _ node: Node,
        by table: KeyTable<Model>,
        of owner: SourceRange,
        isComplete: Bool = true,
        into model: inout Model
    ) {
        let entries = entries(of: node)
        for entry in entries {
            guard let key = table.key(named: entry.key) else {
                reportUnknown(entry, of: node, in: table)
                continue
            }
            if case .later = key.description.presence {
                report(
                    .unsupportedKey,
                    at: entry.key.range,
                    "'\(key.description.name)' belongs to the language, but this version of Belfry does not support it yet",
                    help: "leave it out for now"
                )
                continue
            }
            key.read(Slot(node: entry.value, key: entry.key), &model, &self)
        }
        guard isComplete else { return }
        for case let key in table.keys.map(\.description) where key.presence.isRequired {
            guard !entries.contains(where: { $0.key.isText(key.name) }) else { continue }
            report(
                .missingKey,
                at: owner,
                "\(table.subject) needs '\(key.name)'",
                help: "add \(key.name): \(key.shape.placeholder)"
            )
        }
    }

    /// The entries of a map whose keys are scalars, each once.
    mutating func entries(of node: Node) -> [Node.Entry] {
        var seen: [String: Node] = [:]
        var result: [Node.Entry] = []
        for entry in node.entries {
            guard entry.key.kind == .scalar else {
                report(.wrongType, at: entry.key.range, "a key is a text, not a \(entry.key.kind.rawValue)")
                continue
            }
            let name = entry.key.text
            if name == "<<", entry.key.style == .plain {
                report(
                    .yamlFeature,
                    at: entry.key.range,
                    "merge keys ('<<') are not part of the language",
                    help: "write the entries out, or share an action by its name"
                )
                continue
            }
            if let first = seen.updateValue(entry.key, forKey: name) {
                seen[name] = first
                report(
                    .duplicateKey,
                    at: entry.key.range,
                    "'\(name)' stands here for the second time",
                    notes: [Finding.Note("'\(name)' stands here first", at: first.range)]
                )
                continue
            }
            result.append(entry)
        }
        return result
    }

    private mutating func reportUnknown<Model>(_ entry: Node.Entry, of map: Node, in table: KeyTable<Model>) {
        let name = entry.key.text
        if name.hasPrefix("x-") { return }
        if entry.isCutFromText(in: map) {
            report(
                .yamlUnquotedText,
                at: entry.key.range,
                "the comma before '\(name)' ends the text before it, and '\(name)' becomes a key",
                help: "quote the whole text, if the comma belongs to it"
            )
            return
        }
        if let legacy = table.legacy.first(where: { $0.name == name }) {
            report(legacy.rule, at: entry.key.range, "'\(name)' is not a key of \(table.subject)", help: legacy.help)
            return
        }
        let names = table.keys.map(\.description.name)
        let suggestion = Suggestion.nearest(to: name, among: names)
        report(
            .unknownKey,
            at: entry.key.range,
            "'\(name)' is not a key of \(table.subject)",
            help: suggestion.map { "did you mean '\($0)'?" } ?? "the keys are \(names.joined(separator: ", "))",
            fix: suggestion.map { Fix(.suggest, [TextEdit(entry.key.range, $0)]) }
        )
    }

    // MARK: Values

    /// The scalar of a slot; anything else is a finding.
    mutating func scalar(_ slot: Slot, expected: String) -> Node? {
        guard slot.node.kind == .scalar else {
            report(.wrongType, at: slot.node.range, "\(slot.label) is \(expected), not a \(slot.node.kind.rawValue)")
            return nil
        }
        guard !slot.node.isMissing else {
            reportMissingValue(of: slot, expected: expected)
            return nil
        }
        return slot.node
    }

    /// The sequence or mapping of a slot; anything else is a finding.
    mutating func collection(_ slot: Slot, _ kind: Node.Kind, expected: String) -> Node? {
        guard !slot.node.isMissing else {
            reportMissingValue(of: slot, expected: expected)
            return nil
        }
        guard slot.node.kind == kind else {
            report(
                .wrongType,
                at: slot.node.range,
                "\(slot.label) is \(expected), not a \(slot.node.kind == .scalar ? "text" : slot.node.kind.rawValue)"
            )
            return nil
        }
        return slot.node
    }

    private mutating func reportMissingValue(of slot: Slot, expected: String) {
        let empty =
            switch expected {
            case "a text": "\"\" for the empty text"
            case "a list": "[] for the empty list"
            case "a map", "a map of names": "{} for an empty map"
            default: expected
            }
        report(.missingValue, at: slot.missingRange, "\(slot.label) has no value", help: "write \(empty), or delete the key")
    }
}

extension KeyPresence {
    var isRequired: Bool { if case .required = self { true } else { false } }
}

extension Shape {
    /// What to show in the place of a value.
    var placeholder: String {
        switch self {
        case .list: "[…]"
        case .map, .names: "{ … }"
        default: "…"
        }
    }
}

extension Node.Entry {
    /// `Maybe` in `{ title: Later, Maybe }`: a key that nothing but a comma made.
    func isCutFromText(in map: Node) -> Bool {
        guard map.style == .flow, value.isMissing, key.style == .plain else { return false }
        let bytes = key.tree.file.bytes
        var next = key.range.bytes.upperBound
        while next < bytes.count, bytes[next] == UInt8(ascii: " ") { next += 1 }
        return next < bytes.count && bytes[next] != UInt8(ascii: ":")
    }
}
