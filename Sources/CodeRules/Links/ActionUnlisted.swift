import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = actionUndeclared.description

    /// Actions that handlers know, and that no category shows.
    static let actionUnlisted: CodeFactRule = description.code { facts, report in
        for object in facts.renamedObjects {
            let noun = object.isCategory ? "category" : "action"
            report.add(
                at: object.range,
                "this replaces the identifier '\(object.earlier.known ?? "")' of the same \(noun), and another \(noun) has none",
                severity: .error, help: "set it on the \(noun) that was created last",
                notes: [Finding.Note("nothing sets the identifier of this \(noun)", at: object.nameless)])
        }
        reportSameIdentifiers(facts, &report)
        guard let shown = facts.listedActions else { return }
        let listed = facts.categories + facts.declaredInSchemas + facts.registrations.flatMap(\.categories)
        let places = Set(listed.flatMap(\.actions).map(\.range))
        let compared = Set(facts.comparisons.lazy.filter { $0.part == .action }.compactMap(\.identifier.known))
        var seen: Set<String> = []
        for action in facts.actions where !places.contains(action.range) {
            guard let identifier = action.identifier.known, compared.contains(identifier), !shown.contains(identifier),
                seen.insert(identifier).inserted
            else { continue }
            report.add(
                at: action.identifier.range, "no category has the action '\(identifier)', so its button never appears",
                severity: .warning, help: "add it to the actions of a category, or remove it")
        }
    }
}

/// Two buttons of one category with the same identifier, which no handler can tell apart.
private func reportSameIdentifiers(_ facts: NotificationFacts, _ report: inout RuleReport) {
    var seen: Set<SourceRange> = []
    for category in facts.categories {
        for action in category.doubles {
            guard let title = action.title?.known,
                let other = category.actions.first(where: { $0.identifier.known == action.identifier.known }),
                let otherTitle = other.title?.known, title != otherTitle, action.range != other.range,
                !other.isOptional, action.conditions == other.conditions, seen.insert(action.range).inserted
            else { continue }
            report.add(
                at: action.identifier.range, "“\(title)” has the identifier of “\(otherTitle)”, so both do the same",
                severity: .error, help: "give each action an identifier of its own",
                notes: [Finding.Note("the other action is declared here", at: other.identifier.range)])
        }
    }
}

extension NotificationFacts {
    /// The identifiers of the actions that categories have; nil if these aren't all known.
    var listedActions: Set<String>? {
        guard !calledRegistrations.isEmpty, unread.isEmpty, declaredElsewhere.isEmpty, !hasUnknownInterfaceActions,
            calledRegistrations.allSatisfy(\.isComplete),
            categories.allSatisfy({ $0.areActionsComplete && $0.identifiersOfActions.allSatisfy { $0.known != nil } })
        else { return nil }
        let listed = categories + declaredInSchemas + registrations.flatMap(\.categories)
        return Set(listed.flatMap(\.identifiersOfActions).compactMap(\.known)).union(actionsOfInterfaces.keys)
    }
}

extension CategoryFact {
    /// The identifiers of its actions, also of those that only the minimal context of iOS 8 shows.
    fileprivate var identifiersOfActions: [CodeText] {
        actions.map(\.identifier) + (minimalActions?.identifiers ?? [])
    }
}
