#if Audit
import CodeEvaluation
import Diagnostics
import SwiftSyntax

/// Converts the syntax tree of a file. Operators stay unfolded in swift-syntax without its product SwiftOperators, so
/// sequences are folded here.
struct SwiftConverter {
    let file: SourceFile
    let nesting = Nesting()

    /// The depth of the expression that is converted: a chain of calls can be as long as a file.
    final class Nesting {
        static let limit = 500
        var depth = 0
        /// Whether something was deeper, and isn't converted.
        var isCut = false
    }

    /// The text of a type or a condition. The interpreter compares it again and again, so it isn't longer than what
    /// people write.
    func shortText(_ node: some SyntaxProtocol) -> String {
        let range = range(node)
        // `trimmedDescription` copies the tree.
        return range.bytes.count > 500 ? "" : range.text
    }

    /// `Diagnostics`: swift-syntax has a type with this name, too.
    func range(_ node: some SyntaxProtocol) -> Diagnostics.SourceRange {
        let lower = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, file.bytes.count)
        let upper = min(node.endPositionBeforeTrailingTrivia.utf8Offset, file.bytes.count)
        return Diagnostics.SourceRange(file, lower..<max(lower, upper))
    }

    // MARK: - Statements

    func statements(_ item: CodeBlockItemSyntax) -> [Statement] {
        switch item.item {
        case .decl(let declaration): self.declaration(declaration)
        case .stmt(let statement): self.statement(statement)
        case .expr(let expression): self.statement(expression)
        }
    }

    func body(_ block: CodeBlockSyntax?) -> [Statement] { block?.statements.flatMap(statements) ?? [] }

    private func statement(_ syntax: StmtSyntax) -> [Statement] {
        let range = range(syntax)
        if let syntax = syntax.as(ExpressionStmtSyntax.self) { return statement(syntax.expression) }
        if let syntax = syntax.as(ReturnStmtSyntax.self) {
            return [Statement(.exit(syntax.expression.map(expression)), at: range)]
        }
        if let syntax = syntax.as(GuardStmtSyntax.self) {
            return [
                Statement(
                    .branch(conditions(syntax.conditions), then: [], otherwise: body(syntax.body)), at: range)
            ]
        }
        if let syntax = syntax.as(ForStmtSyntax.self) {
            let names = names(in: syntax.pattern)
            var statements = body(syntax.body)
            if let condition = syntax.whereClause?.condition {
                let branch = Statement.Kind.branch([.test(expression(condition))], then: statements, otherwise: [])
                statements = [Statement(branch, at: range)]
            }
            return [Statement(.loop(names, over: expression(syntax.sequence), statements), at: range)]
        }
        if let syntax = syntax.as(DoStmtSyntax.self) {
            guard !syntax.catchClauses.isEmpty else { return [Statement(.group(body(syntax.body)), at: range)] }
            // What comes after it runs if one of both ways goes on.
            let caught = syntax.catchClauses.flatMap { body($0.body) }
            return [Statement(.branch([], then: body(syntax.body), otherwise: caught), at: range)]
        }
        if let syntax = syntax.as(WhileStmtSyntax.self) {
            return [Statement(.branch([], then: body(syntax.body), otherwise: []), at: range)]
        }
        if let syntax = syntax.as(RepeatStmtSyntax.self) { return [Statement(.group(body(syntax.body)), at: range)] }
        if let syntax = syntax.as(DeferStmtSyntax.self) { return [Statement(.group(body(syntax.body)), at: range)] }
        if syntax.is(BreakStmtSyntax.self) { return [Statement(.jump("break"), at: range)] }
        if syntax.is(ContinueStmtSyntax.self) { return [Statement(.jump("continue"), at: range)] }
        if syntax.is(FallThroughStmtSyntax.self) { return [Statement(.jump("fallthrough"), at: range)] }
        if syntax.is(ThrowStmtSyntax.self) { return [Statement(.jump("throw"), at: range)] }
        return []
    }

    private func statement(_ syntax: ExprSyntax) -> [Statement] {
        if let choice = choice(syntax) { return [choice] }
        return [Statement(.expression(expression(syntax)), at: range(syntax))]
    }

    func choice(_ syntax: ExprSyntax) -> Statement? {
        if let syntax = syntax.as(IfExprSyntax.self) {
            let otherwise: [Statement] =
                switch syntax.elseBody {
                case .ifExpr(let other): choice(ExprSyntax(other)).map { [$0] } ?? []
                case .codeBlock(let block): body(block)
                case nil: []
                }
            return Statement(
                .branch(conditions(syntax.conditions), then: body(syntax.body), otherwise: otherwise),
                at: range(syntax))
        }
        if let syntax = syntax.as(SwitchExprSyntax.self) {
            return Statement(.selection(expression(syntax.subject), cases(syntax.cases)), at: range(syntax))
        }
        return nil
    }

    private func cases(_ list: SwitchCaseListSyntax) -> [Statement.Case] {
        list.flatMap { element -> [Statement.Case] in
            switch element {
            case .switchCase(let syntax):
                let items =
                    if case .case(let label) = syntax.label { Array(label.caseItems) } else { [SwitchCaseItemSyntax]() }
                return [
                    Statement.Case(
                        patterns: items.map { pattern($0.pattern) },
                        conditions: items.compactMap { $0.whereClause.map { expression($0.condition) } },
                        body: syntax.statements.flatMap(statements), at: range(syntax.label))
                ]
            case .ifConfigDecl(let syntax):
                return syntax.clauses.flatMap { clause -> [Statement.Case] in
                    guard isCompiled(clause), case .switchCases(let cases)? = clause.elements else { return [] }
                    return self.cases(cases)
                }
            }
        }
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
        list.map { element in
            switch element.condition {
            case .expression(let syntax): return .test(expression(syntax))
            case .availability(let syntax): return .available(shortText(syntax.availabilityArguments))
            case .matchingPattern(let syntax):
                return .match(pattern(syntax.pattern), expression(syntax.initializer.value))
            case .optionalBinding(let syntax):
                let names = names(in: syntax.pattern)
                let value =
                    syntax.initializer.map { expression($0.value) }
                    ?? Expression(.name(names.first ?? "_"), at: range(syntax.pattern))
                return .bind(names, value)
            }
        }
    }

    func isCompiled(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let condition = clause.condition.map(shortText) else { return true }
        return condition != "false" && condition != "0"
    }

    // MARK: - Declarations

    func declaration(_ syntax: DeclSyntax) -> [Statement] {
        let range = range(syntax)
        if let syntax = syntax.as(VariableDeclSyntax.self) { return variables(syntax) }
        if let syntax = syntax.as(FunctionDeclSyntax.self) {
            let function = Function(
                name: syntax.name.name, parameters: parameters(syntax.signature.parameterClause),
                body: body(syntax.body), isStatic: syntax.modifiers.areStatic,
                returnType: syntax.signature.returnClause.map { shortText($0.type) },
                isAsync: syntax.signature.effectSpecifiers?.asyncSpecifier != nil,
                isOnMainActor: syntax.attributes.nameMainActor, at: range)
            return [Statement(.function(function), at: range)]
        }
        if let syntax = syntax.as(InitializerDeclSyntax.self) {
            let function = Function(
                name: "init", parameters: parameters(syntax.signature.parameterClause), body: body(syntax.body),
                isStatic: true, at: range)
            return [Statement(.function(function), at: range)]
        }
        if let syntax = syntax.as(DeinitializerDeclSyntax.self) {
            return [Statement(.group(body(syntax.body)), at: range)]
        }
        if let syntax = syntax.as(EnumCaseDeclSyntax.self) {
            return syntax.elements.map { element in
                let (name, rawValue) = (self.range(element.name), element.rawValue.map { self.range($0) })
                // Without the comma after it.
                let end = rawValue?.bytes.upperBound ?? name.bytes.upperBound
                return Statement(
                    .enumCase(
                        element.name.name, rawValue: element.rawValue.map { expression($0.value) },
                        values: values(of: element)),
                    at: Diagnostics.SourceRange(file, name.bytes.lowerBound..<max(name.bytes.lowerBound, end)))
            }
        }
        if let syntax = syntax.as(IfConfigDeclSyntax.self) {
            return syntax.clauses.compactMap { clause -> Statement? in
                guard isCompiled(clause) else { return nil }
                let content: [Statement] =
                    switch clause.elements {
                    case .statements(let items): items.flatMap(statements)
                    case .decls(let members): members.flatMap { declaration($0.decl) }
                    default: []
                    }
                return Statement(
                    .compiled(clause.condition.map(shortText) ?? "", content), at: self.range(clause))
            }
        }
        // `typealias Me = Handler`: a constant with the type.
        if let syntax = syntax.as(TypeAliasDeclSyntax.self) {
            guard let value = typeName(syntax.initializer.value) else { return [] }
            return [
                Statement(
                    .variable(Variable(name: syntax.name.name, type: nil, value: value, isStatic: true)), at: range)
            ]
        }
        return type(syntax).map { [Statement(.type($0), at: range)] } ?? []
    }

    private func type(_ syntax: DeclSyntax) -> TypeDeclaration? {
        func make(
            _ kind: TypeDeclaration.Kind, _ name: String, _ inherited: InheritanceClauseSyntax?,
            _ members: MemberBlockSyntax, _ attributes: AttributeListSyntax
        ) -> TypeDeclaration {
            TypeDeclaration(
                kind, name: name, inherited: inherited?.inheritedTypes.map { shortText($0.type) } ?? [],
                members: members.members.flatMap { declaration($0.decl) }, isOnMainActor: attributes.nameMainActor)
        }
        if let type = syntax.as(StructDeclSyntax.self) {
            return make(.structure, type.name.name, type.inheritanceClause, type.memberBlock, type.attributes)
        }
        if let type = syntax.as(EnumDeclSyntax.self) {
            return make(.enumeration, type.name.name, type.inheritanceClause, type.memberBlock, type.attributes)
        }
        if let type = syntax.as(ClassDeclSyntax.self) {
            return make(.classType, type.name.name, type.inheritanceClause, type.memberBlock, type.attributes)
        }
        if let type = syntax.as(ActorDeclSyntax.self) {
            return make(.classType, type.name.name, type.inheritanceClause, type.memberBlock, type.attributes)
        }
        if let type = syntax.as(ExtensionDeclSyntax.self) {
            return make(
                .extensionOfType, shortText(type.extendedType), type.inheritanceClause, type.memberBlock,
                type.attributes)
        }
        if let type = syntax.as(ProtocolDeclSyntax.self) {
            return make(.protocolType, type.name.name, type.inheritanceClause, type.memberBlock, type.attributes)
        }
        return nil
    }

    private func variables(_ syntax: VariableDeclSyntax) -> [Statement] {
        syntax.bindings.flatMap { binding -> [Statement] in
            let name = name(of: binding)
            var getter: [Statement]?
            var others: [Statement] = []
            switch binding.accessorBlock?.accessors {
            case .getter(let items): getter = items.flatMap(statements)
            case .accessors(let list):
                for accessor in list {
                    guard let accessorBody = accessor.body else { continue }
                    if accessor.accessorSpecifier.text == "get" {
                        getter = body(accessorBody)
                    } else {
                        others += body(accessorBody)
                    }
                }
            case nil: break
            }
            let variable = Variable(
                name: name, type: binding.typeAnnotation.map { shortText($0.type) },
                value: binding.initializer.map { expression($0.value) }, getter: getter,
                isStatic: syntax.modifiers.areStatic)
            let statement = Statement(.variable(variable), at: range(binding))
            guard !others.isEmpty else { return [statement] + parts(of: binding) }
            let observers = Statement(.group(others), at: range(binding))
            return [Statement(.group([statement, observers]), at: range(binding))]
        }
    }
}

extension TokenSyntax {
    /// Without backticks.
    var name: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

extension AttributeListSyntax {
    fileprivate var nameMainActor: Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "MainActor" }
    }
}

extension DeclModifierListSyntax {
    fileprivate var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}
#endif
