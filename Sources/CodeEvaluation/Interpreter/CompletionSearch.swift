import CodeFacts
import Diagnostics

/// The search for the ends of a method without its completion handler.
struct CompletionSearch {
    /// An object with more members that call its handler isn't judged.
    static let limit = 48

    let types: [ProgramType]
    let isObjectiveC: Bool
    /// Whether the object may keep the handler, and another method call it.
    var canKeep: Bool
    /// Whether the parameters always exist.
    let isOfSystem: Bool
    /// Whether the method only gets responses of actions, so that comparisons with all of them are complete.
    let isOfActions: Bool
    /// The variables with the identifier of the action.
    var actionNames: Set<String> = []
    var visited: Set<SourceRange> = []
    var ends: [SilentEnd] = []
    /// What calls the handler: functions and closures inside the method, and other members of the object, if it keeps
    /// the handler.
    var callers: Set<String> = []
    /// The properties that keep the handler.
    var kept: Set<String> = []
    /// Whether the code is in a task, which an error ends, and whether a `do` around the code in the task catches it.
    var isInTask = false
    var catches = false
    /// Whether the code is in a closure that another function gets.
    var isInCallback = false
    /// What that closure gets, and what it makes of it.
    var results: Set<String> = []
    /// A condition in that closure without which it doesn't call the handler.
    var gap: SilentEnd?
    /// What runs after the code, in each block around it.
    var following: [ArraySlice<Statement>] = []
    /// The names of variables that other branches set, such as `isHandled`.
    var flags: Set<String> = []
    /// The names of copies of the content, which always exist, and of other values that do.
    var copies: Set<String> = []
    /// Expressions that aren't nil, because the method returned if they were.
    var checked: Set<String> = []

    init(types: [ProgramType], isObjectiveC: Bool, kind: SilentMethod.Kind?) {
        (self.types, self.isObjectiveC) = (types, isObjectiveC)
        canKeep = kind == .service || kind == .contentExtension
        isOfSystem = kind != nil
        isOfActions = kind == .contentExtension
    }

    /// Whether the code mentions the handler, or a function that calls it. A label of the same name is no mention.
    func mentions(_ handler: String, in range: SourceRange) -> Bool {
        range.uses(handler) || callers.contains(where: range.mentions)
    }

    /// Whether a condition calls the handler, or hands it on: more than a look whether it exists.
    func calls(_ handler: String, in condition: Statement.Condition) -> Bool {
        guard !isOfKept(condition, handler) else { return false }
        return condition.range.map { mentions(handler, in: $0) } ?? false
    }

    /// Whether a statement only keeps the handler: `self.contentHandler = contentHandler`.
    func keeps(_ handler: String, in statement: Statement) -> Bool {
        guard canKeep, case .expression(let expression) = statement.kind else { return false }
        return expression.target(keeping: handler).map(kept.contains) ?? false
    }

    /// Whether code calls the handler that the object keeps, perhaps in another method.
    func callsKept(in range: SourceRange) -> Bool { callers.contains(where: range.mentions) || range.handsOn("self") }

    /// Whether code gets the object, which keeps the handler.
    func mayLeave(to range: SourceRange) -> Bool { !kept.isEmpty && range.handsOn("self") }

    /// Whether an expression calls a method of the object that calls the handler.
    func isCaller(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind else { return false }
        return callee.lastName.map(callers.contains) ?? false
    }

    /// Whether the code compares the action of a response, in a method that gets only responses of known actions.
    func isOfAction(_ range: SourceRange?) -> Bool {
        guard isOfActions, let range else { return false }
        return range.contains("ctionIdentifier") || actionNames.contains(where: range.mentions)
    }

    /// Whether a closure counts its runs, of which only the last one calls the handler.
    func counts(_ conditions: [Statement.Condition]) -> Bool {
        guard isInCallback else { return false }
        let words = ["ount", "ending", "emaining", "left", "Left", "inished", "ompleted", "== 0", "isEmpty"]
        return conditions.contains { condition in
            if case .test(let test) = condition { words.contains(where: test.range.contains) } else { false }
        }
    }

    /// Notes the cases for actions in which a content extension doesn't call the handler, although it does in others.
    mutating func noteSilentCases(
        _ patterns: [SourceRange], of subject: Expression, among cases: [Statement.Case], _ handler: String
    ) {
        guard isOfAction(subject.range), !isCalledAfter(handler), patterns.count < cases.count else { return }
        let calling = cases.filter { one in one.body.contains { mentions(handler, in: $0.range) } }
        guard !calling.isEmpty else { return }
        ends += patterns.map { SilentEnd(.action, at: $0) }
    }

    /// Whether code after the one that is looked at calls the handler.
    func isCalledAfter(_ handler: String) -> Bool {
        following.contains { $0.contains { mentions(handler, in: $0.range) } }
    }

    /// Notes a condition about what a closure gets, only one of whose branches calls the handler.
    mutating func noteGap(
        _ conditions: [Statement.Condition], isThen: Bool, _ handler: String, in branch: [Statement]
    ) {
        let ofResults = conditions.compactMap(\.range).filter { range in results.contains(where: range.mentions) }
        guard isInCallback, !counts(conditions), !isOfFlag(conditions), let first = ofResults.first,
            let last = ofResults.last,
            branch.contains(where: { mentions(handler, in: $0.range) })
        else { return }
        gap = SilentEnd(
            .condition(!isThen),
            at: SourceRange(first.file, first.bytes.lowerBound..<max(first.bytes.upperBound, last.bytes.upperBound)))
    }

    /// Whether a branch depends on what earlier code did: `if !isHandled`.
    func isOfFlag(_ conditions: [Statement.Condition]) -> Bool {
        guard conditions.count == 1, case .test(let test) = conditions[0] else { return false }
        if case .other(let parts) = test.kind, parts.count == 1 {
            return parts[0].lastName.map(flags.contains) ?? false
        }
        return test.lastName.map(flags.contains) ?? false
    }

    /// Whether some conditions are always true, or never, as far as is known: a copy of the content exists, and so do
    /// the handler and the object.
    func isTrue(_ conditions: [Statement.Condition], _ handler: String) -> Bool? {
        guard !conditions.isEmpty else { return nil }
        if conditions.count == 1, case .test(let test) = conditions[0], let isThere = existence(test, handler) {
            return isThere
        }
        return conditions.allSatisfy { isOfKept($0, handler) || $0.bindsSelf } ? true : nil
    }

    /// Whether a condition only asks for a copy of the content, or for the handler.
    private func isOfKept(_ condition: Statement.Condition, _ handler: String) -> Bool {
        switch condition {
        case .bind(_, let value): return alwaysExists(value, handler)
        case .test(let test): return existence(test, handler) == true
        case .match, .available: return false
        }
    }

    private func alwaysExists(_ value: Expression, _ handler: String) -> Bool {
        guard let name = value.lastName else { return isOfSystem && value.range.contains("mutableCopy") }
        // Without the object, nobody waits for the end.
        if name == "self" || name.hasSuffix("Self") { return true }
        guard isOfSystem else { return false }
        return copies.contains(name) || name == handler || kept.contains(name)
    }

    /// `copy`, `!copy`, `copy != nil`: whether it is true if the copy exists; nil for other tests.
    private func existence(_ test: Expression, _ handler: String) -> Bool? {
        switch test.kind {
        case .name, .member: return alwaysExists(test, handler) ? true : nil
        case .operation(let name, let left, let right) where right.isMissing && (name == "==" || name == "!="):
            return alwaysExists(left, handler) ? name == "!=" : nil
        case .other(let parts) where parts.count == 1 && test.range.hasPrefix("!"):
            return alwaysExists(parts[0], handler) ? false : nil
        default: return nil
        }
    }
}
