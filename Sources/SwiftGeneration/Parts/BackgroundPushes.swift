import NotificationSchema

/// Silent pushes, which arrive through a different API than notifications.
extension SwiftGenerator {
    var backgroundPushes: [SwiftDeclaration] {
        let notifications = schema.backgroundNotifications
        guard !notifications.isEmpty else { return [] }
        let type = SwiftDeclaration.type(
            "nonisolated enum Background: Hashable, Sendable",
            "A silent push. It arrives in the app delegate's `didReceiveRemoteNotification`.",
            notifications.map { .enumCase("\($0.name)(\($0.type))") }
        )
        let cases = notifications.map { notification in
            SwiftCase(
                notification.pattern,
                ["self = .\(member: notification.name)(try .init(payload: payload))"]
            )
        }
        let category: SwiftCode = schema.categories.isEmpty ? "" : ", category: nil"
        let otherwise = SwiftCase(
            "case let identifier",
            ["throw .init(reason: .notification(identifier: identifier\(category)), payload: payload)"]
        )
        let initializer = SwiftDeclaration.function(
            "init",
            ["payload: [String: \(schema.namespace).JSON]"],
            " throws(\(schema.namespace).Unrecognized)",
            "Reads a payload. Errors say why it isn't valid.",
            [.switch("Self.identifier(of: payload)", cases + [otherwise])]
        )
        let identifier = SwiftDeclaration.function(
            "private static func identifier",
            ["of payload: [String: \(schema.namespace).JSON]"],
            " -> String?",
            nil,
            [
                "if case .string(let identifier)? = payload[\(schema.namespace).notificationKey] { return identifier }"
            ] + matches(of: notifications) + ["return nil"]
        ).hidden
        return [
            .mark("Background pushes"), .extension(schema.namespace, [type]),
            .extension("\(schema.namespace).Background", [initializer, identifier]),
        ]
    }

    var backgroundFromUserInfo: [SwiftDeclaration] {
        guard !schema.backgroundNotifications.isEmpty else { return [] }
        let initializer = SwiftDeclaration.function(
            "init",
            ["userInfo: [AnyHashable: Any]"],
            " throws(\(schema.namespace).Unrecognized)",
            "Reads the dictionary that the app delegate gets.",
            ["try self.init(payload: \(schema.namespace).JSON.object(from: userInfo))"]
        )
        return [.extension("\(schema.namespace).Background", [initializer])]
    }
}
