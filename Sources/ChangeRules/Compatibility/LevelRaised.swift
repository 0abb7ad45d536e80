import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let levelRaised: SchemaChangeRule = RuleDescription(
        id: "level-raised",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "A notification doesn't interrupt more than before.",
        rationale: """
            People decided what may interrupt them based on their experience with the app. If a notification suddenly \
            lights up the screen or breaks through a Focus, they may turn off all of them. And an installed app \
            without the entitlement for a level doesn't get it.
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
                "'\(match.new.name.value)' was \(match.old.level.rawValue) and is now \(match.new.level.rawValue)"
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
    /// Higher levels interrupt more.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
