import Diagnostics
import SourceSyntax

/// Reads nodes by the tables of keys, and collects what is wrong, all of it in one run.
struct SchemaReader {
    var findings: [Finding] = []
    /// What was not understood, and could have declared any name that stands in it.
    var unread = UnreadSource()
    /// Misspelt keys that were reported, and what they were meant to be: an alias brings them again and again.
    var misspeltKeys: [SourceRange: String?] = [:]
    /// Keys of texts in string catalogs that the author chose, by where the text stands.
    var stringKeys: [SourceRange: Text] = [:]
    /// Names of actions that the whole schema shares: an inline entry of such a name changes the shared action.
    var sharedActionNames: Set<String> = []

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: String,
        notes: [Finding.Note] = [],
        fix: Fix? = nil
    ) {
        guard !isFull else { return }
        findings.append(Finding(rule, at: range, message, help: help, notes: notes, fix: fix))
    }

    /// Whether there is no room for more findings.
    var isFull: Bool { findings.count > ReadingLimits.findings }

    mutating func add(_ more: [Finding]) { findings += more.prefix(ReadingLimits.findings + 1) }

    /// Whether an action of that name is shared, or may be in a part that was not understood.
    mutating func mayBeShared(_ name: String) -> Bool {
        sharedActionNames.contains(name) || unread.mayDeclare(name)
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
        let keys = entries.map { table.key(named: $0.key) }
        /// What misspelt keys stand for.
        var meant: Set<String> = []
        func isWritten(_ name: String) -> Bool { keys.contains { $0?.description.name == name } }
        let misplaced = entriesNotIndented(in: node, entries, keys)
        for (index, (entry, key)) in zip(entries, keys).enumerated() where !misplaced.contains(index) {
            let slot = Slot(node: entry.value, key: entry.key)
            if let key {
                key.read(slot, &model, &self)
            } else if let key = reportUnknown(entry, of: node, in: table, isWritten: isWritten, meant: &meant) {
                // The suggested key is read, so that no other finding says it is missing. If a scalar is no value of
                // it, perhaps another key was meant.
                let findingCount = findings.count
                key.read(slot, &model, &self)
                if entry.value.kind == .scalar { findings.removeSubrange(findingCount...) }
            }
        }
        guard isComplete else { return }
        for key in table.requiredKeys where !keys.contains(where: { $0 === key }) {
            let key = key.description
            guard !meant.contains(key.name) else { continue }
            // What it brings in might be the missing key.
            guard !node.entries.contains(where: \.isMerge) else { return }
            report(
                .missingKey,
                at: owner,
                "\(table.subject) needs '\(key.name)'",
                help: "add \(key.name): \(key.shape.placeholder)"
            )
        }
    }

    /// The entries of a map whose keys are scalars, each once.
    mutating func entries(of node: Node) -> [Node.Entry] { eachOnce(node.entries) }

    /// Those whose keys are scalars.
    mutating func eachOnce(_ entries: some RandomAccessCollection<Node.Entry>) -> [Node.Entry] {
        // Nearly all maps are small, and comparing is faster than hashing there.
        let isSmall = entries.count <= 16
        var seen: [String: Node] = [:]
        var result: [Node.Entry] = []
        result.reserveCapacity(entries.count)
        for entry in entries {
            guard entry.key.kind == .scalar, !entry.key.isMissing, !entry.isMerge else {
                reportUnusableKey(of: entry)
                continue
            }
            let first: Node?
            if isSmall {
                first = result.first { $0.key.isOneName(with: entry.key) }?.key
            } else {
                // Hashed once, for hardly any is there already.
                first = seen.updateValue(entry.key, forKey: entry.key.text)
                if let first { seen[first.text] = first }
            }
            if let first {
                let name = entry.key.text
                unread.add(entry.value.range)
                report(
                    .duplicateKey,
                    at: entry.key.range,
                    "duplicate key '\(name)'",
                    help: "delete one of the two, or merge them",
                    notes: [Finding.Note("'\(name)' is first used here", at: first.range)]
                )
                continue
            }
            result.append(entry)
        }
        return result
    }

    /// Says what is wrong with the keys of maps whose names are the author's, however deep they stand.
    mutating func checkKeys(in node: Node) {
        guard node.kind != .scalar else { return }
        for item in node.items { checkKeys(in: item) }
        for entry in entries(of: node) { checkKeys(in: entry.value) }
    }
}
