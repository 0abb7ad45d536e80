import Foundation
import UserNotifications

nonisolated extension Namespace {
    /// - Parameter hint: The type of a file whose name doesn't show that it is media.
    static func _attachment(
        _ file: URL, as identifier: String, hint: String?, options: [String: any Sendable] = [:]
    ) throws -> UNNotificationAttachment {
        var options = options
        options[UNNotificationAttachmentOptionsTypeHintKey] = _mediaType(file.pathExtension) ?? hint
        return try UNNotificationAttachment(identifier: identifier, url: file, options: options)
    }
}
