import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let description = RuleDescription(
        id: "id-renamed",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "Servers send identifiers, and required data under keys, that installed apps know.",
        rationale: """
            With renamed-from, this version of the app accepts the old and the new identifier or key. Installed versions \
            know only the old one: with the new one, a push shows no buttons there, isn't recognized, or lacks its data. \
            Each version registers its own actions, so you can rename those.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    categories:
                      order: { identifier: ORDER, hidden-previews-body-placeholder: Order }
                    """,
                to: """
                    categories:
                      order-update: { identifier: ORDER, hidden-previews-body-placeholder: Order }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      photo:
                        actions:
                          - like: { identifier: LIKE, title: Like, icon: hand.thumbsup }
                    """,
                to: """
                    categories:
                      photo:
                        actions:
                          - like: { renamed-from: LIKE, title: Like, icon: hand.thumbsup }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { list: string } }
                    """,
                to: """
                    notifications:
                      reminder: { delivery: local, title: Reminder, data: { listID: { renamed-from: list } } }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      order: { identifier: ORDER, hidden-previews-body-placeholder: Order }
                    notifications:
                      order-sent: { category: order, title: Order Sent }
                    """,
                to: """
                    categories:
                      order: { renamed-from: ⟦ORDER⟧, hidden-previews-body-placeholder: Order }
                    notifications:
                      sent: { renamed-from: [⟦order-sent⟧], category: order, title: Order Sent }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { store: { renamed-from: ⟦shop⟧ } } }
                    """
            ),
        ]
    )

    static let idRenamed: SchemaChangeRule = description.change { change, report in
        // Installed apps never get a category that no notification uses.
        for match in change.registeredCategories where match.kind == .renamed {
            report.add(match, "show no buttons there", change.breaks(of: match, sent: true))
        }
        for match in change.notifications.matches where match.kind == .renamed && match.reachesInstalledApps {
            report.add(match, "aren't recognized there", change.breaks(of: match, sent: WitnessSearch()))
        }
    }

    static let dataKeyRenamed: SchemaChangeRule = description.change { change, report in
        for data in change.data where data.data.kind == .renamed && data.notification.reachesInstalledApps {
            let (old, new) = (data.data.old, data.data.new)
            let place = new.renamedFrom.first { $0.value == old.key } ?? new.name
            report.add(
                at: place.range,
                "installed apps look for '\(new.name.value)' under '\(old.key)', but it is now sent as '\(new.key)'",
                // Apps and servers can do without it.
                severity: old.isOptional ? .advice : nil,
                help:
                    "send both keys from servers until these apps are no longer used, or keep it with key: \(old.key)",
                notes: [Finding.Note("it was declared here", at: old.wireKey?.range ?? old.name.range)],
                breaks: change.breaks(
                    of: data.notification, sent: WitnessSearch(field: (old.name.value, old.key), seesLoss: true))
            )
        }
    }
}

extension RuleReport {
    fileprivate mutating func add<Item: Renamable>(
        _ match: Succession<Item>.Match, _ consequence: String, _ breaks: [Break]
    ) {
        let (old, new) = (match.old.identifier.value, match.new.identifier.value)
        let place = match.new.renamedFrom.first { $0.value == old } ?? match.new.name
        add(
            at: place.range,
            "installed apps know '\(match.new.name.value)' as '\(old)': pushes with '\(new)' \(consequence)",
            help: "send '\(old)' from servers until these apps are no longer used, or keep it with identifier: \(old)",
            notes: [Finding.Note("it was declared here", at: match.old.identifier.range)], breaks: breaks
        )
    }
}
