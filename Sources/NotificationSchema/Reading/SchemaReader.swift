import Basics
import Diagnostics
import SourceSyntax

/// Reads nodes according to the tables of keys, and collects all mistakes in one run.
struct SchemaReader {
    var findings: [Finding] = []
    /// The parts that couldn't be read, and could have declared any name that they contain.
    var unread = UnreadSource()
    /// Reported misspelled keys and what they probably mean: an alias repeats them.
    var misspeltKeys: [SourceRange: String?] = [:]
    /// Keys for string catalogs that the author chose, by the range of the text.
    var stringKeys: [SourceRange: StringKey] = [:]
    /// The declarations with a value that isn't known yet.
    var unknownScopes: [SourceRange] = []
    /// Names of shared actions. An inline entry with such a name changes the shared action.
    var sharedActionNames: Set<String> = []
    /// Whether the entries of a map around are already divided among threads. Those inside are read in their order: with
    /// a mistake, entries are read twice, and each level of maps would double that.
    private var isDivided = false

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        severity: Severity? = nil,
        help: String,
        notes: [Finding.Note] = [],
        fix: Fix? = nil
    ) {
        guard !isFull else { return }
        findings.append(Finding(rule, at: range, message, severity: severity, help: help, notes: notes, fix: fix))
    }

    /// Whether there is no room for more findings.
    var isFull: Bool { findings.count > ReadingLimits.findings }

    mutating func add(_ more: [Finding]) { findings += more.prefix(ReadingLimits.findings + 1) }

    /// Whether the action is shared, or may be shared in a part that couldn't be read.
    mutating func mayBeShared(_ name: String) -> Bool {
        sharedActionNames.contains(name) || unread.mayDeclare(name)
    }

    // MARK: Maps

    /// Reads every entry of a map. Reports unknown, repeated and missing keys.
    ///
    /// - Parameters:
    ///   - owner: The range of findings about missing keys.
    ///   - isComplete: False for a map that changes something: no key is required.
    mutating func read<Model: KeyedModel>(
        _ node: Node,
        by table: KeyTable<Model>,
        of owner: SourceRange,
        isComplete: Bool = true,
        into model: inout Model.Contents
    ) {
        let entries = entries(of: node)
        let keys = entries.map { table.key(named: $0.key) }
        /// The keys that misspelled keys probably mean.
        var meant: Set<String> = []
        func isWritten(_ name: String) -> Bool { keys.contains { $0?.description.name == name } }
        let misplaced = entriesNotIndented(in: node, entries, keys)
        for (index, (entry, key)) in zip(entries, keys).enumerated() where !misplaced.contains(index) {
            let slot = Slot(node: entry.value, key: entry.key)
            if let key {
                if isUnknown(entry.value, below: key.description.shape, of: owner, in: node) { continue }
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
            // A merge may provide the missing key.
            guard !node.entries.contains(where: \.isMerge) else { return }
            report(
                .missingKey,
                at: owner,
                "\(table.subject) needs '\(key.name)'",
                help: "add \(key.name): \(key.shape.placeholder)"
            )
        }
    }

    /// Reads entries: many on all threads, if they have no mistakes. What couldn't be read of one entry may explain what
    /// another seems to lack, so entries with mistakes are read in their order.
    mutating func read<Item: Sendable>(
        _ entries: [Node.Entry], each read: @Sendable (Node.Entry, inout SchemaReader) -> Item?
    ) -> [Item] {
        @Sendable func items(of part: Range<Int>, by reader: inout SchemaReader) -> [Item] {
            entries[part].compactMap { reader.isFull ? nil : read($0, &reader) }
        }
        let threads = WorkerThreads(for: entries.count)
        guard threads.count > 1, !isDivided else { return items(of: entries.indices, by: &self) }
        isDivided = true
        defer { isDivided = false }
        var readers = Array(repeating: self, count: threads.count)
        let parts = WorkerThreads.map(0..<WorkerThreads.partCount(of: entries.count), with: &readers) { part, reader in
            items(of: WorkerThreads.part(part, of: entries.count), by: &reader)
        }
        guard readers.allSatisfy({ $0.findings.count == findings.count }) else {
            return items(of: entries.indices, by: &self)
        }
        for reader in readers { stringKeys.merge(reader.stringKeys) { first, _ in first } }
        return parts.flatMap { $0 }
    }

    /// The entries of a map whose keys are scalars, without duplicates.
    mutating func entries(of node: Node) -> [Node.Entry] { eachOnce(node.entries) }

    /// The entries whose keys are scalars, without duplicates.
    mutating func eachOnce(_ entries: some RandomAccessCollection<Node.Entry>) -> [Node.Entry] {
        // Nearly all maps are small, where comparing is faster than hashing.
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
                first = entry.key.first(ofSameNameIn: result)
            } else {
                // One lookup: duplicates are rare.
                first = seen.updateValue(entry.key, forKey: entry.key.text)
                if let first { seen[first.text] = first }
            }
            if let first {
                let name = entry.key.text
                unread.add(entry.value.range)
                report(
                    .duplicateName,
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

    /// Reports mistakes in the keys of maps whose names the author chooses, at any depth.
    mutating func checkKeys(in node: Node) {
        guard node.kind != .scalar else { return }
        for item in node.items { checkKeys(in: item) }
        for entry in entries(of: node) { checkKeys(in: entry.value) }
    }
}
