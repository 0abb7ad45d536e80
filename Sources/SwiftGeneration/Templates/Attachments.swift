import Foundation
import UserNotifications

nonisolated extension Namespace {
    /// The file name shows the type. Without an extension, the hint does.
    static func attachment(_ file: URL, as identifier: String, hint: String?) throws -> UNNotificationAttachment {
        let isHinted = file.pathExtension.isEmpty && hint != nil
        let options = isHinted ? [UNNotificationAttachmentOptionsTypeHintKey: hint as Any] : nil
        return try UNNotificationAttachment(identifier: identifier, url: file, options: options)
    }
}
