package import Diagnostics

/// A declaration that is recognized by its current and former identifiers.
package protocol Renamable {
    var name: Text { get }
    var identifier: Text { get }
    var renamedFrom: [Text] { get }
}

extension Action: Renamable {}
extension Category: Renamable {}
extension Notification: Renamable {}

extension Renamable {
    /// The current identifier first, then the former ones.
    package var identifiers: [Text] { [identifier] + renamedFrom }
}

/// A former identifier that already means something else.
package struct RenamedIdentifierClash: Sendable {
    /// Where it is written.
    package let range: SourceRange
    /// The message.
    package let message: String
    /// The other place.
    package let note: Finding.Note

    package static let help = "delete it here: an identifier can have only one meaning"

    private init(_ identifier: Text, _ problem: String, _ note: String, at other: Text) {
        range = identifier.range
        message = "'\(identifier.value)' \(problem)"
        self.note = Finding.Note(note, at: other.range)
    }

    /// - Parameter declarations: Declarations of one kind. Those with the same identifier count as one.
    package static func all(among declarations: [some Renamable]) -> [RenamedIdentifierClash] {
        guard declarations.contains(where: { !$0.renamedFrom.isEmpty }) else { return [] }
        let current = Dictionary(declarations.map { ($0.identifier.value, $0) }) { first, _ in first }
        var previous: [String: (text: Text, owner: any Renamable)] = [:]
        var clashes: [RenamedIdentifierClash] = []
        // A former identifier of a shared action applies to all its uses.
        var seen: [SourceRange: String] = [:]
        for declaration in declarations {
            var own: [String: Text] = [:]
            for text in declaration.renamedFrom {
                let first = own[text.value]
                own[text.value] = first ?? text
                guard seen.updateValue(declaration.identifier.value, forKey: text.range) != declaration.identifier.value
                else { continue }
                if let first {
                    clashes.append(Self(text, "is already listed under 'renamed-from'", "first listed here", at: first))
                } else if let other = current[text.value] {
                    let isItself = other.identifier.value == declaration.identifier.value
                    clashes.append(
                        Self(
                            text,
                            isItself
                                ? "is its current identifier" : "is the current identifier of '\(other.name.value)'",
                            "'\(other.name.value)' has it here",
                            at: other.identifier
                        )
                    )
                } else if let (first, other) = previous[text.value],
                    other.identifier.value != declaration.identifier.value
                {
                    let problem = "is also an earlier identifier of '\(other.name.value)'"
                    clashes.append(Self(text, problem, "'\(other.name.value)' had it here", at: first))
                } else {
                    previous[text.value] = (text, declaration)
                }
            }
        }
        return clashes
    }
}
