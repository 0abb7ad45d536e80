import Diagnostics
import NotificationSchema
import PayloadContracts
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
                "pushes with the old identifier show no buttons; installed apps show none for the new one",
                change.breaks(of: match, sent: true, stored: true))
        }
        for match in change.notifications.matches where match.kind == .changed {
            let breaks = change.breaks(of: match, sent: WitnessSearch(), stored: WitnessSearch())
            // With another notification key, it may be recognized by its category.
            guard !breaks.isEmpty else { continue }
            let others = match.reachesInstalledApps ? ", nor are new pushes in installed apps" : ""
            report.add(
                match, at: match.new.identifier, in: match.new.body, "\(match.earlierOnes) aren't recognized\(others)",
                breaks)
        }
        for (category, match) in change.actions where match.kind == .changed {
            let breaks = change.breaksOfResponses(.button(match.old.identifier.value), in: category.old)
            // The app still gets the actions of other code.
            guard !breaks.isEmpty else { continue }
            let isWritten = match.new.identifierText.map { $0.value != match.new.name.value } ?? false
            report.add(
                match, at: isWritten ? match.new.identifier : change.declaration(of: match.new), in: match.new.body,
                "responses from delivered notifications aren't recognized", breaks)
        }
    }

    static let dataKeyChanged: SchemaChangeRule = description.change { change, report in
        for data in change.data where data.data.kind == .changed {
            let (old, new) = (data.data.old, data.data.new)
            let installed =
                data.notification.reachesInstalledApps ? ", and installed apps don't find it in new pushes" : ""
            report.add(
                at: new.wireKey?.range ?? new.name.range,
                "the key of '\(new.name.value)' was '\(old.key)': this app doesn't find it in "
                    + data.notification.earlierOnes + installed,
                // Nothing is rejected, but the value is lost.
                severity: new.isOptional && (old.isOptional || installed.isEmpty) ? .warning : nil,
                help: "keep it with key: \(old.key), or write renamed-from: \(old.key)"
                    + (installed.isEmpty ? "" : " and send both from servers"),
                notes: [Finding.Note("it was declared here", at: old.wireKey?.range ?? old.name.range)],
                breaks: change.breaks(
                    of: data.notification,
                    sent: WitnessSearch(field: (old.name.value, old.key), seesLoss: true),
                    stored: WitnessSearch(field: (new.name.value, new.key), seesLoss: true))
            )
        }
    }

    static let renamedFromDropped: SchemaChangeRule = description.change { change, report in
        for match in change.registeredCategories {
            report.add(match, at: match.new.name) { change.breaks(ofFormer: $0, match) }
        }
        for match in change.notifications.matches {
            report.add(match, at: match.new.name) {
                change.breaks(of: match, stored: .former($0, in: change.old))
            }
        }
        for (category, match) in change.actions where !match.old.renamedFrom.isEmpty {
            report.add(match, at: change.declaration(of: match.new)) {
                change.breaksOfResponses(.button($0), in: category.old)
            }
        }
        for data in change.data {
            let (old, new) = (data.data.old, data.data.new)
            let known = Set([new.key] + new.renamedFrom.map(\.value))
            report.add(old.renamedFrom, unless: known, at: new.name) { former in
                let path = old.formerPaths[old.renamedFrom.firstIndex { $0.value == former } ?? 0]
                return change.breaks(of: data.notification, stored: .former(path, of: old, as: new.name.value))
            }
        }
        for fields in change.activityFields {
            for match in fields.succession.matches {
                let known = Set(([match.new.name] + match.new.renamedFrom).map(\.value))
                report.add(match.old.renamedFrom, unless: known, at: match.new.name) {
                    change.breaks(
                        of: fields,
                        stored: ActivitySearch(key: match.new.name.value, former: (match.old.name.value, $0)))
                }
            }
        }
    }
}

extension RuleReport {
    fileprivate mutating func add<Item: Renamable>(
        _ match: Succession<Item>.Match,
        at place: Text,
        in body: Node,
        _ consequence: String,
        _ breaks: [Break]
    ) {
        let old = match.old.identifier.value
        let edits =
            match.new.renamedFrom.isEmpty ? body.adding("renamed-from", YAMLText.scalar(old, like: .plain)) : nil
        add(
            at: place.range,
            "the identifier of '\(match.new.name.value)' was '\(old)': \(consequence)",
            help: "write renamed-from: \(old), or keep it with identifier: \(old)",
            notes: [Finding.Note("it was declared here", at: match.old.identifier.range)],
            fix: edits.map { Fix(.display, $0) }, breaks: breaks
        )
    }
}

extension RuleReport {
    fileprivate mutating func add<Item: Renamable>(
        _ match: Succession<Item>.Match, at place: Text, _ breaks: (String) -> [Break]
    ) {
        add(match.old.renamedFrom, unless: Set(match.new.identifiers.map(\.value)), at: place, breaks)
    }

    /// - Parameter breaks: Who breaks that knows the former name.
    fileprivate mutating func add(
        _ former: [Text], unless known: Set<String>, at place: Text, _ breaks: (String) -> [Break]
    ) {
        for former in former where !known.contains(former.value) {
            add(
                at: place.range,
                "'\(former.value)', an earlier name of '\(place.value)', is no longer recognized",
                severity: .warning,
                help: "list it under renamed-from again, or allow it once it is no longer used",
                notes: [Finding.Note("it was listed here", at: former.range)], breaks: breaks(former.value))
        }
    }
}
