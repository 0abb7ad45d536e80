package import Diagnostics

/// A YAML document as located nodes: compact records over the bytes of the file.
package final class SyntaxTree: Sendable {
    package let file: SourceFile
    /// Whether the nodes are the text of the file. Those of a tree that is made from code aren't.
    let isEditable: Bool
    /// The text that the tree was read from, if it is a string in other JSON.
    let embedded: EmbeddedText?
    let records: [Record]
    /// The children of every collection, in contiguous runs. Those of a mapping alternate: key, value, key, value.
    let children: [Int32]
    /// The texts of scalars with escapes or folded lines.
    let decodedText: [UInt8]

    struct Record: Sendable {
        var kind: Kind
        var style: Node.Style
        /// In bytes of the file.
        var lower: UInt32
        var upper: UInt32
        /// The start of a scalar's text, in the file or in `decodedText`; of a collection's run in `children`; or the
        /// target of an alias.
        var first: UInt32
        var count: UInt32

        enum Kind: UInt8 { case verbatimScalar, decodedScalar, sequence, mapping, alias }

        var isScalar: Bool { kind == .verbatimScalar || kind == .decodedScalar }
    }

    init(
        file: SourceFile, isEditable: Bool, embedded: EmbeddedText?, records: [Record], children: [Int32],
        decodedText: [UInt8]
    ) {
        self.file = file
        self.isEditable = isEditable
        self.embedded = embedded
        self.records = records
        self.children = children
        self.decodedText = decodedText
    }
}

/// A node of a tree: a scalar, a sequence or a mapping, with its range.
///
/// Aliases aren't visible: an alias is the node that it refers to, with the range of the anchor.
package struct Node: Sendable {
    package let tree: SyntaxTree
    let index: Int32

    package enum Kind: Sendable {
        case scalar, sequence, mapping

        /// The kind in messages, with its article.
        package var words: String {
            switch self {
            case .scalar: "text"
            case .sequence: "a list"
            case .mapping: "a map"
            }
        }
    }

    package enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

    init(_ tree: SyntaxTree, _ index: Int32) {
        let record = tree.records[Int(index)]
        self.tree = tree
        self.index = record.kind == .alias ? Int32(record.first) : index
    }

    private var record: SyntaxTree.Record { tree.records[Int(index)] }

    package var kind: Kind {
        switch record.kind {
        case .verbatimScalar, .decodedScalar, .alias: .scalar
        case .sequence: .sequence
        case .mapping: .mapping
        }
    }

    package var style: Style { record.style }

    /// Including quotes or brackets.
    package var range: SourceRange { SourceRange(tree.file, Int(record.lower)..<Int(record.upper)) }

    /// Whether the value is missing, as for `title:` at the end of its line.
    package var isMissing: Bool { kind == .scalar && style == .plain && record.lower == record.upper }
}

// MARK: - Scalars

extension Node {
    /// The text of a scalar; empty for a collection.
    package var text: String { withTextBytes { String(decoding: $0, as: UTF8.self) } }

    /// The length of a scalar's text in UTF-8 bytes; 0 for a collection.
    package var textLength: Int { record.isScalar ? Int(record.count) : 0 }

    package func isText(_ text: String) -> Bool { tree.isText(text, at: record) }

    package func hasText(of other: Node) -> Bool {
        guard textLength == other.textLength else { return false }
        return withTextBytes { bytes in
            other.withTextBytes { other in
                bytes.withUnsafeBufferPointer { bytes in other.withUnsafeBufferPointer(bytes.hasSameBytes) }
            }
        }
    }

    /// The first key that is an equal Swift string: the same bytes, or canonically equivalent.
    package func first(ofSameNameIn entries: [Entry]) -> Node? {
        if let entry = entries.first(where: { hasText(of: $0.key) }) { return entry.key }
        guard !isASCII else { return nil }
        return entries.first { !$0.key.isASCII && $0.key.text == text }?.key
    }

    private var isASCII: Bool { withTextBytes { bytes in bytes.allSatisfy { $0 < 0x80 } } }

    /// The range of a part of the text, or of the whole scalar if it has escapes or folding.
    ///
    /// - Parameter bytes: In the UTF-8 of `text`.
    package func range(ofText bytes: Range<Int>) -> SourceRange {
        guard let start = verbatimStart else { return range }
        return SourceRange(tree.file, start + bytes.lowerBound..<start + bytes.upperBound)
    }

    /// The start of the text in the file, if the file contains it verbatim.
    private var verbatimStart: Int? { record.kind == .verbatimScalar ? Int(record.first) : nil }

    private func withTextBytes<Result>(_ body: (ArraySlice<UInt8>) -> Result) -> Result {
        let slice = Int(record.first)..<Int(record.first) + Int(record.count)
        switch record.kind {
        case .verbatimScalar: return body(tree.file.bytes[slice])
        case .decodedScalar: return body(tree.decodedText[slice])
        case .sequence, .mapping, .alias: return body([])
        }
    }
}

// MARK: - Collections

extension Node {
    /// The items of a sequence; empty for other nodes.
    package var items: Items { Items(tree: tree, run: record.kind == .sequence ? childRun : 0..<0) }

    package struct Items: RandomAccessCollection, Sendable {
        fileprivate let tree: SyntaxTree
        fileprivate let run: Range<Int>

        package var startIndex: Int { 0 }
        package var endIndex: Int { run.count }
        package subscript(index: Int) -> Node { Node(tree, tree.children[run.lowerBound + index]) }
        package func makeIterator() -> Iterator { Iterator(nodes: self) }

        /// Copies each element; the iterator of the library allocates memory to borrow it.
        package struct Iterator: IteratorProtocol {
            fileprivate let nodes: Items
            fileprivate var index = 0

            package mutating func next() -> Node? {
                guard index < nodes.endIndex else { return nil }
                defer { index += 1 }
                return nodes[index]
            }
        }
    }

    package struct Entry: Sendable {
        package var key: Node
        package var value: Node

        /// From the key to the end of the value.
        package var range: SourceRange {
            let upper =
                value.isMissing || value.tree !== key.tree ? key.range.bytes.upperBound : value.range.bytes.upperBound
            return SourceRange(key.tree.file, key.range.bytes.lowerBound..<max(key.range.bytes.upperBound, upper))
        }
    }

    /// The entries of a mapping, in order; empty for other nodes.
    package var entries: Entries { Entries(tree: tree, run: record.kind == .mapping ? childRun : 0..<0) }

    package struct Entries: RandomAccessCollection, Sendable {
        fileprivate let tree: SyntaxTree
        fileprivate let run: Range<Int>

        package var startIndex: Int { 0 }
        package var endIndex: Int { run.count / 2 }
        package subscript(index: Int) -> Entry {
            let key = run.lowerBound + 2 * index
            return Entry(key: Node(tree, tree.children[key]), value: Node(tree, tree.children[key + 1]))
        }
        package func makeIterator() -> Iterator { Iterator(nodes: self) }

        /// Copies each element; the iterator of the library allocates memory to borrow it.
        package struct Iterator: IteratorProtocol {
            fileprivate let nodes: Entries
            fileprivate var index = 0

            package mutating func next() -> Entry? {
                guard index < nodes.endIndex else { return nil }
                defer { index += 1 }
                return nodes[index]
            }
        }
    }

    /// The value of a key in this mapping; nil if there is none.
    package func value(of key: String) -> Node? {
        let run = record.kind == .mapping ? childRun : 0..<0
        // Doesn't create nodes for the others: payloads are searched for keys often.
        for index in stride(from: run.lowerBound, to: run.upperBound, by: 2) {
            let record = tree.records[Int(tree.children[index])]
            let isKey =
                record.kind == .alias ? Node(tree, tree.children[index]).isText(key) : tree.isText(key, at: record)
            if isKey { return Node(tree, tree.children[index + 1]) }
        }
        return nil
    }

    private var childRun: Range<Int> { Int(record.first)..<Int(record.first) + Int(record.count) }
}

extension SyntaxTree {
    /// The byte ranges of nodes that aliases repeat, in ascending order and without nesting.
    ///
    /// The range of a block ends after its last line, where an entry would be added.
    package var repeatedRanges: [Range<Int>] {
        let targets = Set(records.lazy.filter { $0.kind == .alias }.map(\.first))
        let ranges = targets.map { target in
            let record = records[Int(target)]
            var upper = Int(record.upper)
            if record.style == .block {
                let lineBreak = file.bytes[upper...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                upper = (lineBreak ?? file.bytes.endIndex) + 1
            }
            return Int(record.lower)..<upper
        }
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }

    fileprivate func isText(_ text: String, at record: Record) -> Bool {
        guard record.isScalar, Int(record.count) == text.utf8.count else { return false }
        let slice = Int(record.first)..<Int(record.first) + Int(record.count)
        func equals(_ bytes: borrowing [UInt8]) -> Bool {
            bytes.withUnsafeBufferPointer { bytes in
                var text = text
                return text.withUTF8 { UnsafeBufferPointer(rebasing: bytes[slice]).hasSameBytes(as: $0) }
            }
        }
        return record.kind == .verbatimScalar ? equals(file.bytes) : equals(decodedText)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Like `elementsEqual`, without iterators: every text of a file is compared.
    func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] { return false }
        return true
    }
}
