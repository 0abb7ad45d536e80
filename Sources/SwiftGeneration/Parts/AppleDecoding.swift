import AppleFacts
import NotificationSchema

/// Converts classes of UserNotifications to values.
extension SwiftGenerator {
    var receivedFromContent: SwiftDeclaration {
        let initializer = SwiftDeclaration.function(
            "init",
            parameters: ["_ content: UNNotificationContent"],
            result: " throws(\(schema.namespace).Unrecognized)",
            body: [
                "let payload = \(schema.namespace).JSON.object(from: content.userInfo)",
                "try self.init(category: content.categoryIdentifier, payload: payload)",
            ]
        )
        return .extension("\(schema.namespace).Received", [initializer, presentationOptions])
    }

    private var presentationOptions: SwiftDeclaration {
        let others = schema.shownNotifications.filter {
            $0.declaration.presentation.count < Presentation.allCases.count
        }
        let cases = others.map { notification in
            SwiftCase("case .\(member: notification.name)", optionStatements(notification.declaration.presentation))
        }
        let all = optionStatements(Presentation.allCases)
        return .computedProperty(
            "var declaredPresentationOptions: UNNotificationPresentationOptions",
            documentation: "The presentation while the app is in the foreground, as the schema declares.",
            body: cases.isEmpty ? all : [.switch("self", cases + [SwiftCase("default", all)])]
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
}
