import Foundation
import UserNotifications

// MARK: - Scheduling

nonisolated extension Namespace {
    /// Adds a request to the notification center.
    ///
    /// - Returns: The identifier of the request.
    static func _schedule(_ request: UNNotificationRequest) async throws -> String {
        let identifier = request.identifier
        try await UNUserNotificationCenter.current().add(request)
        return identifier
    }

    /// Adds the requests of a notification that repeats, and removes those that earlier calls, and earlier versions of
    /// the app, added instead.
    ///
    /// - Parameters:
    ///   - notification: The identifier in the schema.
    ///   - identifier: The beginning of the identifiers of the requests.
    ///   - isOnlyOne: Whether all requests of the notification are replaced, not only those with the identifier.
    static func _schedule(
        _ requests: [UNNotificationRequest], of notification: String, as identifier: String, isOnlyOne: Bool
    ) async throws {
        let center = UNUserNotificationCenter.current()
        for request in requests { try await center.add(request) }
        let kept = requests.map(\.identifier)
        let replaced = identifiers(of: identifier)
        let outdated = await pendingIdentifiers(of: notification).filter { pending in
            let isReplaced = isOnlyOne || replaced.contains(pending) || UUID(uuidString: pending) != nil
            return isReplaced && !kept.contains(pending) && !pending.hasSuffix(_snoozed)
        }
        center.removePendingNotificationRequests(withIdentifiers: outdated)
    }

    /// Those of a single request, and of one for each day of the week.
    private static func identifiers(of identifier: String) -> [String] {
        [identifier] + (1...7).map { "\(identifier).\($0)" }
    }

    static func _cancelRequests(as identifier: String) {
        cancel(identifiers(of: identifier).flatMap { [$0, $0 + _snoozed] })
    }

    static func _cancelRequests(of notification: String) async { cancel(await pendingIdentifiers(of: notification)) }

    private static func pendingIdentifiers(of notification: String) async -> [String] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
                let own = requests.filter { $0.content.userInfo[notificationKey] as? String == notification }
                continuation.resume(returning: own.map(\.identifier))
            }
        }
    }

    /// Cancels requests that aren't delivered yet, by the identifiers that `schedule` returned.
    public static func cancel(_ identifiers: String...) { cancel(identifiers) }

    /// Cancels requests that aren't delivered yet, by the identifiers that `schedule` returned.
    public static func cancel(_ identifiers: [String]) {
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: identifiers)
    }
}
