// Delivers responses and notifications to the generated delegate through the stub center.
import Foundation
import UserNotifications

@MainActor final class App: Parley.Handler {
    var journal: [String] = []
    var contexts: [Parley.ResponseContext] = []

    func handle(_ response: Parley.Response, in context: Parley.ResponseContext) async {
        MainActor.preconditionIsolated()
        contexts.append(context)
        switch response {
        case .directMessage(let message, .reply(let text)): journal.append("reply to \(message.sender): \(text)")
        case .directMessage(let message, let action): journal.append("\(action) of \(message.sender)")
        case .groupMessage(let message, let action): journal.append("\(action) in \(message.group)")
        case .orderShipped(let order, let action): journal.append("\(action) of \(order.number)")
        case .offerMade, .pageChanged: break
        case .deviceEvent(let event, let action): journal.append("\(action) of \(event.name)")
        case .sdkSurvey(let action): journal.append("\(action)")
        case .draftReminder(let reminder, let action): journal.append("\(action) of \(reminder.note ?? "no note")")
        case .friendRequest(let action): journal.append("\(action)")
        case .unrecognized(let problem): journal.append("\(problem.reason)")
        }
    }
}

final class SDK: NSObject, UNUserNotificationCenterDelegate {
    static let responses = StubCompletions<String>()

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
        Self.responses.record(response.actionIdentifier)
    }
}

@main struct Delegate {
    @MainActor static func main() async throws {
        let app = App()
        let center = UNUserNotificationCenter.current()
        let delegate = Parley.CenterDelegate(handler: app)
        center.delegate = delegate

        let userInfo: [AnyHashable: Any] = ["aps": ["alert": ["title": "Ada"]], "type": "direct", "sender": "Ada", "chat": UUID().uuidString]
        let message = content("message", userInfo)
        let order = content("order", ["number": 7, "flag": true])
        await deliver(message, UNNotificationDefaultActionIdentifier)
        await deliver(message, "reply", text: "On my way")
        await deliver(message, "mute")
        await deliver(order, UNNotificationDismissActionIdentifier)
        await deliver(order, "ORDER_TRACK")
        await deliver(content("friend-request", [:]), "accept")
        await deliver(content("an-sdk", [:]), "theirs")
        print(app.journal.joined(separator: "\n"))

        print("presents", await presentation(message) == [.list], await presentation(order) == [.banner, .list, .sound, .badge])
        print("presents what it does not know", await presentation(content("an-sdk", [:])) == [.banner, .list, .sound, .badge])

        let other = Parley.CenterDelegate(handler: app, next: SDK())
        center.delegate = other
        await deliver(content("an-sdk", [:]), "theirs")
        await deliver(message, "mute")
        print("forwarded", SDK.responses.values, app.journal.last ?? "")

        let reminder = Parley.DraftReminder(chat: UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID(), note: "soon")
        let request = reminder.request(name: "Ada", unread: 2, identifier: "draft", trigger: nil)
        try await center.add(request)
        let local = request.content
        print(request.identifier, "|", local.title, "|", local.body, "|", local.threadIdentifier, "|", local.categoryIdentifier)
        print(local.badge ?? 0, local.interruptionLevel == .passive, local.sound == .default, local.userInfo["due"] == nil)
        center.delegate = delegate
        await deliver(local, UNNotificationDefaultActionIdentifier)
        print(app.journal.last ?? "")
        center.stubOpenSettings(for: nil)
        try await contexts(of: app, center)
        try again(request)
    }

    /// What the handler gets beside the response.
    @MainActor static func contexts(of app: App, _ center: UNUserNotificationCenter) async throws {
        let content = UNMutableNotificationContent()
        content.title = "Ada"
        content.categoryIdentifier = "message"
        content.userInfo = ["type": "direct", "sender": "Ada", "chat": UUID().uuidString]
        let date = Date(timeIntervalSince1970: 1_769_851_800)
        let request = UNNotificationRequest(identifier: "m-1", content: content, trigger: nil)
        let notification = UNNotification.stub(request: request, date: date)
        center.stubAddDelivered(notification)
        let response = UNNotificationResponse.stub(notification: notification, actionIdentifier: "reply", userText: "Hi")
        await center.stubDeliver(response).wait()
        guard let context = app.contexts.last else { return print("no context") }
        print(context.identifier, context.date == date, context.content.title, context.typedText ?? "-", context.payload.keys.sorted())
        print(context.response?.actionIdentifier ?? "-")

        try await context.snooze(for: 600)
        guard let snoozed = center.stubPendingRequests.last else { return print("nothing is pending") }
        print(snoozed.identifier, snoozed.trigger?.stubTimeInterval ?? 0, snoozed.trigger?.stubRepeats ?? true, snoozed.content.title)
        print((try? Parley.Received(snoozed.content)) == (try? Parley.Received(content)))
        try await context.snooze(for: 0)
        print(center.stubPendingRequests.last?.trigger?.stubTimeInterval ?? 0)

        print(await center.deliveredNotifications().map(\.request.identifier))
        context.remove()
        print(await center.deliveredNotifications().map(\.request.identifier))

        let test = Parley.ResponseContext(identifier: "test", content: content, typedText: "Hello")
        content.title = "Changed"
        print(test.identifier, test.typedText ?? "-", test.content.title, test.response == nil)
        await app.handle(.friendRequest(.accept), in: test)
        print(app.journal.last ?? "")
    }

    /// A local notification keeps what filled its texts.
    static func again(_ request: UNNotificationRequest) throws {
        let payload = Parley.ResponseContext(identifier: request.identifier, content: request.content).payload
        let (name, unread) = try Parley.DraftReminder.variables(of: payload)
        let again = try Parley.DraftReminder(payload: payload).request(name: name, unread: unread + 1, identifier: "again", trigger: nil)
        print(again.content.body == request.content.body, again.content.badge ?? 0, again.content.userInfo["variable.unread"] ?? "-")
        do {
            print(try Parley.DraftReminder.variables(of: [:]))
        } catch {
            print(error.reason)
        }
    }

    static func content(_ category: String, _ userInfo: [AnyHashable: Any]) -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = category
        content.userInfo = userInfo
        return content
    }

    @MainActor static func deliver(_ content: UNNotificationContent, _ action: String, text: String? = nil) async {
        let response = UNNotificationResponse.stub(content: content, actionIdentifier: action, userText: text)
        let completions = UNUserNotificationCenter.current().stubDeliver(response)
        let count = await completions.wait(for: 1)
        precondition(count == 1, "the completion handler was called \(count) times")
    }

    @MainActor static func presentation(_ content: UNNotificationContent) async -> UNNotificationPresentationOptions? {
        let completions = UNUserNotificationCenter.current().stubPresent(UNNotification.stub(content: content))
        await completions.wait(for: 1)
        return completions.values.first
    }
}
