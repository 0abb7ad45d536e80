import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    static let matchChanged: SchemaChangeRule = RuleDescription(
        id: "match-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "Pushes of other senders stay recognizable.",
        rationale: """
            Senders that don't write the notification key don't know about your changes. The app recognizes their \
            notifications only by match. A stricter match no longer recognizes them.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, match: { type: sale, version: 1 } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, match: { type: sale } }
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
            )
        ]
    ).change { change, report in
        for match in change.notifications.matches where !match.old.match.isEmpty {
            let before = Set(match.old.match.map { [$0.key.value, $0.constant.value] })
            let isLooser = match.new.match.allSatisfy { before.contains([$0.key.value, $0.constant.value]) }
            guard match.new.match.isEmpty || !isLooser else { continue }
            report.add(
                at: match.new.declaredMatch?.range ?? match.new.name.range,
                "the match of '\(match.new.name.value)' no longer recognizes earlier pushes: "
                    + match.old.match.map { "\($0.key.value): \($0.constant.value)" }.joined(separator: ", "),
                help: "keep the match, or declare a separate notification for the other pushes",
                notes: match.old.declaredMatch.map { [Finding.Note("it was declared here", at: $0.range)] } ?? []
            )
        }
    }
}
