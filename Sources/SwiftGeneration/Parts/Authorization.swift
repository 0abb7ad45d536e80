import AppleFacts
import NotificationSchema

/// The authorization request, and the settings screen that the system can open.
extension SwiftGenerator {
    /// Whether the system can offer the app's own notification settings.
    var opensSettings: Bool { !schema.topics.isEmpty || schema.model.app.settingsScreen != nil }

    var authorization: [SwiftDeclaration] {
        return [
            .mark("Authorization"),
            .extension(
                schema.namespace,
                [
                    .computedProperty(
                        "static var authorizationOptions: UNAuthorizationOptions",
                        documentation: "The options to request: only those that the notifications of this schema need.",
                        body: [.value("return ", .array(authorizationOptions.map { .code($0) }))]
                    )
                ] + badge
            ),
        ]
    }

    /// For the app, which knows when people have read something.
    private var badge: [SwiftDeclaration] {
        guard schema.shownNotifications.contains(where: { $0.declaration.badge != nil }) else { return [] }
        let function = SwiftDeclaration.function(
            "static func setBadge", parameters: ["_ count: Int"], result: " async throws",
            documentation: """
                Sets the number on the app's icon. Zero also removes the app's notifications from Notification Center.
                """,
            body: ["try await UNUserNotificationCenter.current().setBadgeCount(count)"])
        return excluding(.setBadgeCount, [function.attributed(attribute(.setBadgeCount))])
    }

    /// If the schema has no notifications, their options are unknown.
    private var authorizationOptions: [SwiftCode] {
        let notifications = schema.shownNotifications.map(\.declaration)
        let isUnknown = notifications.isEmpty
        let authorization = schema.model.app.authorization.map(\.value)
        let isCritical = notifications.contains { $0.level == .critical || $0.sound?.isCritical ?? false }
        let isInCarPlay = schema.categories.contains { $0.declaration.isInCarPlay }
        let all: [(Bool, SwiftCode)] = [
            (true, ".alert"),
            (isUnknown || notifications.contains { $0.badge != nil }, ".badge"),
            (isUnknown || notifications.contains { $0.sound != nil }, ".sound"),
            (authorization.contains(.carPlay) || isInCarPlay, ".carPlay"),
            (isCritical, ".criticalAlert"),
            (opensSettings, ".providesAppNotificationSettings"),
            (authorization.contains(.provisional), ".provisional"),
        ]
        return all.filter(\.0).map(\.1)
    }

    // MARK: Settings

    var openSettingsAdapter: [SwiftDeclaration] {
        let handingOn: [SwiftStatement] = guarded(
            .openSettings,
            [
                // A notification of this schema does not have its settings elsewhere.
                .block(
                    opensSettings
                        ? "if let next = notification.flatMap({ next(for: $0) })" : "if let next",
                    [
                        "typealias Open = (UNUserNotificationCenter, UNNotification?) -> Void",
                        "let open: Open? = next.userNotificationCenter(_:openSettingsFor:)",
                        opensSettings
                            ? "if let open { return open(center, notification) }" : "open?(center, notification)",
                    ])
            ])
        let call: SwiftStatement = isShowing ? "handler?.openSettings(for: received)" : "handler?.openSettings()"
        let opening: [SwiftStatement] =
            (isShowing ? ["let received = notification.flatMap { try? Received($0.request.content) }"] : [])
            + [.closure("Task", parameters: "@MainActor [handler]", [call])]
        let function = SwiftDeclaration.function(
            "func userNotificationCenter",
            parameters: ["_ center: UNUserNotificationCenter", "openSettingsFor notification: UNNotification?"],
            body: handingOn + (opensSettings ? opening : [])
        )
        return excluding(.openSettings, [function])
    }
}
