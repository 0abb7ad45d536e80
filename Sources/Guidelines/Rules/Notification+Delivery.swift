import Diagnostics
import NotificationSchema
import SourceSyntax

// What several rules ask of a notification.

extension NotificationSchema.Notification {
    /// Title, subtitle and body, as far as anything stands there: what makes a push an alert.
    var alertTexts: [Template] {
        [title, subtitle, bodyText].compactMap { $0 }.filter { !$0.text.value.isEmpty }
    }

    /// The variables and data in some of its texts, each once, with where its name stands first.
    func fields(in texts: [Template]) -> [(field: Field, range: SourceRange)] {
        var fields: [(field: Field, range: SourceRange)] = []
        for placeholder in texts.lazy.flatMap(\.placeholders) {
            guard let field = field(named: placeholder.name),
                !fields.contains(where: { $0.field.name.value == field.name.value })
            else { continue }
            fields.append((field, placeholder.range))
        }
        return fields
    }

    /// The change that leaves out some of its keys.
    func fix(removing keys: String..., applicability: Fix.Applicability) -> Fix? {
        body.removing(keys).map { Fix(applicability, $0) }
    }
}

extension Schema {
    func isMarketing(_ notification: NotificationSchema.Notification) -> Bool {
        topic(of: notification)?.kind == .marketing
    }
}

extension Field {
    var isUUID: Bool { type.scalar == .uuid }
    var isURL: Bool { type.scalar == .url }
    var isCount: Bool { type.scalar == .count }

    /// Whether nobody else should see its value. What people write to each other is `personal`, and no more than a reason
    /// for a text for hidden previews.
    var isSensitive: Bool {
        switch sensitivity {
        case .public, .personal: false
        case .location, .health, .financial, .secret: true
        }
    }

    /// The words by which it identifies something: of `orderID`, order; of a UUID called `order`, that; nil where it does
    /// not, or tells apart who gets the notification and not what it is about.
    var entityWords: [String]? {
        var words = name.value.nameWords
        if let last = words.last, ["id", "identifier", "uuid", "guid", "slug", "number"].contains(last) {
            words.removeLast()
        } else if !isUUID {
            return nil
        }
        guard let subject = words.last, !Self.recipients.contains(subject) else { return nil }
        return words
    }

    private static let recipients: Set<String> = [
        "user", "account", "customer", "device", "installation", "member", "profile", "recipient", "session", "tenant",
        "notification", "push", "request", "phone",
    ]
}
