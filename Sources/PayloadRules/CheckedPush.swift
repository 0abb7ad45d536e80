import AppleFacts
import Diagnostics
import NotificationSchema
import PayloadContracts
import Payloads
import SourceSyntax

/// A push and its declaration in the schema: the input of rules over payloads. A class to avoid copying: every rule gets it.
final class CheckedPush {
    let received: Push
    let contract: PayloadContract
    /// Nil if the payload doesn't name a notification, or names one that the schema doesn't have.
    let notification: NotificationContract?
    /// The identifier in the payload.
    let identifier: Node?
    /// The other keys next to `aps`.
    let own: [OwnEntry]
    /// Data in the wrong place. Other rules see it in the right place.
    let misplaced: MisplacedData?

    /// A key next to `aps`, with its declaration in the schema.
    struct OwnEntry {
        let name: String
        let key: Node
        let value: Node
        let member: ObjectShape.Member?
        let isFirebaseData: Bool
    }

    /// The keys of `aps` that aren't Apple's.
    private let unknownKeys: [String]
    private let suggestions: SharedSuggestionSearch

    /// - Parameter type: The type of the push; nil if it isn't known.
    init(
        _ push: Push, _ contract: PayloadContract, _ suggestions: SharedSuggestionSearch, type: PushType? = nil
    ) {
        self.contract = contract
        self.suggestions = suggestions
        misplaced = MisplacedData(in: push, contract, Self.notification(of: push, in: contract, type: type))
        let push = misplaced?.corrected ?? push
        let notification = Self.notification(of: push, in: contract, type: type)
        received = push
        self.notification = notification
        unknownKeys = push.apsEntries.map(\.name).filter { !APSKey.isOfAPS($0) }
        identifier = push.ownEntries.first { $0.name == contract.notificationKey }?.value
        own = push.ownEntries.compactMap { entry in
            guard entry.name != contract.notificationKey else { return nil }
            let member = notification?.data.member(named: entry.name)
            return OwnEntry(
                name: entry.name, key: entry.key, value: entry.value, member: member,
                isFirebaseData: entry.isFirebaseData)
        }
    }

    private static func notification(
        of push: Push, in contract: PayloadContract, type: PushType?
    ) -> NotificationContract? {
        let entries = push.ownEntries
        if let type, type == .widgets || type == .controls { return contract.notification(reloading: type) }
        if let identifier = entries.first(where: { $0.name == contract.notificationKey })?.value {
            return identifier.isString ? contract.notification(identifier: identifier.text) : nil
        }
        let category = push.aps(PayloadKey.category)
        return contract.notification(
            category: category.flatMap { $0.isString ? $0.text : nil }, matching: entries.map { ($0.name, $0.value) })
    }

    /// The nearest candidate; nil once too many names were compared.
    func nearest(to name: String, among candidates: [String]) -> String? {
        suggestions.nearest(to: name, among: candidates)
    }

    /// Whether `aps` has a misspelled form of this key. That is reported; the key isn't reported as missing.
    func misspells(_ key: String) -> Bool {
        unknownKeys.contains { Suggestion.nearest(to: $0, among: [key]) != nil }
    }

    /// Whether it is a background push: according to the schema, or to the push itself if the schema doesn't know it.
    var isBackground: Bool {
        if let notification { return notification.pushType == .background }
        if let type = received.headers?.value(PushHeader.pushType) { return type.isText("background") }
        return received.aps(PayloadKey.contentAvailable) != nil && received.alert == nil
    }

    /// The key that only a push for a Live Activity has, if it has one.
    var keyOfActivity: Node? {
        guard received.type?.isNotification != false else { return nil }
        return received.apsEntry(ActivityKey.contentState)?.key
    }

    /// The name in messages.
    var subject: String { notification.map { "'\($0.name)'" } ?? "this push" }

    /// A note about the declaration of the notification.
    func note() -> [Finding.Note] {
        notification.map { [Finding.Note("'\($0.name)' is declared here", at: $0.declaration)] } ?? []
    }
}

/// The search for nearest names, shared by all pushes of a run.
final class SharedSuggestionSearch {
    private var search = SuggestionSearch(limit: 400_000)

    func nearest(to name: String, among candidates: [String]) -> String? {
        search.nearest(to: name, among: candidates)
    }
}

extension [Push.Entry] {
    /// The value at a path.
    func value(at path: [Name]) -> Node? {
        let first = first { path[0].isText($0.name) }?.value
        return path.dropFirst().reduce(first) { value, key in value?.value(of: key.text) }
    }
}
