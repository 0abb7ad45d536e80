import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let collapseMissing: NotificationRule = RuleDescription(
        id: "collapse-missing",
        severity: .advice,
        group: .grouping,
        summary: "A notification that outdates the one before replaces it.",
        rationale: """
            A count of everything that is unread, or the state of one thing, is outdated as soon as the next one \
            arrives. Without a collapse-id, the old ones stay in Notification Center next to the new one.
            """,
        source: .sendingToAPNs,
        passing: [
            """
            notifications:
              inbox:
                title: $(unread) Unread Messages
                collapse-id: inbox
                variables: { unread: { type: count, counts: unread, example: 5 } }
                allow: { plural-form: The server sends the notification from two on. }
            """
        ],
        failing: [
            """
            notifications:
              ⟦inbox⟧:
                title: $(unread) Unread Messages
                variables: { unread: { type: count, counts: unread, example: 5 } }
                allow: { plural-form: The server sends the notification from two on. }
              ⟦parcel⟧:
                title: Parcel $(status)
                thread-id: parcel-$(parcelID)
                data: { parcelID: uuid, status: { values: { sent: Sent, delivered: Delivered } } }
            """
        ]
    ).eachNotification { notification, _, report in
        guard notification.delivery == .remote, notification.collapseIdentifier == nil,
            notification.communication == nil, !notification.isEncrypted,
            let (reason, identifier, field) = notification.outdated, !notification.body.attempts("collapse-id")
        else { return }
        report.add(
            at: notification.name.range,
            "each '\(notification.name.value)' \(reason)",
            help: "add collapse-id: \(identifier)",
            notes: [Finding.Note("'\(field.name.value)' is declared here", at: field.name.range)])
    }
}

extension Notification {
    /// Why the next one outdates this one, an identifier with which it replaces it, and the field that shows it; nil if
    /// both stay true.
    fileprivate var outdated: (reason: String, identifier: String, field: Field)? {
        let shown = readFields
        if let count = shown.first(where: { $0.counts?.value == .unread }) {
            return ("counts everything again, and the ones before stay", name.value, count)
        }
        guard
            let state = shown.first(where: {
                !$0.values.isEmpty && Self.states.contains($0.name.value.nameWords.last ?? "")
            }), let entity = contents.data.first(where: { $0.entityWords != nil })
        else { return nil }
        return ("outdates the one before, which stays", "\(name.value)-$(\(entity.name.value))", state)
    }

    private static let states: Set<String> = ["status", "state", "phase", "stage", "progress"]
}
