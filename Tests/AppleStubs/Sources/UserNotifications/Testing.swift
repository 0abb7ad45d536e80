import Dispatch
import Foundation

// Functions for tests, not for apps. Nothing in this file exists in Apple's SDK.

private let mainQueueKey = DispatchSpecificKey<Void>()

/// Counts the calls of a completion handler and stores its arguments.
public final class StubCompletions<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var storedValues: [Value] = []
    private var storedThreads: [Bool] = []

    public init() { DispatchQueue.main.setSpecific(key: mainQueueKey, value: ()) }

    public var values: [Value] { lock.withLock { storedValues } }
    public var count: Int { lock.withLock { storedValues.count } }

    /// For each call, whether it came on the main thread; on Linux, on the main queue, which can use another thread.
    public var onMainThread: [Bool] { lock.withLock { storedThreads } }

    public func record(_ value: Value) {
        let main = Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
        lock.withLock {
            storedValues.append(value)
            storedThreads.append(main)
        }
    }

    /// Waits for a number of calls, and then for the duration `settling` for an extra one. Returns the number of calls.
    @discardableResult
    public func wait(for expected: Int = 1, timeout: TimeInterval = 5, settling: TimeInterval = 0.02) async -> Int {
        let end = Date(timeIntervalSinceNow: timeout)
        while count < expected, Date() < end {
            try? await Task.sleep(nanoseconds: 500_000)
        }
        try? await Task.sleep(nanoseconds: UInt64(settling * 1_000_000_000))
        return count
    }
}

extension UNUserNotificationCenter {
    /// Resets everything: delegate, categories, requests, switches, journal.
    public func stubReset() {
        state.with { $0 = CenterState.Values() }
        StubSwitches.shared.updatingError = nil
        StubJournal.clear()
    }

    public var stubAuthorizationRequests: [UNAuthorizationOptions] { state.with { $0.authorizationRequests } }
    public var stubBadgeCounts: [Int] { state.with { $0.badgeCounts } }

    /// The current categories, without waiting.
    public var stubCategories: Set<UNNotificationCategory> {
        Set(state.with { $0.categories }.compactMap { $0 as? UNNotificationCategory })
    }

    /// How many seconds `getNotificationCategories` takes to answer, with what was registered when it was called.
    public var stubCategoriesDelay: Double {
        get { state.with { $0.categoriesDelay } }
        set { state.with { $0.categoriesDelay = newValue } }
    }

    /// The pending requests of this moment, without waiting.
    public var stubPendingRequests: [UNNotificationRequest] { state.with { $0.pending } }

    public var stubAuthorizationGranted: Bool {
        get { state.with { $0.authorizationGranted } }
        set { state.with { $0.authorizationGranted = newValue } }
    }

    public var stubSettings: UNNotificationSettings {
        get { state.with { $0.settings } }
        set { state.with { $0.settings = newValue } }
    }

    /// If set, authorization, `add` and `setBadgeCount` fail with it.
    public var stubError: (any Error)? {
        get { state.with { $0.error } }
        set { state.with { $0.error = newValue } }
    }

    /// Shows a notification without asking the delegate.
    public func stubAddDelivered(_ notification: UNNotification) {
        state.with { $0.delivered.append(notification) }
    }

    /// Calls the delegate with a response, on the calling thread, as the system does.
    @discardableResult
    public func stubDeliver(_ response: UNNotificationResponse) -> StubCompletions<Void> {
        let completions = StubCompletions<Void>()
        delegate?.userNotificationCenter(self, didReceive: response) { completions.record(()) }
        return completions
    }

    /// Asks the delegate how to present a notification while the app is in the foreground.
    @discardableResult
    public func stubPresent(_ notification: UNNotification) -> StubCompletions<UNNotificationPresentationOptions> {
        let completions = StubCompletions<UNNotificationPresentationOptions>()
        delegate?.userNotificationCenter(self, willPresent: notification) { completions.record($0) }
        return completions
    }

    /// Tells the delegate that a person opened the app's own notification settings.
    public func stubOpenSettings(for notification: UNNotification?) {
        delegate?.userNotificationCenter(self, openSettingsFor: notification)
    }
}

extension UNNotification {
    public static func stub(request: UNNotificationRequest, date: Date = Date()) -> UNNotification {
        UNNotification(request: request, date: date)
    }

    public static func stub(content: UNNotificationContent, identifier: String = "stub") -> UNNotification {
        stub(request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
    }
}

extension UNNotificationResponse {
    /// A response to a notification. With text, it is a `UNTextInputNotificationResponse`.
    public static func stub(
        notification: UNNotification,
        actionIdentifier: String = UNNotificationDefaultActionIdentifier,
        userText: String? = nil
    ) -> UNNotificationResponse {
        guard let userText else {
            return UNNotificationResponse(notification: notification, actionIdentifier: actionIdentifier)
        }
        return UNTextInputNotificationResponse(
            notification: notification,
            actionIdentifier: actionIdentifier,
            typedText: userText
        )
    }

    public static func stub(
        content: UNNotificationContent,
        actionIdentifier: String = UNNotificationDefaultActionIdentifier,
        userText: String? = nil
    ) -> UNNotificationResponse {
        stub(notification: .stub(content: content), actionIdentifier: actionIdentifier, userText: userText)
    }
}

extension UNNotificationSettings {
    public static func stub(
        authorizationStatus: UNAuthorizationStatus = .authorized,
        setting: UNNotificationSetting = .enabled
    ) -> UNNotificationSettings {
        UNNotificationSettings(status: authorizationStatus, setting: setting)
    }
}

extension UNNotificationContent {
    /// If set, every `updating(from:)` of the process fails with it.
    public static var stubUpdatingError: (any Error)? {
        get { StubSwitches.shared.updatingError }
        set { StubSwitches.shared.updatingError = newValue }
    }

    /// The source of the last update of this content.
    public var stubProvider: (any UNNotificationContentProviding)? {
        values.provider as? any UNNotificationContentProviding
    }
}

extension UNNotificationServiceExtension {
    /// Gives the extension a request, and records its results.
    public func stubReceive(_ request: UNNotificationRequest) -> StubCompletions<UNNotificationContent> {
        let contents = StubCompletions<UNNotificationContent>()
        didReceive(request) { contents.record($0) }
        return contents
    }
}

// MARK: Values that Apple's classes don't expose

extension UNNotificationActionIcon {
    /// `system:` or `template:` and the name.
    public var stubSource: String { source }
}

extension UNNotificationSound {
    /// `default`, `named ping.caf`, `critical default at 0.5`, `ringtone default` and so on.
    public var stubSummary: String { summary }
}

extension UNNotificationAttachment {
    public var stubOptions: [AnyHashable: Any] { options }
}

extension UNNotificationTrigger {
    public var stubRepeats: Bool { repeating }
    public var stubTimeInterval: TimeInterval? { (self as? UNTimeIntervalNotificationTrigger)?.interval }
    public var stubDateComponents: DateComponents? { (self as? UNCalendarNotificationTrigger)?.components }
}

extension UNPushNotificationTrigger {
    public static func stub() -> UNPushNotificationTrigger { UNPushNotificationTrigger(repeating: false) }
}

extension UNError {
    public static func stub(_ code: Code) -> UNError { UNError(code) }
}
