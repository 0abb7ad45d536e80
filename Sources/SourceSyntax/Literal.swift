package import Diagnostics

/// A value in JSON or in the code of a server, as far as it is written there.
package struct Literal: Sendable {
    package enum Content: Sendable {
        /// Nil if only a part of the text is written.
        case text(String?)
        case number(String)
        case flag(Bool)
        case null
        /// The elements; nil if there may be others.
        case list([Literal]?)
        case object(Object)
        /// An expression.
        case unknown
    }

    package struct Object: Sendable {
        package var entries: [Entry]
        /// Whether it has no other keys.
        package var isComplete: Bool
    }

    package struct Entry: Sendable {
        package let key: String
        package let keyRange: SourceRange
        package let value: Literal

        package init(_ key: String, at range: SourceRange, _ value: Literal) {
            (self.key, keyRange, self.value) = (key, range, value)
        }
    }

    /// Including quotes or brackets.
    package let range: SourceRange
    package let content: Content

    package init(_ content: Content, at range: SourceRange) { (self.content, self.range) = (content, range) }
}

extension Literal {
    /// The value of a node, without what is nested more deeply than a limit.
    package init(_ node: Node, depth: Int) {
        let range = node.range
        switch node.kind {
        case _ where depth <= 0: self.init(.unknown, at: range)
        case .sequence: self.init(.list(node.items.map { Literal($0, depth: depth - 1) }), at: range)
        case .mapping:
            let entries = node.entries.map { entry in
                Entry(entry.key.text, at: entry.key.range, Literal(entry.value, depth: depth - 1))
            }
            self.init(.object(Object(entries: entries, isComplete: true)), at: range)
        case .scalar where node.style == .plain:
            switch node.text {
            case "true", "false": self.init(.flag(node.text == "true"), at: range)
            case "null": self.init(.null, at: range)
            default: self.init(.number(node.text), at: range)
            }
        case .scalar: self.init(.text(node.text), at: range)
        }
    }

    package var object: Object? { if case .object(let object) = content { object } else { nil } }

    /// The text, as far as it is known.
    package var text: String? { if case .text(let text) = content { text } else { nil } }
}

extension Literal.Object {
    package func entry(_ keys: String...) -> Literal.Entry? { entries.last { keys.contains($0.key) } }

    package subscript(_ keys: String...) -> Literal? { entries.last { keys.contains($0.key) }?.value }
}
