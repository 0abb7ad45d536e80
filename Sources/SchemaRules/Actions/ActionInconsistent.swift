import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    static let actionInconsistent = RuleDescription(
        id: "action-inconsistent",
        severity: .warning,
        fixes: [.unsafe],
        group: .actions,
        summary: "An action looks the same and does the same in all categories.",
        rationale: """
            People learn from its title and icon what a button does. If it has another icon in one category, or is \
            destructive or requires authentication in only one, they can't rely on it. A different order of the same actions \
            is advice, because the app may have a reason. Different options of one identifier are advice, too: generated \
            code distinguishes the categories, but code that checks the identifier alone is wrong for one of them. Actions \
            with an effect, and icons that a category changes on purpose, are ignored. Two titles that mean the same, \
            with one icon, are advice.
            """,
        unseen: """
            Only actions with the same identifier, with the same words in their titles, or with the same icon and titles \
            that mean the same by a list of verbs, such as Mute and Silence, are compared.
            """,
        source: .higWritingPractices,
        passing: [
            """
            actions:
              mute: { title: Mute, icon: bell.slash }
              like: { title: Like, icon: heart }
            categories:
              chat: { hidden-previews-body-placeholder: Message, actions: [like, mute] }
              room:
                hidden-previews-body-placeholder: Message
                actions:
                  - like: { title: Love }
                  - mute
            """,
            """
            actions:
              mute: { title: Mute, icon: bell.slash }
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions: [mute]
              call:
                hidden-previews-body-placeholder: Call
                actions:
                  - mute: { icon: speaker.slash }
            """,
            """
            actions:
              accept: { title: Accept, icon: checkmark, authentication-required: true }
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions: [accept]
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept Invite, icon: checkmark.circle }
            """,
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions:
                  - accept: { title: Accept, icon: checkmark, authentication-required: true }
              purchase:
                hidden-previews-body-placeholder: Purchase
                actions:
                  - archive: { title: Archive, icon: archivebox }
                  - approve: { title: Approve, icon: checkmark, authentication-required: true }
            """,
        ],
        failing: [
            """
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { title: Mute, icon: bell.slash }
              room:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute-room: { title: ⟦Mute⟧, icon: bell.slash, authentication-required: true }
              thread:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute-thread: { title: Mute, icon: bell.slash }
            """,
            """
            actions:
              mute: { title: Mute, icon: bell.slash }
              like: { title: Like, icon: heart }
            categories:
              chat: { hidden-previews-body-placeholder: Message, actions: [like, mute] }
              ⟦room⟧: { hidden-previews-body-placeholder: Message, actions: [mute, like] }
            """,
            """
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { title: Mute, icon: bell.slash }
              room:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { title: Mute Room, icon: ⟦speaker.slash⟧ }
              thread:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { title: Mute Thread, icon: bell.slash }
            """,
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
                actions:
                  - accept: { title: Accept, icon: checkmark }
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept Invite, icon: checkmark, ⟦authentication-required⟧: true }
            """,
            """
            categories:
              message:
                hidden-previews-body-placeholder: Message
                actions:
                  - reply:
                      title: Reply
                      icon: arrowshape.turn.up.left
                      authentication-required: false
                      text-input: { button-title: Send, placeholder: Message }
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - ⟦reply⟧: { title: Reply, icon: arrowshape.turn.up.left }
            """,
            """
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions:
                  - mute: { title: Mute, icon: bell.slash }
              room:
                hidden-previews-body-placeholder: Message
                actions:
                  - silence: { title: ⟦Silence⟧, icon: bell.slash }
            """,
            """
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions:
                  - like: { title: Like, icon: heart, identifier: first }
              episode:
                hidden-previews-body-placeholder: Episode
                actions:
                  - download: { title: Save Episode, icon: arrow.down.circle, ⟦identifier⟧: first }
            """,
        ]
    )
}

extension SchemaRule {
    static let actionInconsistent: WholeSchemaRule = RuleDescription.actionInconsistent.schema { context, report in
        for group in context.definitionsByTitle { report.add(differencesIn: group) }
        if context.isEnglish { report.add(synonymsIn: context) }
        var orders: [[String]: (order: [String], category: ShownCategory)] = [:]
        for category in context.categories where category.actions.count > 1 {
            let order = category.actions.map { $0.identifier.value }
            let set = order.sorted()
            guard let first = orders[set] else {
                orders[set] = (order, category)
                continue
            }
            guard first.order != order else { continue }
            report.add(
                at: category.name.range,
                "'\(category.name.value)' has the actions of '\(first.category.name.value)' in "
                    + "a different order",
                severity: .advice,
                help: "list them in the same order",
                notes: [Finding.Note("the other category", at: first.category.name.range)]
            )
        }
    }
}

extension RuleReport {
    /// Reports how each definition differs from the most common one, or from the first.
    fileprivate mutating func add(differencesIn group: [ShownAction]) {
        guard let usual = group.usual else { return }
        for action in group {
            guard let title = action.title, title.range != usual.title?.range else { continue }
            guard let difference = usual.difference(of: action) else { continue }
            add(
                at: title.range,
                "“\(title.trimmed)” \(difference)",
                help: "use the same options, or different titles",
                notes: usual.title.map { [Finding.Note("the other one", at: $0.range)] } ?? []
            )
        }
    }
}

extension LintContext {
    /// Shared actions, and actions that categories declare, grouped by title. Leaves out groups with a single
    /// identifier, whose options must agree anyway.
    fileprivate var definitionsByTitle: [[ShownAction]] {
        let groups = actionsByTitle.all.map { $0.filter { !$0.hasEffect && !$0.words.isEmpty } }.filter { group in
            group.dropFirst().contains { $0.identifier.value != group[0].identifier.value }
        }
        guard !groups.isEmpty else { return [] }
        // action-title-duplicate reports a title that occurs twice in a category.
        var duplicates: Set<String> = []
        for category in categories {
            var titles: Set<String> = []
            for title in category.actions.lazy.compactMap(\.titleKey) where !titles.insert(title).inserted {
                duplicates.insert(title)
            }
        }
        return groups.filter { $0[0].titleKey.map { !duplicates.contains($0) } ?? true }
    }
}

extension [ShownAction] {
    /// A definition with the most common options.
    fileprivate var usual: ShownAction? {
        var counts: [Options: Int] = [:]
        for action in self { counts[action.options, default: 0] += 1 }
        guard let most = counts.values.max() else { return nil }
        return first { counts[$0.options] == most }
    }
}

private struct Options: Hashable {
    var isDestructive: Bool
    var isAuthenticationRequired: Bool
}

extension ShownAction {
    fileprivate var options: Options {
        Options(
            isDestructive: declaration.isDestructive, isAuthenticationRequired: declaration.isAuthenticationRequired)
    }

    /// A difference between the actions that people notice.
    fileprivate func difference(of other: ShownAction) -> String? {
        if other.isDestructive != declaration.isDestructive {
            return other.isDestructive
                ? "is destructive here, but not elsewhere" : "is destructive elsewhere, but not here"
        }
        // Opening the app also unlocks the device.
        guard !declaration.isForeground, !other.isForeground else { return nil }
        if other.isAuthenticationRequired != declaration.isAuthenticationRequired {
            return other.isAuthenticationRequired
                ? "requires authentication here, but not elsewhere" : "requires authentication elsewhere, but not here"
        }
        return nil
    }
}
