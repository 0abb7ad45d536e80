import CodeFacts
import Diagnostics
import Rules

extension RuleReport {
    /// Content extensions that keep all actions from the app, whose code handles them.
    mutating func addClosingExtensions(_ links: ActionLinks, _ facts: NotificationFacts) {
        for method in facts.app.dismissingHandlers {
            let shown = Set(
                facts.contentExtensions.filter { $0.range.file.folder == method.file.folder }.compactMap(\.known))
            let actions = facts.registrations.flatMap(\.categories).filter { shown.contains($0.identifier.known ?? "") }
                .flatMap(\.actions)
            guard
                let handled = actions.lazy.compactMap({ links.comparisons[$0.identifier.known ?? ""] })
                    .first(where: { $0.range.file.folder != method.file.folder }),
                let identifier = handled.known
            else { continue }
            add(
                at: method, "this forwards no action, so the app's code for '\(identifier)' never runs",
                severity: .warning, help: "call the completion handler with 'dismissAndForwardAction'",
                notes: [Finding.Note("the app handles the action here", at: handled.range)])
        }
    }
}
