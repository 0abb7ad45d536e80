import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    private static let description = RuleDescription(
        id: "collapse-id-mismatch",
        severity: .warning,
        group: .delivery,
        summary: "A notification replaces those that it outdates, and no others.",
        rationale: """
            A notification replaces the previous one with the same collapse-id. With a fixed text, news about one order, \
            article or chat replaces news about another. A count of everything that is unread, or the state of one thing, is \
            outdated as soon as the next one arrives: without a collapse-id, the old ones stay in Notification Center, which \
            is advice. The requests of a local notification that repeats have one identifier, unless a collapse-id tells them \
            apart.
            """,
        unseen: """
            What a value identifies or counts is known from its declaration and from English words in its name, such \
            as order-id and status.
            """,
        source: .requestHeaders,
        passing: [
            """
            notifications:
              order-shipped: { title: Order Shipped, collapse-id: order-$(orderID), data: { orderID: uuid } }
              rain: { title: More Rain, body: It rained $(percent)% more., variables: { percent: integer } }
              weather: { title: $(forecast), collapse-id: weather, variables: { forecast: string } }
              inbox:
                title: { one: A New Message, other: $(messages) New Messages }
                collapse-id: inbox
                data: { messages: count, latestMessageID: uuid }
            """,
            """
            notifications:
              inbox:
                title: $(unread) Unread Messages
                collapse-id: inbox
                variables: { unread: { type: count, counts: unread, example: 5 } }
                allow: { text-plural-fixed: The server sends the notification from two on. }
            """,
        ],
        failing: [
            """
            notifications:
              medication-due:
                delivery: local
                title: Time for $(medicine)
                ⟦trigger⟧: { at: { hour: 9, minute: 0 }, repeats: true }
                data: { medicine: { origin: user } }
              article:
                title: $(headline)
                collapse-id: ⟦news⟧
                variables: { headline: string }
                data: { articleID: string }
            """,
            """
            notifications:
              ⟦inbox⟧:
                title: $(unread) Unread Messages
                variables: { unread: { type: count, counts: unread, example: 5 } }
                allow: { text-plural-fixed: The server sends the notification from two on. }
              ⟦parcel⟧:
                title: Parcel $(status)
                thread-id: parcel-$(parcelID)
                data: { parcelID: uuid, status: { values: { sent: Sent, delivered: Delivered } } }
              ⟦upload⟧:
                title: Photo Upload
                body: $(percent)% is done.
                thread-id: upload-$(uploadID)
                data: { uploadID: uuid, percent: integer }
              ⟦export⟧:
                title: Export at $(progress)%
                body: It takes a while.
                variables: { progress: integer }
            """,
        ]
    )

    static let repeatsReplace: NotificationRule = description.eachNotification { notification, _, report in
        guard notification.trigger?.repeats == true, notification.collapseIdentifier == nil,
            !notification.body.attempts("collapse-id"), let key = notification.body.key("trigger"),
            let field = notification.data.first(where: { !$0.isOptional && !$0.isCount })
        else { return }
        report.add(
            at: key.range,
            "this repeats, so one '\(notification.name.value)' replaces another, whatever '\(field.name.value)' they have",
            severity: .advice,
            help:
                "add collapse-id: \(notification.name.value)-$(\(field.name.value)), if there can be several at a time",
            notes: [Finding.Note("'\(field.name.value)' distinguishes them", at: field.name.range)])
    }

    static let collapseTooBroad: NotificationRule = description.eachNotification { notification, _, report in
        guard notification.isShown else { return }
        guard let template = notification.collapseIdentifier, template.placeholders.isEmpty,
            let field = notification.data.first(where: { !$0.isOptional && $0.entityWords != nil }),
            // A count is of all of them, unless only those with the same value are grouped.
            !notification.fields.contains(where: \.isCount)
                || notification.threadIdentifier?.placeholders.contains(where: { $0.name == field.name.value }) == true
        else { return }
        report.add(
            at: template.text.range,
            "one '\(notification.name.value)' replaces another, whatever '\(field.name.value)' they have",
            help: """
                write collapse-id: \(template.text.value)-$(\(field.name.value)), and each replaces only those with \
                the same '\(field.name.value)'
                """,
            notes: [Finding.Note("'\(field.name.value)' distinguishes them", at: field.name.range)]
        )
    }

    static let collapseMissing: NotificationRule = description.eachNotification { notification, _, report in
        guard notification.delivery == .remote, notification.collapseIdentifier == nil,
            notification.communication == nil, !notification.isEncrypted,
            let (reason, identifier, field) = notification.outdated, !notification.body.attempts("collapse-id")
        else { return }
        report.add(
            at: notification.name.range,
            "each '\(notification.name.value)' \(reason)",
            severity: .advice,
            help: "add collapse-id: \(identifier)",
            notes: [Finding.Note("'\(field.name.value)' is declared here", at: field.name.range)])
    }
}

extension Notification {
    /// Why the next one outdates this one, an identifier with which it replaces it, and the field that shows it; nil if
    /// both stay true.
    fileprivate var outdated: (reason: String, identifier: String, field: Field)? {
        let shown = readFields + selectingFields
        if let count = shown.first(where: { $0.counts?.value == .unread }) {
            return ("counts everything again, and the ones before stay", name.value, count)
        }
        guard
            let state = shown.first(where: {
                let word = $0.name.value.nameWords.last ?? ""
                return !$0.values.isEmpty && DataNames.has(.state, word) || DataNames.has(.progress, word)
            })
        else { return nil }
        guard let entity = contents.data.first(where: { $0.entityWords != nil }) else {
            // How much of an upload is done; *20% more rain* isn't outdated by the next one.
            guard DataNames.has(.progress, state.name.value.nameWords.last ?? ""), tellsProgress else { return nil }
            return ("outdates the one before, which stays", name.value, state)
        }
        return ("outdates the one before, which stays", "\(name.value)-$(\(entity.name.value))", state)
    }

    /// Whether its texts say that something is being done.
    private var tellsProgress: Bool {
        alertTexts.contains { text in
            PhraseMatcher.words(of: text.text.value).contains(where: WordTables.wordsOfProgress.contains)
        }
    }
}
