import NotificationSchema

/// Notifications that arrive, and responses to them.
extension SwiftGenerator {
    var arrivals: [SwiftDeclaration] {
        let received = SwiftDeclaration.type(
            "nonisolated enum Received: Hashable, Sendable", "A notification that arrived.", receivedCases)
        let response = SwiftDeclaration.type(
            "nonisolated enum Response: Hashable, Sendable", "A person's response to a notification.",
            responseCases + [.enumCase("unrecognized(Unrecognized)", "Not in this schema, or not valid.")])
        return [.mark("Responses"), .extension(schema.namespace, (isShowing ? [received] : []) + [response])]
    }

    /// Reads notifications that arrive, and responses to them.
    var decoding: [SwiftDeclaration] {
        declarations(from: .responses) + receivedInitializer + receivedProperties + [responseInitializer]
            + responseProperties + schema.categories.filter(\.hasChoices).map(actionInitializer)
            + backgroundInitializers
            + (isShowing ? [.extension(schema.namespace, [identifierFunction, unrecognizedFunction])] : [])
    }

    var hasNotifications: Bool { !schema.notifications.isEmpty }
    /// Whether there is a notification that people see.
    var isShowing: Bool { !schema.shownNotifications.isEmpty }

    // MARK: Cases

    private var receivedCases: [SwiftDeclaration] {
        schema.shownNotifications.map { .enumCase("\($0.name)(\($0.type))") }
    }

    private var responseCases: [SwiftDeclaration] {
        let notifications = schema.shownNotifications.map { notification -> SwiftDeclaration in
            let action = notification.category?.responseAction.map { ", \($0)" as SwiftCode } ?? ""
            return .enumCase("\(notification.name)(\(notification.type)\(action))")
        }
        let categories = schema.categoriesWithoutNotification.map { category in
            SwiftDeclaration.enumCase("\(category.name)\(category.responseAction.map { "(\($0))" } ?? "" as SwiftCode)")
        }
        return notifications + categories
    }

    // MARK: Decoding

    private var receivedInitializer: [SwiftDeclaration] {
        guard isShowing else { return [] }
        let dispatch = Dispatch(
            alternatives: schema.shownNotifications.map { notification in
                (notification.pattern, ".\(member: notification.name)(try ._read(data))")
            },
            // A switch over an optional is three times as much code.
            subject: "identifier ?? \"\"",
            name: "identifier",
            subjectType: "String",
            source: "data",
            sourceType: "\(schema.namespace)._PayloadReader",
            effects: internalEffects,
            result: "return",
            otherwise: ["return nil"]
        )
        let parameters: [SwiftCode] = ["category: String", "payload: [String: \(schema.namespace).JSON]"]
        let initializer = SwiftDeclaration.function(
            "init",
            parameters: parameters,
            result: effects,
            documentation: "Reads what was sent; the error says what it is not.",
            body: decoding(
                [
                    "let identifier = \(schema.namespace)._identifier(of: payload, in: category)",
                    .block(
                        "guard let received = try Self._read(identifier, from: payload) else",
                        ["throw \(schema.namespace)._unrecognized(identifier, in: category)"]),
                    "self = received",
                ],
                otherwise: .value("throw ", unrecognized(category: "category", payload: "payload"))
            )
        )
        let reading = SwiftDeclaration.function(
            "static func _read",
            parameters: ["_ identifier: String?", "from payload: [String: \(schema.namespace).JSON]"],
            result: "\(internalEffects) -> Self?",
            documentation: "Nil if the schema has no such notification.",
            body: ["let data = \(schema.namespace)._PayloadReader(payload)"] + dispatch.statements
        ).hidden
        return [.extension("\(schema.namespace).Received", [initializer, reading] + dispatch.functions)]
    }

    private var effects: SwiftCode { " throws(\(schema.namespace).Unrecognized)" }
    /// A reason fits into a register: a function that throws one is less code than one that throws an `Unrecognized`.
    private var internalEffects: SwiftCode { " throws(\(schema.namespace).Unrecognized.Reason)" }

    /// Reads a value. An error knows only its own part, so it is completed with all that arrived.
    private func decoding(_ statements: [SwiftStatement], otherwise: SwiftStatement) -> [SwiftStatement] {
        [
            .blocks([
                SwiftBlock("do\(internalEffects)", statements),
                SwiftBlock("catch", [otherwise]),
            ])
        ]
    }

    private func unrecognized(category: SwiftCode, action: SwiftCode? = nil, payload: SwiftCode) -> SwiftExpression {
        let parts = [
            SwiftArgument("reason", "error"), SwiftArgument("category", category),
            action.map { SwiftArgument("action", $0) }, SwiftArgument("payload", payload),
        ]
        return .call(action == nil ? "\(schema.namespace).Unrecognized" : ".init", parts.compactMap(\.self))
    }

    private var responseInitializer: SwiftDeclaration {
        let problem = unrecognized(category: "parts.category", action: "parts.action", payload: "parts.payload")
        let body = decoding(
            ["self = try .init(decoding: parts)"],
            otherwise: .value("self = ", .call(".unrecognized", [SwiftArgument(nil, problem)]))
        )
        let (statements, functions) = isShowing ? decodingByNotification : decodingByCategory
        return .extension(
            "\(schema.namespace).Response",
            [
                .function(
                    "init",
                    parameters: ["_ parts: \(schema.namespace).ResponseParts"],
                    documentation: "Never fails: a response that the schema doesn't know becomes `unrecognized`.",
                    body: body
                ),
                SwiftDeclaration.function(
                    "private init",
                    parameters: ["decoding parts: \(schema.namespace).ResponseParts"],
                    result: internalEffects,
                    body: statements
                ).hidden,
            ] + functions
        )
    }

    private var decodingByNotification: ([SwiftStatement], [SwiftDeclaration]) {
        let (otherwise, functions) = decodingByCategory
        let cases = schema.shownNotifications.map { notification in
            let action = notification.category?.decodedAction.map { ", \($0)" as SwiftCode } ?? ""
            return SwiftCase(
                "case .\(member: notification.name)(let payload)?",
                ["self = .\(member: notification.name)(payload\(action))"])
        }
        let statements: [SwiftStatement] = [
            "let identifier = \(schema.namespace)._identifier(of: parts.payload, in: parts.category)",
            .switch(
                "try \(schema.namespace).Received._read(identifier, from: parts.payload)",
                cases + [SwiftCase("case nil", otherwise)]),
        ]
        return (statements, functions)
    }

    /// If no notification names a category, only the category is known.
    private var decodingByCategory: ([SwiftStatement], [SwiftDeclaration]) {
        let failure: SwiftStatement =
            isShowing
            ? "throw \(schema.namespace)._unrecognized(identifier, in: parts.category)"
            : "throw .category(parts.category)"
        let categories = schema.categoriesWithoutNotification
        guard !categories.isEmpty else { return ([failure], []) }
        let dispatch = Dispatch(
            alternatives: categories.map { category in
                let action = category.decodedAction.map { "(\($0))" as SwiftCode } ?? ""
                return (category.pattern, ".\(member: category.name)\(action)")
            },
            subject: "parts.category",
            name: "category",
            subjectType: "String",
            source: "parts",
            sourceType: "\(schema.namespace).ResponseParts",
            effects: internalEffects,
            result: "self =",
            otherwise: [failure]
        )
        return (dispatch.statements, dispatch.functions)
    }

    private var identifierFunction: SwiftDeclaration {
        let ofNone = matches(of: schema.notificationsByCategory[nil] ?? [])
        let others = ofNone + ["return nil"]
        let groups = schema.categories.indices.compactMap { category -> SwiftCase? in
            guard let members = schema.notificationsByCategory[category] else { return nil }
            let isAlone = members.count == 1 && members[0].declaration.match.isEmpty
            let matches = matches(of: members)
            // The default does the same.
            guard isAlone || !matches.isEmpty || !ofNone.isEmpty else { return nil }
            let body = isAlone ? ["return \(literal: members[0].identifier)"] : matches + ["return nil"]
            return SwiftCase(schema.categories[category].pattern, body)
        }
        let choice: [SwiftStatement] =
            groups.isEmpty ? others : [.switch("category", groups + [SwiftCase("default", others)])]
        return .function(
            "static func _identifier",
            parameters: ["of payload: [String: JSON]", "in category: String"],
            result: " -> String?",
            documentation:
                """
                The identifier of the notification: from its key, otherwise from `match`; otherwise the only one of its
                category, if it has no `match`.
                """,
            body: ["if case .string(let identifier)? = payload[notificationKey] { return identifier }"] + choice
        ).hidden
    }

    func matches(of notifications: [NamedNotification]) -> [SwiftStatement] {
        notifications.filter { !$0.declaration.match.isEmpty }.map { notification in
            let conditions = notification.declaration.match.map { match -> SwiftCode in
                let keys = match.path.parts.map { "[\(literal: $0)]?" as SwiftCode }
                return "payload\(concatenated: keys)._text == \(literal: match.constant.value)"
            }
            return "if \(list: conditions) { return \(literal: notification.identifier) }"
        }
    }

    private var unrecognizedFunction: SwiftDeclaration {
        var body: [SwiftStatement] = []
        let known: SwiftCode = schema.categories.isEmpty ? "identifier != nil" : "identifier != nil || known != nil"
        let category: SwiftCode = schema.categories.isEmpty ? "" : ", category: known"
        if !schema.categories.isEmpty {
            let label: SwiftCode = schema.hasRenamedCategories ? "identifier" : "rawValue"
            body.append("let known = CategoryIdentifier(\(label): category)")
        }
        body.append(
            .block("if \(known)", ["return .notification(identifier: identifier\(category))"]))
        body.append("return .category(category)")
        return .function(
            "static func _unrecognized",
            parameters: ["_ identifier: String?", "in category: String"],
            result: " -> Unrecognized.Reason",
            body: body
        ).hidden
    }
}
