import Diagnostics
package import NotificationSchema
import SourceSyntax

/// What a schema says about a variable, a value of data, or a value of an activity.
///
/// It is read from the text alone, so that it exists while the schema has mistakes.
package struct FieldSummary: Sendable {
    package let name: String
    /// The key under which it is declared: `data`.
    package let section: String
    /// The type as written, such as `[string]`; `string` where none is written.
    package let type: String
    /// The values of an enum.
    package let values: [String]
    package let isOptional: Bool
    /// Whether values can arrive that the schema doesn't list.
    package let isOpen: Bool
    package let example: String?
    /// The key in the payload, if it isn't the name.
    package let key: String?
    private let typeNode: Node?

    /// - Parameter place: The declaration.
    /// - Returns: Nil for the declaration of something else.
    package init?(_ place: SchemaPlace) {
        guard place.expected.declares == .field, let label = place.label, let section = place.expected.key?.name
        else { return nil }
        let value = place.value
        name = label.text
        self.section = section
        values = value.value(of: "values").map { $0.items.map(\.text) + $0.entries.map(\.key.text) } ?? []
        isOptional = value.value(of: "optional")?.isText("true") ?? false
        isOpen = value.value(of: "open")?.isText("true") ?? false
        example = value.value(of: "example").flatMap { $0.kind == .scalar && !$0.isMissing ? $0.text : nil }
        key = value.value(of: "key").flatMap { $0.text == label.text ? nil : $0.text }
        typeNode = place.type
        type = typeNode?.typeText ?? Self.typeWhereNoneIsWritten
    }

    private static let typeWhereNoneIsWritten = "string"

    /// A value inside a value: the step to it, for an item or a member of an object.
    package struct Part: Sendable {
        fileprivate let node: Node

        /// As written.
        package var type: String { node.typeText }
        /// The members of an object, with their types.
        package var members: [(name: String, type: String)] {
            let object = node.kind == .sequence ? node.items.first : node
            guard let object, object.kind == .mapping else { return [] }
            return object.entries.map { ($0.key.text, $0.value.typeText) }
        }

        /// - Returns: Nil if the type has no such part.
        fileprivate func part(after step: CursorPlace.Step) -> Part? {
            switch step {
            case .item: node.kind == .sequence ? node.items.first.map(Part.init) : nil
            case .key(let name): node.kind == .mapping ? node.value(of: name).map(Part.init) : nil
            }
        }
    }

    /// The type of a part of its values; nil if there is no such part.
    package func part(at steps: some Sequence<CursorPlace.Step>) -> Part? {
        guard let typeNode else { return nil }
        var part = Part(node: typeNode)
        for step in steps {
            guard let next = part.part(after: step) else { return nil }
            part = next
        }
        return part
    }

    /// The members of the objects that it holds, or that are the items of its list.
    package var members: [(name: String, type: String)] { typeNode.map { Part(node: $0).members } ?? [] }
}

extension SchemaPlace {
    /// The type of a declared value; nil where none is written.
    fileprivate var type: Node? {
        switch value.kind {
        case .scalar: return value.isMissing ? nil : value
        case .sequence: return value
        case .mapping:
            if let type = value.value(of: "type") ?? value.value(of: "json") { return type }
            let keys = expected.shape.alternatives.flatMap { shape -> [KeyDescription] in
                if case .map(_, let keys, _) = shape { keys } else { [] }
            }
            // A map without a key of the language is an object.
            let isObject = !value.entries.isEmpty && !keys.contains { value.value(of: $0.name) != nil }
            return isObject ? value : nil
        }
    }
}

extension Node {
    /// The source of a type, on one line.
    fileprivate var typeText: String {
        if kind == .scalar { return text }
        let words = range.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.utf8.count > Self.bytesOfType ? words.prefix(Self.bytesOfType / 4) + "…" : words
    }

    private static let bytesOfType = 200
}
