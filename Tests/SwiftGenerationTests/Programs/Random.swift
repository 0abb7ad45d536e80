// Registers the declarations of a random schema, sends its notifications and reads them. `CHECKS` is replaced.
import Foundation
import UserNotifications

struct Facts: Encodable {
    struct Category: Encodable {
        var identifier: String
        var hiddenPreviewsBodyPlaceholder: String
        var categorySummaryFormat: String
        var actions: [Action]
    }

    struct Action: Encodable {
        var identifier: String
        var title: String
        var options: UInt
        var icon: String
        var textInput: [String]
    }

    struct Push: Encodable {
        var payload: String
        /// Nil if the values that are read equal those that were sent.
        var difference: String?
    }

    /// A content that the device makes.
    struct Content: Encodable {
        var title: String
        var body: String
        /// Nil if the values that are read equal those that were made.
        var difference: String?
    }

    var categories: [Category] = []
    var pushes: [Push] = []
    var contents: [Content] = []
}

@main struct Program {
    nonisolated(unsafe) static var facts = Facts()

    static func main() async throws {
        await withCheckedContinuation { done in
            Generated.register { done.resume() }
        }
        facts.categories = await UNUserNotificationCenter.current().notificationCategories().map(category)
            .sorted { $0.identifier.utf8.lexicographicallyPrecedes($1.identifier.utf8) }
        // CHECKS
        print(String(decoding: try JSONEncoder().encode(facts), as: UTF8.self))
    }

    static func category(_ category: UNNotificationCategory) -> Facts.Category {
        Facts.Category(
            identifier: category.identifier, hiddenPreviewsBodyPlaceholder: category.hiddenPreviewsBodyPlaceholder,
            categorySummaryFormat: category.categorySummaryFormat,
            actions: category.actions.map { action in
                let input = action as? UNTextInputNotificationAction
                return Facts.Action(
                    identifier: action.identifier, title: action.title, options: UInt(action.options.rawValue),
                    icon: action.icon?.stubSource ?? "",
                    textInput: input.map { [$0.textInputButtonTitle, $0.textInputPlaceholder] } ?? [])
            })
    }

    /// Checks what a device receives from a server, and the responses.
    static func check(
        _ push: Generated.Push, category: String, action: String, text: String?, is expected: Generated.Response
    ) throws {
        let content = try content(of: push, category: category)
        let response = UNNotificationResponse.stub(content: content, actionIdentifier: action, userText: text)
        let payload = String(decoding: push.payload, as: UTF8.self)
        let read = Generated.Response(Generated.ResponseParts(response))
        let difference = read == expected ? nil : "\(read)\nis not\n\(expected)"
        facts.pushes.append(Facts.Push(payload: payload, difference: difference))
    }

    /// Checks what the service extension makes from a push.
    static func check(
        _ push: Generated.Push, category: String, in service: UNNotificationServiceExtension,
        becomes expected: Generated.Received
    ) async throws {
        let content = try content(of: push, category: category)
        let contents = service.stubReceive(UNNotificationRequest(identifier: "push", content: content, trigger: nil))
        await contents.wait()
        check(contents.values[0], is: expected)
    }

    static func check(_ content: UNNotificationContent, is expected: Generated.Received) {
        let read = Result { try Generated.Received(content) }
        let difference = (try? read.get()) == expected ? nil : "\(read)\nis not\n\(expected)"
        facts.contents.append(Facts.Content(title: content.title, body: content.body, difference: difference))
    }

    private static func content(of push: Generated.Push, category: String) throws -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = category
        content.userInfo = try JSONSerialization.jsonObject(with: push.payload) as? [AnyHashable: Any] ?? [:]
        return content
    }
}
