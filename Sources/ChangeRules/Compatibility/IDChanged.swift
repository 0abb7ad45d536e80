import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension ChangeRule {
    private static let description = RuleDescription(
        id: "id-changed",
        severity: .error,
        fixes: [.display],
        group: .compatibility,
        domain: .change,
        summary:
            "If an identifier or a payload key changes, renamed-from lists the earlier one as long as it is in use.",
        rationale: """
            Servers, delivered notifications and watches still use the old one, and installed apps look for it. You can \
            change a name freely; but without identifier or key, the name is the identifier or the key. With an unknown \
            identifier, there are no buttons and no error; with an unknown key, the value is lost. An entry of renamed-from \
            that is deleted too early is a warning.
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
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: string } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { store: { key: shop } } }
                    """
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { renamed-from: flash-sale, title: Sale }
                    """,
                to: """
                    notifications:
                      sale: { renamed-from: [flash-sale, bargain], title: Sale }
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
            ),
            RuleExample(
                from: """
                    notifications:
                      sale: { title: Sale, data: { shop: { key: shop_name } } }
                    """,
                to: """
                    notifications:
                      sale: { title: Sale, data: { shop: { key: ⟦shop.name⟧ } } }
                    """
            ),
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
            ),
        ]
    )

    static let idChanged: SchemaChangeRule = description.change { change, report in
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

    static let dataKeyChanged: SchemaChangeRule = description.change { change, report in
        for change in change.data where change.data.kind == .changed {
            let (old, new) = (change.data.old, change.data.new)
            let installed =
                change.notification.reachesInstalledApps ? ", and installed apps don't find it in new pushes" : ""
            report.add(
                at: new.wireKey?.range ?? new.name.range,
                "the key of '\(new.name.value)' was '\(old.key)': this app doesn't find it in "
                    + change.notification.earlierOnes + installed,
                // Nothing is rejected, but the value is lost.
                severity: old.isOptional && new.isOptional ? .warning : nil,
                help: "keep it with key: \(old.key), or write renamed-from: \(old.key)"
                    + (installed.isEmpty ? "" : " and send both from servers"),
                notes: [Finding.Note("it was declared here", at: old.wireKey?.range ?? old.name.range)]
            )
        }
    }

    static let renamedFromDropped: SchemaChangeRule = description.change { change, report in
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

extension RuleReport {
    fileprivate mutating func add<Item: Renamable>(_ match: Succession<Item>.Match, at place: Text) {
        add(match.old.renamedFrom, unless: Set(match.new.identifiers.map(\.value)), at: place)
    }

    fileprivate mutating func add(_ former: [Text], unless known: Set<String>, at place: Text) {
        for former in former where !known.contains(former.value) {
            add(
                at: place.range,
                "'\(former.value)', an earlier name of '\(place.value)', is no longer recognized",
                severity: .warning,
                help: "list it under renamed-from again, or allow it once it is no longer used",
                notes: [Finding.Note("it was listed here", at: former.range)])
        }
    }
}
