#if Audit
import CodeEvaluation
import Diagnostics
import SwiftParser
import SwiftSyntax

extension SwiftConverter {
    func expression(_ syntax: ExprSyntax) -> Expression {
        let range = range(syntax)
        func make(_ kind: Expression.Kind) -> Expression { Expression(kind, at: range) }
        guard nesting.depth < Nesting.limit else { return make(.other([])) }
        nesting.depth += 1
        defer { nesting.depth -= 1 }
        switch syntax.kind {
        case .stringLiteralExpr: return syntax.as(StringLiteralExprSyntax.self).map(text) ?? make(.other([]))
        case .integerLiteralExpr, .floatLiteralExpr: return make(.number(syntax.trimmedDescription))
        case .booleanLiteralExpr: return make(.boolean(syntax.trimmedDescription == "true"))
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
            return make(.other(syntax.elements.map { expression($0.expression) }))
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

    func pattern(_ syntax: PatternSyntax) -> Expression {
        if let syntax = syntax.as(ExpressionPatternSyntax.self) { return expression(syntax.expression) }
        if let syntax = syntax.as(ValueBindingPatternSyntax.self) { return pattern(syntax.pattern) }
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
    private static let levels: [Set<String>] = [
        ["=", "+=", "-=", "|="], ["?:"], ["||"], ["&&"], ["==", "!=", "===", "!==", "~=", "<", ">", "<=", ">="], ["??"],
        ["...", "..<"], ["+", "-", "|", "&"], ["*", "/", "%"],
    ]

    private func folded(_ elements: [ExprSyntax]) -> Expression? {
        guard let first = elements.first, let last = elements.last else { return nil }
        if elements.count == 1 { return expression(first) }
        guard elements.count < 400 else { return nil }
        let whole = range(first).bytes.lowerBound..<range(last).bytes.upperBound
        func make(_ kind: Expression.Kind) -> Expression { Expression(kind, at: Diagnostics.SourceRange(file, whole)) }
        for level in Self.levels {
            let indices = elements.indices.filter { name(ofOperator: elements[$0]).map(level.contains) ?? false }
            // Assignments, conditions and `??` associate to the right.
            let isRight = level.contains("=") || level.contains("?:") || level.contains("??")
            guard let index = isRight ? indices.first : indices.last, index > 0, index + 1 < elements.count,
                let left = folded(Array(elements[..<index])), let right = folded(Array(elements[(index + 1)...]))
            else { continue }
            if let condition = elements[index].as(UnresolvedTernaryExprSyntax.self) {
                return make(
                    .conditional(left, then: expression(condition.thenExpression), otherwise: right))
            }
            return make(.operation(name(ofOperator: elements[index]) ?? "", left, right))
        }
        // Casts: `value as? Type`.
        if let cast = elements.indices.first(where: {
            elements[$0].is(UnresolvedAsExprSyntax.self) || elements[$0].is(UnresolvedIsExprSyntax.self)
        }), cast > 0 {
            return folded(Array(elements[..<cast]))
        }
        return make(.other(elements.map(expression)))
    }

    private func name(ofOperator syntax: ExprSyntax) -> String? {
        if let syntax = syntax.as(BinaryOperatorExprSyntax.self) { return syntax.operator.text }
        if syntax.is(AssignmentExprSyntax.self) { return "=" }
        if syntax.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
        return nil
    }
}
#endif
