package import Diagnostics
import Files
package import NotificationSchema
package import SourceSyntax

extension SchemaPlace {
    /// Allows a rule here. The reason is a proposal that `lint` doesn't accept, so that the author writes one.
    ///
    /// - Returns: Nil if nothing here can have an `allow`.
    package func allowing(_ rule: RuleDescription) -> [TextEdit]? {
        guard rule.kind == .guideline, rule.domain == .schema || rule.domain == .project else { return nil }
        let owner = withParents.first { $0.canAllow }
        let entry = "\(rule.id): \(YAMLText.doubleQuoted(RuleDescription.reasonOfExample))"
        guard let map = owner?.value, map.kind == .mapping else { return nil }
        if let allow = map.value(of: "allow") { return allow.adding(entry) }
        return map.adding("allow: { \(entry) }")
    }

    private var canAllow: Bool {
        expected.shape.alternatives.contains { shape in
            guard case .map(_, let keys, _) = shape else { return false }
            return value.kind == .mapping && keys.contains { $0.name == "allow" && $0.names == .rule }
        }
    }

    /// Moves the action of a category to the shared actions.
    ///
    /// - Parameter document: The map of the file.
    /// - Returns: Nil if this isn't such an action, or if that isn't possible without losing something.
    package func sharing(in document: Node) -> [TextEdit]? {
        guard expected.declares == .action, declaration(of: [.category]) != nil, let label, value.kind == .mapping,
            let item = parent?.value, item.kind == .mapping, item.entries.count == 1
        else { return nil }
        let shared = document.value(of: "actions")
        guard shared?.value(of: label.text) == nil else { return nil }
        let name = label.range.text
        // In a section, its entries have two spaces, unless others do otherwise.
        let column = shared?.entries.first.map { $0.key.range.column } ?? 2
        guard let body = value.text(inColumn: column + 2) else { return nil }
        let entry = value.style == .flow ? "\(name): \(body)" : "\(name):\n\(body)"
        let added: [TextEdit]?
        if let shared {
            guard shared.kind == .mapping, shared.style == .block || value.style == .flow else { return nil }
            added = shared.adding(entry)
        } else {
            added = document.adding("actions:\n  \(entry)")
        }
        return added.map { [TextEdit(item.range.trimmed, name)] + $0 }
    }

    /// Moves a declaration of the root file to a file of its own.
    ///
    /// - Returns: The name and the content of the file, and the edit that removes the declaration here. Nil if this isn't
    ///   such a declaration, or if that isn't possible without losing something.
    package var fragment: (name: String, content: String, removal: TextEdit)? {
        guard expected.declares != nil, let section = parent, section.parent?.parent == nil, let label,
            let key = section.label, section.value.style == .block, value.kind == .mapping
        else { return nil }
        let isAlone = section.value.entries.count == 1
        guard let removal = (isAlone ? section : self).range.trimmed.removalOfLines else { return nil }
        let file = label.range.file
        let start = label.range.bytes.lowerBound - label.range.column
        let text = file.text(in: start..<range.trimmed.bytes.upperBound)
        let name = FileName(label.text).text
        return ("\(name).notifications.yaml", "\(key.text):\n\(text)\n", removal)
    }
}

extension Node {
    /// The source, moved to a column; nil for a text that lines continue.
    fileprivate func text(inColumn column: Int) -> String? {
        let range = range.trimmed
        let text = range.text
        guard style == .block else { return text.contains(where: \.isNewline) ? nil : text }
        let own = range.column
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        var result: [String] = []
        for (index, line) in lines.enumerated() {
            let indentation = index == 0 ? own : line.prefix { $0 == " " }.count
            let isEmpty = line.allSatisfy { $0 == " " }
            guard isEmpty || indentation >= own else { return nil }
            let rest = index == 0 ? line : line.dropFirst(indentation)
            result.append(isEmpty ? "" : String(repeating: " ", count: indentation - own + column) + rest)
        }
        return result.joined(separator: "\n")
    }
}

extension SourceRange {
    /// The bytes before it on its line.
    fileprivate var column: Int {
        let before = file.bytes[..<bytes.lowerBound]
        return bytes.lowerBound - (before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0)
    }

    /// Without the spaces, line breaks and comments after the value, which a block includes.
    fileprivate var trimmed: SourceRange {
        var end = bytes.upperBound
        while end > bytes.lowerBound, [0x20, 0x09, 0x0A, 0x0D].contains(file.bytes[end - 1]) { end -= 1 }
        return SourceRange(file, bytes.lowerBound..<end)
    }
}
