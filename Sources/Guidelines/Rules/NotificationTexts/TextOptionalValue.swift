import Diagnostics
import NotificationSchema

extension Rule {
    static let textOptionalValue = Rule(
        id: "text-optional-value",
        severity: .error,
        group: .notificationTexts,
        summary: "Texts with optional data say what they show without it.",
        rationale: """
            Without such words, people read “From at .”, and all notifications without the value get the same \
            identifier, such as chat-: the system groups or replaces notifications that have nothing in common. A text \
            that consists of one optional value is simply left out.
            """,
        source: .language,
        passing: [
            """
            notifications:
              message:
                title: $(sender)
                body: From $(sender) at $(place).
                thread-id: $(chat)
                data:
                  sender: { optional: true, if-missing: someone, origin: user }
                  place: { optional: true, if-missing: a secret place }
                  chat: { optional: true }
            """
        ],
        failing: [
            """
            notifications:
              message:
                title: Letter Box
                body: From $(⟦sender⟧) at $(place).
                thread-id: chat-$(⟦chat⟧)
                data: { sender: { optional: true, origin: user }, place: string, chat: { optional: true } }
            """,
            """
            notifications:
              message:
                title: Letter Box
                collapse-id: $(⟦chat⟧)
                data: { chat: { optional: true } }
            """,
            """
            app: { strings: [Localizable.xcstrings] }
            notifications:
              message:
                localize: device
                title: Letter Box
                body: From $(⟦sender⟧).
                data: { sender: { optional: true, origin: user, if-missing: someone } }
            """,
        ]
    ).eachNotification { notification, context, report in
        guard notification.data.contains(where: \.isOptional) else { return }
        let templates = notification.templates + (notification.communication?.templates ?? [])
        for template in templates {
            let isRead = notification.isRead(template)
            let isKept = template.text.range == notification.collapseIdentifier?.text.range
            guard template.parts.count > 1 || isKept else { continue }
            for (name, range) in template.placeholders {
                guard let field = notification.data.first(where: { $0.name.value == name }), field.isOptional else {
                    continue
                }
                let note = Finding.Note("'\(name)' is declared here", at: field.name.range)
                if field.ifMissing != nil {
                    guard isRead, notification.isLocalizedByDevice, context.schema.isLocalized,
                        field.ifMissing?.value.isEmpty == false
                    else { continue }
                    report.add(
                        at: range,
                        "the push carries the words for a missing '\(name)' in one language, but the device shows the text in another",
                        help: "make '\(name)' required, or let the server write the text (localize: server)",
                        notes: [note])
                    continue
                }
                let text = template.text(without: name)
                report.add(
                    at: range,
                    isRead
                        ? "'\(name)' is optional: without it, people read “\(text)”"
                        : "'\(name)' is optional: all notifications without it have the same identifier, '\(text)'",
                    help: "add if-missing: \"words\" to '\(name)', or make it required",
                    notes: [note])
            }
        }
    }
}

extension Template {
    /// As people read it where one value is missing.
    fileprivate func text(without name: String) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .placeholder(name, _): ""
            case .placeholder(let name, _): "$(\(name))"
            }
        }.joined()
    }
}
