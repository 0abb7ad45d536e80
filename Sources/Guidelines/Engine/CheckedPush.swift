import AppleFacts
import Diagnostics
import NotificationSchema
import Payloads
import SourceSyntax

/// A push, and what the schema says of it: what rules over payloads look at.
struct CheckedPush {
    let received: Push
    let contract: PayloadContract
    /// Nil where the payload does not say which it is, or names one that the schema does not know.
    let notification: NotificationContract?
    /// The identifier that the payload names.
    let identifier: Node?
    /// The other keys beside `aps`.
    let own: [OwnEntry]

    /// A key beside `aps`, with what the schema declares under it.
    struct OwnEntry {
        let name: String
        let key: Node
        let value: Node
        let member: ObjectShape.Member?
        let isFirebaseData: Bool
    }

    private let suggestions: SharedSuggestionSearch

    init(_ push: Push, _ contract: PayloadContract, _ suggestions: SharedSuggestionSearch) {
        received = push
        self.contract = contract
        self.suggestions = suggestions
        let entries = push.ownEntries
        let identifier = entries.first { $0.name == contract.notificationKey }?.value
        let notification: NotificationContract?
        if let identifier {
            notification = identifier.isString ? contract.notification(identifier: identifier.text) : nil
        } else {
            let category = push.aps(PayloadKey.category)
            notification = contract.notification(
                category: category.flatMap { $0.isString ? $0.text : nil }
            ) { match in
                entries.value(at: match.path).map { $0.kind == .scalar && $0.isText(match.value) } ?? false
            }
        }
        self.identifier = identifier
        self.notification = notification
        own = entries.compactMap { entry in
            guard entry.name != contract.notificationKey else { return nil }
            let member = notification?.data.member(named: entry.name)
            return OwnEntry(
                name: entry.name, key: entry.key, value: entry.value, member: member,
                isFirebaseData: entry.isFirebaseData)
        }
    }

    /// The nearest of the candidates, as long as there is time to look for it.
    func nearest(to name: String, among candidates: [String]) -> String? {
        suggestions.nearest(to: name, among: candidates)
    }

    /// Whether `aps` holds a key that is meant to be this one: then that is what is wrong, and nothing is missing.
    func misspells(_ key: String) -> Bool {
        received.apsEntries.contains { entry in
            !APSKey.isOfAPS(entry.name) && Suggestion.nearest(to: entry.name, among: [key]) != nil
        }
    }

    /// Whether it is one that people do not see: by the schema or, where that does not know it, by what it says itself.
    var isBackground: Bool {
        if let notification { return !notification.isShown }
        if let type = received.headers?.value(PushHeader.pushType) { return type.isText("background") }
        return received.aps(PayloadKey.contentAvailable) != nil && received.alert == nil
    }

    /// How a message calls it.
    var subject: String { notification.map { "'\($0.name)'" } ?? "this push" }

    /// Where the notification is declared.
    func note(_ message: String = "declared here") -> [Finding.Note] {
        notification.map { [Finding.Note(message, at: $0.declaration)] } ?? []
    }
}

/// The search for nearest names that all pushes of a run share.
final class SharedSuggestionSearch {
    private var search = SuggestionSearch(limit: 2_000_000)

    fileprivate func nearest(to name: String, among candidates: [String]) -> String? {
        search.nearest(to: name, among: candidates)
    }
}

extension [Push.Entry] {
    /// The value that a path leads to.
    func value(at path: [String]) -> Node? {
        var value = first { $0.name == path[0] }?.value
        for key in path.dropFirst() { value = value?.value(of: key) }
        return value
    }
}
