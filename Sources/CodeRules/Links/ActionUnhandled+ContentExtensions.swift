import CodeFacts
import Diagnostics
import Rules

extension NotificationFacts {
    /// Whether a content extension sets the action and handles responses. It closes the notification for an action that it
    /// doesn't mention.
    func mayCloseNotification(_ identifier: String) -> Bool {
        actionsOfInterfaces[identifier] != nil && hasHandlerOfExtension
    }
}

extension RuleReport {
    /// Content extensions that keep all actions from the app, whose code handles them.
    mutating func addClosingExtensions(_ facts: NotificationFacts) {
        for method in facts.app.dismissingHandlers {
            let shown = Set(
                facts.contentExtensions.filter { $0.range.file.folder == method.file.folder }.compactMap(\.known))
            let categories = facts.registrations.flatMap(\.categories).filter {
                shown.contains($0.identifier.known ?? "")
            }
            let actions = Set(categories.flatMap(\.actions).compactMap(\.identifier.known))
            // The extension may compare with the same actions.
            guard
                let handled = facts.comparisons.lazy.filter({ $0.part == .action }).map(\.identifier)
                    .first(where: { actions.contains($0.known ?? "") && $0.range.file.folder != method.file.folder }),
                let identifier = handled.known
            else { continue }
            add(
                at: method, "this forwards no action, so the app's code for '\(identifier)' never runs",
                severity: .warning, help: "call the completion handler with 'dismissAndForwardAction'",
                notes: [Finding.Note("the app handles the action here", at: handled.range)])
        }
    }
}
