package import Diagnostics
package import NotificationSchema
import Rules

extension ChangeRule {
    static let notificationRemoved: SchemaChangeRule = RuleDescription.notificationRemoved.change { change, report in
        let retired = Set(report.option(RuleDescription.retired))
        for notification in change.notifications.removed where !notification.isDeprecated {
            let identifier = notification.identifier.value
            guard !retired.contains(identifier) else { continue }
            let sources =
                notification.delivery.isPush ? "pushes from old servers and" : "scheduled and"
            report.add(
                at: change.place(ofRemoved: notification.name, under: "notifications"),
                "the notification \(notification.label) is removed: \(sources) delivered notifications aren't recognized",
                help:
                    "keep it with deprecated: true until none can arrive, or write renamed-from: \(identifier) in its "
                    + "replacement",
                notes: [Finding.Note("it was declared here", at: notification.name.range)],
                breaks: change.breaksOfRemoved(notification)
            )
        }
    }
}

extension RuleDescription {
    fileprivate static let retired = RuleOption.texts(
        "retired", "The identifiers of notifications that may be removed, because they can no longer arrive.")

    package static let notificationRemoved = RuleDescription(
        id: "notification-removed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A notification, and a schema, stays as long as it can arrive.",
        rationale: """
            Old servers still send it, and delivered notifications are still on the device. An app that doesn't know \
            it can't handle a tap on it. Without the root file, all notifications of the schema are gone, which can't be allowed; \
            Belfry recognizes a schema that moved to another folder or changed its name by its declarations. A \
            notification that the earlier schema declares as deprecated can be removed.
            """,
        unseen: "Whether a server still sends the notification isn't known.",
        source: .payloadContract,
        options: [retired.description],
        passing: [
            RuleExample(
                from: """
                    notifications:
                      backup: { delivery: local, title: Backup Failed }
                    """,
                to: """
                    notifications:
                      backup-failed: { renamed-from: backup, delivery: local, title: Backup Failed }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                      flash-sale: { deprecated: Send sale., title: Flash Sale }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                      reminder: { delivery: local, title: Reminder }
                    """,
                to: """
                    ⟦notifications⟧:
                      sale: { title: Sale }
                    """
            )
        ]
    )
}

extension Finding {
    /// - Parameters:
    ///   - root: The root of the earlier schema.
    ///   - revision: The revision that has it.
    ///   - schema: What it declares; nil if it has errors.
    package static func schemaRemoved(_ root: SourceFile, since revision: String, _ schema: Schema?) -> Finding {
        Finding(
            .notificationRemoved,
            at: SourceRange(root, 0..<0),
            "this schema of '\(revision)' is removed, with all its declarations",
            kind: .requirement,
            help: "keep it until its notifications can no longer arrive, or move its declarations to another schema",
            breaks: schema.map { $0.breaksOfRemoval } ?? []
        )
    }
}

extension Schema {
    /// Those of the first declaration that something is sent for.
    fileprivate var breaksOfRemoval: [Break] {
        let change = SchemaChange(from: self, to: .empty)
        return notifications.lazy.map(change.breaksOfRemoved).first { !$0.isEmpty }
            ?? categories.lazy.map(change.breaksOfRemoved).first { !$0.isEmpty }
            ?? activities.first.map { change.breaksOfType($0, now: nil) } ?? []
    }
}
