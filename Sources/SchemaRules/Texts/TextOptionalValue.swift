import Diagnostics
import NotificationSchema
import Rules

extension SchemaRule {
    static let textOptionalValue: NotificationRule = RuleDescription(
        id: "text-optional-value",
        severity: .error,
        group: .texts,
        summary: "Texts with optional data say what they show without it.",
        rationale: """
            Without such words, people read “From at .”, and all notifications without the value get the same \
            identifier, such as chat-: the system groups or replaces notifications that have nothing in common. A text \
            that consists of one optional value is simply left out. A text can also have alternatives: people read the \
            first whose data are all there, and the last needs no optional data.
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
            """,
            """
            notifications:
              parcel:
                title: Parcel
                body: [ From $(shop) at $(place)., From $(shop)., It has arrived. ]
                data: { shop: { optional: true }, place: { optional: true } }
            """,
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
            notifications:
              parcel:
                title: Parcel
                body: [ From $(shop) at $(place)., From $(⟦shop⟧). ]
                data: { shop: { optional: true }, place: { optional: true } }
            """,
            """
            notifications:
              message:
                title: $(sender)
                data: { sender: { origin: user }, avatar: url, others: { type: [{ name: string?, id: string }] } }
                communication:
                  intent: INSendMessageIntent
                  sender: { display-name: $(sender), handle: $(sender), image: $(avatar) }
                  conversation-identifier: news
                  speakable-group-name: News
                  recipients: { each: others, display-name: Member $(⟦name⟧), handle: $(id) }
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
        report.checkRecipients(of: notification)
        guard notification.data.contains(where: \.isOptional) else { return }
        let templates = notification.templates + (notification.communication?.templates ?? [])
        let skipped = notification.textsWithAllValues
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
                guard !skipped.contains(template.text.range) else { continue }
                let text = template.text(without: name)
                report.add(
                    at: range,
                    isRead
                        ? "'\(name)' is optional: without it, people read “\(text)”"
                        : "'\(name)' is optional: all notifications without it have the same identifier, '\(text)'",
                    help: "add if-missing: \"words\" to '\(name)'"
                        + (isRead ? ", write an alternative without it" : "") + ", or make it required",
                    notes: [note])
            }
        }
    }
}

extension Notification {
    /// Texts that people read only if all their data are there, or never.
    fileprivate var textsWithAllValues: Set<SourceRange> {
        let templates = NotificationText.allCases.compactMap { self[$0] }.filter { $0.selector == nil }
        let choices = templates.flatMap { $0.choices.dropLast() + alternativesNeverRead(of: $0).map(\.never) }
        return Set(choices.flatMap(\.formsWithOther).map(\.text.range))
    }
}

extension RuleReport {
    fileprivate mutating func checkRecipients(of notification: Notification) {
        guard let recipients = notification.communication?.recipients, let each = recipients.each,
            let field = notification.data.first(where: { $0.name.value == each.value }),
            case .list(.structure(let structure)) = field.type.content
        else { return }
        for template in recipients.templates where template.parts.count > 1 {
            for (name, range) in template.placeholders where recipients.wordsIfMissing(name) == nil {
                guard let member = structure.member(named: name), member.isOptional else { continue }
                add(
                    at: range,
                    "'\(name)' is optional: without it, the text is “\(template.text(without: name))”",
                    help: "add if-missing: { \(name): words } to 'recipients', or make it required",
                    notes: [Finding.Note("'\(name)' is declared here", at: member.name.range)])
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
