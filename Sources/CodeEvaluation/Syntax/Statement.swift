package import Diagnostics

/// A statement or a declaration.
package struct Statement: Sendable {
    package let kind: Kind
    package let range: SourceRange

    package indirect enum Kind: Sendable {
        case expression(Expression)
        case variable(Variable)
        case branch([Condition], then: [Statement], otherwise: [Statement])
        case selection(Expression, [Case])
        /// With the name of the element, or the names of its parts.
        case loop([String], over: Expression, [Statement])
        case exit(Expression?)
        /// `break`, `continue` and `fallthrough`.
        case jump(String)
        /// The statements of `do`, `while` and the like.
        case group([Statement])
        /// `#if`, with its condition.
        case compiled(String, [Statement])
        case function(Function)
        case type(TypeDeclaration)
        /// With the types of its associated values.
        case enumCase(String, rawValue: Expression?, values: [Function.Parameter] = [])
    }

    package enum Condition: Sendable {
        case test(Expression)
        /// `let name = value`, or `let (name, name) = value`.
        case bind([String], Expression)
        /// `case pattern = value`.
        case match(Expression, Expression)
        /// `#available`, with its arguments.
        case available(String)
    }

    package struct Case: Sendable {
        /// Empty for `default`.
        package let patterns: [Expression]
        /// What comes after `where`.
        package let conditions: [Expression]
        package let body: [Statement]
        package let range: SourceRange

        package init(patterns: [Expression], conditions: [Expression] = [], body: [Statement], at range: SourceRange) {
            (self.patterns, self.conditions, self.body, self.range) = (patterns, conditions, body, range)
        }
    }

    package init(_ kind: Kind, at range: SourceRange) {
        (self.kind, self.range) = (kind, range)
    }
}

package struct Variable: Sendable {
    package let name: String
    package let type: String?
    package let value: Expression?
    /// The body of a computed property.
    package let getter: [Statement]?
    package let isStatic: Bool

    package init(name: String, type: String?, value: Expression?, getter: [Statement]? = nil, isStatic: Bool = false) {
        (self.name, self.type, self.value, self.getter, self.isStatic) = (name, type, value, getter, isStatic)
    }
}

package struct Function: Sendable {
    package let name: String
    package let parameters: [Parameter]
    package let body: [Statement]
    package let isStatic: Bool
    /// Nil if nothing is returned, and in Objective-C.
    package let returnType: String?
    package let isAsync: Bool
    /// Whether it is written that it runs on the main actor.
    package let isOnMainActor: Bool
    package let range: SourceRange

    package struct Parameter: Sendable {
        /// Nil for `_`.
        package let label: String?
        package let name: String
        package let type: String
        package let defaultValue: Expression?

        package init(label: String?, name: String, type: String, defaultValue: Expression? = nil) {
            (self.label, self.name, self.type, self.defaultValue) = (label, name, type, defaultValue)
        }
    }

    package init(
        name: String, parameters: [Parameter], body: [Statement], isStatic: Bool, returnType: String? = nil,
        isAsync: Bool = false, isOnMainActor: Bool = false, at range: SourceRange
    ) {
        self.name = name
        self.parameters = parameters
        self.body = body
        self.isStatic = isStatic
        self.returnType = returnType
        self.isAsync = isAsync
        self.isOnMainActor = isOnMainActor
        self.range = range
    }
}

package struct TypeDeclaration: Sendable {
    package enum Kind: Sendable { case structure, enumeration, classType, extensionOfType, protocolType }

    package let kind: Kind
    /// Without the types around it.
    package let name: String
    package let inherited: [String]
    package let members: [Statement]
    /// Whether it is written that it runs on the main actor.
    package let isOnMainActor: Bool

    package init(
        _ kind: Kind, name: String, inherited: [String], members: [Statement], isOnMainActor: Bool = false
    ) {
        (self.kind, self.name, self.inherited, self.members) = (kind, name, inherited, members)
        self.isOnMainActor = isOnMainActor
    }
}

/// A parsed source file.
package struct CodeFile: Sendable {
    package let source: SourceFile
    package let statements: [Statement]
    package let isObjectiveC: Bool
    /// Why a part of the file wasn't read; nil if all was.
    package let omission: String?

    package init(
        _ source: SourceFile, _ statements: [Statement], isObjectiveC: Bool = false, omission: String? = nil
    ) {
        (self.source, self.statements, self.isObjectiveC, self.omission) = (source, statements, isObjectiveC, omission)
    }
}
