import Foundation
import UserNotifications

nonisolated extension Namespace {
    /// - Parameter hint: The type of a file whose name doesn't show that it is media.
    static func attachment(
        _ file: URL, as identifier: String, hint: String?, options: [String: any Sendable] = [:]
    ) throws -> UNNotificationAttachment {
        var options = options
        options[UNNotificationAttachmentOptionsTypeHintKey] = mediaType(file.pathExtension) ?? hint
        return try UNNotificationAttachment(identifier: identifier, url: file, options: options)
    }
}
