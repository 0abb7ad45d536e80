import Foundation
import UserNotifications

nonisolated extension Namespace {
    /// The file name shows the type. Without an extension, the hint does.
    static func attachment(
        _ file: URL, as identifier: String, hint: String?, options: [String: any Sendable] = [:]
    ) throws -> UNNotificationAttachment {
        var options = options
        if file.pathExtension.isEmpty { options[UNNotificationAttachmentOptionsTypeHintKey] = hint }
        return try UNNotificationAttachment(identifier: identifier, url: file, options: options)
    }
}
