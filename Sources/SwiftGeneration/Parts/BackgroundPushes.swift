package import NotificationSchema

/// Pushes that show nothing, which arrive through a different API than notifications.
extension SwiftGenerator {
    var backgroundPushes: [SwiftDeclaration] {
        PushArrival.allCases.flatMap { arrival -> [SwiftDeclaration] in
            let notifications = notifications(arrivingIn: arrival)
            guard !notifications.isEmpty else { return [] }
            let type = SwiftDeclaration.type(
                "nonisolated enum \(arrival.type): Hashable, Sendable", arrival.documentation,
                notifications.map { .enumCase("\($0.name)(\($0.type))") })
            return [.mark(arrival.title), .extension(schema.namespace, [type])]
        }
    }

    /// Read them.
    var backgroundInitializers: [SwiftDeclaration] { PushArrival.allCases.compactMap(initializer) }

    private func notifications(arrivingIn arrival: PushArrival) -> [NamedNotification] {
        schema.backgroundNotifications.filter { $0.declaration.delivery == arrival.delivery }
    }

    private func initializer(of arrival: PushArrival) -> SwiftDeclaration? {
        let notifications = notifications(arrivingIn: arrival)
        guard !notifications.isEmpty else { return nil }
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
            parameters: ["payload: [String: \(schema.namespace).JSON]"],
            result: " throws(\(schema.namespace).Unrecognized)",
            documentation: "Reads a payload. Errors say why it isn't valid.",
            body: [.switch("Self.identifier(of: payload)", cases + [otherwise])]
        )
        let identifier = SwiftDeclaration.function(
            "private static func identifier",
            parameters: ["of payload: [String: \(schema.namespace).JSON]"],
            result: " -> String?",
            body: [
                "if case .string(let identifier)? = payload[\(schema.namespace).notificationKey] { return identifier }"
            ] + matches(of: notifications) + ["return nil"]
        ).hidden
        return .extension("\(schema.namespace).\(arrival.type)", [initializer, identifier])
    }

    var backgroundFromUserInfo: [SwiftDeclaration] {
        PushArrival.allCases.filter { !notifications(arrivingIn: $0).isEmpty }.map { arrival in
            let initializer = SwiftDeclaration.function(
                "init",
                parameters: ["userInfo: [AnyHashable: Any]"],
                result: " throws(\(schema.namespace).Unrecognized)",
                documentation: arrival.documentationOfReading,
                body: ["try self.init(payload: \(schema.namespace).JSON.object(from: userInfo))"]
            )
            return .extension("\(schema.namespace).\(arrival.type)", [initializer])
        }
    }
}

/// The ways in which a push arrives that shows nothing. Pushes for widgets and controls never reach code.
package enum PushArrival: CaseIterable {
    case background, location, pushToTalk, voip

    /// Nil for pushes that people see, and those that no code receives.
    package init?(_ delivery: Delivery) {
        guard let arrival = Self.allCases.first(where: { $0.delivery == delivery }) else { return nil }
        self = arrival
    }

    var delivery: Delivery {
        switch self {
        case .background: .background
        case .location: .location
        case .pushToTalk: .pushToTalk
        case .voip: .voip
        }
    }

    package var type: SwiftCode {
        switch self {
        case .background: "Background"
        case .location: "LocationPush"
        case .pushToTalk: "PushToTalkPush"
        case .voip: "CallPush"
        }
    }

    var title: SwiftCode {
        switch self {
        case .background: "Background pushes"
        case .location: "Pushes that ask for the location"
        case .pushToTalk: "Push-to-talk pushes"
        case .voip: "Pushes of calls"
        }
    }

    var documentation: String {
        switch self {
        case .background: "A silent push. It arrives in the app delegate's `didReceiveRemoteNotification`."
        case .location: "A push that asks for the location. It arrives in the location push service extension."
        case .pushToTalk: "A push-to-talk push. It arrives in the delegate of the channel manager."
        case .voip: "A push of a call, for the app to report. It arrives in the delegate of the push registry."
        }
    }

    var documentationOfReading: String {
        self == .background
            ? "Reads the dictionary that the app delegate gets." : "Reads the dictionary of the push."
    }
}
