import AppleFacts
import NotificationSchema

/// The imports of a file. An import is public only if the public API of the file uses the module; otherwise the
/// compiler warns.
extension SwiftGenerator {
    func foundationImport(_ declared: DeclaredHere, isRoot: Bool) -> SwiftDeclaration {
        let foundation = SwiftDeclaration.import("Foundation")
        guard !isFoundationPublic(inPortablePartOf: declared, isRoot: isRoot) else { return foundation }
        guard schema.model.generate.access == .public, let condition = appleCondition,
            isFoundationPublic(inApplePartOf: declared)
        else { return foundation.hidden }
        return .conditional(condition, [foundation], otherwise: [foundation.hidden])
    }

    private func isFoundationPublic(inPortablePartOf declared: DeclaredHere, isRoot: Bool) -> Bool {
        // The URL of a tap is a `URL`.
        if isRoot, hasActivityTaps { return true }
        // The time of sending is a `Date`.
        if !declared.activities.isEmpty, hasActivityPushes { return true }
        if declared.activities.contains(where: { ($0.attributes + $0.state).contains(where: \.type.needsFoundation) }) {
            return true
        }
        return declared.notifications.contains { notification in
            let variables =
                (notification.hasPush ? notification.variables : [])
                + (schema.hasServiceExtension ? schema.results(of: notification).flatMap(\.variables) : [])
            return notification.hasPush && notification.expiresLater
                || isFormattedByServer(notification)
                || (notification.data + variables).contains(where: \.type.needsFoundation)
        }
    }

    private func isFoundationPublic(inApplePartOf declared: DeclaredHere) -> Bool {
        declared.notifications.contains { notification in
            // A request without an identifier in the schema gets a UUID.
            notification.declaration.delivery == .local
                && (notification.declaration.collapseIdentifier == nil
                    || notification.variables.contains(where: \.type.needsFoundation))
        }
    }

    /// The payload of a push is `Data`, variables can be URLs, and the delegate is an `NSObject`.
    var foundationImportOfSupport: SwiftDeclaration {
        let foundation = SwiftDeclaration.import("Foundation")
        let hasVariables = schema.notifications.contains { $0.keptVariables.contains(where: \.type.needsFoundation) }
        guard schema.pushes.isEmpty, !hasActivityPushes, !hasVariables, schema.model.generate.access == .public else {
            return foundation
        }
        guard let condition = appleCondition else { return foundation }
        return .conditional(condition, [foundation], otherwise: [foundation.hidden])
    }

    var supportImports: [SwiftDeclaration] {
        [.import("UserNotifications")] + (isUsingIntents ? [.import("Intents").hidden] : []) + loadingImports
    }

    func appleImports(_ declared: DeclaredHere, isRoot: Bool) -> [SwiftDeclaration] {
        var notifications = SwiftDeclaration.import("UserNotifications")
        notifications.isInterface = isRoot || declared.notifications.contains { $0.declaration.delivery == .local }
        let intents = declared.categories.flatMap(\.declaration.intentIdentifiers)
        let isCommunicating = declared.notifications.contains { $0.declaration.communication != nil }
        var intentsModule = SwiftDeclaration.import("Intents")
        intentsModule.isInterface = isCommunicating
        let needsIntents = isCommunicating || intents.contains { intentConstant($0.value) != nil }
        let needsLocation = declared.notifications.contains { $0.declaration.trigger?.region != nil }
        return [notifications] + (needsIntents ? [intentsModule] : [])
            + (needsLocation ? excluding(.locationTrigger, [.import("CoreLocation")]) : [])
    }
}
