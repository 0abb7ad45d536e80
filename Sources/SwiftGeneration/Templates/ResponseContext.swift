import Foundation
import UserNotifications

// MARK: - Context of a response

nonisolated extension Namespace {
    /// The end of the identifier of a request that shows a repeating notification once more.
    static let _snoozed = ".snoozed"

    /// The notification that a person responded to, as the system has it.
    public nonisolated struct ResponseContext: Sendable {
        /// The identifier of the request. A later request with the same identifier replaces the notification.
        public let identifier: String
        /// When the notification was delivered.
        public let date: Date
        /// The text that the person typed, if any.
        public let typedText: String?
        // Nothing changes these two: the system gives copies, and the initializer for tests makes one.
        private let storedContent: _UncheckedSendable<UNNotificationContent>
        private let storedResponse: _UncheckedSendable<UNNotificationResponse?>

        public init(_ response: UNNotificationResponse) {
            let request = response.notification.request
            identifier = request.identifier
            date = response.notification.date
            typedText = (response as? UNTextInputNotificationResponse)?.userText
            storedContent = _UncheckedSendable(request.content)
            storedResponse = _UncheckedSendable(response)
        }

        /// Makes a context for tests, which can't make a response of the system.
        public init(
            identifier: String, date: Date = Date(), content: UNNotificationContent = UNNotificationContent(),
            typedText: String? = nil
        ) {
            self.identifier = identifier
            self.date = date
            self.typedText = typedText
            storedContent = _UncheckedSendable(content.copy() as? UNNotificationContent ?? content)
            storedResponse = _UncheckedSendable(nil)
        }

        /// The content that people saw, with the data in `userInfo`.
        public var content: UNNotificationContent { storedContent.value }

        /// The data in the form that this schema reads.
        public var payload: [String: JSON] { JSON.object(from: content.userInfo) }

        /// The response of the system; nil in tests. With UIKit, its `targetScene` is the scene to show a screen in.
        public var response: UNNotificationResponse? { storedResponse.value }

        /// Shows the same notification again later, instead of the delivered one. What repeats goes on.
        ///
        /// - Parameter interval: The time until then, in seconds. Less than a second becomes a second.
        public func snooze(for interval: TimeInterval) async throws {
            // The system raises an exception if the time isn't greater than 0.
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval > 1 ? interval : 1, repeats: false)
            // A request with the identifier of one that repeats would end it.
            let isRepeating = response?.notification.request.trigger?.repeats ?? false
            let identifier = isRepeating ? identifier + _snoozed : identifier
            let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
            try await UNUserNotificationCenter.current().add(request)
            if isRepeating { remove() }
        }

        /// Removes the notification from Notification Center.
        public func remove() {
            UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: [identifier])
        }
    }
}
