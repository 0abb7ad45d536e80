import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    static let idChanged: SchemaChangeRule = RuleDescription(
        id: "id-changed",
        severity: .error,
        fixes: [.display],
        group: .compatibility,
        domain: .change,
        summary: "If an identifier changes, renamed-from lists the earlier one.",
        rationale: """
            Servers, delivered notifications and watches still use the old one. You can change a name freely; but \
            without identifier, the name is the identifier. With an unknown identifier, there are no buttons and no \
            error.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    actions:
                      like: { identifier: LIKE, title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { actions: [like] }
                    """,
                to: """
                    actions:
                      thumbs-up: { identifier: LIKE, title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { actions: [thumbs-up] }
                    """
            ),
            RuleExample(
                from: """
                    actions:
                      like: { identifier: LIKE, title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { actions: [like] }
                    """,
                to: """
                    actions:
                      like: { renamed-from: LIKE, title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { actions: [like] }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    actions:
                      like: { identifier: LIKE, title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { identifier: PHOTO, actions: [like] }
                    notifications:
                      new-photo: { category: photo, title: New Photo }
                    """,
                to: """
                    actions:
                      ⟦like⟧: { title: Like, icon: hand.thumbsup }
                    categories:
                      photo: { identifier: ⟦photo.new⟧, actions: [like] }
                    notifications:
                      new-photo: { identifier: ⟦photo⟧, category: photo, title: New Photo }
                    """
            )
        ]
    ).change { change, report in
        for match in change.registeredCategories where match.kind == .changed {
            report.add(
                match, at: match.new.identifier, in: match.new.body,
                "pushes with the old identifier show no buttons; installed apps show none for the new one")
        }
        for match in change.notifications.matches where match.kind == .changed {
            let others = match.reachesInstalledApps ? ", nor are new pushes in installed apps" : ""
            report.add(
                match, at: match.new.identifier, in: match.new.body, "\(match.earlierOnes) aren't recognized\(others)")
        }
        for match in change.actions where match.kind == .changed {
            let isWritten = match.new.identifierText.map { $0.value != match.new.name.value } ?? false
            report.add(
                match, at: isWritten ? match.new.identifier : change.declaration(of: match.new), in: match.new.body,
                "responses from delivered notifications aren't recognized")
        }
    }
}

extension RuleReport {
    fileprivate mutating func add<Item: Renamable>(
        _ match: Succession<Item>.Match,
        at place: Text,
        in body: Node,
        _ consequence: String
    ) {
        let old = match.old.identifier.value
        let edits =
            match.new.renamedFrom.isEmpty ? body.adding("renamed-from", YAMLText.scalar(old, like: .plain)) : nil
        add(
            at: place.range,
            "the identifier of '\(match.new.name.value)' was '\(old)': \(consequence)",
            help: "write renamed-from: \(old), or keep it with identifier: \(old)",
            notes: [Finding.Note("it was declared here", at: match.old.identifier.range)],
            fix: edits.map { Fix(.display, $0) }
        )
    }
}
