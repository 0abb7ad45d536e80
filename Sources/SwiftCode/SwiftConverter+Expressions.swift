#if Audit
import CodeEvaluation
import Diagnostics
import SwiftParser
import SwiftSyntax

extension SwiftConverter {
    func expression(_ syntax: ExprSyntax) -> Expression {
        let range = range(syntax)
        func make(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range) }
        guard nesting.depth < Nesting.limit else {
            nesting.isCut = true
            return make(.other([]))
        }
        nesting.depth += 1
        defer { nesting.depth -= 1 }
        switch syntax.kind {
        case .stringLiteralExpr: return syntax.as(StringLiteralExprSyntax.self).map(text) ?? make(.other([]))
        case .integerLiteralExpr, .floatLiteralExpr: return make(.number(range.text))
        case .booleanLiteralExpr: return make(.boolean(range.text == "true"))
        case .nilLiteralExpr: return make(.missing)
        default: break
        }
        if let syntax = syntax.as(DeclReferenceExprSyntax.self) { return make(.name(syntax.baseName.name)) }
        if let syntax = syntax.as(MemberAccessExprSyntax.self) {
            return make(.member(syntax.base.map(expression), syntax.declName.baseName.name))
        }
        if let syntax = syntax.as(FunctionCallExprSyntax.self) { return make(call(syntax)) }
        if let syntax = syntax.as(SubscriptCallExprSyntax.self) {
            return make(.element(expression(syntax.calledExpression), arguments(syntax.arguments)))
        }
        if let syntax = syntax.as(ArrayExprSyntax.self) {
            return make(.list(syntax.elements.map { expression($0.expression) }))
        }
        if let syntax = syntax.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = syntax.content else { return make(.dictionary([])) }
            return make(
                .dictionary(elements.map { Expression.Pair(expression($0.key), expression($0.value)) }))
        }
        if let syntax = syntax.as(SequenceExprSyntax.self) {
            return folded(Array(syntax.elements)) ?? make(.other([]))
        }
        if let syntax = syntax.as(ClosureExprSyntax.self) { return make(.function(closure(syntax))) }
        if let choice = choice(syntax) { return make(.choice([choice])) }
        if let inner = inner(syntax) { return expression(inner) }
        if let syntax = syntax.as(TupleExprSyntax.self) {
            if let only = syntax.elements.first, syntax.elements.count == 1 { return expression(only.expression) }
            return make(.tuple(arguments(syntax.elements)))
        }
        if let syntax = syntax.as(MacroExpansionExprSyntax.self), syntax.macroName.text.contains("ocali") {
            // `#localize("key")`
            let name = Expression(.name(syntax.macroName.text), at: self.range(syntax.macroName))
            return make(.call(name, arguments(syntax.arguments)))
        }
        if let syntax = syntax.as(PatternExprSyntax.self) { return pattern(syntax.pattern) }
        if let syntax = syntax.as(PrefixOperatorExprSyntax.self) {
            return make(.other([expression(syntax.expression)]))
        }
        if let syntax = syntax.as(KeyPathExprSyntax.self), let last = syntax.components.last,
            let property = last.component.as(KeyPathPropertyComponentSyntax.self), syntax.components.count == 1
        {
            return make(.member(nil, property.declName.baseName.name))
        }
        if let syntax = syntax.as(GenericSpecializationExprSyntax.self) { return expression(syntax.expression) }
        return make(.other([]))
    }

    /// The expression inside a form that doesn't change what it means here.
    private func inner(_ syntax: ExprSyntax) -> ExprSyntax? {
        if let syntax = syntax.as(TryExprSyntax.self) { return syntax.expression }
        if let syntax = syntax.as(AwaitExprSyntax.self) { return syntax.expression }
        if let syntax = syntax.as(ForceUnwrapExprSyntax.self) { return syntax.expression }
        if let syntax = syntax.as(OptionalChainingExprSyntax.self) { return syntax.expression }
        if let syntax = syntax.as(AsExprSyntax.self) { return syntax.expression }
        if let syntax = syntax.as(InOutExprSyntax.self) { return syntax.expression }
        return nil
    }

    /// `Type`, `Module.Type`; nil for other forms.
    func typeName(_ syntax: TypeSyntax) -> Expression? {
        if let type = syntax.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
            return Expression(.name(type.name.name), at: range(type))
        }
        guard let type = syntax.as(MemberTypeSyntax.self), type.genericArgumentClause == nil,
            let base = type.baseType.as(IdentifierTypeSyntax.self)
        else { return nil }
        return Expression(
            .member(Expression(.name(base.name.name), at: range(base)), type.name.name), at: range(type))
    }

    /// The name that a pattern binds, or those of its parts; `_` for parts of other forms.
    func names(in syntax: PatternSyntax) -> [String] {
        if let tuple = syntax.as(TuplePatternSyntax.self) { return tuple.elements.flatMap { names(in: $0.pattern) } }
        // `if let (first, second) = …`
        if let tuple = syntax.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
            return tuple.elements.map { element in
                element.expression.as(PatternExprSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
                    ?? "_"
            }
        }
        return [syntax.as(IdentifierPatternSyntax.self)?.identifier.name ?? "_"]
    }

    func pattern(_ syntax: PatternSyntax) -> Expression {
        if let syntax = syntax.as(ExpressionPatternSyntax.self) { return expression(syntax.expression) }
        if let syntax = syntax.as(ValueBindingPatternSyntax.self) { return pattern(syntax.pattern) }
        if let name = syntax.as(IdentifierPatternSyntax.self)?.identifier.name {
            return Expression(.binding(name), at: range(syntax))
        }
        return Expression(.other([]), at: range(syntax))
    }

    private func call(_ syntax: FunctionCallExprSyntax) -> Expression.Kind {
        var all = arguments(syntax.arguments)
        if let closure = syntax.trailingClosure {
            all.append(Expression.Argument(nil, expression(ExprSyntax(closure))))
        }
        for closure in syntax.additionalTrailingClosures {
            all.append(Expression.Argument(closure.label.name, expression(ExprSyntax(closure.closure))))
        }
        return .call(expression(syntax.calledExpression), all)
    }

    private func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
        list.map { Expression.Argument($0.label?.name, expression($0.expression)) }
    }

    private func closure(_ syntax: ClosureExprSyntax) -> Expression.Closure {
        let names: [String] =
            switch syntax.signature?.parameterClause {
            case .simpleInput(let list): list.map(\.name.name)
            case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).name }
            case nil: ["$0"]
            }
        return Expression.Closure(parameters: names, body: syntax.statements.flatMap(statements))
    }

    private func text(_ syntax: StringLiteralExprSyntax) -> Expression {
        let range = range(syntax)
        if let text = syntax.representedLiteralValue { return Expression(.text([.literal(text)]), at: range) }
        let segments = syntax.segments.flatMap { segment -> [Expression.Segment] in
            switch segment {
            case .stringSegment(let part): [.literal(part.content.text)]
            case .expressionSegment(let part): part.expressions.map { .value(expression($0.expression)) }
            }
        }
        return Expression(.text(segments), at: range)
    }

    // MARK: - Operators

    /// The levels of operators, from the loosest to the tightest.
    private static let levels: [[String]] = [
        ["=", "+=", "-=", "|="], ["?:"], ["||"], ["&&"], ["==", "!=", "===", "!==", "~=", "<", ">", "<=", ">="], ["??"],
        ["...", "..<"], ["+", "-", "|", "&"], ["*", "/", "%"],
    ]
    private static let levelsByOperator = Dictionary(
        uniqueKeysWithValues: levels.enumerated().flatMap { level, names in names.map { ($0, level) } })
    /// Assignments, conditions and `??` associate to the right.
    private static let levelsToTheRight: Set<Int> = [0, 1, 5]

    /// Other operators bind more tightly: what they do isn't known, only that their operands go there.
    private static let levelOfOthers = levels.count

    private func folded(_ elements: [ExprSyntax]) -> Expression? {
        guard elements.count < 400 else {
            nesting.isCut = true
            return nil
        }
        var index = 0
        let value = operand(of: elements, &index, from: 0)
        return index == elements.count ? value : nil
    }

    /// The value at an index, with the operators that bind at least as tightly as a level. Visits each element once.
    private func operand(of elements: [ExprSyntax], _ index: inout Int, from level: Int) -> Expression? {
        guard index < elements.count else { return nil }
        let start = range(elements[index]).bytes.lowerBound
        var left = expression(elements[index])
        index += 1
        while index < elements.count {
            let next = elements[index]
            // Casts: `value as? Type`.
            if next.is(UnresolvedAsExprSyntax.self) || next.is(UnresolvedIsExprSyntax.self) {
                index = min(index + 2, elements.count)
                continue
            }
            let name = name(ofOperator: next) ?? ""
            let found = Self.levelsByOperator[name] ?? Self.levelOfOthers
            guard found >= level else { break }
            index += 1
            let bound = Self.levelsToTheRight.contains(found) ? found : found + 1
            guard let right = operand(of: elements, &index, from: bound) else { return nil }
            let range = Diagnostics.SourceRange(file, start..<range(elements[index - 1]).bytes.upperBound)
            if let condition = next.as(UnresolvedTernaryExprSyntax.self) {
                left = Expression(
                    .conditional(left, then: expression(condition.thenExpression), otherwise: right), at: range)
            } else if found == Self.levelOfOthers {
                left = Expression(.other([left, right]), at: range)
            } else {
                left = Expression(.operation(name, left, right), at: range)
            }
        }
        return left
    }

    private func name(ofOperator syntax: ExprSyntax) -> String? {
        if let syntax = syntax.as(BinaryOperatorExprSyntax.self) { return syntax.operator.text }
        if syntax.is(AssignmentExprSyntax.self) { return "=" }
        if syntax.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
        return nil
    }
}
#endif
