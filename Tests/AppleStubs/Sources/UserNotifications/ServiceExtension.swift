import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }

    /// The only handler of the module that isn't `@Sendable`. By default, the content stays unchanged.
    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        contentHandler(request.content)
    }

    open func serviceExtensionTimeWillExpire() {}
}
