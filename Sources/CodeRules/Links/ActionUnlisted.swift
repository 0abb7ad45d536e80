import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = actionUndeclared.description

    /// Actions that handlers know, and that no category shows.
    static let actionUnlisted: CodeFactRule = description.code { facts, report in
        guard !facts.calledRegistrations.isEmpty, facts.unread.isEmpty, facts.declaredElsewhere.isEmpty,
            facts.calledRegistrations.allSatisfy(\.isComplete),
            facts.categories.allSatisfy({
                $0.areActionsComplete && $0.actions.allSatisfy { $0.identifier.known != nil }
            })
        else { return }
        let listed = facts.categories + facts.declaredInSchemas + facts.registrations.flatMap(\.categories)
        let shown = Set(listed.flatMap(\.actions).compactMap(\.identifier.known))
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
