import NotificationSchema

/// What the service extension leaves to the app.
extension SwiftGenerator {
    var draft: SwiftDeclaration {
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

    var serviceHandler: SwiftDeclaration {
        var requirements = schema.notifications.filter(\.notification.isEncrypted).map { notification in
            SwiftDeclaration.requirement(
                "func decrypt(_ notification: \(notification.type), into draft: inout Draft) async throws\(decryptionResult(of: notification))",
                "Decrypts the notification “\(notification.identifier)”. What it throws leaves the notification as it was sent."
            )
        }
        if isLoadingImages {
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
            """
            What the service extension leaves to the app.

            Conform a `nonisolated struct`, so that it compiles in a module with main-actor default isolation, too.
            """,
            requirements
        )
    }

    private func decryptionResult(of notification: NamedNotification) -> SwiftCode {
        notification.notification.becomes.isEmpty ? "" : " -> \(notification.type).Decrypted"
    }

    var serviceHandlerDefaults: [SwiftDeclaration] {
        var defaults: [SwiftDeclaration] = []
        if isLoadingImages {
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

    var defaultServiceHandler: SwiftDeclaration {
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
}
