import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        Categories.register()
        return true
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        switch response.actionIdentifier {
        case "reply": await send(response as? UNTextInputNotificationResponse)
        case "archiveMail": await archive(response.notification)
        default: break
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list, .sound] }

    private func send(_ response: UNTextInputNotificationResponse?) async {}

    private func archive(_ notification: UNNotification) async {
        let content = UNMutableNotificationContent()
        content.title = "Archived"
        content.categoryIdentifier = Categories.archived
        try? await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: "archived", content: content, trigger: nil))
    }
}
