import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    static let categoryRecognitionLost: SchemaChangeRule = RuleDescription(
        id: "category-recognition-lost",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "A notification that is recognized by its category stays recognizable.",
        rationale: """
            The only notification of a category needs no notification key: the app recognizes it by the category. If \
            the category gets a second notification, or the notification a match, or loses the category, the app \
            doesn't recognize pushes without the key, which old servers and other senders may send. A change of the \
            category itself has other rules.
            """,
        source: .payloadContract,
        passing: [
            RuleExample(
                from: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { category: offer, title: Sale }
                      news: { category: offer, title: News }
                    """,
                to: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { category: offer, title: Sale }
                      news: { category: offer, title: News }
                      poll: { category: offer, title: Poll }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      reminder: { delivery: local, category: offer, title: Reminder }
                    """,
                to: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      reminder: { delivery: local, category: offer, title: Reminder }
                      sale: { category: offer, title: Sale }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                      poll: { hidden-previews-body-placeholder: Poll }
                      club: { external: true }
                    notifications:
                      sale: { category: offer, title: Sale }
                      vote: { category: poll, title: Vote }
                      meeting: { category: club, title: Meeting }
                    """,
                to: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                      poll: { hidden-previews-body-placeholder: Poll }
                    notifications:
                      ⟦sale⟧: { category: offer, title: Sale }
                      news: { category: offer, title: News }
                      ⟦vote⟧: { title: Vote }
                      ⟦meeting⟧: { title: Meeting }
                    """
            ),
            // A push with the category would be taken for the other notification.
            RuleExample(
                from: """
                    categories:
                      misc: { hidden-previews-body-placeholder: News }
                    notifications:
                      sale: { category: misc, title: Sale, match: { type: sale } }
                      news: { category: misc, title: News }
                      poll: { title: Poll, match: { type: poll } }
                    """,
                to: """
                    categories:
                      misc: { hidden-previews-body-placeholder: News }
                      vote: { hidden-previews-body-placeholder: Vote }
                    notifications:
                      ⟦sale⟧: { title: Sale, match: ⟦notification-match-new│{ type: sale }⟧ }
                      news: { category: misc, title: News }
                      poll: { category: ⟦vote⟧, title: Poll, match: { type: poll } }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { category: offer, title: Sale }
                    """,
                to: """
                    categories:
                      offer: { actions: [save: { title: Save for Later, icon: bookmark }] }
                    notifications:
                      sale: { category: offer, title: Sale, match: ⟦{ type: sale }⟧ }
                    """
            ),
        ]
    ).change { change, report in
        let (old, new) = (KeylessRecognition(change.old), KeylessRecognition(change.new))
        let successors = Dictionary(
            change.categories.matches.map { ($0.old.name.value, $0.new) }, uniquingKeysWith: { first, _ in first })
        for match in change.notifications.matches where match.old.delivery.isPush && !match.hasStricterMatch {
            let before = change.old.category(of: match.old)
            guard old.notification(in: before?.identifier.value, answering: match.old.match) == match.old.name.value
            else { continue }
            let (now, successor) = (change.new.category(of: match.new), before.flatMap { successors[$0.name.value] })
            // Another identifier has its own rule.
            let hasOwnRule = before?.isExternal == false && successor?.isExternal == false
            let sent = (hasOwnRule ? successor : before)?.identifier.value
            guard new.notification(in: sent, answering: match.old.match) != match.new.name.value else { continue }
            // A removed category, and another one, have their own rules.
            if let before, successor == nil, !before.isExternal { continue }
            guard !change.breaksOfCategory(of: match).contains(where: { $0.party != .installed }) else { continue }
            report.add(
                match, before, now, key: change.new.app.notificationKey,
                change.breaks(of: match, stored: .keyless(match.old, in: change.old)))
        }
    }
}

extension RuleReport {
    fileprivate mutating func add(
        _ match: Succession<Notification>.Match, _ before: Category?, _ now: Category?, key: String, _ breaks: [Break]
    ) {
        let gotMatch = match.old.match.isEmpty && !match.new.match.isEmpty
        let how = before.map { match.old.match.isEmpty ? "by the category \($0.label)" : "in the category \($0.label)" }
        let cause =
            before == nil
            ? "it has a category now"
            : now == nil
                ? "it no longer has it" : gotMatch ? "it has a match now" : "it isn't the only one there any more"
        let help =
            before == nil
            ? "leave the category out"
            : now == nil
                ? "keep the category"
                : gotMatch
                    ? "delete the match" : "give the other notification a category of its own"
        add(
            at: (gotMatch ? match.new.declaredMatch?.range : before == nil ? match.new.categoryName?.range : nil)
                ?? match.new.name.range,
            "'\(match.new.name.value)' was recognized \(how ?? "by its match"), but \(cause): pushes of old servers "
                + "without '\(key)' aren't recognized",
            help: "\(help), or allow it if every server sends the key",
            notes: [Finding.Note("it was declared here", at: match.old.categoryName?.range ?? match.old.name.range)],
            breaks: breaks)
    }
}

extension Succession<Notification>.Match {
    /// Whether another rule reports that the match no longer recognizes what it did.
    fileprivate var hasStricterMatch: Bool {
        guard !old.match.isEmpty else { return false }
        let before = Set(old.match.map(\.pair))
        return new.match.isEmpty || !new.match.allSatisfy { before.contains($0.pair) }
    }
}

extension Match {
    fileprivate var pair: [String] { [key.value, constant.value] }
}
