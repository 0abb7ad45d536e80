// Two delegates in a row, of two schemas: each gets what is its own, whichever is installed first.
import Foundation
import UserNotifications

@MainActor final class Journal {
    static var entries: [String] = []

    static func take() -> String {
        defer { entries = [] }
        return entries.joined(separator: ", ")
    }
}

@MainActor final class ChatApp: Chat.Handler {
    func handle(_ response: Chat.Response, in context: Chat.ResponseContext) async {
        switch response {
        case .message(let message, let action): Journal.entries.append("chat \(action) \(message.text)")
        case .unrecognized(let problem): Journal.entries.append("chat does not know \(problem.reason)")
        }
    }
    func presentationOptions(for notification: Chat.Received) async -> UNNotificationPresentationOptions { [.list] }
    func openSettings(for notification: Chat.Received?) { Journal.entries.append("chat settings for \(notification == nil ? "all" : "one")") }
}

@MainActor final class ShopApp: Shop.Handler {
    func handle(_ response: Shop.Response, in context: Shop.ResponseContext) async {
        switch response {
        case .order(let order): Journal.entries.append("shop \(order.number)")
        case .unrecognized(let problem): Journal.entries.append("shop does not know \(problem.reason)")
        }
    }
    func presentationOptions(for notification: Shop.Received) async -> UNNotificationPresentationOptions { [.sound] }
}

@main struct Delegates {
    @MainActor static let contents: [(name: String, category: String, userInfo: [AnyHashable: Any])] = [
        ("message", "message", ["notification": "message", "text": "Hi"]),
        ("broken message", "message", ["notification": "message"]),
        ("newer message", "message", ["notification": "poll", "text": "Hi"]),
        ("order", "order", ["number": 7]),
        ("broken order", "order", [:]),
        ("unknown", "an-sdk", [:]),
    ]

    @MainActor static func main() async {
        let (chat, shop) = (ChatApp(), ShopApp())
        let center = UNUserNotificationCenter.current()
        let first = Shop.CenterDelegate(handler: shop, next: Chat.CenterDelegate(handler: chat))
        center.delegate = first
        print("shop, then chat")
        await deliver(through: center)
        let second = Chat.CenterDelegate(handler: chat, next: Shop.CenterDelegate(handler: shop))
        center.delegate = second
        print("chat, then shop")
        await deliver(through: center)
        await withoutHandler()
    }

    @MainActor static func deliver(through center: UNUserNotificationCenter) async {
        for (name, category, userInfo) in contents {
            let content = UNMutableNotificationContent()
            content.categoryIdentifier = category
            content.userInfo = userInfo
            let count = await center.stubDeliver(UNNotificationResponse.stub(content: content)).wait()
            let response = Journal.take()
            let presented = center.stubPresent(UNNotification.stub(content: content))
            await presented.wait()
            center.stubOpenSettings(for: UNNotification.stub(content: content))
            try? await Task.sleep(nanoseconds: 20_000_000)
            print("\(name): \(response) \(count), presented as \(presented.values.map(\.rawValue)), \(Journal.take())")
        }
        center.stubOpenSettings(for: nil)
        try? await Task.sleep(nanoseconds: 20_000_000)
        print(Journal.take())
    }

    /// The app owns the delegate, and the delegate does not own the app.
    @MainActor static func withoutHandler() async {
        var app: ChatApp? = ChatApp()
        weak let released = app
        guard let handler = app else { return }
        let delegate = Chat.CenterDelegate(handler: handler)
        _ = consume handler
        app = nil
        let center = UNUserNotificationCenter.current()
        center.delegate = delegate
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "message"
        content.userInfo = ["text": "Hi"]
        let count = await center.stubDeliver(UNNotificationResponse.stub(content: content)).wait()
        let presented = center.stubPresent(UNNotification.stub(content: content))
        await presented.wait()
        print("released:", released == nil, count, presented.values == [[.banner, .list, .sound, .badge]], Journal.take().isEmpty)
    }
}
