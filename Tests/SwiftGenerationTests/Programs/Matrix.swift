// Old and new apps with old and new servers: prints whether each app understands everything that each server sends.
import Foundation
import UserNotifications

/// An app and a server of one version.
struct Version {
    /// The app's registered actions, by category.
    var buttons: [String: [Button]]
    /// The app's result for a response.
    var response: (_ category: String, _ button: Button?, _ payload: [AnyHashable: Any]) -> String
    /// The pushes of the server.
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

/// A push, or the response to one, that the other version doesn't understand, as a finding says.
struct Check {
    var number: Int
    var reader: Version
    /// Nil for a tap.
    var button: Button?
    var payload: String
}

/// The text that a person types.
let typed = "Seven"

@main struct Matrix {
    static func main() {
        for change in changes {
            var failures: [String] = []
            // Notifications from before the update show the actions of the old app until the new one runs.
            failures += problems(app: change.old, server: change.old, shown: [change.old]).map { "old app, old server: \($0)" }
            failures += problems(app: change.old, server: change.new, shown: [change.old]).map { "old app, new server: \($0)" }
            failures += problems(app: change.new, server: change.old, shown: [change.new, change.old]).map { "new app, old server: \($0)" }
            failures += problems(app: change.new, server: change.new, shown: [change.new]).map { "new app, new server: \($0)" }
            for failure in failures { print("\(change.name): \(failure)") }
        }
        for check in checks {
            let payload = (try? JSONSerialization.jsonObject(with: Data(check.payload.utf8))) as? [AnyHashable: Any] ?? [:]
            let category = (payload["aps"] as? [String: Any])?["category"] as? String ?? ""
            print("witness \(check.number): \(check.reader.response(category, check.button, payload))")
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
                // No action: a tap on a button is treated as a tap on the notification.
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
