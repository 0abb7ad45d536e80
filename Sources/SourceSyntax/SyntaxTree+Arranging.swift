/// Nodes of a tree in another order, under other keys: what a service makes of a request.
package indirect enum ArrangedNode {
    case node(Node)
    /// A scalar with another text.
    case scalar(Node, text: String)
    case mapping([Entry])

    package struct Entry {
        let name: String
        package let origin: Node
        let value: ArrangedNode

        /// - Parameters:
        ///   - name: The text of the key.
        ///   - origin: The node whose range findings on the key have.
        package init(_ name: String, at origin: Node, _ value: ArrangedNode) {
            (self.name, self.origin, self.value) = (name, origin, value)
        }
    }
}

extension Node {
    /// A mapping of nodes of this mapping's tree, in a copy of the tree. Ranges stay those of the file.
    package func arranged(_ entries: [ArrangedNode.Entry]) -> Node {
        var builder = ArrangingBuilder(tree)
        let index = builder.add(.mapping(entries), like: self)
        return Node(builder.tree, index)
    }
}

private struct ArrangingBuilder {
    private let original: SyntaxTree
    private var records: [SyntaxTree.Record]
    private var children: [Int32]
    private var decodedText: [UInt8]

    init(_ tree: SyntaxTree) {
        original = tree
        (records, children, decodedText) = (tree.records, tree.children, tree.decodedText)
    }

    var tree: SyntaxTree {
        SyntaxTree(
            file: original.file, isEditable: false, embedded: original.embedded, records: records, children: children,
            decodedText: decodedText)
    }

    /// - Parameter origin: The node whose range a new mapping has.
    mutating func add(_ node: ArrangedNode, like origin: Node) -> Int32 {
        switch node {
        case .node(let node):
            return node.index
        case .scalar(let node, let text):
            return add(text, at: node)
        case .mapping(let entries):
            let run = entries.flatMap { entry in
                [add(entry.name, at: entry.origin), add(entry.value, like: entry.origin)]
            }
            var record = original.records[Int(origin.index)]
            (record.kind, record.style) = (.mapping, .flow)
            (record.first, record.count) = (UInt32(children.count), UInt32(run.count))
            children += run
            records.append(record)
            return Int32(records.count - 1)
        }
    }

    private mutating func add(_ text: String, at origin: Node) -> Int32 {
        let bytes = Array(text.utf8)
        var record = original.records[Int(origin.index)]
        (record.kind, record.first, record.count) = (.decodedScalar, UInt32(decodedText.count), UInt32(bytes.count))
        decodedText += bytes
        records.append(record)
        return Int32(records.count - 1)
    }
}
