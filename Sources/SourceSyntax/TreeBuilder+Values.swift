// Builds a tree without parsing YAML. Nodes arrive in document order: the key of an entry, then its value.
extension TreeBuilder {
    /// Adds a text.
    ///
    /// - Parameters:
    ///   - style: The style in YAML. In some places, a plain text can also be nothing, a number or `true`.
    ///   - range: In bytes of the file. Empty only if the value is missing.
    package mutating func add(_ text: String, style: Node.Style = .plain, at range: Range<Int>) {
        var text = text
        text.withUTF8 { scalar($0, style: style, at: range, anchor: nil) }
    }

    /// Adds a map with the keys and values that `entries` adds.
    package mutating func addMapping(at range: Range<Int>, entries: (inout TreeBuilder) -> Void) {
        addCollection(.mapping, at: range, entries)
    }

    /// Adds a list with the items that `items` adds.
    package mutating func addSequence(at range: Range<Int>, items: (inout TreeBuilder) -> Void) {
        addCollection(.sequence, at: range, items)
    }

    private mutating func addCollection(
        _ kind: SyntaxTree.Record.Kind, at range: Range<Int>, _ content: (inout TreeBuilder) -> Void
    ) {
        beginCollection(kind, style: .flow, at: range, anchor: nil)
        content(&self)
        endCollection(at: range)
    }
}
