import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let notificationMatchNew: SchemaChangeRule = RuleDescription(
        id: "notification-match-new",
        severity: .advice,
        group: .compatibility,
        domain: .change,
        summary: "Servers send the notification key as long as installed apps need it.",
        rationale: """
            With a match, or alone in its category, a notification is recognized without the notification key. Installed \
            apps don't know that yet: without the key, they don't recognize it. Generated senders and fixtures always \
            have the key.
            """,
        unseen: "Whether a server leaves out the key isn't known.",
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, match: { type: sale } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, match: { type: sale } }
                      news: { title: News, match: { type: news } }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, match: ⟦{ type: sale }⟧ }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, match: { type: sale, version: 1 } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, match: ⟦{ type: sale }⟧ }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      offer: { hidden-previews-body-placeholder: Offer }
                    notifications:
                      sale: { title: Sale }
                    """,
                to: """
                    categories:
                      offer: { hidden-previews-body-placeholder: Offer }
                    notifications:
                      sale: { category: ⟦offer⟧, title: Sale }
                    """
            ),
        ]
    ).change { change, report in
        let (old, new) = (KeylessRecognition(change.old), KeylessRecognition(change.new))
        let renamed = Set(change.registeredCategories.filter { $0.kind != .same }.map(\.new.name.value))
        for match in change.notifications.matches where match.reachesInstalledApps && match.kind == .same {
            let now = change.new.category(of: match.new)
            let category = now?.identifier.value
            // Another identifier of the category has its own rule.
            if let now, renamed.contains(now.name.value) { continue }
            guard new.notification(in: category, answering: match.new.match) == match.new.name.value,
                old.notification(in: category, answering: match.new.match) != match.old.name.value
            else { continue }
            // So has another category.
            guard !change.breaksOfCategory(of: match).contains(where: { $0.party == .installed }) else { continue }
            let breaks = change.breaks(of: match, sent: .keyless(match.new, in: change.new))
            let key = change.old.app.notificationKey
            report.add(
                at: (match.new.match.isEmpty ? match.new.categoryName?.range : match.new.declaredMatch?.range)
                    ?? match.new.name.range,
                "'\(match.new.name.value)' is now recognized without '\(key)', but installed apps need it",
                help: "send '\(key)' until these apps are no longer used",
                notes: [Finding.Note("it was declared here", at: match.old.name.range)], breaks: breaks,
                isOneDecision: true)
        }
    }
}
