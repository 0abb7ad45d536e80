import AppleFacts
import NotificationSchema

extension SwiftGenerator {
    /// Categories and actions as UserNotifications objects, and their registration.
    func registration(_ declared: DeclaredHere, isRoot: Bool) -> [SwiftDeclaration] {
        guard isRegistering else { return [] }
        let registered = schema.categories.filter { !$0.declaration.isExternal }
        var members: [SwiftDeclaration] = []
        if isRoot {
            members += registrationValuesType() + [categoriesFunction(registered)]
        }
        members += declared.categories.filter { !$0.declaration.isExternal }.map(categoryFunction)
        let used = Set(registered.flatMap(\.actions).filter(\.isShared).map(\.name))
        members += declared.sharedActions.filter { used.contains($0.name) }.map { sharedActionFunction($0) }
        guard !members.isEmpty else { return [] }
        return [.mark("Registration"), .extension(schema.namespace, members)]
    }

    /// Whether there is a category to register.
    var isRegistering: Bool { schema.categories.contains { !$0.declaration.isExternal } }

    // MARK: Registering

    var registerFunctions: [SwiftDeclaration] {
        guard isRegistering else { return [] }
        // A category that isn't registered here may be registered by an earlier build or system.
        let limited = schema.categories.filter { !$0.declaration.isExternal && isLimited($0.declaration.available) }
            .flatMap(\.identifiers)
        let removed = schema.model.app.removedCategories.map { "\(literal: $0.value)" as SwiftCode }
        func call(_ registered: SwiftCode) -> SwiftStatement {
            let arguments = [
                SwiftArgument(nil, registered),
                SwiftArgument("replacing", .array((limited + removed).map { .code($0) })),
                SwiftArgument("with", "center"), SwiftArgument(nil, "completionHandler"),
            ]
            return .value("", .call("_register", arguments))
        }
        let parameters: [SwiftCode] = [
            "center: UNUserNotificationCenter = .current()", "completionHandler: (@Sendable () -> Void)? = nil",
        ]
        let functions: [SwiftDeclaration] = [
            .function(
                "static func register",
                parameters: valuesParameter + ["with \(parameters[0])", parameters[1]],
                documentation:
                    "Registers the categories of this schema, and keeps those of other code. Call it when the app launches.",
                body: [call("categories(\(valuesArgument))")]
            ),
            .function(
                "static func register",
                parameters: valuesParameter
                    + ["with first: Set<UNNotificationCategory>", "_ others: Set<UNNotificationCategory>..."]
                    + parameters,
                documentation: "Registers the categories of this schema and those of other modules in one call.",
                body: [call("others.reduce(categories(\(valuesArgument)).union(first)) { $0.union($1) }")]
            ),
        ]
        return [.mark("Registration"), .extension(schema.namespace, functions)] + declarations(from: .registration)
    }

    private func categoriesFunction(_ categories: [NamedCategory]) -> SwiftDeclaration {
        let always = SwiftExpression.array(
            categories.filter { !isLimited($0.declaration.available) }.flatMap(calls).map { .code($0) })
        let limited = categories.filter { isLimited($0.declaration.available) }
        let insertions = limited.flatMap { category in
            registering(
                category.declaration.available, if: availability(of: category),
                calls(category).map { "categories.insert(\($0))" })
        }
        return .function(
            "static func categories",
            parameters: valuesParameter,
            result: " -> Set<UNNotificationCategory>",
            documentation: "The categories that this schema registers.",
            body: limited.isEmpty
                ? [.value("return ", always)]
                : [.value("var categories: Set<UNNotificationCategory> = ", always)] + insertions.withConditionsMerged
                    + [
                        "return categories"
                    ]
        )
    }

    /// One call for each of its identifiers.
    private func calls(_ category: NamedCategory) -> [SwiftCode] {
        let function: SwiftCode = "\(prefix: category.name)Category"
        let values: [SwiftCode] = valuesParameter.isEmpty ? [] : [valuesArgument]
        return ["\(function)(\(list: values))"]
            + category.declaration.renamedFrom.map { identifier in
                "\(function)(\(list: values + ["identifier: \(literal: identifier.value)"]))"
            }
    }

    private func categoryFunction(_ category: NamedCategory) -> SwiftDeclaration {
        let identifier: SwiftCode = "identifier: String = \(literal: category.declaration.identifier.value)"
        return SwiftDeclaration.function(
            "static func \(prefix: category.name)Category",
            parameters: valuesParameter + (category.declaration.renamedFrom.isEmpty ? [] : [identifier]),
            result: " -> UNNotificationCategory",
            body: categoryBody(category)
        ).hidden
    }

    private func categoryBody(_ category: NamedCategory) -> [SwiftStatement] {
        let declared = category.declaration
        let (actions, actionStatements) = actionValues(of: category)
        let (options, optionStatements) = list("options", "UNNotificationCategoryOptions", of: options(of: category))
        let (intents, intentStatements) = list(
            "intentIdentifiers",
            "[String]",
            of: declared.intentIdentifiers.map { intent in
                intentConstant(intent.value).map { ($0, .intentIdentifiers, nil) } ?? (
                    "\(literal: intent.value)", .categories, nil
                )
            }
        )
        func value(_ texts: [SwiftArgument]) -> SwiftStatement {
            let start = [
                SwiftArgument(
                    "identifier",
                    declared.renamedFrom.isEmpty ? "\(literal: declared.identifier.value)" : "identifier"),
                SwiftArgument("actions", actions),
                SwiftArgument("intentIdentifiers", intents),
            ]
            let last = optionsArgument(options)
            return .value("return ", .call("UNNotificationCategory", start + texts + last))
        }
        let texts = textArguments(of: declared)
        return actionStatements + intentStatements + optionStatements
            + (texts.isEmpty ? [value([])] : excluding(.categorySummaryFormat, [value(texts)], otherwise: [value([])]))
    }

    /// The default is no options.
    private func optionsArgument(_ options: SwiftExpression) -> [SwiftArgument] {
        if case .array(let elements) = options, elements.isEmpty { return [] }
        return [SwiftArgument("options", options)]
    }

    /// A missing text differs from an empty one, as in Apple's initializers.
    private func textArguments(of category: Category) -> [SwiftArgument] {
        func words(_ part: CategoryText) -> SwiftExpression? {
            category[part].map { value(of: schema.model.text(part, of: category), $0) }
        }
        let placeholder = words(.hiddenPreviewsBodyPlaceholder)
        guard let format = words(.summaryFormat) else {
            return placeholder.map { [SwiftArgument("hiddenPreviewsBodyPlaceholder", $0)] } ?? []
        }
        return [
            SwiftArgument("hiddenPreviewsBodyPlaceholder", placeholder ?? .code("nil")),
            SwiftArgument("categorySummaryFormat", format),
        ]
    }

    /// Apple's constants for these intents. Others are written as text.
    func intentConstant(_ intent: String) -> SwiftCode? {
        switch intent {
        case "INSendMessageIntent": "INSendMessageIntentIdentifier"
        case "INStartCallIntent": "INStartCallIntentIdentifier"
        default: nil
        }
    }

    /// An element of a list, the systems that have it, and the value of the app that it depends on.
    private typealias Element = (code: SwiftCode, availability: Availability, condition: RegistrationValue?)

    private func options(of named: NamedCategory) -> [Element] {
        let category = named.declaration
        let all: [(option: CategoryOption, code: SwiftCode, availability: Availability)] = [
            (.customDismissAction, ".customDismissAction", .categories),
            (.allowInCarPlay, ".allowInCarPlay", .carPlay),
            (.hiddenPreviewsShowTitle, ".hiddenPreviewsShowTitle", .hiddenPreviewOptions),
            (.hiddenPreviewsShowSubtitle, ".hiddenPreviewsShowSubtitle", .hiddenPreviewOptions),
        ]
        let options = all.filter { category[$0.option].map { $0.fixed?.value ?? true } ?? false }
            .map { ($0.code, $0.availability, self.option($0.option, of: named)) as Element }
        // Deprecated since iOS 15, which ignores it: the constant would cause a warning.
        let announcement: Element = ("UNNotificationCategoryOptions(rawValue: 1 << 4)", .announcement, nil)
        return options + (category.allowAnnouncement.isTrue ? [announcement] : [])
    }

    /// A list or a set of options; a variable with statements before it, if some don't exist on every platform.
    private func list(
        _ name: SwiftCode,
        _ type: SwiftCode,
        of elements: [Element]
    ) -> (SwiftExpression, [SwiftStatement]) {
        func isAlways(_ element: Element) -> Bool { isEverywhere(element.availability) && element.condition == nil }
        let everywhere = SwiftExpression.array(elements.filter(isAlways).map { .code($0.code) })
        let others = elements.filter { !isAlways($0) }
        guard !others.isEmpty else { return (everywhere, []) }
        let add: SwiftCode = type == "[String]" ? "append" : "insert"
        return (
            .code(name),
            [.value("var \(name): \(type) = ", everywhere)]
                + others.flatMap { element in
                    excluding(
                        element.availability, conditional(on: element.condition, ["\(name).\(add)(\(element.code))"]))
                }
        )
    }

    // MARK: Actions

    private func sharedActionFunction(_ action: NamedAction) -> SwiftDeclaration {
        SwiftDeclaration.function(
            "static func \(prefix: action.name)Action",
            parameters: title(of: action) == nil ? [] : valuesParameter,
            result: " -> UNNotificationAction",
            body: guardedIcon(action) { [.value("return ", $0)] }
        ).hidden
    }

    /// The list of actions; a variable with statements before it, if some aren't always in it.
    private func actionValues(of category: NamedCategory) -> (SwiftExpression, [SwiftStatement]) {
        let fromApp = category.declaration.hasActionsFromApp ? actions(of: category).expression : nil
        if let fromApp, category.actions.isEmpty { return (.code(fromApp), []) }
        func value(_ action: NamedAction) -> SwiftCode {
            guard action.isShared else { return "\(prefix: action.name)Action" }
            return "\(prefix: action.name)Action(\(title(of: action) == nil ? "" : valuesArgument))"
        }
        func constants(_ actions: some Sequence<NamedAction>) -> [SwiftStatement] {
            actions.filter { !$0.isShared }.flatMap { constant(value($0), $0) }
        }
        let first = category.actions.prefix { !isLimited($0.declaration.available) }
        let start = SwiftExpression.array(first.map { .code(value($0)) })
        guard fromApp != nil || first.count < category.actions.count else { return (start, constants(first)) }
        // Appended one by one, to keep the display order.
        let others = category.actions.dropFirst(first.count).flatMap { action in
            registering(
                action.declaration.available, if: availability(of: action), after: constants([action]),
                ["actions.append(\(value(action)))"])
        }
        return (
            .code("actions"),
            constants(first) + [.value("var actions: [UNNotificationAction] = ", start)] + others.withConditionsMerged
                + (fromApp.map { ["actions += \($0)"] } ?? [])
        )
    }

    private func constant(_ name: SwiftCode, _ action: NamedAction) -> [SwiftStatement] {
        let statements = guardedIcon(action) { [.value("\(name) = ", $0)] }
        if case .value(_, let value)? = statements.first, statements.count == 1 {
            return [.value("let \(name) = ", value)]
        }
        return ["let \(name): UNNotificationAction"] + statements
    }

    private func guardedIcon(_ action: NamedAction, _ use: (SwiftExpression) -> [SwiftStatement]) -> [SwiftStatement] {
        guard let icon = action.declaration.icon else { return use(value(of: action, icon: nil)) }
        return guarded(
            .actionIcon,
            use(value(of: action, icon: icon)),
            otherwise: use(value(of: action, icon: nil))
        )
    }

    private func value(of named: NamedAction, icon: Icon?) -> SwiftExpression {
        let action = named.declaration
        func words(_ part: ActionText) -> SwiftExpression {
            action[part].map { value(of: schema.model.text(part, of: action, in: named.category), $0) }
                ?? .code("\"\"")
        }
        let options: [SwiftCode] = [
            (action.isAuthenticationRequired, ".authenticationRequired" as SwiftCode),
            (action.isDestructive, ".destructive"),
            (action.isForeground, ".foreground"),
        ].filter(\.0).map(\.1)
        var arguments = [
            SwiftArgument("identifier", "\(literal: action.identifier.value)"),
            SwiftArgument("title", title(of: named).map { .code($0.expression) } ?? fixedTitle(of: named)),
        ]
        if !options.isEmpty { arguments.append(SwiftArgument("options", .array(options.map { .code($0) }))) }
        if let icon { arguments.append(SwiftArgument("icon", iconValue(icon))) }
        guard let input = action.textInput else { return .call("UNNotificationAction", arguments) }
        guard !input.isSystem else { return .call("UNTextInputNotificationAction", arguments) }
        arguments.append(SwiftArgument("textInputButtonTitle", words(.buttonTitle)))
        arguments.append(SwiftArgument("textInputPlaceholder", words(.placeholder)))
        return .call("UNTextInputNotificationAction", arguments)
    }

    private func fixedTitle(of named: NamedAction) -> SwiftExpression {
        guard let title = named.declaration.declaredTitle?.fixed else { return .code("\"\"") }
        return value(of: schema.model.text(.title, of: named.declaration, in: named.category), title)
    }

    private func iconValue(_ icon: Icon) -> SwiftExpression {
        switch icon.image {
        case .system(let name):
            .call("UNNotificationActionIcon", [SwiftArgument("systemImageName", "\(literal: name.value)")])
        case .template(let name):
            .call("UNNotificationActionIcon", [SwiftArgument("templateImageName", "\(literal: name.value)")])
        }
    }
}
