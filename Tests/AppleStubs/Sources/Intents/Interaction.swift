import Foundation
import UserNotifications

@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
open class INInteraction: NSObject, NSCopying, NSSecureCoding {
    let intent: INIntent
    let intentResponse: INIntentResponse?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        identifier = UUID().uuidString
        super.init()
    }

    open var direction: INInteractionDirection = .unspecified
    open var dateInterval: DateInterval?
    open var identifier: String
    open var groupIdentifier: String?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = INInteraction(intent: intent, response: intentResponse)
        copy.direction = direction
        copy.dateInterval = dateInterval
        copy.identifier = identifier
        copy.groupIdentifier = groupIdentifier
        return copy
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(intent, forKey: "intent")
        coder.encode(String(direction.rawValue), forKey: "direction")
        coder.encode(identifier, forKey: "identifier")
        coder.encode(groupIdentifier, forKey: "groupIdentifier")
    }
    public required init?(coder: NSCoder) {
        guard let intent = coder.object("intent", of: INIntent.self), let identifier = coder.text("identifier") else {
            return nil
        }
        self.intent = intent
        self.identifier = identifier
        intentResponse = nil
        direction = coder.number("direction").flatMap(INInteractionDirection.init) ?? .unspecified
        groupIdentifier = coder.text("groupIdentifier")
        super.init()
    }

    open nonisolated(nonsending) func donate() async throws {
        let delay = StubDonations.shared.with { $0.delay }
        if delay > 0 { try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
        try StubDonations.shared.donate(self)
    }

    @preconcurrency
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        let delay = StubDonations.shared.with { $0.delay }
        let failure: (any Error)?
        do {
            try StubDonations.shared.donate(self)
            failure = nil
        } catch {
            failure = error
        }
        Task.detached {
            if delay > 0 { try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
            completion?(failure)
        }
    }
}

/// The donations of this process, behind a lock.
@available(iOS 10.0, macCatalyst 13.1, macOS 11.0, watchOS 3.2, tvOS 14.0, visionOS 1.0, *)
final class StubDonations: @unchecked Sendable {
    struct Values {
        var interactions: [INInteraction] = []
        var error: (any Error)?
        var delay = 0.0
    }

    static let shared = StubDonations()

    private let lock = NSLock()
    private var values = Values()

    func with<Result>(_ body: (inout Values) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&values)
    }

    func donate(_ interaction: INInteraction) throws {
        StubJournal.record("donate \(interaction.direction) \(type(of: interaction.intent))")
        try with { values in
            if let error = values.error { throw error }
            values.interactions.append(interaction)
        }
    }
}
