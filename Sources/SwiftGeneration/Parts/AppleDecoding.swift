import AppleFacts
import NotificationSchema

/// From the classes of UserNotifications to values.
extension SwiftGenerator {
    var appleDecoding: [SwiftDeclaration] {
        [.mark("From UserNotifications")]
            + (isShowing ? [receivedFromContent, responseFromApple] : [responseFromApple]) + backgroundFromUserInfo
            + (hasNotifications ? [jsonFromUserInfo] : [])
    }

    private var receivedFromContent: SwiftDeclaration {
        let initializer = SwiftDeclaration.function(
            "init",
            ["_ content: UNNotificationContent"],
            " throws(\(schema.namespace).Unrecognized)",
            nil,
            [
                "let payload = \(schema.namespace).JSON.object(from: content.userInfo)",
                "try self.init(category: content.categoryIdentifier, payload: payload)",
            ]
        )
        return .extension("\(schema.namespace).Received", [initializer, presentationOptions])
    }

    private var presentationOptions: SwiftDeclaration {
        let others = schema.shownNotifications.filter {
            $0.notification.presentation.count < Presentation.allCases.count
        }
        let cases = others.map { notification in
            SwiftCase("case .\(member: notification.name)", optionStatements(notification.notification.presentation))
        }
        let all = optionStatements(Presentation.allCases)
        return .function(
            "var declaredPresentationOptions: UNNotificationPresentationOptions",
            nil,
            "",
            "What to show while the app is active, as the schema declares it.",
            cases.isEmpty ? all : [.switch("self", cases + [SwiftCase("default", all)])]
        )
    }

    /// `return [.banner, .list, .sound]`
    func optionStatements(_ presentation: [Presentation]) -> [SwiftStatement] {
        let options = Presentation.allCases.filter(presentation.contains).map {
            SwiftExpression.code(".\(optionName($0))")
        }
        let banners: Set<Presentation> = [.banner, .list]
        guard !banners.isDisjoint(with: presentation) else { return [.value("return ", .array(options))] }
        let older = Presentation.allCases.filter { presentation.contains($0) && !banners.contains($0) }
        return guarded(
            .bannerPresentation,
            [.value("return ", .array(options))],
            otherwise: [.value("return ", .array([.code(".alert")] + older.map { .code(".\(optionName($0))") }))]
        )
    }

    private func optionName(_ presentation: Presentation) -> SwiftCode {
        switch presentation {
        case .banner: "banner"
        case .list: "list"
        case .sound: "sound"
        case .badge: "badge"
        }
    }

    private var responseFromApple: SwiftDeclaration {
        let custom: SwiftCode =
            ".custom(response.actionIdentifier, text: (response as? UNTextInputNotificationResponse)?.userText)"
        let parts = SwiftDeclaration.function(
            "init",
            ["_ response: UNNotificationResponse"],
            "",
            nil,
            [
                "let content = response.notification.request.content",
                "let action: Action",
                .switch(
                    "response.actionIdentifier",
                    [
                        SwiftCase("case UNNotificationDefaultActionIdentifier", ["action = .default"]),
                        SwiftCase("case UNNotificationDismissActionIdentifier", ["action = .dismiss"]),
                        SwiftCase("default", ["action = \(custom)"]),
                    ]),
            ]
                + (isShowing
                    ? [
                        "let payload = \(schema.namespace).JSON.object(from: content.userInfo)",
                        "self.init(category: content.categoryIdentifier, action: action, payload: payload)",
                    ] : ["self.init(category: content.categoryIdentifier, action: action)"])
        )
        return .extension("\(schema.namespace).ResponseParts", [parts])
    }

    private var jsonFromUserInfo: SwiftDeclaration {
        let object = SwiftDeclaration.function(
            "static func object",
            ["from userInfo: [AnyHashable: Any]"],
            " -> [String: Self]",
            nil,
            [
                "var result: [String: Self] = [:]",
                .block("for case let (key as String, value) in userInfo", ["result[key] = Self(value)"]),
                "return result",
            ]
        )
        let value = SwiftDeclaration.function(
            "private init?",
            ["_ value: Any"],
            "",
            nil,
            [
                .switch(
                    "value",
                    [
                        SwiftCase("case let text as String", ["self = .string(text)"]),
                        SwiftCase("case let number as NSNumber", ["self.init(number)"]),
                        SwiftCase("case let items as [Any]", ["self = .array(items.compactMap { Self($0) })"]),
                        SwiftCase(
                            "case let members as [AnyHashable: Any]", ["self = .object(Self.object(from: members))"]),
                        SwiftCase("case is NSNull", ["self = .null"]),
                        SwiftCase("default", ["return nil"]),
                    ])
            ]
        )
        let number = SwiftDeclaration.function(
            "private init",
            ["_ number: NSNumber"],
            "",
            "JSON's true and false arrive as numbers whose type is a C char; its numbers never are.",
            [
                .switch(
                    "String(cString: number.objCType)",
                    [
                        SwiftCase("case \"c\", \"B\"", ["self = .bool(number.boolValue)"]),
                        SwiftCase("case \"d\", \"f\"", ["self = .number(number.doubleValue)"]),
                        SwiftCase("default", ["self = .integer(number.int64Value)"]),
                    ])
            ]
        )
        return .extension("\(schema.namespace).JSON", [object, value, number].map(\.hidden) + propertyLists)
    }
}
