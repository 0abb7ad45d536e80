import AppleFacts
import NotificationSchema

extension SwiftGenerator {
    func appleImports(_ declared: DeclaredHere, isRoot: Bool) -> [SwiftDeclaration] {
        var notifications = SwiftDeclaration.import("UserNotifications")
        notifications.isInterface = isRoot || declared.notifications.contains { $0.notification.delivery == .local }
        let intents = declared.categories.flatMap(\.category.intentIdentifiers)
        let needsIntents = intents.contains { intentConstant($0.value) != nil }
        return [notifications] + (needsIntents ? [SwiftDeclaration.import("Intents").hidden] : [])
    }

    /// Categories and actions as the system knows them, and how they are registered.
    func registration(_ declared: DeclaredHere, isRoot: Bool) -> [SwiftDeclaration] {
        let registered = schema.categories.filter { !$0.category.isExternal }
        guard !registered.isEmpty else { return [] }
        var members: [SwiftDeclaration] = []
        if isRoot { members += [registerFunction, categoriesFunction(registered)] }
        members += declared.categories.filter { !$0.category.isExternal }.map(categoryFunction)
        let used = Set(registered.flatMap(\.actions).filter(\.isShared).map(\.name))
        members += declared.sharedActions.filter { used.contains($0.name) }.map { sharedActionFunction($0) }
        guard !members.isEmpty else { return [] }
        return [.mark("Registration")] + excluding(.categories, [.extension(schema.namespace, members)])
    }

    // MARK: Registering

    private var registerFunction: SwiftDeclaration {
        .function(
            "static func register",
            ["with center: UNUserNotificationCenter = .current()", "completionHandler: (@Sendable () -> Void)? = nil"],
            "",
            "Registers the categories of this schema and keeps those that others registered. Call it when the app launches.",
            [
                "let center = UncheckedSendable(center)",
                .closure("center.value.getNotificationCategories", parameters: "existing", [
                    "let ours = categories()",
                    "let identifiers = Set(ours.map(\\.identifier))",
                    "let others = existing.filter { !identifiers.contains($0.identifier) }",
                    "center.value.setNotificationCategories(ours.union(others))",
                    "completionHandler?()",
                ])
            ]
        )
    }

    private func categoriesFunction(_ categories: [NamedCategory]) -> SwiftDeclaration {
        .function(
            "static func categories",
            [],
            " -> Set<UNNotificationCategory>",
            "The categories that this schema registers.",
            [.value("return ", .array(categories.map { .code("\(prefix: $0.name)Category()") }))]
        )
    }

    private func categoryFunction(_ category: NamedCategory) -> SwiftDeclaration {
        SwiftDeclaration.function(
            "static func \(prefix: category.name)Category",
            [],
            " -> UNNotificationCategory",
            nil,
            categoryBody(category)
        ).hidden
    }

    private func categoryBody(_ category: NamedCategory) -> [SwiftStatement] {
        let inline = category.actions.filter { !$0.isShared }
        let actions = inline.flatMap { action in
            constant("\(prefix: action.name)Action", action)
        }
        let (options, adjustments) = categoryOptions(category)
        return actions + adjustments + categoryValue(category, options: options)
    }

    private func categoryValue(_ category: NamedCategory, options: SwiftExpression) -> [SwiftStatement] {
        let declared = category.category
        let names = category.actions.map { SwiftExpression.code($0.isShared ? "\(prefix: $0.name)Action()" : "\(prefix: $0.name)Action") }
        let start = [
            SwiftArgument("identifier", "\(literal: declared.identifier.value)"),
            SwiftArgument("actions", .array(names)),
            SwiftArgument("intentIdentifiers", "intentIdentifiers"),
        ]
        var texts: [SwiftArgument] = []
        if declared.hiddenPreviewsBodyPlaceholder != nil || declared.summaryFormat != nil {
            texts.append(SwiftArgument("hiddenPreviewsBodyPlaceholder", optionalLiteral(declared.hiddenPreviewsBodyPlaceholder?.value)))
        }
        if declared.summaryFormat != nil {
            texts.append(SwiftArgument("categorySummaryFormat", optionalLiteral(declared.summaryFormat?.value)))
        }
        func value(_ texts: [SwiftArgument], _ intents: SwiftExpression) -> SwiftStatement {
            let arguments = start.dropLast() + [SwiftArgument("intentIdentifiers", intents)]
            return .value("return ", .call("UNNotificationCategory", arguments + texts + [SwiftArgument("options", options)]))
        }
        let intents = SwiftExpression.array(declared.intentIdentifiers.map { .code(intentConstant($0.value) ?? "\(literal: $0.value)") })
        let withoutConstants = SwiftExpression.array(
            declared.intentIdentifiers.filter { intentConstant($0.value) == nil }.map { .code("\(literal: $0.value)") }
        )
        func onAnyPlatform(_ intents: SwiftExpression) -> [SwiftStatement] {
            texts.isEmpty
                ? [value([], intents)]
                : excluding(.categorySummaryFormat, [value(texts, intents)], otherwise: [value([], intents)])
        }
        guard declared.intentIdentifiers.contains(where: { intentConstant($0.value) != nil }) else { return onAnyPlatform(intents) }
        return excluding(
            .intentIdentifiers,
            onAnyPlatform(intents),
            otherwise: onAnyPlatform(withoutConstants)
        )
    }

    /// Apple declares a constant for these; others are given as they stand.
    private func intentConstant(_ intent: String) -> SwiftCode? {
        switch intent {
        case "INSendMessageIntent": "INSendMessageIntentIdentifier"
        case "INStartCallIntent": "INStartCallIntentIdentifier"
        default: nil
        }
    }

    private func optionalLiteral(_ text: String?) -> SwiftCode {
        text.map { "\(literal: $0)" } ?? "nil"
    }

    /// The options, and statements before them where some do not exist on every platform.
    private func categoryOptions(_ category: NamedCategory) -> (SwiftExpression, [SwiftStatement]) {
        let declared = category.category
        let all: [(isSet: Bool, code: SwiftCode, availability: Availability)] = [
            (declared.hasCustomDismissAction, ".customDismissAction", .categories),
            (declared.allowInCarPlay?.value ?? false, ".allowInCarPlay", .carPlay),
            (declared.hiddenPreviewsShowTitle?.value ?? false, ".hiddenPreviewsShowTitle", .hiddenPreviewOptions),
            (declared.hiddenPreviewsShowSubtitle?.value ?? false, ".hiddenPreviewsShowSubtitle", .hiddenPreviewOptions),
            // Deprecated since iOS 15, which ignores it: the constant would warn.
            (declared.allowAnnouncement?.value ?? false, "UNNotificationCategoryOptions(rawValue: 1 << 4)", .announcement),
        ]
        let set = all.filter(\.isSet)
        let everywhere = set.filter { isEverywhere($0.availability) }
        let list = SwiftExpression.array(everywhere.map { .code($0.code) })
        guard everywhere.count < set.count else { return (list, []) }
        let insertions = set.filter { !isEverywhere($0.availability) }.flatMap { option in
            excluding(option.availability, ["options.insert(\(option.code))"])
        }
        return (.code("options"), [.value("var options: UNNotificationCategoryOptions = ", list)] + insertions)
    }

    // MARK: Actions

    private func sharedActionFunction(_ action: NamedAction) -> SwiftDeclaration {
        SwiftDeclaration.function(
            "static func \(prefix: action.name)Action",
            [],
            " -> UNNotificationAction",
            nil,
            guardedIcon(action) { [.value("return ", $0)] }
        ).hidden
    }

    private func constant(_ name: SwiftCode, _ action: NamedAction) -> [SwiftStatement] {
        let statements = guardedIcon(action) { [.value("\(name) = ", $0)] }
        if case .value(_, let value)? = statements.first, statements.count == 1 { return [.value("let \(name) = ", value)] }
        return ["let \(name): UNNotificationAction"] + statements
    }

    private func guardedIcon(_ action: NamedAction, _ use: (SwiftExpression) -> [SwiftStatement]) -> [SwiftStatement] {
        guard let icon = action.action.icon else { return use(value(of: action, icon: nil)) }
        return guarded(
            .actionIcon,
            use(value(of: action, icon: icon)),
            otherwise: use(value(of: action, icon: nil))
        )
    }

    private func value(of named: NamedAction, icon: Icon?) -> SwiftExpression {
        let action = named.action
        let options: [SwiftCode] = [
            (action.isAuthenticationRequired, ".authenticationRequired" as SwiftCode), (action.isDestructive, ".destructive"),
            (action.isForeground, ".foreground"),
        ].filter(\.0).map(\.1)
        var arguments = [
            SwiftArgument("identifier", "\(literal: action.identifier.value)"),
            SwiftArgument("title", "\(literal: action.title?.value ?? "")"),
        ]
        if !options.isEmpty { arguments.append(SwiftArgument("options", .array(options.map { .code($0) }))) }
        if let icon { arguments.append(SwiftArgument("icon", iconValue(icon))) }
        guard let input = action.textInput else { return .call("UNNotificationAction", arguments) }
        arguments.append(SwiftArgument("textInputButtonTitle", "\(literal: input.buttonTitle?.value ?? "")"))
        arguments.append(SwiftArgument("textInputPlaceholder", "\(literal: input.placeholder?.value ?? "")"))
        return .call("UNTextInputNotificationAction", arguments)
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
