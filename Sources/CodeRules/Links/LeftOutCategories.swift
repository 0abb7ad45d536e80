import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// Reports the categories with buttons for which the only handler does nothing, although it does something for others.
    mutating func add(categoriesLeftOutIn facts: NotificationFacts) {
        // Of several handlers, another one may be for the category.
        guard facts.handlers.filter({ $0.kind == .didReceive }).count == 1, facts.categoryGates.count == 1,
            let gate = facts.categoryGates.first, !facts.hasUnknownDelegate
        else { return }
        var seen: Set<String> = []
        for category in facts.calledRegistrations.flatMap(\.categories) {
            guard let identifier = category.identifier.known, !gate.identifiers.contains(identifier),
                !facts.contentExtensionCategories.contains(identifier), seen.insert(identifier).inserted
            else { continue }
            let silent = category.actions.filter { action in
                let isOpening = action.options.contains("foreground") && action.textInput == nil
                // Others are reported alone.
                let isHandledElsewhere = facts.comparisons.contains { $0.identifier.known == action.identifier.known }
                return action.options.isComplete && !isOpening && !action.isDismissal && isHandledElsewhere
            }
            guard let action = silent.first?.identifier.known else { continue }
            let others = silent.count - 1
            add(
                at: category.identifier.range,
                "the handler does nothing for the category '\(identifier)', so nothing happens for '\(action)'"
                    + (others == 0 ? "" : " and \(others) other\(others == 1 ? "" : "s")"),
                severity: .warning, help: "handle the category as well, or remove its actions",
                notes: [Finding.Note("other categories are handled here", at: gate.range)])
        }
    }
}
