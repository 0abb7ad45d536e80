package import Diagnostics

/// An expression of Swift or Objective-C, in the few forms that declare and handle notifications.
package struct Expression: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package indirect enum Kind: Sendable {
        /// A string literal.
        case text([Segment])
        case number(String)
        case boolean(Bool)
        /// `nil`.
        case missing
        case name(String)
        /// The name that a pattern gives a value: `let name`.
        case binding(String)
        /// `base.name`; without a base, the implicit member `.name`.
        case member(Expression?, String)
        /// Trailing closures are arguments without labels. An Objective-C message is the call of a member.
        case call(Expression, [Argument])
        case element(Expression, [Argument])
        case list([Expression])
        /// With two elements or more.
        case tuple([Argument])
        case dictionary([Pair])
        /// A binary operator, which can be an assignment.
        case operation(String, Expression, Expression)
        case conditional(Expression, then: Expression, otherwise: Expression)
        case function(Closure)
        /// `if` and `switch` as expressions.
        case choice([Statement])
        /// Anything else, with its parts.
        case other([Expression])
    }

    package enum Segment: Sendable {
        case literal(String)
        case value(Expression)
    }

    package struct Argument: Sendable {
        package let label: String?
        package let value: Expression

        package init(_ label: String?, _ value: Expression) {
            (self.label, self.value) = (label, value)
        }
    }

    package struct Pair: Sendable {
        package let key: Expression
        package let value: Expression

        package init(_ key: Expression, _ value: Expression) {
            (self.key, self.value) = (key, value)
        }
    }

    package struct Closure: Sendable {
        package let parameters: [String]
        package let body: [Statement]

        package init(parameters: [String], body: [Statement]) {
            (self.parameters, self.body) = (parameters, body)
        }
    }

    package init(_ kind: Kind, at range: SourceRange) {
        (self.kind, self.range) = (kind, range)
    }
}

extension Expression {
    /// The text of a literal without interpolation.
    package var literal: String? {
        guard case .text(let segments) = kind else { return nil }
        var text = ""
        for segment in segments {
            guard case .literal(let part) = segment else { return nil }
            text += part
        }
        return text
    }

    /// Whether it is `nil`.
    package var isMissing: Bool { if case .missing = kind { true } else { false } }

    /// Whether it compares two values.
    package var isComparison: Bool {
        if case .operation(let name, _, _) = kind { name == "==" || name == "!=" } else { false }
    }

    /// The last name: `foo` of `foo`, `a.foo` and `.foo`.
    package var lastName: String? {
        switch kind {
        case .name(let name), .member(_, let name): name
        default: nil
        }
    }

    /// The names of a chain without a base, such as `.a.b`; nil for other expressions.
    package var implicitPath: [String]? {
        guard let chain, chain.start == nil else { return nil }
        return chain.names
    }

    /// The names of a chain such as `A.B.c`; nil for other expressions.
    package var path: [String]? {
        guard let chain, let start = chain.start else { return nil }
        return [start] + chain.names
    }

    /// The name at the start of a chain of members, and the names after it. Nil for other expressions, and for chains
    /// that no person writes.
    private var chain: (start: String?, names: [String])? {
        var names: [String] = []
        var expression = self
        while names.count < 32 {
            switch expression.kind {
            case .name(let name): return (name, names.reversed())
            case .member(nil, let name): return (nil, (names + [name]).reversed())
            case .member(let base?, let name):
                names.append(name)
                expression = base
            default: return nil
            }
        }
        return nil
    }
}

extension Expression {
    /// `[]`, `[:]`, `@{}`
    var isEmptyCollection: Bool {
        switch kind {
        case .list(let items): items.isEmpty
        case .dictionary(let pairs): pairs.isEmpty
        default: false
        }
    }
}
