// Old and new app, old and new server: each app reads what each server sends, and prints whether it understands all.
import Foundation
import UserNotifications

/// An app and a server of one version.
struct Version {
    /// By category, what the app registers.
    var buttons: [String: [Button]]
    /// What the app makes of what a person did.
    var response: (_ category: String, _ button: Button?, _ payload: [AnyHashable: Any]) -> String
    /// What the server sends.
    var pushes: [Data]
}

struct Button: Hashable {
    var identifier: String
    var takesText: Bool

    static func all(_ categories: Set<UNNotificationCategory>) -> [String: [Button]] {
        Dictionary(
            categories.map { category in
                (category.identifier, category.actions.map { Button(identifier: $0.identifier, takesText: $0 is UNTextInputNotificationAction) })
            }, uniquingKeysWith: { first, _ in first })
    }
}

/// What a person types.
let typed = "Seven"

@main struct Matrix {
    static func main() {
        for change in changes {
            var failures: [String] = []
            // What was delivered before the update shows the buttons of the old app until the new one has run.
            failures += problems(app: change.old, server: change.old, shown: [change.old]).map { "old app, old server: \($0)" }
            failures += problems(app: change.old, server: change.new, shown: [change.old]).map { "old app, new server: \($0)" }
            failures += problems(app: change.new, server: change.old, shown: [change.new, change.old]).map { "new app, old server: \($0)" }
            failures += problems(app: change.new, server: change.new, shown: [change.new]).map { "new app, new server: \($0)" }
            for failure in failures { print("\(change.name): \(failure)") }
        }
    }

    static func problems(app: Version, server: Version, shown: [Version]) -> [String] {
        server.pushes.flatMap { push -> [String] in
            let payload = (try? JSONSerialization.jsonObject(with: push)) as? [AnyHashable: Any] ?? [:]
            let category = (payload["aps"] as? [String: Any])?["category"] as? String ?? ""
            var problems: [String] = []
            if !category.isEmpty, app.buttons[category] == nil { problems.append("'\(category)' has no buttons") }
            let buttons = Set(shown.flatMap { $0.buttons[category] ?? [] })
            for button in [nil] + buttons.sorted(by: { $0.identifier < $1.identifier }) {
                let response = app.response(category, button, payload)
                // No action at all: the tap on a button is taken for one on the notification.
                let isOpened = response.hasSuffix("defaultAction)") || !response.contains("Action.")
                if response.hasPrefix("unrecognized") {
                    problems.append(response)
                } else if button != nil, isOpened {
                    problems.append("a button does nothing: \(response)")
                } else if let button, button.takesText ? !response.contains(typed) : response.contains("text:") {
                    problems.append("a text is lost: \(response)")
                }
            }
            return problems
        }
    }
}
