import CodeEvaluation
import CodeFacts
import Diagnostics

extension NotificationFacts {
    /// The categories, without the other declarations of those that code registers: constants, and those in other files,
    /// such as in a class that nothing uses. All of them if a registration isn't known completely.
    var categoriesInUse: [CategoryFact] {
        let calls = registrations.filter { $0.function.map { uncalledFunctions[$0] == nil } ?? true }
        guard calls.allSatisfy(\.isComplete) else { return categories }
        var registered: [String: [SourceRange]] = [:]
        for category in calls.flatMap(\.categories) {
            if let identifier = category.identifier.known { registered[identifier, default: []].append(category.range) }
        }
        return categories.filter { category in
            guard let ranges = category.identifier.known.flatMap({ registered[$0] }), !ranges.contains(category.range)
            else { return true }
            // In a function with several declarations, any of them may be meant.
            let isInFile = ranges.contains { $0.file === category.range.file }
            return isInFile && !category.range.codeBefore.contains("static ")
        }
    }
}

extension OptionNames {
    /// Leaves open the options that only one of two declarations has.
    mutating func leaveOpen(differencesFrom other: OptionNames) {
        open.formUnion(names.map(\.name).filter { !other.contains($0) })
        for option in other.names where !contains(option.name) {
            names.append(option)
            open.insert(option.name)
        }
    }
}

extension CategoryFact {
    var isForSomeSystems: Bool {
        conditions.contains { if case .available = $0 { true } else { false } }
    }

    /// What is equal in two declarations of one category.
    var contents: [String] {
        let actions = actions.map { action in
            [action.identifier, action.title].map { $0?.known ?? $0?.expression ?? "" }.joined(separator: "\u{0}")
        }
        return actions + options.names.map(\.name).sorted()
            + [hiddenPreviewsBodyPlaceholder, categorySummaryFormat].map { $0?.known ?? "" }
    }
}

/// The conditions under which each identifier is declared.
struct Conditions {
    private var known: [String?: [CodeCondition]] = [:]
    private var differing: Set<String?> = []

    init(_ declarations: some Sequence<(String?, [CodeCondition])>) {
        for (identifier, conditions) in declarations {
            if let earlier = known[identifier], earlier != conditions { differing.insert(identifier) }
            known[identifier] = conditions
        }
    }

    /// The conditions of a declaration: none if it is declared elsewhere under other conditions.
    func conditions(of identifier: String?, _ conditions: [CodeCondition]) -> [CodeCondition] {
        let isOnlyOne = known[identifier].map { $0 == conditions } ?? true
        return isOnlyOne && !differing.contains(identifier) ? conditions : []
    }
}
