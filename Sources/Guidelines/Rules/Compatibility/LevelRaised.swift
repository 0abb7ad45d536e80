import Diagnostics
import NotificationSchema

extension Rule {
    static let levelRaised = Rule(
        id: "level-raised",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "A notification does not begin to interrupt more than it did.",
        rationale: """
            People decided what may interrupt them by what they know of the app. A notification that suddenly lights \
            up the screen or breaks through a Focus costs the permission for all of them. And an installed app \
            without the entitlement for a level does not get it.
            """,
        source: .higManagingNotifications,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, interruption-level: active }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, interruption-level: passive }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, interruption-level: passive }
                      alarm: { title: Alarm }
                    """,
                to: """
                    notifications:
                      ⟦sale⟧: { title: Sale }
                      alarm: { title: Alarm, interruption-level: ⟦critical⟧, because: Smoke was detected. }
                    """
            )
        ]
    ).change { change, report in
        for match in change.notifications.matches
        where match.old.isShown && match.new.isShown && match.new.level.rank > match.old.level.rank {
            let needsEntitlement = match.new.level.rank > InterruptionLevel.active.rank && match.reachesInstalledApps
            report.add(
                at: match.new.interruptionLevel?.range ?? match.new.name.range,
                "'\(match.new.name.value)' was \(match.old.level.rawValue) and is \(match.new.level.rawValue) now"
                    + (needsEntitlement ? ": installed apps may lack the entitlement for that" : ""),
                help: "write interruption-level: \(match.old.level.rawValue), or allow it with the reason",
                notes: [
                    Finding.Note(
                        "it was declared here", at: match.old.interruptionLevel?.range ?? match.old.name.range)
                ]
            )
        }
    }
}

extension InterruptionLevel {
    /// Grows with how much it interrupts.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
