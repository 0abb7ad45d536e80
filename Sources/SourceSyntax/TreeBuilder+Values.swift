// How a front end builds a tree that no YAML was parsed for. Nodes arrive in the order of the document: the key of an
// entry, then its value.
extension TreeBuilder {
    /// Adds a text.
    ///
    /// - Parameters:
    ///   - style: How it would be written in YAML. Where it makes a difference, a plain text is more than a text:
    ///     nothing at all, a number, `true`.
    ///   - range: In bytes of the file; empty only where nothing stands there.
    package mutating func add(_ text: String, style: Node.Style = .plain, at range: Range<Int>) {
        var text = text
        text.withUTF8 { scalar($0, style: style, at: range, anchor: nil) }
    }

    /// Adds a map, with the keys and values that `entries` adds.
    package mutating func addMapping(at range: Range<Int>, entries: (inout TreeBuilder) -> Void) {
        addCollection(.mapping, at: range, entries)
    }

    /// Adds a list, with the items that `items` adds.
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
