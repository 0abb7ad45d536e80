import UIKit
import UserNotifications

final class AppDelegate: NSObject, UIApplicationDelegate, Notifications.Handler {
    private lazy var notificationDelegate = Notifications.CenterDelegate(handler: self)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = notificationDelegate
        Notifications.register()
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        // An app sends the token to its server.
        print("Pushes go to \(deviceToken.map { String(256 + Int($0), radix: 16).dropFirst() }.joined())")
    }

    /// Add an action to the schema, and this doesn't compile until it is handled.
    func handle(_ response: Notifications.Response, in context: Notifications.ResponseContext) async {
        switch response {
        case .breadReady(let bread, .reserve): print("Reserves \(bread.breadID)")
        case .breadReady(let bread, .mute): print("Mutes \(bread.breadID)")
        case .breadReady(let bread, .defaultAction): print("Shows \(bread.breadID)")
        case .unrecognized(let problem): print("Not ours: \(problem.reason)")
        }
    }
}
