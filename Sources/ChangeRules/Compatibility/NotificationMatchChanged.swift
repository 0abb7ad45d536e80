import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    private static let description = RuleDescription(
        id: "notification-match-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Pushes of other senders and of old servers stay recognizable.",
        rationale: """
            The app recognizes a notification by the notification key, or by its match if the sender doesn't write the key. \
            A stricter match no longer recognizes the pushes of these senders. With another key, installed apps don't \
            recognize new pushes, and this version those from old servers or delivered before.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    app:
                      notification-key: notification
                    notifications:
                      sale: { title: Sale }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, match: { type: sale } }
                      news: { title: News, match: { type: news } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, match: ⟦{ type: sale, version: 2 }⟧ }
                      ⟦news⟧: { title: News }
                    """
            ),
            RuleExample(
                from: """
                    app:
                      notification-key: kind
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    app:
                      notification-key: ⟦type⟧
                    notifications:
                      sale: { title: Sale }
                    """
            ),
        ]
    )

    static let matchChanged: SchemaChangeRule = description.change { change, report in
        for match in change.notifications.matches where !match.old.match.isEmpty {
            let before = Set(match.old.match.map { [$0.key.value, $0.constant.value] })
            let isLooser = match.new.match.allSatisfy { before.contains([$0.key.value, $0.constant.value]) }
            guard match.new.match.isEmpty || !isLooser else { continue }
            // Without a match, it may be recognized by its category.
            let breaks = change.breaks(of: match, stored: .keyless(match.old, in: change.old))
            guard !breaks.isEmpty else { continue }
            report.add(
                at: match.new.declaredMatch?.range ?? match.new.name.range,
                "the match of '\(match.new.name.value)' no longer recognizes earlier pushes: "
                    + match.old.match.map { "\($0.key.value): \($0.constant.value)" }.joined(separator: ", "),
                help: "keep the match, or declare a separate notification for the other pushes",
                notes: match.old.declaredMatch.map { [Finding.Note("it was declared here", at: $0.range)] } ?? [],
                breaks: breaks
            )
        }
    }

    static let notificationKeyChanged: SchemaChangeRule = description.change { change, report in
        let (old, new) = (change.old.app.notificationKey, change.new.app.notificationKey)
        guard old != new, let root = change.new.files.first else { return }
        // If all are alone in their categories, nothing needs the key.
        let breaks = change.breaksOfNewKey
        guard !breaks.isEmpty else { return }
        let before = change.old.app.notificationKeyText.map {
            Finding.Note("it was declared here", at: $0.range)
        }
        report.add(
            at: change.new.app.notificationKeyText?.range ?? change.new.app.scope ?? SourceRange(root, 0..<0),
            "the notification key was '\(old)' and is now '\(new)': "
                + "installed apps don't recognize new pushes, and this app doesn't recognize those of old servers",
            help: "write notification-key: \(old) under app",
            notes: before.map { [$0] } ?? [],
            breaks: breaks
        )
    }
}

extension SchemaChange {
    /// For each party, of the first notification that needs the key.
    fileprivate var breaksOfNewKey: [Break] {
        var found: [Break] = []
        for match in notifications.matches {
            for item in breaks(of: match, sent: WitnessSearch(), stored: WitnessSearch())
            where !found.contains(where: { $0.party == item.party }) {
                found.append(item)
            }
            if found.count == Break.Party.allCases.count { break }
        }
        return found
    }
}
