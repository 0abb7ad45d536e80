import Diagnostics
import NotificationSchema
import SwiftNaming

/// What only the running app knows about categories and actions, as properties of a generated struct.
extension SwiftGenerator {
    /// `_ values: RegistrationValues`, if the schema leaves something to the app.
    var valuesParameter: [SwiftCode] { registrationValues.isEmpty ? [] : ["_ values: RegistrationValues"] }
    /// The argument for such a parameter.
    var valuesArgument: SwiftCode { registrationValues.isEmpty ? "" : "values" }

    func registrationValuesType() -> [SwiftDeclaration] {
        let values = registrationValues
        guard !values.isEmpty else { return [] }
        return [
            .type(
                "nonisolated struct RegistrationValues",
                "What only the running app knows about categories and actions.",
                values.map { .property("var \($0.name): \($0.type)", $0.documentation) }
                    + publicInitializer(values)
            )
        ]
    }

    /// The synthesized initializer is internal.
    private func publicInitializer(_ values: [RegistrationValue]) -> [SwiftDeclaration] {
        guard schema.model.generate.access == .public else { return [] }
        return [
            .function(
                "init", parameters: values.map { "\($0.name): \($0.type)" },
                body: values.map { "self.\($0.name) = \($0.name)" })
        ]
    }

    // MARK: The values

    /// Each property once: a shared action and its uses have the same ones.
    var valuesFromApp: [RegistrationValue] {
        let categories = schema.categories.filter { !$0.declaration.isExternal }
        let all = categories.flatMap { category in
            category.actions.flatMap { action in [title(of: action), availability(of: action)] }
                + [
                    category.declaration.hasActionsFromApp ? actions(of: category) : nil,
                    availability(of: category),
                ] + CategoryOption.allCases.map { option($0, of: category) }
        }
        var seen: Set<SwiftCode> = []
        return all.compactMap { $0 }.filter { seen.insert($0.name).inserted }
    }

    /// Nil if the schema has the title.
    func title(of action: NamedAction) -> RegistrationValue? {
        guard let place = action.declaration.declaredTitle?.fromApp else { return nil }
        let owner = owner(of: action) { $0.declaredTitle?.fromApp == place }
        return RegistrationValue(
            name("\(owner)-title"), "String", "The title of the action “\(action.declaration.identifier.value)”.")
    }

    /// Nil if it doesn't depend on the running app.
    func availability(of action: NamedAction) -> RegistrationValue? {
        guard let place = action.declaration.available?.fromApp else { return nil }
        let owner = owner(of: action) { $0.available?.fromApp == place }
        return RegistrationValue(
            name("is-\(owner)-available"), "Bool",
            "Whether to register the action “\(action.declaration.identifier.value)”.")
    }

    /// Nil if it doesn't depend on the running app.
    func availability(of category: NamedCategory) -> RegistrationValue? {
        guard category.declaration.available?.fromApp != nil else { return nil }
        let declared = category.declaration
        return RegistrationValue(
            name("is-\(declared.name.value)-category-available"), "Bool",
            "Whether to register the category “\(declared.identifier.value)”.")
    }

    func actions(of category: NamedCategory) -> RegistrationValue {
        let declared = category.declaration
        return RegistrationValue(
            name("\(declared.name.value)-actions"), "[UNNotificationAction]",
            category.actions.isEmpty
                ? "The actions of the category “\(declared.identifier.value)”, in display order."
                : "The actions of the category “\(declared.identifier.value)” after its own, in display order.")
    }

    /// Nil if it doesn't depend on the running app.
    func option(_ option: CategoryOption, of category: NamedCategory) -> RegistrationValue? {
        guard category.declaration[option]?.fromApp != nil else { return nil }
        let declared = category.declaration
        return RegistrationValue(
            name("\(declared.name.value)-\(option.rawValue)"), "Bool",
            "The option \(option.rawValue) of the category “\(declared.identifier.value)”.")
    }

    /// The shared action, if the value is declared there; otherwise the action in its category.
    private func owner(of action: NamedAction, isSame: (Action) -> Bool) -> String {
        let name = action.declaration.name.value
        guard let category = action.category,
            !schema.model.actions.contains(where: { $0.name.value == name && isSame($0) })
        else { return name }
        return "\(category.name.value)-\(name)"
    }

    private func name(_ text: String) -> SwiftCode { SwiftCode(SwiftName(lowerCamel: text) ?? .unnamed) }
}

/// A property of the generated struct.
struct RegistrationValue {
    let name: SwiftCode
    let type: SwiftCode
    let documentation: String
    /// The value where categories are made.
    var expression: SwiftCode { "values.\(name)" }

    fileprivate init(_ name: SwiftCode, _ type: SwiftCode, _ documentation: String) {
        (self.name, self.type, self.documentation) = (name, type, documentation)
    }
}

/// `UNNotificationCategoryOptions`, by its key in the language.
enum CategoryOption: String, CaseIterable {
    case customDismissAction = "custom-dismiss-action"
    case allowInCarPlay = "allow-in-car-play"
    case hiddenPreviewsShowTitle = "hidden-previews-show-title"
    case hiddenPreviewsShowSubtitle = "hidden-previews-show-subtitle"
}

extension Category {
    subscript(option: CategoryOption) -> RegisteredValue<Located<Bool>>? {
        switch option {
        case .customDismissAction: self.customDismissOption
        case .allowInCarPlay: self.carPlayOption
        case .hiddenPreviewsShowTitle: self.showTitleOption
        case .hiddenPreviewsShowSubtitle: self.showSubtitleOption
        }
    }
}
