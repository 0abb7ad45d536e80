import NotificationSchema
import SwiftNaming

extension SwiftGenerator {
    /// An enum for each category with the actions that people can choose.
    func actionTypes(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        let categories = declared.categories.filter(\.hasChoices)
        guard !categories.isEmpty else { return [] }
        return [.mark("Actions"), .extension(schema.namespace, categories.map(actionType))]
    }

    private func actionType(of category: NamedCategory) -> SwiftDeclaration {
        var cases = [SwiftDeclaration.enumCase("defaultAction")]
        if category.declaration.hasCustomDismissAction {
            cases.append(.enumCase("dismissAction"))
        }
        cases += category.actions.map { action in
            let text: SwiftCode = action.declaration.textInput == nil ? "" : "(text: String)"
            return .enumCase(
                "\(action.name)\(text)",
                action.declaration.docComment(
                    action.declaration.documentation?.value ?? titleIfItDiffers(of: action))
            )
        }
        if category.declaration.hasActionsFromApp {
            cases.append(
                .enumCase(
                    "chosen(String, text: String?)",
                    "An action that the app registered, by its identifier. The text is what people typed."))
        }
        cases += destination(of: category)
        return .type(
            "nonisolated enum \(category.actionType): Hashable, Sendable",
            category.declaration.docComment(
                category.declaration.documentation?.value
                    ?? "The responses to a notification of the category “\(category.declaration.identifier.value)”."),
            cases
        )
    }

    /// `“Remind Me Later”`; nil if the name of the case has the same words.
    private func titleIfItDiffers(of action: NamedAction) -> String? {
        guard let title = action.declaration.shownTitle?.value else { return nil }
        let words = title.filter { $0 != " " }.lowercased()
        return words == action.name.text.lowercased() ? nil : "“\(title)”"
    }

    /// Only if an action names a screen.
    private func destination(of category: NamedCategory) -> [SwiftDeclaration] {
        let cases = category.actions.compactMap { action in
            action.destination.map { SwiftCase("case .\(member: action.name)", ["return .\(member: $0)"]) }
        }
        guard !cases.isEmpty else { return [] }
        return [
            .computedProperty(
                "var destination: Destination?",
                documentation: "The screen that the action opens, if it isn't the notification's own.",
                body: [.switch("self", cases + [SwiftCase("default", ["return nil"])])]
            )
        ]
    }

    func actionInitializer(of category: NamedCategory) -> SwiftDeclaration {
        var cases = [SwiftCase("case .default", ["self = .defaultAction"])]
        if category.declaration.hasCustomDismissAction {
            cases.append(SwiftCase("case .dismiss", ["self = .dismissAction"]))
        }
        cases += category.actions.map { action in
            let isText = action.declaration.textInput != nil
            let patterns = action.declaration.identifiers.map { identifier in
                ".custom(\(literal: identifier.value), \(isText ? "let text" : "_"))" as SwiftCode
            }
            let text: SwiftCode = isText ? "(text: text ?? \"\")" : ""
            return SwiftCase("case \(list: patterns)", ["self = .\(member: action.name)\(text)"])
        }
        guard !category.declaration.hasActionsFromApp else {
            cases.append(
                SwiftCase("case .custom(let identifier, let text)", ["self = .chosen(identifier, text: text)"]))
            if !category.declaration.hasCustomDismissAction {
                cases.append(SwiftCase("case .dismiss", ["throw .action(action, category: .\(member: category.name))"]))
            }
            return initializer(of: category, cases)
        }
        cases.append(
            SwiftCase("case let other", ["throw .action(other, category: .\(member: category.name))"]))
        return initializer(of: category, cases)
    }

    private func initializer(of category: NamedCategory, _ cases: [SwiftCase]) -> SwiftDeclaration {
        .extension(
            "\(schema.namespace).\(category.actionType)",
            [
                .function(
                    "init", parameters: ["_ action: \(schema.namespace).ResponseParts.Action"],
                    result: " throws(\(schema.namespace).Unrecognized.Reason)", body: [.switch("action", cases)])
            ])
    }
}
