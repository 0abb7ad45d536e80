import UserNotifications

final class Handler: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        switch response.actionIdentifier {
        case "buy": await buy()
        case "save": await save()
        default: break
        }
    }
}
