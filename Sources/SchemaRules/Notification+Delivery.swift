import Diagnostics
import EnglishStyle
import NotificationSchema
import SourceSyntax

// Facts about a notification that several rules need.

extension Notification {
    /// The title, subtitle and body that exist. They make a push an alert.
    var alertTexts: [Template] {
        readTemplates.filter { !$0.text.value.isEmpty }
    }

    /// The variables and data that some of its texts show, without duplicates, each with the range of its first use. The
    /// text for a value of an enum shows the value.
    func fieldsUsed(in texts: [Template]) -> [(field: Field, range: SourceRange)] {
        var fields: [(field: Field, range: SourceRange)] = []
        for placeholder in texts.lazy.flatMap(\.versions).flatMap(\.references) {
            guard let field = field(named: placeholder.name),
                !fields.contains(where: { $0.field.name.value == field.name.value })
            else { continue }
            fields.append((field, placeholder.range))
        }
        return fields
    }

    /// The variable or data that is a whole text; nil if the text has other words, too.
    func field(alone template: Template?) -> Field? {
        guard let template, template.parts.count == 1, let placeholder = template.placeholders.first else { return nil }
        return field(named: placeholder.name)
    }

    /// The variable or data whose placeholder is a whole token.
    func field(alone token: TitleToken) -> Field? {
        guard token.text.hasPrefix("$("), token.text.last == ")" else { return nil }
        return field(named: String(token.text.dropFirst(2).dropLast()))
    }

    /// A fix that removes some of its keys.
    func fix(removing keys: String..., applicability: Fix.Applicability) -> Fix? {
        self.body.removing(keys).map { Fix(applicability, $0) }
    }
}

extension Field {
    var isUUID: Bool { type.scalar == .uuid }
    var isURL: Bool { type.scalar == .url }
    var isCount: Bool { type.scalar == .count }

    /// Whether other people mustn't see its value. Messages between people are `personal`, which only requires a text
    /// for hidden previews.
    var isSensitive: Bool {
        switch sensitivity {
        case .public, .personal: false
        case .location, .health, .financial, .secret: true
        }
    }

    /// The words that name what it identifies: *order* for `orderID`, and for a UUID called `order`. Nil if it
    /// identifies nothing, or the recipient instead of the subject.
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
