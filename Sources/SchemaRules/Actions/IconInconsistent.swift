import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let iconInconsistent: WholeSchemaRule = RuleDescription.actionInconsistent.schema { context, report in
        guard context.mayHaveInconsistentIcons else { return }
        let definitions = context.definitionsWithIcon
        // Findings at the same place are merged.
        let groups = (definitions.groups(by: \.nameAndIdentifier) + definitions.groups(by: \.action.titleKey))
            .filter { $0.disagree(in: definitions) }
        let uses = context.usesOfIcons
        for group in groups {
            guard let usual = group.usual(among: definitions, uses) else { continue }
            for index in group where definitions[index].picture != usual.picture {
                let (action, icon) = (definitions[index].action, definitions[index].icon)
                // In a schema, what else differs is a finding that names the identifier.
                guard
                    context.isOfCode || action.identifier.value != usual.action.identifier.value
                        || action.declaration.differences(from: usual.action.declaration).isEmpty
                else { continue }
                report.add(
                    at: icon.name.range,
                    "'\(action.name.value)' has the icon '\(icon.name.value)' here, but '\(usual.icon.name.value)' elsewhere",
                    help: "use the same icon everywhere, such as \(usual.icon.name.value)",
                    notes: [Finding.Note("the other icon", at: usual.icon.name.range)],
                    fix: icon.edits(showing: usual.icon).map { Fix(.unsafe, $0) }
                )
            }
        }
    }
}

/// A definition of an action that declares its own icon.
private struct DefinitionWithIcon {
    let action: ShownAction
    let icon: Icon
    /// The index of its category; nil for a shared action.
    let category: Int?
    let picture: Picture

    /// One identifier under two names is a separate mistake.
    var nameAndIdentifier: NameAndIdentifier? {
        let name = action.name.value
        return NameAndIdentifier(
            identifier: action.identifier.value, otherName: name == action.identifier.value ? nil : name)
    }

    struct NameAndIdentifier: Hashable {
        var identifier: String
        /// Nil if the name is the identifier.
        var otherName: String?
    }
}

/// The key that two icons of the same picture share, even with different names.
private enum Picture: Hashable {
    /// By its newest name.
    case system(String)
    case template(String)

    init?(of action: ShownAction) {
        guard let icon = action.icon else { return nil }
        self = action.symbol.map { .system($0.newestName) } ?? .template(icon.name.value)
    }
}

extension LintContext {
    /// Whether two actions with the same identifier or title have different icons. False for most schemas.
    fileprivate var mayHaveInconsistentIcons: Bool {
        [actionsByIdentifier, actionsByTitle].contains { groups in
            groups.all.contains { group in
                let pictures = group.lazy.compactMap(Picture.init)
                return pictures.first.map { first in pictures.contains { $0 != first } } ?? false
            }
        }
    }

    /// Without changes of shared actions in categories.
    fileprivate var definitionsWithIcon: [DefinitionWithIcon] {
        func definition(_ action: ShownAction, category: Int?) -> DefinitionWithIcon? {
            guard let icon = action.icon, let picture = Picture(of: action) else { return nil }
            return DefinitionWithIcon(action: action, icon: icon, category: category, picture: picture)
        }
        let sharedNames = Set(schema.actions.map(\.name.value))
        let own = categories.enumerated().flatMap { index, category in
            category.actions.filter { !sharedNames.contains($0.name.value) }
                .compactMap { definition($0, category: index) }
        }
        return sharedActions.compactMap { definition($0, category: nil) } + own
    }

    /// The number of categories that show an icon, by the range of the icon.
    fileprivate var usesOfIcons: [SourceRange: Int] {
        var uses: [SourceRange: Int] = [:]
        for icon in categories.flatMap({ $0.actions.compactMap { $0.icon } }) {
            uses[icon.name.range, default: 0] += 1
        }
        return uses
    }
}

extension [DefinitionWithIcon] {
    /// The indices of definitions with the same key, in source order, the first one of each category.
    fileprivate func groups<Key: Hashable>(by key: (DefinitionWithIcon) -> Key?) -> [[Int]] {
        // Most have no group.
        var firsts: [Key: Int] = [:]
        var groups: [Int: [Int]] = [:]
        for index in indices {
            guard let key = key(self[index]) else { continue }
            guard let first = firsts[key] else {
                firsts[key] = index
                continue
            }
            let category = self[index].category
            // Duplicates in one category are a separate mistake. Definitions of one category are adjacent.
            guard category == nil || self[groups[first]?.last ?? first].category != category else { continue }
            groups[first, default: [first]].append(index)
        }
        return groups.values.sorted { $0[0] < $1[0] }
    }
}

extension [Int] {
    /// Whether the definitions have different icons.
    fileprivate func disagree(in definitions: [DefinitionWithIcon]) -> Bool {
        dropFirst().contains { definitions[$0].picture != definitions[self[0]].picture }
    }

    /// The definition with the most common icon, or the first of several.
    fileprivate func usual(among definitions: [DefinitionWithIcon], _ usesOfIcons: [SourceRange: Int])
        -> DefinitionWithIcon?
    {
        var uses: [Picture: Int] = [:]
        for index in self {
            let definition = definitions[index]
            uses[definition.picture, default: 0] += Swift.max(1, usesOfIcons[definition.icon.name.range] ?? 0)
        }
        var usual: (definition: DefinitionWithIcon, uses: Int)?
        for index in self {
            let uses = uses[definitions[index].picture] ?? 0
            if uses > usual?.uses ?? 0 { usual = (definitions[index], uses) }
        }
        return usual?.definition
    }
}

extension Icon {
    /// Nil if a symbol would become a template image, or the reverse.
    fileprivate func edits(showing other: Icon) -> [TextEdit]? {
        switch (image, other.image) {
        case (.system(let name), .system), (.template(let name), .template):
            name.node.replacingText(with: other.name.value)
        default: nil
        }
    }
}
