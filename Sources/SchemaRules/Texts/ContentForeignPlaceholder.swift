package import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    package static let contentForeignPlaceholder = RuleDescription(
        id: "content-foreign-placeholder",
        severity: .error,
        fixes: [.unsafe],
        group: .texts,
        domain: .project,
        summary: "The texts of a notification have no placeholders of other languages.",
        rationale: """
            $(name) is a placeholder for a variable or data. Nothing fills ${name}, {name}, $name, <%= name %> or %@, \
            and people see them as written. $$(name) is text, too: $$ stands for a dollar sign.
            """,
        unseen: """
            An unusual name in single braces counts as text, and $AAPL as a stock symbol. A translation is checked \
            only if its text has arguments.
            """,
        source: .language,
        passing: [
            """
            notifications:
              photo: { title: Photo Added, body: $(name) added a photo., variables: { name: string } }
              share: { title: Up Today, body: "$AAPL and $tsla are up $5, 50% {of a day}." }
              rain: { title: Rain Ahead, body: "The chance of rain is 80% {or more}, of 20%-dry snow none." }
            """,
            RuleExample(
                ExampleStrings.schema(
                    title: "Order Sent", body: "$(shop) has sent it.", variables: "{ shop: string }"),
                files: ExampleStrings.body(en: "%@ has sent it.", de: "%@ hat sie verschickt.")),
        ],
        failing: [
            """
            notifications:
              photo:
                title: "Photo of ⟦{{ name }}⟧"
                subtitle: Album by ⟦\\(name)⟧
                body: ⟦${name}⟧ added a photo to “⟦%(album)s⟧”.
                data: { name: string, album: string }
            """,
            """
            notifications:
              message:
                title: Message from ⟦%1$@⟧
                subtitle: "⟦<name>⟧ for ⟦{user_id}⟧"
                body: "⟦{sender}⟧ wrote ⟦%d⟧ words."
                variables: { sender: string }
            """,
            """
            notifications:
              ride: { title: Ride Paid, body: ⟦You paid $$(fare).⟧, variables: { fare: string } }
            """,
            """
            notifications:
              order:
                title: "⟦{{ orderTitle }}⟧"
                subtitle: "For ⟦<%= user.name %>⟧"
                body: Dear ⟦$customer⟧, your order ⟦$order_id⟧ has shipped.
                variables: { customer: string }
            """,
            """
            activities:
              ferry:
                state: { port: string, isNear: boolean }
                alerts:
                  near: { title: Almost There, body: "The ferry reaches ⟦%@⟧ soon.", when: { isNear: true } }
                stale-after: 15m
                dismiss-after: 20m
            """,
            RuleExample(
                ExampleStrings.schema(
                    title: "Order Sent", body: "⟦$(shop) has sent it.⟧", variables: "{ shop: string }"),
                files: ExampleStrings.body(en: "%@ has sent it.", de: "$(shop) hat sie verschickt.")),
            RuleExample(
                ExampleStrings.schema(
                    title: "Order Sent", body: "⟦$(shop) has sent it.⟧", variables: "{ shop: string }"),
                files: ExampleStrings.body(en: "%@ has sent it.", de: "{shop} hat sie verschickt.")),
        ]
    )
}

extension SchemaRule {
    static let contentForeignPlaceholder: ShownNotificationRule = RuleDescription.contentForeignPlaceholder
        .eachShownNotification { shown, _, report in
            let notification = shown.declaration
            let templates = notification.alertTexts
            for template in templates {
                guard let name = notification.fieldWrittenAsText(in: template) else { continue }
                report.add(
                    at: template.text.range, "people read “$(\(name))”: $$ stands for a dollar sign",
                    severity: .warning,
                    help: "write $(\(name)); for an amount of money, add format: { currency: USD } to it")
            }
            for text in templates.map(\.text) {
                // Each has a fix of the whole text, so report only a few.
                for placeholder in notification.foreignPlaceholders(in: text).prefix(5) {
                    let place = placeholder.place(in: text.value)
                    let correction = placeholder.name.map { "$(\($0))" }
                    report.add(
                        at: text.node.range(ofText: placeholder.bytes),
                        "nothing fills “\(text.value[place])”, so people see it as written",
                        help: "write \(correction ?? "$(…) with the name of a variable or of data")",
                        fix: correction.map { correction in
                            let head = text.value[..<place.lowerBound]
                            let rest = text.value[place.upperBound...]
                            return Fix(.unsafe, text.node.replacingText(with: head + correction + rest))
                        }
                    )
                }
            }
        }
}

extension Notification {
    /// A variable or data that a text names after an escaped dollar sign, so that its value isn't inserted.
    func fieldWrittenAsText(in template: Template) -> String? {
        for case .literal(let text) in template.parts {
            // `$$(` is read as `$(`.
            guard text.utf8.contains(UInt8(ascii: "$")) else { continue }
            for part in text.split(separator: "$(", omittingEmptySubsequences: false).dropFirst() {
                guard let end = part.firstIndex(of: ")") else { continue }
                if let field = self.field(named: String(part[..<end])) { return field.name.value }
            }
        }
        return nil
    }
}
