import NotificationSchema

/// The service extension: a superclass for the app's class, and a protocol for what only the app can do.
extension SwiftGenerator {
    var serviceExtension: [SwiftDeclaration] {
        guard schema.hasServiceExtension else { return [] }
        return declarations(from: .serviceExtension, .delivery, .serviceHandlerDefaults)
    }

    var isDecrypting: Bool { schema.preparedNotifications.contains(where: \.declaration.isEncrypted) }
    var isPreparingAttachments: Bool { schema.preparedNotifications.contains { !$0.declaration.attachments.isEmpty } }
    var isCommunicating: Bool { schema.preparedNotifications.contains { $0.declaration.communication != nil } }
    var isLoadingImages: Bool { schema.isLoadingImages }
    /// Whether the app itself loads avatars, for communication notifications that it makes.
    var isLoadingLocalImages: Bool {
        schema.notifications.contains {
            $0.localEffects.isAsync && !($0.declaration.communication?.images ?? []).isEmpty
        }
    }
    /// Whether some code loads files.
    var isLoading: Bool { isPreparingAttachments || isLoadingImages || isLoadingLocalImages }

    /// On Linux, a download needs another module. Only Apple's platforms make avatars smaller.
    var loadingImports: [SwiftDeclaration] {
        let networking = SwiftDeclaration.conditional(
            "canImport(FoundationNetworking)", [SwiftDeclaration.import("FoundationNetworking").hidden])
        let images = SwiftDeclaration.conditional("canImport(ImageIO)", [SwiftDeclaration.import("ImageIO").hidden])
        return (isLoading ? [networking] : []) + (isLoadingImages || isLoadingLocalImages ? [images] : [])
    }

    // MARK: Code for each notification

    var decryptRequirements: [SwiftDeclaration] {
        schema.notifications.filter(\.declaration.isEncrypted).map { notification in
            let result: SwiftCode =
                notification.declaration.becomes.isEmpty ? "" : " -> \(notification.type).Decrypted"
            return .requirement(
                "func decrypt(_ notification: \(notification.type), into draft: inout Draft) async throws\(result)",
                "Decrypts the notification “\(notification.identifier)”. If it throws, the notification is shown as it was sent."
            )
        }
    }

    var prepareFunction: SwiftDeclaration {
        let cases = schema.preparedNotifications.map { notification in
            SwiftCase(
                notification.pattern,
                ["try await \(notification.type)(payload: payload).prepare(self, handler)"]
            )
        }
        let body: [SwiftStatement] = [
            .block(
                "let (category, payload) = lock.withLock",
                ["(content.categoryIdentifier, JSON.object(from: content.userInfo))"]),
            .switch(
                "\(schema.namespace)._identifier(of: payload, in: category)", cases + [SwiftCase("default", ["break"])]),
        ]
        return SwiftDeclaration.function(
            "private func prepare", parameters: ["_ handler: any ServiceHandler"], result: " async throws",
            body: cases.isEmpty ? [] : body
        ).hidden
    }
}
