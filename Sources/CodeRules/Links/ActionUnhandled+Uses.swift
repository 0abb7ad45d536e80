import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// Reports actions that a handler gives to other objects, of which none does anything for them.
    mutating func addUnused(_ links: ActionLinks, _ facts: NotificationFacts) {
        guard !facts.usesOfActions.isEmpty, !facts.hasFallback, facts.unread.isEmpty,
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        let compared = Set(
            facts.comparisons.lazy.filter { $0.part == .action && $0.isWritten }.compactMap(\.identifier.known))
        // Code that mentions no action may send all identifiers on, and an 'else' may be for all that it doesn't mention.
        let uses = links.declared.keys.compactMap { facts.usesOfActions[$0] }
        let haveOwnCode = uses.contains(.pattern) && !uses.contains(.used)
        for (identifier, action) in links.declared.sorted(by: { $0.key < $1.key }) {
            guard !links.unhandled.contains(identifier), !compared.contains(identifier),
                !facts.actionsWithCode.contains(identifier), facts.idleBranches[identifier] == nil,
                facts.postingBranches[identifier] == nil, facts.emptyBranches[identifier] == nil,
                action.options.isComplete, action.textInput == nil, !action.isDismissal,
                !action.isOpening || action.namesEffect || action.showsMoreThanApp
            else { continue }
            let result = action.isOpening ? ", so the app only opens" : ""
            switch facts.usesOfActions[identifier] {
            case .idle(let range):
                add(
                    at: range, "the code for '\(identifier)' does nothing" + result, severity: .warning,
                    help: "do what the title says, or remove the action",
                    notes: [Finding.Note("the action is declared here", at: action.identifier.range)])
            case .unused where haveOwnCode:
                add(
                    at: action.identifier.range, "no handler mentions '\(identifier)'" + result, severity: .warning,
                    help: "handle it where code handles the others, or remove the action")
            default: continue
            }
        }
    }
}
