package import Diagnostics
package import SourceSyntax

/// A value and the node that it was read from.
package struct Located<Value: Sendable>: Sendable {
    // First, because a small value fits into the space after it.
    package let node: Node
    package var value: Value

    package init(_ value: Value, _ node: Node) {
        self.value = value
        self.node = node
    }

    package var range: SourceRange { node.range }
}

/// Text written by the author.
package typealias Text = Located<String>

extension Text {
    package init(_ node: Node) {
        self.init(node.text, node)
    }
}

/// A declaration with a name.
package protocol Declaration: Sendable {
    /// The key: the name in Swift and in references.
    var name: Text { get }
    /// From the name to the end of the declaration. Its `allow` covers this range.
    var scope: SourceRange { get }
    /// Exceptions from rules, each with a reason.
    var allow: [Allowance] { get }
}

/// An entry of `allow`.
package struct Allowance: Sendable {
    package var rule: Text
    package var reason: Text

    package init(rule: Text, reason: Text) {
        self.rule = rule
        self.reason = reason
    }
}
