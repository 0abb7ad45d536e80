import Foundation

// Nothing in this file exists in Apple's SDK.

/// How a provider changes a content. Apple's protocol is empty, and this module can't see the intents.
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, watchOS 8.0, tvOS 15.0, visionOS 1.0, *)
public protocol StubContentProvider: UNNotificationContentProviding {
    func stubUpdate(_ content: UNMutableNotificationContent) throws
}

/// The calls to the system, in order, across both modules.
public enum StubJournal {
    public static var entries: [String] { StubSwitches.shared.entries }
    public static func record(_ entry: String) { StubSwitches.shared.entries.append(entry) }
    public static func clear() { StubSwitches.shared.entries = [] }
}

/// Switches of the whole process.
final class StubSwitches: @unchecked Sendable {
    static let shared = StubSwitches()

    private let lock = NSLock()
    private var storedEntries: [String] = []
    private var storedUpdatingError: (any Error)?

    var entries: [String] {
        get { locked { storedEntries } }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &storedEntries
        }
    }

    var updatingError: (any Error)? {
        get { locked { storedUpdatingError } }
        set { locked { storedUpdatingError = newValue } }
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
