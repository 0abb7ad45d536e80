import Diagnostics
import NotificationSchema

extension Rule {
    static let authenticationDropped = Rule(
        id: "authentication-dropped",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "An action that required authentication goes on to require it.",
        rationale: """
            Somebody decided that nobody but the owner of the device may do this. Without authentication, everyone \
            can who sees the lock screen, and nothing in the app shows that this has changed.
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
        // To open the app, people have to unlock the device in any case.
        for match in change.actions
        where match.old.isAuthenticationRequired && !match.new.isAuthenticationRequired && !match.new.isForeground {
            report.add(
                at: change.place(of: "authentication-required", in: match.new),
                "'\(match.new.name.value)' does not require authentication any more: it works on a locked device",
                help: "write authentication-required: true, or allow it with the reason",
                notes: match.old.authenticationRequired.map { [Finding.Note("it was required here", at: $0.range)] }
                    ?? []
            )
        }
    }
}
