// What the example in `examples/xcode` uses of UIKit, from Apple's reference.
@_exported public import Foundation

@available(iOS 2.0, *)
@MainActor open class UIApplication: NSObject {
    public struct LaunchOptionsKey: Hashable, Sendable {}

    public static let shared = UIApplication()

    @available(iOS 8.0, *)
    open func registerForRemoteNotifications() {}
}

/// The methods are optional in Objective-C.
@available(iOS 2.0, *)
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
}
