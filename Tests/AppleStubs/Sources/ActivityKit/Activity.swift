import Foundation

// From the interface of the iOS 16.5 SDK, and Apple's reference for what is newer. ActivityKit exists on iOS alone.

@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

@available(iOS 16.2, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

@available(iOS 16.2, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
extension ActivityContent: Sendable where State: Sendable {}

@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public struct PushType {
    let channel: String?

    public static var token: PushType { PushType(channel: nil) }

    @available(iOS 18.0, *)
    public static func channel(_ name: String) -> PushType { PushType(channel: name) }
}

@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public struct ActivityUIDismissalPolicy: Sendable {
    let words: String

    public static let `default` = ActivityUIDismissalPolicy(words: "default")
    public static let immediate = ActivityUIDismissalPolicy(words: "immediate")
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(
            words: "after \(Int((date.timeIntervalSince1970 - Date().timeIntervalSince1970).rounded())) s")
    }
}

// Foundation on Linux doesn't have it.
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
}

@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public struct AlertConfiguration {
    public struct AlertSound: Equatable, Sendable {
        let name: String

        public static var `default`: AlertSound { AlertSound(name: "default") }
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public var title: LocalizedStringResource
    public var body: LocalizedStringResource
    public var sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

// developer.apple.com/documentation/activitykit/activitystyle
@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public enum ActivityStyle: Equatable, Hashable {
    case standard, transient
}

// developer.apple.com/documentation/activitykit/activitystate; `pending` is on a page of its own.
@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public enum ActivityState: Encodable, Hashable {
    case active, dismissed, ended

    @available(iOS 16.2, *)
    case stale

    @available(iOS 26.0, *)
    case pending
}

@available(iOS 16.1, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public class Activity<Attributes: ActivityAttributes>: Identifiable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    let pushType: PushType?
    /// Only scheduled activities of the stub are kept: `activities` isn't asked for others.
    public private(set) var activityState: ActivityState = .active
    /// What the app did with the activity.
    public internal(set) var stubLog: [String] = []

    init(id: String, attributes: Attributes, pushType: PushType?) {
        (self.id, self.attributes, self.pushType) = (id, attributes, pushType)
    }

    public static var activities: [Activity<Attributes>] { [] }

    func stubSchedule() {
        if #available(iOS 26.0, *) { activityState = .pending }
    }

    public struct PushTokenUpdates: AsyncSequence {
        public typealias Element = Data
        let tokens: [Data]

        public struct Iterator: AsyncIteratorProtocol {
            var rest: ArraySlice<Data>
            public mutating func next() async -> Data? { rest.popFirst() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(rest: tokens[...]) }
    }

    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates(tokens: [Data([0, 10, 255])]) }

    @available(iOS 17.2, *)
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates(tokens: [Data([16])]) }
}

@available(iOS 16.2, *)
@available(macCatalyst, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
extension Activity {
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        let activity = Activity(id: "activity", attributes: attributes, pushType: pushType)
        let push = pushType.map { $0.channel.map { "channel \($0)" } ?? "token" } ?? "no push"
        activity.stubLog.append("start \(describe(content)) \(push)")
        return activity
    }

    // developer.apple.com/documentation/activitykit/activity/request(attributes:content:pushtype:style:)
    @available(iOS 18.0, *)
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        let activity = try request(attributes: attributes, content: content, pushType: pushType)
        activity.stubLog[0] += " \(style)"
        return activity
    }

    // developer.apple.com/documentation/activitykit/activity/request(attributes:content:pushtype:style:alertconfiguration:start:)
    @available(iOS 26.0, *)
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil,
        style: ActivityStyle, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity<Attributes> {
        let activity = try request(attributes: attributes, content: content, pushType: pushType, style: style)
        let alert = alertConfiguration
        let seconds = Int((start.timeIntervalSince1970 - Date().timeIntervalSince1970).rounded())
        activity.stubLog[0] += " in \(seconds) s “\(alert.title.text)”, “\(alert.body.text)”, \(alert.sound.name)"
        activity.stubSchedule()
        return activity
    }

    public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async {
        stubLog.append("update \(Self.describe(content))")
    }

    public func update(
        _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration?
    ) async {
        let alert = alertConfiguration.map { " “\($0.title.text)”, “\($0.body.text)”, \($0.sound.name)" }
        stubLog.append("update \(Self.describe(content))\(alert ?? "")")
    }

    public func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        stubLog.append("end \(content.map { Self.describe($0) } ?? "") \(dismissalPolicy.words)")
    }

    private static func describe(_ content: ActivityContent<Activity<Attributes>.ContentState>) -> String {
        let stale = content.staleDate.map {
            "stale after \(Int(($0.timeIntervalSince1970 - Date().timeIntervalSince1970).rounded())) s"
        }
        return "\(stale ?? "never stale"), relevance \(content.relevanceScore)"
    }
}
