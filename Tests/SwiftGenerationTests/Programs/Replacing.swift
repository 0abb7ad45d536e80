// Registers over the categories of earlier builds and of an SDK in the stub center, and prints its content.
import Foundation
import UserNotifications

@main struct Replacing {
    static func main() async {
        let center = UNUserNotificationCenter.current()
        let left = ["MESSAGE", "camera", "CAMERA", "order", "camera-of-sdk", "sdk.chat"].map { identifier in
            UNNotificationCategory(identifier: identifier, actions: [], intentIdentifiers: [])
        }
        center.setNotificationCategories(Set(left))
        await withCheckedContinuation { done in
            Parley.register { done.resume() }
        }
        let registered = await center.notificationCategories()
        precondition(registered.contains { $0.identifier == "MESSAGE" && !$0.actions.isEmpty })
        print(registered.map(\.identifier).sorted().joined(separator: " "))
    }
}
