import AppleFacts
import Diagnostics
import NotificationSchema
import SourceSyntax

extension SchemaRule {
    static let iconInconsistent = SchemaRule(
        RuleDescription(
            id: "icon-inconsistent",
            severity: .warning,
            summary: "One action has one icon in all categories.",
            rationale: """
                People learn an action by its icon, and look twice where that changes. What has one identifier, or one \
                title, is one action to them. A category that gives a shared action another icon does so on purpose.
                """,
            source: .higNotifications,
            passing: [
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
                      - mute: { title: Mute Room, icon: ⟦speaker.slash⟧ }
                  thread:
                    hidden-previews-body-placeholder: Message
                    actions:
                      - mute: { title: Mute Thread, icon: bell.slash }
                """
            ]
        )
    ) { _, wording, findings in
        let definitions = wording.definitionsWithIcon
        // What both have to say about a place is said once.
        let groups = definitions.groups(by: \.nameAndIdentifier) + definitions.groups(by: \.foldedTitle)
        for group in groups {
            guard let usual = group.usual(among: definitions) else { continue }
            for index in group where definitions[index].picture != usual.picture {
                let (action, icon) = (definitions[index].wording.action, definitions[index].icon)
                findings.report(
                    at: icon.name.range,
                    "'\(action.name.value)' has the icon '\(icon.name.value)', and '\(usual.icon.name.value)' elsewhere",
                    help: "write one icon for it everywhere, such as \(usual.icon.name.value)",
                    notes: [Finding.Note("the other icon", at: usual.icon.name.range)],
                    fix: icon.edits(showing: usual.icon).map { Fix(.suggest, $0) }
                )
            }
        }
    }
}

/// A definition of an action that declares its own icon.
private struct DefinitionWithIcon {
    let wording: ActionWording
    let icon: Icon
    /// The index of the category that it stands in; nil for a shared action.
    let category: Int?
    let picture: Picture
    /// In how many categories the icon shows, and at least 1.
    let uses: Int

    /// One identifier under two names is a mistake of its own.
    var nameAndIdentifier: NameAndIdentifier? {
        NameAndIdentifier(name: wording.action.name.value, identifier: wording.action.identifier.value)
    }

    /// Nil where people see none.
    var foldedTitle: String? {
        guard let title = wording.title, !title.trimmed.isEmpty else { return nil }
        return title.words.isEmpty ? String(title.trimmed) : title.folded
    }

    struct NameAndIdentifier: Hashable {
        var name: String
        var identifier: String
    }
}

/// What two icons have in common that show the same, if under two names.
private enum Picture: Hashable {
    /// Under its newest name.
    case system(String)
    case template(String)
}

extension Wording {
    /// Without what categories change of shared actions.
    fileprivate var definitionsWithIcon: [DefinitionWithIcon] {
        var uses: [SourceRange: Int] = [:]
        for icon in categories.flatMap({ $0.actions.compactMap(\.action.icon) }) {
            uses[icon.name.range, default: 0] += 1
        }
        let newestNames = Dictionary(
            uniqueKeysWithValues: symbols.map { ($0.name, SFSymbols.renaming(of: $0.name)?.newestName ?? $0.name) })
        func definition(_ wording: ActionWording, category: Int?) -> DefinitionWithIcon? {
            wording.action.icon.map { icon in
                let picture: Picture =
                    switch icon.image {
                    case .system(let name): .system(newestNames[name.value] ?? name.value)
                    case .template(let name): .template(name.value)
                    }
                return DefinitionWithIcon(
                    wording: wording, icon: icon, category: category, picture: picture,
                    uses: max(1, uses[icon.name.range] ?? 0))
            }
        }
        let own = categories.enumerated().flatMap { index, category in
            category.actions.filter { !sharedNames.contains($0.action.name.value) }
                .compactMap { definition($0, category: index) }
        }
        return sharedActions.compactMap { definition($0, category: nil) } + own
    }
}

extension [DefinitionWithIcon] {
    /// The indices of those that agree in something, in the order of the source, the first of each category.
    fileprivate func groups<Key: Hashable>(by key: (DefinitionWithIcon) -> Key?) -> [[Int]] {
        var groups: [Key: [Int]] = [:]
        for index in indices {
            guard let key = key(self[index]) else { continue }
            let category = self[index].category
            // What is there twice in one category is another mistake. Those of one category follow each other.
            guard category == nil || groups[key]?.last.map({ self[$0].category == category }) != true else { continue }
            groups[key, default: []].append(index)
        }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}

extension [Int] {
    /// The definition whose icon shows most often, the first of several; nil where all have one icon.
    fileprivate func usual(among definitions: [DefinitionWithIcon]) -> DefinitionWithIcon? {
        guard let first,
            dropFirst().contains(where: { definitions[$0].picture != definitions[first].picture })
        else { return nil }
        var uses: [Picture: Int] = [:]
        for index in self { uses[definitions[index].picture, default: 0] += definitions[index].uses }
        var usual = (index: first, uses: 0)
        for index in self {
            let uses = uses[definitions[index].picture] ?? 0
            if uses > usual.uses { usual = (index, uses) }
        }
        return definitions[usual.index]
    }
}

extension Icon {
    /// Nil where a symbol would have to become a template image, or the other way round.
    fileprivate func edits(showing other: Icon) -> [TextEdit]? {
        switch (image, other.image) {
        case (.system(let name), .system), (.template(let name), .template):
            name.node.replacingText(with: other.name.value)
        default: nil
        }
    }
}
