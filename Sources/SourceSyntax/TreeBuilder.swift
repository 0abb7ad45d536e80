package import Diagnostics

/// Stores nodes in the order in which they arrive.
package struct TreeBuilder {
    private let file: SourceFile
    private let isEditable: Bool
    private var records: [SyntaxTree.Record] = []
    private var children: [Int32] = []
    private var decodedText: [UInt8] = []
    /// Nodes of open collections. The nodes of each collection start at its `firstPending`.
    private var pending: [Int32] = []
    private var open: [OpenCollection] = []
    private var anchors: [String: Anchor] = [:]
    /// Anchors that no alias has used yet.
    private var unnamedAnchors: [String: UnusedAnchor] = [:]
    /// The depth of the last node, including the levels below an alias.
    private(set) var depth = 0

    private struct OpenCollection {
        var index: Int32
        var firstPending: Int
        var anchor: String?
        var extent = Extent()
    }

    /// The size of what an alias repeats.
    struct Extent {
        var nodes = 1
        var levels = 1
        /// The text bytes of its scalars.
        var bytes = 0

        /// Adds a node of the collection.
        mutating func add(_ member: Extent) {
            nodes += member.nodes
            bytes += member.bytes
            levels = max(levels, member.levels + 1)
        }
    }

    private enum Anchor {
        case open
        case complete(index: Int32, Extent)
    }

    /// - Parameter file: The file of the nodes' ranges.
    /// - Parameter isEditable: Whether the nodes are the text of the file, so that edits of them make sense.
    package init(_ file: SourceFile, isEditable: Bool = true) {
        self.file = file
        self.isEditable = isEditable
        // JSON has about one node per eight bytes; for large files the arrays grow.
        let expected = min(file.bytes.count / 8, 256)
        records.reserveCapacity(expected)
        children.reserveCapacity(expected)
    }

    /// Whether the file contains the text of the last scalar verbatim.
    var isLastTextVerbatim: Bool { records.last?.kind == .verbatimScalar }

    /// The root of the finished tree; nil if it has no nodes.
    ///
    /// - Parameter text: The text that was read, if it is a string in other JSON.
    package func tree(of text: EmbeddedText? = nil) -> Node? {
        guard let root = pending.first else { return nil }
        return Node(
            SyntaxTree(
                file: file, isEditable: isEditable, embedded: text, records: records.withoutSpareRoom,
                children: children.withoutSpareRoom, decodedText: decodedText),
            root)
    }

    /// Unused anchors. Before a text, the author may have meant the `&` as part of the text.
    var unusedAnchors: [UnusedAnchor] {
        unnamedAnchors.values.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    mutating func expectAlias(of anchor: UnusedAnchor) {
        unnamedAnchors[anchor.name] = anchor
    }

    /// A scalar whose text the file contains verbatim.
    mutating func verbatimScalar(_ text: Range<Int>, style: Node.Style, at range: Range<Int>) {
        add(
            SyntaxTree.Record(
                kind: .verbatimScalar, style: style, lower: UInt32(range.lowerBound), upper: UInt32(range.upperBound),
                first: UInt32(text.lowerBound), count: UInt32(text.count)
            ),
            extent: Extent(bytes: text.count), anchor: nil
        )
    }

    mutating func scalar(_ text: UnsafeBufferPointer<UInt8>, style: Node.Style, at range: Range<Int>, anchor: String?) {
        let isQuoted = style == .singleQuoted || style == .doubleQuoted
        let start = range.lowerBound + (isQuoted ? 1 : 0)
        let isVerbatim =
            range.count == text.count + (isQuoted ? 2 : 0)
            && file.bytes[start..<start + text.count].withUnsafeBufferPointer { $0.hasSameBytes(as: text) }
        if !isVerbatim { decodedText.append(contentsOf: text) }
        add(
            SyntaxTree.Record(
                kind: isVerbatim ? .verbatimScalar : .decodedScalar,
                style: style,
                lower: UInt32(range.lowerBound),
                upper: UInt32(endOfText(range, style: style)),
                first: UInt32(isVerbatim ? start : decodedText.count - text.count),
                count: UInt32(text.count)
            ),
            extent: Extent(bytes: text.count),
            anchor: anchor
        )
    }

    mutating func beginCollection(
        _ kind: SyntaxTree.Record.Kind,
        style: Node.Style,
        at range: Range<Int>,
        anchor: String?
    ) {
        if let anchor { anchors[anchor] = .open }
        open.append(OpenCollection(index: Int32(records.count), firstPending: pending.count, anchor: anchor))
        depth = open.count
        records.append(
            SyntaxTree.Record(
                kind: kind,
                style: style,
                lower: UInt32(range.lowerBound),
                upper: UInt32(range.upperBound),
                first: 0,
                count: 0
            )
        )
    }

    mutating func endCollection(at range: Range<Int>) {
        guard let collection = open.popLast() else { return }
        var record = records[Int(collection.index)]
        let members = collection.firstPending..<pending.count
        record.first = UInt32(children.count)
        record.count = UInt32(members.count)
        if record.style == .flow { record.upper = UInt32(range.upperBound) }
        // By index: a slice would prevent in-place changes of `pending`, and copy it at the end of every collection.
        for member in members {
            children.append(pending[member])
            // libyaml ends a block collection after trailing comments; it should end at its last child.
            if record.style != .flow { record.upper = max(record.upper, records[Int(pending[member])].upper) }
        }
        records[Int(collection.index)] = record
        pending.removeLast(members.count)
        finish(collection.index, extent: collection.extent, anchor: collection.anchor)
    }

    enum AliasResult {
        /// With the size of what it repeats.
        case added(Extent)
        case unknown
        case insideItself
    }

    mutating func alias(_ name: String, at range: Range<Int>) -> AliasResult {
        unnamedAnchors[name] = nil
        switch anchors[name] {
        case nil:
            return .unknown
        case .open:
            return .insideItself
        case .complete(let target, let extent):
            let record = SyntaxTree.Record(
                kind: .alias,
                style: .plain,
                lower: UInt32(range.lowerBound),
                upper: UInt32(range.upperBound),
                first: UInt32(target),
                count: 0
            )
            add(record, extent: extent, anchor: nil)
            depth = open.count + extent.levels
            return .added(extent)
        }
    }

    private mutating func add(_ record: SyntaxTree.Record, extent: Extent, anchor: String?) {
        records.append(record)
        depth = open.count + 1
        finish(Int32(records.count - 1), extent: extent, anchor: anchor)
    }

    /// Adds a complete node to its collection.
    private mutating func finish(_ index: Int32, extent: Extent, anchor: String?) {
        if let anchor { anchors[anchor] = .complete(index: index, extent) }
        pending.append(index)
        guard !open.isEmpty else { return }
        open[open.count - 1].extent.add(extent)
    }

    /// libyaml ends a block scalar after the empty lines that follow it; its text ends before them.
    private func endOfText(_ range: Range<Int>, style: Node.Style) -> Int {
        guard style == .literal || style == .folded else { return range.upperBound }
        var end = range.upperBound
        while end > range.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
        return end
    }
}

/// An anchor that no alias uses.
struct UnusedAnchor {
    var name: String
    /// From the `&` to the end of the node.
    var range: Range<Int>
    /// Whether an unquoted text follows it.
    var isOfText = false
    /// Whether no node follows it.
    var isAlone = false
}

extension Array {
    /// A copy without spare capacity: an array that grew by doubling can have twice the memory, and lives as long as
    /// the schema.
    fileprivate var withoutSpareRoom: [Element] {
        guard capacity > count + count / 8 else { return self }
        var copy: [Element] = []
        copy.reserveCapacity(count)
        copy += self
        return copy
    }
}
