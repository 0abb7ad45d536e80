#if Audit
import CodeEvaluation
import Diagnostics
import SwiftSyntax

extension SwiftConverter {
    func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.name
            return Function.Parameter(
                label: label == "_" ? nil : label, name: parameter.secondName?.name ?? label,
                type: shortText(parameter.type) + (parameter.ellipsis == nil ? "" : "..."),
                defaultValue: parameter.defaultValue.map { expression($0.value) })
        }
    }

    /// The name of a variable; a name of its own for a value that is taken apart.
    func name(of binding: PatternBindingSyntax) -> String {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name { return name }
        return names(ofParts: binding) == nil ? "_" : "#\(range(binding).bytes.lowerBound)"
    }

    /// The variables that take the parts of a value: `let (first, second) = value`.
    func parts(of binding: PatternBindingSyntax) -> [Statement] {
        guard let names = names(ofParts: binding) else { return [] }
        let place = range(binding)
        let whole = Expression(.name(name(of: binding)), at: place)
        return names.enumerated().compactMap { index, name in
            guard name != "_" else { return nil }
            let part = Expression(.member(whole, "\(index)"), at: place)
            return Statement(.variable(Variable(name: name, type: nil, value: part)), at: place)
        }
    }

    private func names(ofParts binding: PatternBindingSyntax) -> [String]? {
        guard let tuple = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer?.value else {
            return nil
        }
        // Two apps of a repository can have a function with the name.
        let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression
        guard callee?.is(DeclReferenceExprSyntax.self) != true else { return nil }
        let names = names(in: PatternSyntax(tuple))
        // Not of parts that are taken apart themselves.
        return names.count == tuple.elements.count && names.contains { $0 != "_" } ? names : nil
    }

    /// The associated values of a case of an enum.
    func values(of element: EnumCaseElementSyntax) -> [Function.Parameter] {
        element.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName?.name
            return Function.Parameter(
                label: label == "_" ? nil : label, name: parameter.secondName?.name ?? label ?? "_",
                type: shortText(parameter.type), defaultValue: parameter.defaultValue.map { expression($0.value) })
        } ?? []
    }
}
#endif
