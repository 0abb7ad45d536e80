import ActivityKit
import SwiftUI
import UserNotifications

struct OrderView: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Bread, fresh from the oven")
            Button("Allow Notifications") { Task { await allowNotifications() } }
            Button("Follow an Order") { Task { await followOrder() } }
        }
    }

    private func allowNotifications() async {
        let center = UNUserNotificationCenter.current()
        guard (try? await center.requestAuthorization(options: Notifications.authorizationOptions)) == true else {
            return
        }
        UIApplication.shared.registerForRemoteNotifications()
    }

    /// Starts the Live Activity. Pushes update and end it.
    private func followOrder() async {
        let order = DeliveryAttributes(orderID: UUID(), shop: "Mill Lane")
        do {
            let activity = try order.start(.init(step: .baking, eta: Date().addingTimeInterval(1800)))
            for await token in activity.pushTokens { print("Updates go to \(token)") }
        } catch {
            print("No Live Activity: \(error)")
        }
    }
}
