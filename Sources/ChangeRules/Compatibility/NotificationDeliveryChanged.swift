import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let notificationDeliveryChanged: SchemaChangeRule = RuleDescription(
        id: "notification-delivery-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A visible notification stays visible, and a background push stays in the background.",
        rationale: """
            The system delivers the two to different methods of the app. Code for one doesn't recognize the other: in \
            installed apps, and in this version if an old server sends it.
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
        for match in change.notifications.matches
        where match.old.delivery.pushType != match.new.delivery.pushType {
            let installed = match.reachesInstalledApps ? ", and installed apps don't recognize new pushes" : ""
            report.add(
                at: match.new.deliveryKind?.range ?? match.new.name.range,
                (match.old.isShown
                    ? "people no longer see '\(match.new.name.value)'"
                    : match.new.isShown
                        ? "people now see '\(match.new.name.value)', which was \(match.old.delivery.wordsOfPush)"
                        : "'\(match.new.name.value)' was \(match.old.delivery.wordsOfPush) and arrives elsewhere now")
                    + ": this app doesn't recognize \(match.earlierOnes)\(installed)",
                help: "write delivery: \(match.old.delivery.rawValue), or declare a separate notification",
                notes: [
                    Finding.Note("it was declared here", at: match.old.deliveryKind?.range ?? match.old.name.range)
                ],
                breaks: change.breaks(
                    of: match, sent: WitnessSearch(showsHeaders: true), stored: WitnessSearch(showsHeaders: true))
            )
        }
    }
}
