import AppleFacts
import NotificationSchema

/// The service extension: a class that the app's own inherits from, and a protocol for what only the app can do.
extension SwiftGenerator {
    var serviceExtension: [SwiftDeclaration] {
        guard hasServiceExtension else { return [] }
        var types = [serviceHandler, serviceExtensionClass, delivery]
        if isDecrypting { types.insert(draft, at: 0) } else { types.append(defaultServiceHandler) }
        return [.mark("Service extension"), .extension(schema.namespace, types)] + serviceHandlerDefaults
    }

    var hasServiceExtension: Bool { schema.schema.hasServiceExtension && isShowing }

    /// What the service extension has something to do with.
    var preparedNotifications: [NamedNotification] {
        hasServiceExtension ? schema.shownNotifications.filter(\.notification.needsServiceExtension) : []
    }

    private var isDecrypting: Bool { schema.notifications.contains(where: \.notification.isEncrypted) }
    private var isAttaching: Bool { schema.notifications.contains { !$0.notification.attachments.isEmpty } }
    private var isCommunicating: Bool { schema.notifications.contains { $0.notification.communication != nil } }
    private var hasImages: Bool {
        schema.notifications.contains { !($0.notification.communication?.images ?? []).isEmpty }
    }
    private var isLoading: Bool { isAttaching || hasImages }

    /// Where the standard download needs a module of its own: on Linux.
    var serviceExtensionImports: [SwiftDeclaration] {
        hasServiceExtension && isLoading
            ? [
                .conditional(
                    "canImport(FoundationNetworking)", [SwiftDeclaration.import("FoundationNetworking").hidden])
            ]
            : []
    }

    // MARK: What the app implements

    private var draft: SwiftDeclaration {
        .type(
            "nonisolated struct Draft: Hashable, Sendable",
            "What decryption may change besides what the schema says of the notification.",
            [
                .property("var title: String"), .property("var subtitle: String"), .property("var body: String"),
                .property("var badge: Int?"), .property("var threadIdentifier: String"),
                .property("var attachments: [URL]", "Files to show with it."),
                .function(
                    "init",
                    [
                        "title: String = \"\"", "subtitle: String = \"\"", "body: String = \"\"", "badge: Int? = nil",
                        "threadIdentifier: String = \"\"", "attachments: [URL] = []",
                    ], "", nil,
                    [
                        "self.title = title", "self.subtitle = subtitle", "self.body = body", "self.badge = badge",
                        "self.threadIdentifier = threadIdentifier", "self.attachments = attachments",
                    ]
                ),
            ]
        )
    }

    private var serviceHandler: SwiftDeclaration {
        var requirements = schema.notifications.filter(\.notification.isEncrypted).map { notification in
            SwiftDeclaration.requirement(
                "func decrypt(_ notification: \(notification.type), into draft: inout Draft) async throws\(decryptionResult(of: notification))",
                "Decrypts the notification “\(notification.identifier)”. What it throws leaves the notification as it was sent."
            )
        }
        if hasImages {
            requirements.append(.requirement("func image(at url: URL) async throws -> Data", "Loads an avatar."))
        }
        if isLoading {
            requirements.append(
                .requirement(
                    "func file(at url: URL) async throws -> URL",
                    "Loads a file. The system takes it away: a file that is still needed has to be copied."
                ))
        }
        requirements.append(
            .requirement(
                "func didFail(with error: any Error)",
                "Something could not be decrypted, loaded or donated; the notification shows what there is."
            ))
        return .type(
            "nonisolated protocol ServiceHandler: Sendable",
            "What the service extension leaves to the app.",
            requirements
        )
    }

    private func decryptionResult(of notification: NamedNotification) -> SwiftCode {
        notification.notification.becomes.isEmpty ? "" : " -> \(notification.type).Decrypted"
    }

    private var serviceHandlerDefaults: [SwiftDeclaration] {
        var defaults: [SwiftDeclaration] = []
        if hasImages {
            defaults.append(
                .function(
                    "func image", ["at url: URL"], " async throws -> Data", nil,
                    [.value("return ", .code("try Data(contentsOf: await file(at: url))"))]))
        }
        if isLoading {
            defaults.append(
                .function(
                    "func file", ["at url: URL"], " async throws -> URL", nil,
                    [.value("return ", .code("try await \(schema.namespace).download(url)"))]))
        }
        defaults.append(.function("func didFail", ["with error: any Error"], "", nil, []))
        return [.extension("\(schema.namespace).ServiceHandler", defaults)]
            + (isLoading ? [.extension(schema.namespace, downloadFunctions.map(\.hidden))] : [])
    }

    private var defaultServiceHandler: SwiftDeclaration {
        SwiftDeclaration.type("nonisolated struct StandardHandler: ServiceHandler", nil, []).hidden
    }

    private var downloadFunctions: [SwiftDeclaration] {
        [
            .function(
                "static func download", ["_ url: URL"], " async throws -> URL", nil,
                [
                    "if url.isFileURL { return try keep(url, as: url.lastPathComponent, isCopy: true) }",
                    .closure(
                        "return try await withCheckedThrowingContinuation", parameters: "continuation",
                        [
                            .closure(
                                "let task = URLSession.shared.downloadTask(with: url)",
                                parameters: "file, response, error",
                                [
                                    .closingClosure(
                                        "continuation.resume(with: Result",
                                        [
                                            "guard let file else { throw error ?? URLError(.unknown) }",
                                            "let status = (response as? HTTPURLResponse)?.statusCode ?? 200",
                                            "guard (200..<300).contains(status) else { throw URLError(.badServerResponse) }",
                                            "let name = url.pathExtension.isEmpty ? response?.suggestedFilename : nil",
                                            "return try keep(file, as: name ?? url.lastPathComponent, isCopy: false)",
                                        ])
                                ]),
                            "task.resume()",
                        ]),
                ]
            ),
            .function(
                "private static func keep", ["_ file: URL", "as name: String", "isCopy: Bool"], " throws -> URL",
                "What was downloaded is gone when the session's handler returns.",
                [
                    "let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)",
                    "try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)",
                    "let target = folder.appendingPathComponent(URL(fileURLWithPath: name).lastPathComponent)",
                    .blocks([
                        SwiftBlock("if isCopy", ["try FileManager.default.copyItem(at: file, to: target)"]),
                        SwiftBlock("else", ["try FileManager.default.moveItem(at: file, to: target)"]),
                    ]),
                    "return target",
                ]
            ),
        ]
    }

    // MARK: The extension

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

    private var delivery: SwiftDeclaration {
        var members: [SwiftDeclaration] = [
            .property("private let lock = NSLock()"),
            .property("private var content: UNNotificationContent"),
            .property("private var contentHandler: ((UNNotificationContent) -> Void)?"),
            .property("private var task: Task<Void, Never>?"),
            .function(
                "init",
                [
                    "_ content: UNNotificationContent",
                    "_ contentHandler: @escaping (UNNotificationContent) -> Void",
                ], "", nil,
                ["self.content = content", "self.contentHandler = contentHandler"]
            ),
            .function(
                "func start", ["_ handler: any ServiceHandler"], "", nil,
                [
                    .block(
                        "let task = Task",
                        [
                            .blocks([
                                SwiftBlock("do", ["try await prepare(handler)"]),
                                SwiftBlock("catch", ["handler.didFail(with: error)"]),
                            ]),
                            "finish()",
                        ]),
                    "lock.withLock { self.task = task }",
                ]
            ),
            .function(
                "func expire", [], "", "Shows the best content so far.",
                ["lock.withLock { task }?.cancel()", "finish()"]
            ),
            .function(
                "var isPending: Bool", nil, "", nil,
                [.value("return ", .code("lock.withLock { contentHandler != nil }"))]
            ),
            .function(
                "private func finish", [], "", nil,
                [
                    .block(
                        "let (contentHandler, content) = lock.withLock",
                        [
                            "defer { self.contentHandler = nil }",
                            "return (self.contentHandler, self.content)",
                        ]),
                    "contentHandler?(content)",
                ]
            ),
            prepareFunction,
        ]
        if !preparedNotifications.isEmpty { members.append(updateFunction) }
        if isDecrypting { members += decryptionFunctions }
        if isAttaching || isDecrypting { members.append(attachFunction) }
        if isAttaching { members.append(loadFunction) }
        if hasImages { members.append(imageFunction) }
        if isCommunicating { members.append(communicateFunction) }
        return SwiftDeclaration.type(
            "nonisolated final class Delivery: @unchecked Sendable",
            "One notification on its way: holds the handler, which is not `Sendable`, and calls it exactly once.",
            members.map(\.hidden)
        ).hidden
    }

    private var prepareFunction: SwiftDeclaration {
        let cases = preparedNotifications.map { notification in
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
                "\(schema.namespace).identifier(of: payload, in: category)", cases + [SwiftCase("default", ["break"])]),
        ]
        return .function(
            "private func prepare", ["_ handler: any ServiceHandler"], " async throws", nil, cases.isEmpty ? [] : body)
    }

    private var updateFunction: SwiftDeclaration {
        .function(
            "func update",
            ["_ change: (UNMutableNotificationContent) throws -> UNNotificationContent"],
            " rethrows",
            nil,
            [
                .block(
                    "try lock.withLock",
                    [
                        "guard let copy = content.mutableCopy() as? UNMutableNotificationContent else { return }",
                        "content = try change(copy)",
                    ])
            ]
        )
    }

    private var decryptionFunctions: [SwiftDeclaration] {
        let texts = ["title", "subtitle", "body", "threadIdentifier"].map { SwiftCode(stringLiteral: $0) }
        return [
            .function(
                "var draft: Draft", nil, "", nil,
                [
                    .block(
                        "lock.withLock",
                        [
                            .value(
                                "",
                                .call(
                                    "Draft",
                                    [
                                        SwiftArgument("title", "content.title"),
                                        SwiftArgument("subtitle", "content.subtitle"),
                                        SwiftArgument("body", "content.body"),
                                        SwiftArgument("badge", "content.badge?.intValue"),
                                        SwiftArgument("threadIdentifier", "content.threadIdentifier"),
                                    ]))
                        ])
                ]
            ),
            .function(
                "func apply",
                ["_ draft: Draft", "over original: Draft", "_ handler: any ServiceHandler"], "",
                "What decryption changed.",
                [
                    .closure(
                        "update", parameters: "content",
                        texts.map { .block("if draft.\($0) != original.\($0)", ["content.\($0) = draft.\($0)"]) } + [
                            .block(
                                "if draft.badge != original.badge",
                                ["content.badge = draft.badge.map { NSNumber(value: $0) }"]),
                            "return content",
                        ]),
                    .block(
                        "for (index, file) in draft.attachments.enumerated()",
                        [
                            .blocks([
                                SwiftBlock("do", ["try attach(file, as: \"attachment-\\(index)\", hint: nil)"]),
                                SwiftBlock("catch", ["handler.didFail(with: error)"]),
                            ])
                        ]),
                ]
            ),
            .function(
                "func replace", ["with replacement: UNMutableNotificationContent"], "",
                "What the notification became. A badge that it does not set stays.",
                [
                    .closure(
                        "update", parameters: "content",
                        [
                            "replacement.badge = replacement.badge ?? content.badge",
                            "return replacement",
                        ])
                ]
            ),
        ]
    }

    private var attachFunction: SwiftDeclaration {
        .function(
            "func attach",
            ["_ file: URL", "as identifier: String", "hint: String?"],
            " throws",
            "The name of a file says what it is; where it has no extension, the hint does.",
            [
                "let isHinted = file.pathExtension.isEmpty && hint != nil",
                "let options = isHinted ? [UNNotificationAttachmentOptionsTypeHintKey: hint as Any] : nil",
                "let attachment = try UNNotificationAttachment(identifier: identifier, url: file, options: options)",
                .closure(
                    "update", parameters: "content", ["content.attachments.append(attachment)", "return content"]),
            ]
        )
    }

    private var loadFunction: SwiftDeclaration {
        .function(
            "func load",
            ["_ url: URL?", "as identifier: String", "hint: String?", "_ handler: any ServiceHandler"],
            " async",
            "A notification without its media is better than none.",
            [
                "guard let url else { return }",
                .blocks([
                    SwiftBlock("do", ["try attach(await handler.file(at: url), as: identifier, hint: hint)"]),
                    SwiftBlock("catch", ["handler.didFail(with: error)"]),
                ]),
            ]
        )
    }

    private var imageFunction: SwiftDeclaration {
        .function(
            "func image",
            ["at url: URL?", "_ handler: any ServiceHandler"],
            " async -> Data?",
            nil,
            [
                "guard let url else { return nil }",
                .blocks([
                    SwiftBlock("do", ["return try await handler.image(at: url)"]),
                    SwiftBlock("catch", ["handler.didFail(with: error)", "return nil"]),
                ]),
            ]
        )
    }

    private var communicateFunction: SwiftDeclaration {
        SwiftDeclaration.function(
            "func communicate<Intent: INIntent & UNNotificationContentProviding>",
            ["as intent: Intent", "in group: String?"],
            " async throws",
            "Donates first: only what is donated may update a content. Nothing may change that content after.",
            [
                "let interaction = INInteraction(intent: intent, response: nil)",
                "interaction.direction = .incoming",
                "interaction.groupIdentifier = group",
                "try await interaction.donate()",
                "try update { try $0.updating(from: intent) }",
            ]
        ).attributed(attribute(.communication))
    }
}
