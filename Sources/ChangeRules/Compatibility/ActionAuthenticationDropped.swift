import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let actionAuthenticationDropped: SchemaChangeRule = RuleDescription(
        id: "action-authentication-dropped",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "An action that requires authentication keeps requiring it.",
        rationale: """
            Someone decided that only the owner of the device may do this. Without authentication, anyone who sees the \
            lock screen can, and nothing in the app shows the change.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      door:
                        actions:
                          - open: { title: Open Door, icon: lock.open, authentication-required: true }
                    """,
                to: """
                    categories:
                      door:
                        actions:
                          - open: { title: Open Door, icon: lock.open, foreground: true }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      door:
                        actions:
                          - open: { title: Open Door, icon: lock.open, authentication-required: true }
                          - close: { title: Close Door, icon: lock, authentication-required: true }
                    """,
                to: """
                    categories:
                      door:
                        actions:
                          - ⟦open⟧: { title: Open Door, icon: lock.open }
                          - close: { title: Close Door, icon: lock, ⟦authentication-required⟧: false }
                    """
            )
        ]
    ).change { change, report in
        // People must unlock the device to open the app anyway.
        for (category, match) in change.actions
        where match.old.isAuthenticationRequired && !match.new.isAuthenticationRequired && !match.new.isForeground {
            report.add(
                at: change.place(of: "authentication-required", in: match.new),
                "'\(match.new.name.value)' no longer requires authentication: it works on a locked device",
                help: "write authentication-required: true, or allow it with the reason",
                notes: match.old.authenticationRequired.map { [Finding.Note("it was required here", at: $0.range)] }
                    ?? [],
                breaks: change.breaksOfResponse(
                    match.old, in: category.old, before: "\(match.old.words) of the owner, who unlocked the device",
                    after: "\(match.new.words) of anyone, on a locked device", fails: false)
            )
        }
    }
}
