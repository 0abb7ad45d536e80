import Diagnostics
import NotificationSchema
import Rules

extension ChangeRule {
    private static let description = RuleDescription(
        id: "action-meaning-changed",
        severity: .error,
        group: .compatibility,
        domain: .change,
        summary: "The identifier of an action never changes its meaning.",
        rationale: """
            A delivered notification still shows the old title. Anyone who taps it gets the new meaning: they archive, and \
            the message is deleted. A new name or title alone isn't a new meaning, unless another action of the category had \
            that title: people who know the buttons tap the wrong one. Exchanged icons are a warning, and so is another \
            appearance: if an action no longer looks destructive, people tap it without thinking.
            """,
        unseen: """
            What the code of the app does isn't seen. A new title under the same name counts as the same meaning, \
            unless two actions exchange their titles.
            """,
        source: .notificationAction,
        passing: [
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - archive: { identifier: a1, title: Archive, icon: archivebox }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - archive: { identifier: a1, title: Move to Archive, icon: archivebox }
                    """
            ),
            // The same buttons in another order.
            RuleExample(
                from: """
                    categories:
                      call:
                        actions:
                          - accept: { title: Accept, icon: phone }
                          - decline: { title: Decline, icon: phone.down }
                    """,
                to: """
                    categories:
                      call:
                        actions:
                          - decline: { title: Decline, icon: phone.down }
                          - accept: { title: Accept, icon: phone }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - delete: { title: Delete, icon: trash, destructive: true }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - delete: { title: Delete Message, icon: trash, destructive: true }
                    """
            ),
        ],
        failing: [
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - archive: { identifier: a1, title: Archive, icon: archivebox }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - snooze: { identifier: ⟦a1⟧, title: Snooze, icon: clock }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      call:
                        actions:
                          - accept: { title: Accept, icon: phone }
                          - decline: { title: Decline, icon: phone.down }
                    """,
                to: """
                    categories:
                      call:
                        actions:
                          - accept: { title: ⟦Decline⟧, icon: phone.down }
                          - decline: { title: Accept, icon: phone }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      call:
                        actions:
                          - accept: { title: Accept, icon: phone }
                          - decline: { title: Decline, icon: phone.down }
                    """,
                to: """
                    categories:
                      call:
                        actions:
                          - accept: { title: Accept, icon: ⟦phone.down⟧ }
                          - decline: { title: Decline, icon: phone }
                    """
            ),
            RuleExample(
                from: """
                    categories:
                      mail:
                        actions:
                          - delete: { title: Delete, icon: trash, destructive: true }
                          - leave: { title: Leave, icon: xmark }
                    """,
                to: """
                    categories:
                      mail:
                        actions:
                          - ⟦delete⟧: { title: Delete, icon: trash }
                          - leave: { title: Leave, icon: xmark, ⟦destructive⟧: true }
                    """
            ),
        ]
    )

    static let actionMeaningChanged: SchemaChangeRule = description.change { change, report in
        for (category, actions) in change.actionsByCategory {
            // What the old button does now.
            func breaks(_ match: Succession<Action>.Match) -> [Break] {
                change.breaksOfResponse(
                    match.old, in: category.old, before: match.old.words, after: match.new.words)
            }
            let kept = actions.filter { $0.kind == .same }
            let exchanged = Exchange.all(in: kept) { $0.title.map { ($0, $0.value.lowercased()) } }
            for exchange in exchanged { report.add(exchange, breaks(exchange.first)) }
            let explained = Set(exchanged.flatMap { [$0.first, $0.second] }.map(\.new.identifier.value))
            for match in kept where !explained.contains(match.new.identifier.value) {
                report.add(match, breaks(match))
            }
            guard exchanged.isEmpty else { continue }
            for exchange in Exchange.all(in: kept, by: { $0.icon.map { ($0.name, $0.name.value) } }) {
                let (old, new) = (exchange.texts.old.value, exchange.texts.new.value)
                report.addIcons(
                    exchange,
                    change.breaksOfResponse(
                        exchange.first.old, in: category.old,
                        before: "\(exchange.first.old.words) with the icon \(old)",
                        after: "\(exchange.first.new.words) with the icon \(new)", fails: false))
            }
        }
    }

    static let destructiveChanged: SchemaChangeRule = description.change { change, report in
        for (category, match) in change.actions where match.old.isDestructive != match.new.isDestructive {
            let name = match.new.name.value
            report.add(
                at: change.place(of: "destructive", in: match.new),
                match.new.isDestructive
                    ? "'\(name)' is now destructive, but people know it as harmless"
                    : "'\(name)' is no longer destructive, so its familiar appearance changes",
                severity: .warning,
                help: match.new.isDestructive
                    ? "if its effect changed, give it a different identifier; otherwise allow it with the reason"
                    : "write destructive: true, or allow it with the reason",
                notes: [Finding.Note("it was declared here", at: match.old.destructive?.range ?? match.old.name.range)],
                breaks: change.breaksOfResponse(
                    match.old, in: category.old,
                    before: "\(match.old.words), \(match.old.isDestructive ? "destructive" : "not destructive")",
                    after: "\(match.new.words), \(match.new.isDestructive ? "destructive" : "not destructive")",
                    fails: false))
        }
    }
}

/// Two actions of a category that exchanged what people know them by.
private struct Exchange {
    let first: Succession<Action>.Match
    let second: Succession<Action>.Match
    /// The former and the current text of the first action.
    let texts: (old: Text, new: Text)

    /// - Parameter mark: The text that people know an action by, and the form of it to compare.
    static func all(
        in actions: [Succession<Action>.Match], by mark: (Action) -> (text: Text, key: String)?
    ) -> [Exchange] {
        struct Marks: Hashable { let old, new: String }
        // Only what changed can be exchanged, so few actions are looked up.
        var pending: [Marks: [(match: Succession<Action>.Match, texts: (old: Text, new: Text))]] = [:]
        var exchanges: [Exchange] = []
        for match in actions {
            guard let old = mark(match.old), let new = mark(match.new), old.key != new.key else { continue }
            let firsts = pending[Marks(old: new.key, new: old.key), default: []]
            exchanges += firsts.map { Exchange(first: $0.match, second: match, texts: $0.texts) }
            pending[Marks(old: old.key, new: new.key), default: []].append((match, (old.text, new.text)))
        }
        return exchanges
    }

    /// The identifiers in messages.
    var identifiers: String { "'\(first.new.identifier.value)' and '\(second.new.identifier.value)'" }

    var note: Finding.Note { Finding.Note("it was declared here", at: texts.old.range) }
}

extension RuleReport {
    /// Reports an action with a new name and a new title.
    fileprivate mutating func add(_ match: Succession<Action>.Match, _ breaks: @autoclosure () -> [Break]) {
        guard match.new.name.value != match.old.name.value, let old = match.old.title?.value,
            let new = match.new.title?.value, old.lowercased() != new.lowercased()
        else { return }
        add(
            at: match.new.identifier.range,
            "'\(match.new.identifier.value)' was “\(old)” and is now “\(new)”: "
                + "tapping the old title in a delivered notification does the new action",
            help: "give “\(new)” a different identifier",
            notes: [Finding.Note("it was declared here", at: match.old.identifier.range)], breaks: breaks()
        )
    }

    fileprivate mutating func add(_ exchange: Exchange, _ breaks: @autoclosure () -> [Break]) {
        let (old, new) = (exchange.texts.old.value, exchange.texts.new.value)
        add(
            at: exchange.texts.new.range,
            "\(exchange.identifiers) exchanged their titles: “\(old)” in a delivered notification now does “\(new)”",
            help: "keep each title with its identifier",
            notes: [exchange.note], breaks: breaks()
        )
    }

    fileprivate mutating func addIcons(_ exchange: Exchange, _ breaks: @autoclosure () -> [Break]) {
        add(
            at: exchange.texts.new.range,
            "\(exchange.identifiers) exchanged their icons, by which people know them",
            severity: .warning,
            help: "keep the icons, or allow it with the reason",
            notes: [exchange.note], breaks: breaks()
        )
    }
}
