import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let actionInconsistent = SchemaRule(
        RuleDescription(
            id: "action-inconsistent",
            severity: .warning,
            summary: "What has one title does one thing, in one order, in all categories.",
            rationale: """
                People learn what a button does by its title. Where one of the same title is destructive here and not \
                there, or asks for a passcode only here, they learn nothing. Another order of the same actions is \
                advice: the app may have its reasons. An action with an effect is left out.
                """,
            source: .higWriting,
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
                """
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
            ]
        )
    ) { _, wording, findings in
        for group in wording.definitionsByTitle { findings.report(differencesIn: group) }
        var orders: [[Int]: (order: [Int], category: CategoryWording)] = [:]
        for category in wording.categories where category.actions.count > 1 {
            let order = category.actions.map(\.identifier)
            let set = order.sorted()
            guard let first = orders[set] else {
                orders[set] = (order, category)
                continue
            }
            guard first.order != order else { continue }
            findings.report(
                at: category.category.name.range,
                "'\(category.category.name.value)' has the actions of '\(first.category.category.name.value)' in "
                    + "another order",
                severity: .advice,
                help: "list them in the same order",
                notes: [Finding.Note("the other category", at: first.category.category.name.range)]
            )
        }
    }
}

extension RuleFindings {
    /// Says of each definition how it differs from most of them, or from the first.
    fileprivate mutating func report(differencesIn group: [ActionWording]) {
        guard let usual = group.usual else { return }
        for action in group {
            guard let title = action.title, title.range != usual.title?.range else { continue }
            guard let difference = usual.difference(of: action) else { continue }
            report(
                at: title.range,
                "“\(title.trimmed)” \(difference)",
                help: "make them alike, or say in the title what is different",
                notes: usual.title.map { [Finding.Note("the other one", at: $0.range)] } ?? []
            )
        }
    }
}

extension Wording {
    /// What categories declare themselves, and shared actions, in groups of one title; none with a single identifier,
    /// of which the options agree in any case.
    fileprivate var definitionsByTitle: [[ActionWording]] {
        // By the number of the title.
        var groups = [[ActionWording]](repeating: [], count: titleCount)
        for action in actions where !action.hasEffect && !action.words.isEmpty {
            if let title = action.titleNumber { groups[title].append(action) }
        }
        // Twice in one category is a mistake of its own.
        var lastCategories = [Int?](repeating: nil, count: titleCount)
        for (index, category) in categories.enumerated() {
            for title in category.actions.lazy.compactMap(\.titleNumber) {
                if lastCategories[title] == index { groups[title] = [] }
                lastCategories[title] = index
            }
        }
        return groups.filter { group in group.dropFirst().contains { $0.identifier != group[0].identifier } }
    }
}

extension [ActionWording] {
    /// One of those that have the options of most.
    fileprivate var usual: ActionWording? {
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

extension ActionWording {
    fileprivate var options: Options {
        Options(isDestructive: isDestructive, isAuthenticationRequired: isAuthenticationRequired)
    }

    /// How another one differs from this one for the people who choose it.
    fileprivate func difference(of other: ActionWording) -> String? {
        if other.isDestructive != isDestructive {
            return other.isDestructive
                ? "is destructive here, and not elsewhere" : "is destructive elsewhere, and not here"
        }
        // To open the app unlocks the device as well.
        guard !isForeground, !other.isForeground else { return nil }
        if other.isAuthenticationRequired != isAuthenticationRequired {
            return other.isAuthenticationRequired
                ? "requires authentication here, and not elsewhere" : "requires authentication elsewhere, and not here"
        }
        return nil
    }
}
