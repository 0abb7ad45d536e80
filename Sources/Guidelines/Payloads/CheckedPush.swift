import AppleFacts
import Diagnostics
import Payloads
import SourceSyntax

/// A push, and what the schema says of it: what rules over payloads look at.
struct CheckedPush {
    let push: Push
    let contract: PayloadContract
    /// Nil where the payload does not say which it is, or names one that the schema does not know.
    let notification: NotificationContract?
    /// The identifier that the payload names.
    let identifier: Node?

    init(_ push: Push, _ contract: PayloadContract) {
        self.push = push
        self.contract = contract
        let entries = push.ownEntries
        let identifier = entries.first { $0.key.isText(contract.notificationKey) }?.value
        self.identifier = identifier
        if let identifier {
            notification = identifier.isString ? contract.notification(identifier: identifier.text) : nil
        } else {
            let category = push.aps(PayloadKey.category)
            notification = contract.notification(
                category: category.flatMap { $0.isString ? $0.text : nil }
            ) { match in
                var value = entries.first { $0.key.isText(match.path[0]) }?.value
                for key in match.path.dropFirst() { value = value?.value(of: key) }
                return value.map { $0.kind == .scalar && $0.isText(match.value) } ?? false
            }
        }
    }

    /// Whether it is one that people do not see: by the schema or, where that does not know it, by what it says itself.
    var isBackground: Bool {
        if let notification { return !notification.isShown }
        if let type = push.headers?.value(PushHeader.pushType) { return type.isText("background") }
        return push.aps(PayloadKey.contentAvailable) != nil && push.alert == nil
    }

    /// How a message calls it.
    var subject: String { notification.map { "'\($0.name)'" } ?? "this push" }

    /// Where the notification is declared.
    func note(_ message: String = "declared here") -> [Finding.Note] {
        notification.map { [Finding.Note(message, at: $0.declaration)] } ?? []
    }
}
