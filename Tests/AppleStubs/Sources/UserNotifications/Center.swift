import Foundation

@available(iOS 10.0, macCatalyst 13.1, macOS 10.14, watchOS 3.0, tvOS 10.0, visionOS 1.0, *)
open class UNUserNotificationCenter: NSObject {
    let state = CenterState()

    private nonisolated(unsafe) static let shared = UNUserNotificationCenter(shared: ())

    private init(shared: Void) { super.init() }

    @available(*, unavailable)
    public override init() { fatalError("unavailable") }

    open class func current() -> UNUserNotificationCenter { shared }

    weak open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.with { $0.delegate } }
        set { state.with { $0.delegate = newValue } }
    }

    open var supportsContentExtensions: Bool { true }

    // MARK: Authorization

    open nonisolated(nonsending) func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try state.authorize(options)
    }

    @preconcurrency
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task.detached { [state] in
            do {
                completionHandler(try state.authorize(options), nil)
            } catch {
                completionHandler(false, error)
            }
        }
    }

    open nonisolated(nonsending) func notificationSettings() async -> UNNotificationSettings {
        state.with { $0.settings }
    }

    @preconcurrency
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task.detached { [state] in completionHandler(state.with { $0.settings }) }
    }

    // MARK: Categories

    @available(tvOS, unavailable)
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        StubJournal.record("setNotificationCategories \(categories.map(\.identifier).sorted())")
        state.with { $0.categories = Array(categories) }
    }

    @available(tvOS, unavailable)
    open nonisolated(nonsending) func notificationCategories() async -> Set<UNNotificationCategory> {
        Set(state.with { $0.categories }.compactMap { $0 as? UNNotificationCategory })
    }

    @available(tvOS, unavailable)
    @preconcurrency
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        Task.detached { [state] in
            let (categories, delay) = state.with { ($0.categories, $0.categoriesDelay) }
            let answer = Set(categories.compactMap { $0 as? UNNotificationCategory })
            if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
            completionHandler(answer)
        }
    }

    // MARK: Pending requests

    open nonisolated(nonsending) func add(_ request: UNNotificationRequest) async throws {
        try state.add(request)
    }

    @preconcurrency
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let failure: (any Error)?
        do {
            try state.add(request)
            failure = nil
        } catch {
            failure = error
        }
        Task.detached { completionHandler?(failure) }
    }

    open nonisolated(nonsending) func pendingNotificationRequests() async -> [UNNotificationRequest] {
        state.with { $0.pending }
    }

    @preconcurrency
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        Task.detached { [state] in completionHandler(state.with { $0.pending }) }
    }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        StubJournal.record("removePending \(identifiers)")
        state.with { $0.pending.removeAll { identifiers.contains($0.identifier) } }
    }

    open func removeAllPendingNotificationRequests() {
        StubJournal.record("removeAllPending")
        state.with { $0.pending = [] }
    }

    // MARK: Delivered notifications

    @available(tvOS, unavailable)
    open nonisolated(nonsending) func deliveredNotifications() async -> [UNNotification] {
        state.with { $0.delivered }
    }

    @available(tvOS, unavailable)
    @preconcurrency
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        Task.detached { [state] in completionHandler(state.with { $0.delivered }) }
    }

    @available(tvOS, unavailable)
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        StubJournal.record("removeDelivered \(identifiers)")
        state.with { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    @available(tvOS, unavailable)
    open func removeAllDeliveredNotifications() {
        StubJournal.record("removeAllDelivered")
        state.with { $0.delivered = [] }
    }

    // MARK: Badge

    @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    open nonisolated(nonsending) func setBadgeCount(_ newBadgeCount: Int) async throws {
        try state.setBadgeCount(newBadgeCount)
    }

    @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
    @available(watchOS, unavailable)
    @preconcurrency
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let failure: (any Error)?
        do {
            try state.setBadgeCount(newBadgeCount)
            failure = nil
        } catch {
            failure = error
        }
        Task.detached { completionHandler?(failure) }
    }
}
