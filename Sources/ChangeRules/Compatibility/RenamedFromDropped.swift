import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let renamedFromDropped: SchemaChangeRule = RuleDescription(
        id: "renamed-from-dropped",
        severity: .warning,
        group: .compatibility,
        domain: .change,
        summary: "An earlier identifier or key stays listed as long as it is in use.",
        rationale: """
            The app accepts identifiers under renamed-from in addition to the current one. Without it, the app no \
            longer recognizes pushes of a server that was never updated, or notifications delivered long ago.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    notifications:
                      sale: { renamed-from: flash-sale, title: Sale }
                    """,
                to: """
                    notifications:
                      sale: { renamed-from: [flash-sale, bargain], title: Sale }
                    """
            )
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      order: { renamed-from: [ORDER, orders], hidden-previews-body-placeholder: Order }
                    notifications:
                      sale: { title: Sale, data: { shop: { renamed-from: store } } }
                    """,
                to: """
                    categories:
                      ⟦order⟧: { renamed-from: [ORDER], hidden-previews-body-placeholder: Order }
                    notifications:
                      sale: { title: Sale, data: { ⟦shop⟧: string } }
                    """
            )
        ]
    ).change { change, report in
        for match in change.registeredCategories { report.add(match, at: match.new.name) }
        for match in change.notifications.matches { report.add(match, at: match.new.name) }
        for match in change.actions where !match.old.renamedFrom.isEmpty {
            report.add(match, at: change.declaration(of: match.new))
        }
        for change in change.data {
            let known = Set([change.data.new.key] + change.data.new.renamedFrom.map(\.value))
            report.add(change.data.old.renamedFrom, unless: known, at: change.data.new.name)
        }
    }
}

extension RuleReport {
    fileprivate mutating func add<Item: Renamable>(_ match: Succession<Item>.Match, at place: Text) {
        add(match.old.renamedFrom, unless: Set(match.new.identifiers.map(\.value)), at: place)
    }

    fileprivate mutating func add(_ former: [Text], unless known: Set<String>, at place: Text) {
        for former in former where !known.contains(former.value) {
            add(
                at: place.range,
                "'\(former.value)', an earlier name of '\(place.value)', is no longer recognized",
                help: "list it under renamed-from again, or allow it once it is no longer used",
                notes: [Finding.Note("it was listed here", at: former.range)]
            )
        }
    }
}
