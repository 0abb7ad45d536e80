// Linux has no notifications: stand-ins for Apple's frameworks play the system's part.
#if os(Linux)
import BarbellNotifications
import Foundation
import NotificationService
import UserNotifications

extension BarbellApp {
    /// The push of a server in another country, as people see it.
    static func receive(_ moved: Gym.ClassMoved) async {
        let locale = Locale(identifier: "de_DE")
        guard let zone = TimeZone(identifier: "Asia/Tokyo"),
            let sent = try? JSONSerialization.jsonObject(with: moved.push(locale: locale, timeZone: zone).payload)
                as? [String: Any],
            let aps = sent["aps"] as? [String: Any], let alert = aps["alert"] as? [String: Any]
        else { return }
        let content = UNMutableNotificationContent()
        content.title = alert["title"] as? String ?? ""
        content.body = alert["body"] as? String ?? ""
        content.categoryIdentifier = aps["category"] as? String ?? ""
        content.userInfo = sent
        let shown = NotificationService().stubReceive(
            UNNotificationRequest(identifier: "push", content: content, trigger: nil))
        await shown.wait()
        print("Sent: \(content.title): \(content.body)")
        for content in shown.values { print("Shown: \(content.title): \(content.body)") }
    }
}
#endif
