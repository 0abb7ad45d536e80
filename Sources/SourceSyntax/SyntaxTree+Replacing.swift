extension Node {
    /// The node in a copy of its tree in which some scalars have other texts. Ranges stay those of the file.
    package func replacing(_ texts: [(node: Node, text: String)]) -> Node {
        guard !texts.isEmpty else { return self }
        var (records, decodedText) = (tree.records, tree.decodedText)
        for (node, text) in texts where node.tree === tree && node.kind == .scalar {
            let bytes = Array(text.utf8)
            records[Int(node.index)].kind = .decodedScalar
            records[Int(node.index)].first = UInt32(decodedText.count)
            records[Int(node.index)].count = UInt32(bytes.count)
            decodedText += bytes
        }
        let copy = SyntaxTree(
            file: tree.file, isEditable: tree.isEditable, embedded: tree.embedded, records: records,
            children: tree.children,
            decodedText: decodedText)
        return Node(copy, index)
    }
}
