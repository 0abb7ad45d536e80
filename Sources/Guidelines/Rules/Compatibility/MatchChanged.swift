import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let matchChanged = Rule(
        id: "match-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "What others send stays recognizable.",
        rationale: """
            Whoever sends without the notification key is not asked before the schema changes. A notification that \
            they send is recognized by its match alone, and one that asks for more than before misses it.
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
            let before = Set(match.old.match.map { [$0.key.value, $0.value.value] })
            let isLooser = match.new.match.allSatisfy { before.contains([$0.key.value, $0.value.value]) }
            guard match.new.match.isEmpty || !isLooser else { continue }
            report.add(
                at: match.new.declaredMatch?.range ?? match.new.name.range,
                "'\(match.new.name.value)' is not recognized any more by what it was recognized by: "
                    + match.old.match.map { "\($0.key.value): \($0.value.value)" }.joined(separator: ", "),
                help: "keep the match, or declare a notification of its own for what is sent otherwise",
                notes: match.old.declaredMatch.map { [Finding.Note("it was declared here", at: $0.range)] } ?? []
            )
        }
    }
}
