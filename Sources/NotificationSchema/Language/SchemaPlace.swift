package import Diagnostics
package import SourceSyntax

/// A node of a schema file, with what the language says about it. Editors show and change schemas by place.
///
/// Places are made from the tables of keys, so they exist in a file with mistakes too.
package final class SchemaPlace: Sendable {
    package let parent: SchemaPlace?
    package let value: Node
    /// Nil for an item of a list, and for the map of a file.
    private let entry: Node.Entry?
    package let expected: ExpectedValue

    private init(_ value: Node, _ entry: Node.Entry?, _ expected: ExpectedValue, in parent: SchemaPlace?) {
        (self.value, self.entry, self.expected, self.parent) = (value, entry, expected, parent)
    }

    /// The key or name before the value; nil for an item of a list, and for the map of a file.
    package var label: Node? { entry?.key }

    /// The map of a file.
    package convenience init(of document: Node, isRoot: Bool) {
        self.init(document, nil, isRoot ? .root : .fragment, in: nil)
    }

    /// From the label to the end of the value.
    package var range: SourceRange {
        entry?.range ?? value.range
    }

    /// The places directly inside this one. Values of unknown keys aren't places.
    package var children: [SchemaPlace] {
        switch value.kind {
        case .scalar: []
        case .sequence:
            expected.items.first.map { item in value.items.map { SchemaPlace($0, nil, item, in: self) } } ?? []
        case .mapping:
            value.entries.compactMap { entry in
                // A key of the language, rather than a name.
                let found = expected.entries { entry.key.isText($0) }
                return (found.first { !$0.isNamed } ?? found.first).map {
                    SchemaPlace(entry.value, entry, $0.about(value.value(of: TeamSubject.key)?.text), in: self)
                }
            }
        }
    }

    /// The places around an offset, from this one inwards.
    package func path(to offset: Int) -> [SchemaPlace] {
        var path = [self]
        while let next = path.last?.children.first(where: { $0.touches(offset) }) { path.append(next) }
        return path
    }

    private func touches(_ offset: Int) -> Bool {
        // An alias has the range of its anchor, which is elsewhere.
        range.bytes.lowerBound <= offset && offset <= range.bytes.upperBound
    }

    /// Calls a function for this place and all places inside it, in source order.
    package func forEach(_ body: (SchemaPlace) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    /// This place and those around it, from the inside out.
    package var withParents: [SchemaPlace] { Array(sequence(first: self) { $0.parent }) }

    /// The nearest declaration of a kind that contains this place.
    package func declaration(of kinds: Set<Referent>) -> SchemaPlace? {
        withParents.first { $0.expected.declares.map(kinds.contains) ?? false }
    }

    /// The placeholders in the text, each with the range of its name.
    package var placeholders: [Template.Placeholder] {
        guard value.kind == .scalar, expected.shape.holdsTemplate else { return [] }
        var ignored: [Finding] = []
        return Template(Text(value), findings: &ignored).placeholders
    }

    /// The seconds of a duration; nil for other values.
    package var seconds: Int? {
        guard case .duration = expected.shape, value.kind == .scalar else { return nil }
        return DurationText.seconds(of: value.text)
    }
}
