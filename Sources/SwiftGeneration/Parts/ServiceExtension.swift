import NotificationSchema

/// The service extension: a class that the app's own inherits from, and a protocol for what only the app can do.
extension SwiftGenerator {
    var serviceExtension: [SwiftDeclaration] {
        guard schema.hasServiceExtension else { return [] }
        var types = [serviceHandler, serviceExtensionClass, delivery]
        if isDecrypting { types.insert(draft, at: 0) } else { types.append(defaultServiceHandler) }
        return [.mark("Service extension"), .extension(schema.namespace, types)] + serviceHandlerDefaults
    }

    var isDecrypting: Bool { schema.preparedNotifications.contains(where: \.notification.isEncrypted) }
    var isPreparingAttachments: Bool { schema.preparedNotifications.contains { !$0.notification.attachments.isEmpty } }
    var isCommunicating: Bool { schema.preparedNotifications.contains { $0.notification.communication != nil } }
    var isLoadingImages: Bool {
        schema.preparedNotifications.contains { !($0.notification.communication?.images ?? []).isEmpty }
    }
    var isLoading: Bool { isPreparingAttachments || isLoadingImages }

    /// Where the standard download needs a module of its own: on Linux.
    var serviceExtensionImports: [SwiftDeclaration] {
        schema.hasServiceExtension && isLoading
            ? [
                .conditional(
                    "canImport(FoundationNetworking)", [SwiftDeclaration.import("FoundationNetworking").hidden])
            ]
            : []
    }

    private var serviceExtensionClass: SwiftDeclaration {
        let handler: SwiftStatement =
            isDecrypting
            ? "preconditionFailure(\"override handler\")" : .value("return ", .code("StandardHandler()"))
        return SwiftDeclaration.type(
            "nonisolated class ServiceExtension: UNNotificationServiceExtension",
            "What the service extension's principal class inherits from.",
            [
                SwiftDeclaration.function(
                    "var handler: any ServiceHandler", nil, "",
                    isDecrypting
                        ? "Override it: only the app can decrypt." : "Override it to load images in another way.",
                    [handler]
                ).overridable,
                SwiftDeclaration.property("private let lock = NSLock()").hidden,
                SwiftDeclaration.property("private var deliveries: [Delivery] = []").hidden,
                SwiftDeclaration.function(
                    "override func didReceive",
                    [
                        "_ request: UNNotificationRequest",
                        "withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void",
                    ],
                    "",
                    nil,
                    [
                        "let delivery = Delivery(request.content, contentHandler)",
                        "lock.withLock { deliveries = deliveries.filter(\\.isPending) + [delivery] }",
                        "delivery.start(handler)",
                    ]
                ).overridable,
                SwiftDeclaration.function(
                    "override func serviceExtensionTimeWillExpire",
                    [],
                    "",
                    nil,
                    ["for delivery in lock.withLock({ deliveries }) { delivery.expire() }"]
                ).overridable,
            ]
        ).overridable
    }
}
