// Registers the categories of each schema in the stub center, and prints its content.
import Foundation
import UserNotifications

@main struct Registration {
    typealias Register = @Sendable (_ completionHandler: @escaping @Sendable () -> Void) -> Void

    static func main() async throws {
        var facts: [String: [[String: Any]]] = [:]
        for (name, register) in schemas { facts[name] = await registered(by: register) }
        let data = try JSONSerialization.data(withJSONObject: facts, options: [.sortedKeys, .prettyPrinted])
        print(String(decoding: data, as: UTF8.self))
    }

    /// The content of a center after registration. Before, it has the categories of an SDK and an unknown one.
    static func registered(by register: Register) async -> [[String: Any]] {
        let center = UNUserNotificationCenter.current()
        let others = [
            UNNotificationCategory(identifier: "registered-by-an-sdk", actions: [], intentIdentifiers: []),
            UNNotificationCategory(identifier: CommandLine.arguments.last ?? "", actions: [], intentIdentifiers: []),
        ]
        center.setNotificationCategories(Set(others))
        await withCheckedContinuation { done in
            register { done.resume() }
        }
        let registered = await center.notificationCategories()
        let kept = registered.filter { $0.identifier == "registered-by-an-sdk" }
        let ours = registered.filter { $0.identifier != "registered-by-an-sdk" && !$0.identifier.hasPrefix("/") }
        precondition(kept.count == 1)
        return ours.map(facts).sorted { ($0["identifier"] as? String ?? "") < ($1["identifier"] as? String ?? "") }
    }

    static func facts(_ category: UNNotificationCategory) -> [String: Any] {
        [
            "identifier": category.identifier,
            "actions": category.actions.map(facts),
            "intentIdentifiers": category.intentIdentifiers,
            "options": names(category.options),
            "hiddenPreviewsBodyPlaceholder": category.hiddenPreviewsBodyPlaceholder,
            "categorySummaryFormat": category.categorySummaryFormat,
        ]
    }

    static func facts(_ action: UNNotificationAction) -> [String: Any] {
        var facts: [String: Any] = ["identifier": action.identifier, "title": action.title, "options": names(action.options)]
        facts["icon"] = action.icon?.stubSource
        if let input = action as? UNTextInputNotificationAction {
            facts["textInput"] = [input.textInputButtonTitle, input.textInputPlaceholder]
        }
        return facts
    }

    static func names(_ options: UNNotificationActionOptions) -> [String] {
        let all: [(UNNotificationActionOptions, String)] = [
            (.authenticationRequired, "authenticationRequired"), (.destructive, "destructive"), (.foreground, "foreground"),
        ]
        return all.filter { options.contains($0.0) }.map(\.1)
    }

    static func names(_ options: UNNotificationCategoryOptions) -> [String] {
        let all: [(UNNotificationCategoryOptions, String)] = [
            (.allowInCarPlay, "allowInCarPlay"), (.customDismissAction, "customDismissAction"),
            (.hiddenPreviewsShowSubtitle, "hiddenPreviewsShowSubtitle"), (.hiddenPreviewsShowTitle, "hiddenPreviewsShowTitle"),
        ]
        return all.filter { options.contains($0.0) }.map(\.1)
    }
}
