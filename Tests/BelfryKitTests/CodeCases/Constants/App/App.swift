import UIKit
import UserNotifications

enum TabAction: String {
    case view = "TabViewAction"

    static var category: UNNotificationCategory {
        let view = UNNotificationAction(
            identifier: TabAction.view.rawValue, title: .TabViewTitle, options: .foreground)
        let close = UNNotificationAction(
            identifier: Names.Tab.close, title: .Tab.Close, options: UNNotificationActionOptions(rawValue: 0))
        return UNNotificationCategory(
            identifier: "com.example.tab", actions: [view, close], intentIdentifiers: [],
            options: UNNotificationCategoryOptions(rawValue: 0))
    }
}

extension AppDelegate {
    func setUp() {
        UNUserNotificationCenter.current().delegate = self
        let categories: Set<UNNotificationCategory> = [TabAction.category, Messages.category]
        UNUserNotificationCenter.current().setNotificationCategories(categories)
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        let content = response.notification.request.content
        if content.categoryIdentifier == Messages.Constant.category {
            switch response.actionIdentifier {
            case UNNotificationDismissActionIdentifier: messages.dismiss()
            default: messages.open()
            }
        } else if content.categoryIdentifier == Names.closedTabs {
            switch response.actionIdentifier {
            case UNNotificationDefaultActionIdentifier: showTabs()
            case Names.Tab.closed: break
            default: break
            }
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.list, .banner, .sound] }
}

class Messages {
    struct Constant {
        static let base: String = "com.example.message"
        static let category: String = "\(base).category"
    }

    static var category: UNNotificationCategory {
        UNNotificationCategory(
            identifier: Constant.category, actions: [], intentIdentifiers: [], options: .customDismissAction)
    }
}
