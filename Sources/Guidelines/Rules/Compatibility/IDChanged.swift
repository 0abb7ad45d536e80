import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let idChanged = Rule(
        id: "id-changed",
        severity: .error,
        fixes: [.display],
        group: .compatibility,
        domain: .change,
        summary: "An identifier that changes is listed under renamed-from.",
        rationale: """
            Servers, delivered notifications and watches go on saying the old one. A name is free to change; where \
            no identifier is written, the name is the identifier. A mismatch shows no buttons and raises no error.
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
                "what still comes with that shows no buttons, nor does what comes with the new one in installed apps")
        }
        for match in change.notifications.matches where match.kind == .changed {
            let others = match.reachesInstalledApps ? ", nor is what is sent now in installed apps" : ""
            report.add(
                match, at: match.new.identifier, in: match.new.body, "\(match.earlierOnes) is not recognized\(others)")
        }
        for match in change.actions where match.kind == .changed {
            let isWritten = match.new.identifierText.map { $0.value != match.new.name.value } ?? false
            report.add(
                match, at: isWritten ? match.new.identifier : change.declaration(of: match.new), in: match.new.body,
                "what people do with it in delivered notifications is not understood")
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
