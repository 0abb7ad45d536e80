import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let collapseMissing: Rule = Rule(
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
            !notification.body.attempts("collapse-id"), notification.communication == nil, !notification.isEncrypted
        else { return }
        let shown = notification.readFields
        if let count = shown.first(where: { $0.counts?.value == .unread }) {
            report.add(
                at: notification.name.range,
                "each '\(notification.name.value)' counts everything again, and the ones before stay",
                help: "add collapse-id: \(notification.name.value)",
                notes: [Finding.Note("'\(count.name.value)' is declared here", at: count.name.range)])
        } else if let state = shown.first(where: {
            !$0.values.isEmpty && states.contains($0.name.value.nameWords.last ?? "")
        }),
            let entity = notification.data.first(where: { $0.entityWords != nil })
        {
            report.add(
                at: notification.name.range,
                "each '\(notification.name.value)' outdates the one before, which stays",
                help: "add collapse-id: \(notification.name.value)-$(\(entity.name.value))",
                notes: [Finding.Note("'\(state.name.value)' is declared here", at: state.name.range)])
        }
    }

    private static let states: Set<String> = ["status", "state", "phase", "stage", "progress"]
}
