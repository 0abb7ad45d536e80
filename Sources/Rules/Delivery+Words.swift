import AppleFacts
package import NotificationSchema

extension Delivery {
    /// After 'is', in messages about pushes that show nothing.
    package var wordsOfPush: String {
        self == .background ? "a background push" : "a push of type \(pushType.rawValue)"
    }
}
