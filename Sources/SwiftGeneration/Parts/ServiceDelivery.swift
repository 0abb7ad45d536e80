import AppleFacts
import NotificationSchema

/// One notification's way through the service extension.
extension SwiftGenerator {
    var delivery: SwiftDeclaration {
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
        if !schema.preparedNotifications.isEmpty { members.append(updateFunction) }
        if isDecrypting { members += decryptionFunctions }
        if isPreparingAttachments || isDecrypting { members.append(attachFunction) }
        if isPreparingAttachments { members.append(loadFunction) }
        if isLoadingImages { members.append(imageFunction) }
        if isCommunicating { members.append(communicateFunction) }
        return SwiftDeclaration.type(
            "nonisolated final class Delivery: @unchecked Sendable",
            "One notification on its way: holds the handler, which is not `Sendable`, and calls it exactly once.",
            members.map(\.hidden)
        ).hidden
    }

    private var prepareFunction: SwiftDeclaration {
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
            nil,
            [
                "let attachment = try \(schema.namespace).attachment(file, as: identifier, hint: hint)",
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
