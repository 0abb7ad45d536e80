import Diagnostics
import SourceSyntax

// Values that aren't known yet: `{ not-known: code.title }`.
extension SchemaReader {
    /// Reports a value that isn't known yet, or an item of a list that isn't, with the declaration that has it.
    ///
    /// - Parameters:
    ///   - shape: The shape of the value. Of a map with names that the author chooses, `not-known` can be one.
    ///   - owner: The key of the declaration.
    ///   - declaration: The map of the declaration.
    /// - Returns: Whether there is no value to read.
    mutating func isUnknown(_ value: Node, below shape: Shape, of owner: SourceRange, in declaration: Node) -> Bool {
        if case .names = shape { return false }
        let isUnknown = value.unknownValue != nil
        guard isUnknown || value.items.contains(where: { $0.unknownValue != nil }) else { return false }
        let (start, end) = (owner.bytes, declaration.range.bytes)
        let isOneFile = owner.file === declaration.range.file
        unknownScopes.append(
            isOneFile
                ? SourceRange(
                    owner.file,
                    min(start.lowerBound, end.lowerBound)..<max(start.upperBound, end.upperBound))
                : declaration.range)
        if isUnknown { reportUnknown(value, canBeFromApp: shape.canBeFromApp) }
        return isUnknown
    }

    /// Reports a value that isn't known yet.
    ///
    /// - Parameter canBeFromApp: Whether the running app may know it.
    /// - Returns: Whether it is one.
    @discardableResult mutating func reportUnknown(_ value: Node, canBeFromApp: Bool) -> Bool {
        guard let unknown = value.unknownValue else { return false }
        unread.add(value.range)
        report(
            .valueUnknown, at: value.range, "not known yet: \(unknown.text)",
            help: canBeFromApp
                ? "write the value, or { from: app } if only the running app knows it" : "write the value")
        return true
    }
}

extension Node {
    /// What is written about a value that isn't known yet; nil if this is no such value.
    fileprivate var unknownValue: Node? {
        guard kind == .mapping, entries.count == 1, let entry = entries.first, entry.key.isText("not-known"),
            entry.value.kind == .scalar
        else { return nil }
        return entry.value
    }
}
