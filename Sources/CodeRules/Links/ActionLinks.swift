import AppleFacts
import CodeFacts
import Diagnostics

/// How the identifiers of declared actions and those in handlers fit.
struct ActionLinks {
    /// The first declaration of each identifier. Only what is certain: empty if an action isn't known.
    private(set) var declared: [String: ActionFact] = [:]
    /// The first comparison with each identifier.
    private(set) var comparisons: [String: CodeText] = [:]
    /// Identifiers that an action has and no handler mentions, in the order of declarations. Empty if an identifier of
    /// a response goes to code that isn't followed.
    private(set) var unhandled: [String] = []
    /// Identifiers that handlers mention and no action has, in source order. Empty if an action isn't known.
    private(set) var undeclared: [String] = []
    /// Of an undeclared identifier, the unhandled one that was probably meant.
    private(set) var pairs: [String: String] = [:]
    /// The undeclared raw values of enums that are made from the identifier of a response, each with the unhandled one
    /// that was probably meant.
    private(set) var pairsOfCases: [String: String] = [:]

    /// Comparisons with a part that no action has, although some have nearly the same. Empty if an action isn't known.
    private(set) var unmatched: [(part: PartComparison, action: String)] = []

    init?(_ facts: NotificationFacts) {
        let elsewhere = (facts.declaredElsewhere + facts.declaredInSchemas).flatMap(\.actions)
        let areAllDeclared = (facts.actions + elsewhere).allSatisfy { $0.identifier.known != nil }
        var written: [String] = []
        var isWritten: Set<String> = []
        var areAllHandled = facts.handedComparisons.isEmpty && !facts.escapes.contains { $0.part == .action }
        for comparison in facts.comparisons where comparison.part == .action {
            guard let identifier = comparison.identifier.known else {
                areAllHandled = false
                continue
            }
            guard !identifier.isEmpty, !identifier.hasPrefix("com.apple.") else { continue }
            if comparison.isWritten, isWritten.insert(identifier).inserted { written.append(identifier) }
            if comparisons[identifier] == nil { comparisons[identifier] = comparison.identifier }
        }
        var order: [String] = []
        for action in facts.actions + elsewhere {
            guard let identifier = action.identifier.known, !identifier.isEmpty else { continue }
            if declared[identifier] == nil {
                declared[identifier] = action
                order.append(identifier)
            }
        }
        let own = Set(facts.actions.lazy.compactMap(\.identifier.known))
        let inHandled = Self.actions(ofCategoriesHandledIn: facts)
        let inParts = facts.partComparisons.filter { $0.part == .action && $0.kind != .separator }
        let inRest = Self.actionsOfRest(facts)
        unhandled = order.filter { identifier in
            comparisons[identifier] == nil && own.contains(identifier) && !inHandled.contains(identifier)
                && !inParts.contains { $0.holds(identifier) } && !inRest.contains(identifier)
        }
        undeclared = written.filter { declared[$0] == nil }
        guard areAllDeclared || areAllHandled else { return nil }
        if !areAllDeclared { undeclared = [] } else { unmatched = Self.unmatched(in: facts, declared: order) }
        pairs = Self.pairs(of: undeclared, with: unhandled, areAllHandled: areAllHandled)
        if areAllHandled {
            let cases = facts.comparisons.filter { $0.part == .action && !$0.isWritten }
                .compactMap(\.identifier.known).filter { declared[$0] == nil && comparisons[$0] != nil }
            var seen = Set(written)
            let meant = Set(pairs.values)
            pairsOfCases = Self.pairs(
                of: cases.filter { seen.insert($0).inserted }, with: unhandled.filter { !meant.contains($0) },
                areAllHandled: true)
        } else {
            let meant = Set(pairs.values)
            unhandled = unhandled.filter(meant.contains)
        }
    }

    /// The actions of which a handler treats each category as a whole.
    private static func actions(ofCategoriesHandledIn facts: NotificationFacts) -> Set<String> {
        var (handled, others): (Set<String>, Set<String>) = ([], [])
        for category in facts.categories {
            let isHandled = category.identifier.known.map { facts.categoriesHandledAsWhole[$0] != nil } ?? false
            for identifier in category.actions.lazy.compactMap(\.identifier.known) {
                if isHandled { handled.insert(identifier) } else { others.insert(identifier) }
            }
        }
        return handled.subtracting(others)
    }

    private static func unmatched(
        in facts: NotificationFacts, declared: [String]
    ) -> [(part: PartComparison, action: String)] {
        facts.partComparisons.filter { $0.part == .action }.compactMap { part in
            guard !(declared + SystemAction.all).contains(where: part.holds) else { return nil }
            let letters = part.text.lowercased().filter { $0.isLetter || $0.isNumber }
            let near = declared.first { identifier in
                let other = identifier.lowercased().filter { $0.isLetter || $0.isNumber }
                switch part.kind {
                case .start: return letters.count >= 4 && other.hasPrefix(letters)
                case .end: return letters.count >= 4 && other.hasSuffix(letters)
                case .anywhere: return letters.count >= 4 && other.contains(letters)
                // Another separator is in it.
                case .separator: return letters.isEmpty && other.count < identifier.count
                }
            }
            return near.map { (part, $0) }
        }.sorted {
            ($0.part.range.file.path, $0.part.range.bytes.lowerBound) < (
                $1.part.range.file.path, $1.part.range.bytes.lowerBound
            )
        }
    }

    /// The other one of two actions, if a handler only compares with the first one, and has an `else`.
    private static func actionsOfRest(_ facts: NotificationFacts) -> Set<String> {
        guard !facts.actionsWithRest.isEmpty else { return [] }
        return facts.categories.reduce(into: []) { rest, category in
            let identifiers = Set(category.actions.compactMap(\.identifier.known))
            guard identifiers.count == 2 else { return }
            if !facts.actionsWithRest.isDisjoint(with: identifiers) { rest.formUnion(identifiers) }
        }
    }

    private static func pairs(
        of undeclared: [String], with unhandled: [String], areAllHandled: Bool
    ) -> [String: String] {
        var pairs: [String: String] = [:]
        var nearest = NearestIdentifiers(unhandled)
        var taken: Set<String> = []
        for identifier in undeclared {
            guard let other = nearest.nearest(to: identifier), taken.insert(other).inserted else { continue }
            pairs[identifier] = other
        }
        // One of each is left, and they share a word: `rejectAction` and `declineAction`.
        let handled = undeclared.filter { pairs[$0] == nil }
        let declared = unhandled.filter { !taken.contains($0) }
        if areAllHandled, handled.count == 1, declared.count == 1,
            !words(handled[0]).isDisjoint(with: words(declared[0]))
        {
            pairs[handled[0]] = declared[0]
        }
        return pairs
    }

    /// The words of `rejectAction`, `REJECT_ACTION` and `com.example.reject-action`, in lowercase.
    private static func words(_ identifier: String) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        for letter in identifier.prefix(200) {
            if letter.isUppercase && !(word.last?.isUppercase ?? false) || !letter.isLetter {
                words.insert(word.lowercased())
                word = ""
            }
            if letter.isLetter { word.append(letter) }
        }
        words.insert(word.lowercased())
        return words.filter { $0.count > 2 }
    }
}

extension Handler {
    /// `for (UNNotificationAction *action in category.actions) { if ([action.identifier isEqualToString:@"send"]) … }`
    var looksAtDeclaredActions: Bool {
        let code = range.text
        return code.contains(".actions") && [".identifier isEqual", ".identifier =="].contains(where: code.contains)
    }
}
