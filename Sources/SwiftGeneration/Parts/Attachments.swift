import NotificationSchema

/// An attachment of a notification.
struct NamedAttachment: Sendable {
    /// The data with its URL.
    let file: NamedField
    /// The type, if the file name doesn't say it: a Swift string literal, or `nil`.
    let hint: SwiftCode
    /// Further options: `, options: […]`, or nothing.
    let options: SwiftCode

    var identifier: String { file.declaration.name.value }
}

extension NamedNotification {
    var attachments: [NamedAttachment] {
        declaration.attachments.compactMap { attachment in
            guard let name = attachment.url?.placeholders.first?.name, let field = field(named: name) else {
                return nil
            }
            let hint: SwiftCode =
                switch attachment.kind?.value {
                case nil: "nil"
                case .image: "\"public.jpeg\""
                case .audio: "\"public.mp3\""
                case .movie: "\"public.mpeg-4\""
                }
            return NamedAttachment(file: field, hint: hint, options: Self.options(of: attachment))
        }
    }

    private static func options(of attachment: Attachment) -> SwiftCode {
        let hidden = attachment.thumbnailHidden.map { value -> SwiftCode in
            "UNNotificationAttachmentOptionsThumbnailHiddenKey: \(value.value ? "true" : "false")"
        }
        let time = attachment.thumbnailTime.map { value -> SwiftCode in
            "UNNotificationAttachmentOptionsThumbnailTimeKey: \(value.value)"
        }
        let options = [hidden, time].compactMap { $0 }
        return options.isEmpty ? "" : ", options: [\(list: options)]"
    }
}

extension SwiftGenerator {
    /// Loads avatars and media, and makes attachments.
    var loadingFunctions: [SwiftDeclaration] {
        let isAttachingLocally = schema.notifications.contains {
            $0.declaration.delivery == .local && !$0.attachments.isEmpty
        }
        let isAttaching = isAttachingLocally || isPreparingAttachments || isDecrypting
        return (isLoading ? declarations(from: .downloads) : [])
            + (isAttaching ? declarations(from: .attachments) : [])
            + (isLoading || isAttaching ? declarations(from: .mediaTypes) : [])
    }

    /// The attachments of local content. The files are already on the device.
    func attachmentStatements(of notification: NamedNotification) -> [SwiftStatement] {
        notification.attachments.map { attachment in
            let file = attachment.file.value
            let made: SwiftCode =
                "try \(schema.namespace)._attachment(\(file), as: \(literal: attachment.identifier), hint: \(attachment.hint)\(attachment.options))"
            let append: SwiftStatement = "\(notification.free("content")).attachments.append(\(made))"
            return attachment.file.declaration.isOptional ? .block("if let \(file)", [append]) : append
        }
    }
}
