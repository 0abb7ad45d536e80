#if Audit
import CodeEvaluation
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
