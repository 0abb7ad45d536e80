import Foundation

/// The state of the only center of a process, behind a lock.
final class CenterState: @unchecked Sendable {
    struct Values {
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        /// Categories. tvOS has no such type.
        var categories: [NSObject] = []
        /// How many seconds an answer about them takes.
        var categoriesDelay = 0.0
        var pending: [UNNotificationRequest] = []
        var delivered: [UNNotification] = []
        var authorizationRequests: [UNAuthorizationOptions] = []
        var authorizationGranted = true
        var settings = UNNotificationSettings(status: .authorized, setting: .enabled)
        var badgeCounts: [Int] = []
        var error: (any Error)?
    }

    private let lock = NSLock()
    private var values = Values()

    func with<Result>(_ body: (inout Values) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&values)
    }

    func authorize(_ options: UNAuthorizationOptions) throws -> Bool {
        StubJournal.record("requestAuthorization \(options.rawValue)")
        return try with { values in
            values.authorizationRequests.append(options)
            if let error = values.error { throw error }
            return values.authorizationGranted
        }
    }

    /// A request replaces the pending one with the same identifier.
    func add(_ request: UNNotificationRequest) throws {
        StubJournal.record("add \(request.identifier)")
        try with { values in
            if let error = values.error { throw error }
            values.pending.removeAll { $0.identifier == request.identifier }
            values.pending.append(request)
        }
    }

    func setBadgeCount(_ count: Int) throws {
        StubJournal.record("setBadgeCount \(count)")
        try with { values in
            if let error = values.error { throw error }
            guard count >= 0 else { throw UNError(.badgeInputInvalid) }
            values.badgeCounts.append(count)
        }
    }
}
