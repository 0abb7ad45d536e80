import Diagnostics
import NotificationSchema

extension Rule {
    static let deliveryChanged = Rule(
        id: "delivery-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A notification that people see stays one, and a background push, too.",
        rationale: """
            The two arrive at different places of an app. Code that expects the one where the other comes does not \
            recognize it: neither in installed apps, nor in this one when an old server sends it.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      backup: { delivery: local, title: Backup Failed }
                    """,
                to: """
                    notifications:
                      backup: { title: Backup Failed }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      backup: { title: Backup Finished }
                    """,
                to: """
                    notifications:
                      backup: { delivery: ⟦background⟧ }
                    """
            )
        ]
    ).change { change, report in
        for match in change.notifications.matches where match.old.isShown != match.new.isShown {
            let installed = match.reachesInstalledApps ? ", nor do installed apps what is sent now" : ""
            report.add(
                at: match.new.deliveryKind?.range ?? match.new.name.range,
                (match.old.isShown
                    ? "people do not see '\(match.new.name.value)' any more"
                    : "people see '\(match.new.name.value)' now, which was silent before")
                    + ": this app does not recognize \(match.earlierOnes)\(installed)",
                help: "write delivery: \(match.old.delivery.rawValue), or declare a notification of its own",
                notes: [
                    Finding.Note("it was declared here", at: match.old.deliveryKind?.range ?? match.old.name.range)
                ]
            )
        }
    }
}
