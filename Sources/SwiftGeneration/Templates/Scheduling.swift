import Foundation
import UserNotifications

// MARK: - Scheduling

nonisolated extension Namespace {
    /// Adds a request to the notification center.
    ///
    /// - Returns: The identifier of the request.
    static func schedule(_ request: UNNotificationRequest) async throws -> String {
        let identifier = request.identifier
        try await UNUserNotificationCenter.current().add(request)
        return identifier
    }

    /// Cancels requests that aren't delivered yet, by the identifiers that `schedule` returned.
    public static func cancel(_ identifiers: String...) { cancel(identifiers) }

    /// Cancels requests that aren't delivered yet, by the identifiers that `schedule` returned.
    public static func cancel(_ identifiers: [String]) {
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
    }
}
