package import Diagnostics
package import NotificationSchema

// The names in a file for an app that isn't in Swift.
extension SenderNames {
    /// The type of the data of a notification: `OrderData`.
    package func data(_ notification: ReceiverPlan.Notification) -> String { type(ofValue: notification.name) + "Data" }

    /// The type of what people do with a notification of the category: `OrderAction`.
    package func action(_ category: Category) -> String { type(ofValue: category.name) + "Action" }

    /// Two names of the schema that become one.
    package func collisions(in plan: ReceiverPlan) -> [Finding] {
        var types = NameScope(language)
        for category in plan.categories where category.hasChoices {
            types.claim(action(category), for: category.name, "the type of the actions of '\(category.name.value)'")
        }
        for notification in plan.notifications where !notification.values.isEmpty {
            let name = notification.name
            types.claim(data(notification), for: name, "the type of the data of '\(name.value)'")
        }
        for structure in plan.structures {
            guard let name = structure.path.last else { continue }
            types.claim(type(structure), for: name, "'\(name.value)'")
        }
        var seen: Set<SourceRange> = []
        return (types.findings + plan.categories.flatMap(mistakes)).filter { seen.insert($0.range).inserted }
    }

    /// Actions with the name of what people can do with every notification.
    private func mistakes(in category: Category) -> [Finding] {
        category.actions.compactMap { action in
            let name = value(action.name)
            let other: String
            switch name {
            case "default": other = "opening the notification"
            case "dismiss" where category.hasCustomDismissAction: other = "dismissing the notification"
            default: return nil
            }
            return Finding(
                .nameCollision, at: action.name.range,
                "the action '\(action.name.value)' becomes '\(name)' in \(language.name), and so does \(other)",
                help: "rename the action; 'identifier' keeps what the app registers")
        }
    }
}

extension Category {
    /// Whether people can do more than open a notification. Otherwise there is only one response.
    package var hasChoices: Bool { !self.actions.isEmpty || hasCustomDismissAction }
}
