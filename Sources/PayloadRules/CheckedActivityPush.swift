import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import SourceSyntax

/// A push of a Live Activity and its declaration in the schema. A class to avoid copying: every rule gets it.
final class CheckedActivityPush {
    let received: Push
    /// Nil if the event is missing or isn't one.
    let event: ActivityEvent?
    /// Nil if it isn't clear which activity of the schema it is for.
    let activity: ActivityContract?
    let activities: ActivityContracts
    let bundleIdentifier: String?
    private let suggestions: SharedSuggestionSearch

    init(_ push: Push, _ contract: PayloadContract, _ suggestions: SharedSuggestionSearch) {
        received = push
        self.suggestions = suggestions
        activities = contract.activities
        bundleIdentifier = contract.bundleIdentifiers.first
        event = push.aps(PayloadKey.event).flatMap { $0.isString ? ActivityEvent(rawValue: $0.text) : nil }
        activity = Self.activity(of: push, among: contract.activities)
    }

    /// A start names the type. Other events carry only the state, so the activity is the one that the state fits best.
    private static func activity(of push: Push, among activities: ActivityContracts) -> ActivityContract? {
        if let type = push.aps(ActivityKey.attributesType), type.isString, let activity = activities[type.text] {
            return activity
        }
        guard activities.all.count > 1 else { return activities.all.first }
        guard let state = push.aps(ActivityKey.contentState), state.kind == .mapping else { return nil }
        return activities.best(for: Set(state.entries.map(\.key.text)))
    }

    /// The nearest candidate; nil once too many names were compared.
    func nearest(to name: String, among candidates: [String]) -> String? {
        suggestions.nearest(to: name, among: candidates)
    }

    /// Whether `aps` has a misspelled form of this key, which another rule reports.
    func misspells(_ key: String) -> Bool {
        received.apsEntries.contains { entry in
            APSKey.ofActivities[entry.name] == nil && Suggestion.nearest(to: entry.name, among: [key]) != nil
        }
    }

    /// Whether the request goes to a channel.
    var isBroadcast: Bool { received.headers?.value(PushHeader.channelID) != nil }

    /// The name in messages.
    var subject: String { activity.map { "a push of '\($0.name)'" } ?? "this push" }

    /// A note about the declaration of the activity.
    func note(_ message: String = "declared here") -> [Finding.Note] {
        activity.map { [Finding.Note(message, at: $0.declaration)] } ?? []
    }

    /// The objects with values of the activity: the state, and the attributes of a start.
    var objects: [(key: String, node: Node, shape: ObjectShape)] {
        guard let activity else { return [] }
        var objects: [(String, Node, ObjectShape)] = []
        if let state = received.aps(ActivityKey.contentState), state.kind == .mapping {
            objects.append((ActivityKey.contentState, state, activity.state))
        }
        if let attributes = received.aps(ActivityKey.attributes), attributes.kind == .mapping {
            objects.append((ActivityKey.attributes, attributes, activity.attributes))
        }
        return objects
    }
}
