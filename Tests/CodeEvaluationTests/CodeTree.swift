import CodeEvaluation
import CodeFacts
import Diagnostics

/// Code that is made as a tree, without a parser. Each part has a range of its own, and each range mentions the API of
/// notifications, so that all of the code runs.
final class CodeTree {
    private static let word = Array("UNNotification ".utf8)
    let source: SourceFile
    private var count = 0

    /// - Parameter size: The maximum number of parts.
    init(_ path: String = "A.swift", size: Int = 400) {
        source = SourceFile(path: path, bytes: Array(repeatElement(Self.word, count: size).joined()))
    }

    var range: SourceRange {
        defer { count += 1 }
        return SourceRange(source, count * Self.word.count..<(count + 1) * Self.word.count - 1)
    }

    func file(_ statements: [Statement]) -> CodeFile { CodeFile(source, statements) }

    // MARK: Expressions

    private func expression(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range) }

    func text(_ text: String) -> Expression { expression(.text([.literal(text)])) }

    func text(_ segments: Expression.Segment...) -> Expression { expression(.text(segments)) }

    func name(_ name: String) -> Expression { expression(.name(name)) }

    func flag(_ flag: Bool) -> Expression { expression(.boolean(flag)) }

    func list(_ items: [Expression]) -> Expression { expression(.list(items)) }

    /// - Parameter base: Nil for an implicit member.
    func member(_ base: Expression?, _ name: String) -> Expression { expression(.member(base, name)) }

    func call(_ callee: Expression, _ arguments: (String?, Expression)...) -> Expression {
        expression(.call(callee, arguments.map { Expression.Argument($0.0, $0.1) }))
    }

    func operation(_ name: String, _ left: Expression, _ right: Expression) -> Expression {
        expression(.operation(name, left, right))
    }

    func choice(_ condition: Expression, _ then: Expression, _ otherwise: Expression) -> Expression {
        expression(.conditional(condition, then: then, otherwise: otherwise))
    }

    func closure(_ parameters: [String], _ body: [Statement]) -> Expression {
        expression(.function(Expression.Closure(parameters: parameters, body: body)))
    }

    /// `UNNotificationAction(identifier: …, title: "Title")`
    func action(_ identifier: Expression) -> Expression {
        call(name("UNNotificationAction"), ("identifier", identifier), ("title", text("Title")))
    }

    /// `UNUserNotificationCenter.current().setNotificationCategories(…)`
    func register(_ categories: Expression) -> Statement {
        let center = call(member(name("UNUserNotificationCenter"), "current"))
        return run(call(member(center, "setNotificationCategories"), (nil, categories)))
    }

    /// `response.actionIdentifier`
    var actionIdentifier: Expression { member(name("response"), "actionIdentifier") }

    // MARK: Statements

    private func statement(_ kind: Statement.Kind) -> Statement { Statement(kind, at: range) }

    func run(_ expression: Expression) -> Statement { statement(.expression(expression)) }

    func variable(_ name: String, _ type: String? = nil, _ value: Expression?, isStatic: Bool = false) -> Statement {
        statement(.variable(Variable(name: name, type: type, value: value, isStatic: isStatic)))
    }

    func getter(_ name: String, _ body: [Statement], isStatic: Bool = false) -> Statement {
        statement(.variable(Variable(name: name, type: nil, value: nil, getter: body, isStatic: isStatic)))
    }

    func branch(
        _ condition: Statement.Condition, _ then: [Statement], else otherwise: [Statement] = []
    ) -> Statement {
        statement(.branch([condition], then: then, otherwise: otherwise))
    }

    func selection(_ subject: Expression, _ cases: [([Expression], [Statement])]) -> Statement {
        statement(
            .selection(subject, cases.map { Statement.Case(patterns: $0.0, body: $0.1, at: range) }))
    }

    func loop(_ name: String, over sequence: Expression, _ body: [Statement]) -> Statement {
        statement(.loop([name], over: sequence, body))
    }

    func exit(_ value: Expression?) -> Statement { statement(.exit(value)) }

    func jump(_ word: String) -> Statement { statement(.jump(word)) }

    func compiled(_ condition: String, _ statements: [Statement]) -> Statement {
        statement(.compiled(condition, statements))
    }

    func function(
        _ name: String, taking parameters: [Function.Parameter] = [], isStatic: Bool = false, _ body: [Statement]
    ) -> Statement {
        statement(
            .function(Function(name: name, parameters: parameters, body: body, isStatic: isStatic, at: range)))
    }

    func type(
        _ kind: TypeDeclaration.Kind, _ name: String, inherited: [String] = [], _ members: [Statement]
    ) -> Statement {
        statement(.type(TypeDeclaration(kind, name: name, inherited: inherited, members: members)))
    }

    func enumCase(_ name: String, _ rawValue: Expression? = nil) -> Statement {
        statement(.enumCase(name, rawValue: rawValue))
    }
}

extension Function.Parameter {
    static func text(_ name: String, default value: Expression? = nil) -> Function.Parameter {
        Function.Parameter(label: nil, name: name, type: "String", defaultValue: value)
    }
}

/// What code says, and the files that didn't run to their end, with the reason.
func run(_ files: [CodeFile]) -> (facts: NotificationFacts, omissions: [String: String]) {
    let program = Program(declaringFiles: { _ in [] }, globalFiles: { _ in [] }, read: { _ in nil })
    for file in files { program.add(file) }
    let strings = TextLookup { key, _ in key == "KEY" ? "Localized" : nil }
    let interpreter = Interpreter(program, readsContents: true, strings: strings)
    for file in files { interpreter.run(file) }
    return (interpreter.finish(), interpreter.omissions)
}

/// The identifiers of the actions that a function with some statements creates; nil for one that isn't known.
func identifiers(declaring declarations: [Statement] = [], _ tree: CodeTree, _ body: [Statement]) -> [String?] {
    run([tree.file(declarations + [tree.function("f", body)])]).facts.actions.map(\.identifier.known)
}
