package import Diagnostics
import NotificationSchema
import SourceSyntax
import SwiftNaming

/// Why an edit isn't possible, for the person at the editor.
package struct EditProblem: Error {
    package let message: String
}

extension SchemaNames {
    /// Changes a name everywhere. What is registered and sent stays the same: where it was the name, it is written out.
    package func renaming(_ mention: Mention, to name: String) throws(EditProblem) -> [TextEdit] {
        guard name != mention.name else { return [] }
        guard !name.isEmpty, !name.contains(where: { $0.isNewline || "$()".contains($0) }), name.utf8.count <= 200
        else { throw EditProblem(message: "'\(name)' can't be a name") }
        let all = mentions(like: mention)
        guard all.contains(where: \.isDeclaration) else {
            throw EditProblem(message: "'\(mention.name)' isn't declared, so it can't be renamed")
        }
        let isTaken = mentions.contains {
            $0.isDeclaration && $0.kind == mention.kind && $0.name == name
                && ($0.owner == mention.owner || $0.owner == nil)
        }
        guard !isTaken else { throw EditProblem(message: "'\(name)' is already declared") }
        var edits: [TextEdit] = []
        for mention in all {
            edits.append(TextEdit(mention.range, mention.written(name)))
            guard mention.isDeclaration, let wire = mention.wireName else { continue }
            guard let kept = mention.place.writing(wire.key, wire.name) else {
                throw EditProblem(
                    message: "write '\(wire.key)' into '\(mention.name)' first, so that what is sent is still read")
            }
            edits += kept
        }
        // An alias repeats places, with the same ranges.
        var seen: Set<TextEdit> = []
        return edits.filter { seen.insert($0).inserted }
    }
}

extension SchemaNames.Mention {
    /// The key that keeps what is on the wire, and its value; nil if the name isn't sent.
    fileprivate var wireName: (key: String, name: String)? {
        switch kind {
        case .action, .category, .notification: ("identifier", name)
        case .activity: SwiftName(upperCamel: name, suffix: "Attributes").map { ("swift-name", $0.text) }
        case .field:
            switch place.expected.key?.name {
            case "data": ("key", name)
            // Swift reads and writes these values by name.
            case "attributes", "state": ("renamed-from", name)
            // Variables aren't sent.
            default: nil
            }
        case .topic, .enumValue, .rule, .symbol, .image, .sound, .stringKey, .intent, .path: nil
        }
    }

    /// The name in the style of this mention.
    fileprivate func written(_ name: String) -> String {
        let node = isLabel ? place.label : place.value
        // In `$(name)`, it stands inside another text.
        guard let node, node.range == range else { return name }
        return YAMLText.scalar(name, like: node.style)
    }

    private var isLabel: Bool { place.label?.range == range }
}

extension SchemaPlace {
    /// Adds a key to a declaration that doesn't have it.
    ///
    /// - Returns: No edits if it is there already; nil if it can't be added.
    fileprivate func writing(_ key: String, _ text: String) -> [TextEdit]? {
        let text = YAMLText.scalar(text, like: .plain)
        switch value.kind {
        case .mapping:
            guard value.value(of: key) != nil else { return value.adding(key, text) }
            // Another former name needs a list.
            return key == "renamed-from" ? nil : []
        case .scalar, .sequence:
            // The type of a value: `order: integer`, or a list of a type.
            guard expected.declares == .field else { return nil }
            let type = value.isMissing ? "string" : value.range.text
            guard !type.contains(where: \.isNewline) else { return nil }
            let written = "{ type: \(type), \(key): \(text) }"
            guard !value.isMissing else {
                return label.map { label in
                    let end = label.range.bytes.upperBound
                    return [TextEdit(SourceRange(label.range.file, end..<end), ": \(written)")]
                }
            }
            return [TextEdit(value.range, written)]
        }
    }
}
