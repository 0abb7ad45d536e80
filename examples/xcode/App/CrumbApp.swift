import SwiftUI

@main struct CrumbApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            OrderView()
                // A tap on the Live Activity, also if it launches the app.
                .onOpenURL { url in
                    if case .delivery(let orderID) = Notifications.ActivityTap(url) { print("Shows \(orderID)") }
                }
        }
    }
}
