// A day with Parley. Linux has no notifications: stand-ins for Apple's frameworks play the system's part.
#if os(Linux)
import Foundation
import Intents
import NotificationService
import ParleyNotifications
import UserNotifications

@MainActor struct Journey {
    let app: AppDelegate
    private let center = UNUserNotificationCenter.current()
    private let chat = UUID()

    init(app: AppDelegate) { self.app = app }

    func run() async throws {
        _ = try await app.askForPermission()

        // A sealed message arrives, and the service extension opens it.
        let ada = KeyStore.Message.Person(id: "ada", name: "Ada")
        let opened = try await receive(KeyStore.Message(chat: chat, sender: ada, text: "Lunch at noon?"))
        print("Shown: \(opened.title): \(opened.body)")
        await respond(to: opened, with: "reply", text: "At half past.")

        // An old server still names the category as it was called before.
        let renamed = UNMutableNotificationContent()
        renamed.categoryIdentifier = "chat.message"
        renamed.userInfo = opened.userInfo
        await respond(to: renamed, with: "like")

        let group = KeyStore.Message.Group(name: "Chess", others: [KeyStore.Message.Person(id: "bob", name: "Bob")])
        let inGroup = try await receive(KeyStore.Message(chat: UUID(), sender: ada, text: "Your move.", group: group))
        print("Shown: \(inGroup.title), \(inGroup.subtitle): \(inGroup.body)")

        app.didReceiveRemoteNotification(["notification": "read-elsewhere", "chat-id": chat.uuidString])
        try await app.remindOfDraft(in: chat, named: "Ada")
        print("Scheduled: \(center.stubPendingRequests.map(\.identifier).first?.hasPrefix("draft-") == true)")
        try await app.didSend(
            "At half past.", to: Parley.DirectMessage(chatID: chat, senderID: "ada", senderName: "Ada"))
        print("Donated: \(INInteraction.stubDonations.count)")
        center.stubOpenSettings(for: nil)
        try await Task.sleep(nanoseconds: 10_000_000)
        print("Registered: \(await center.notificationCategories().map(\.identifier).sorted())")
        for entry in app.journal { print("The app \(entry)") }
    }

    private func receive(_ message: KeyStore.Message) async throws -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = "New Message"
        content.categoryIdentifier = Parley.CategoryIdentifier.message.rawValue
        content.userInfo = [
            "notification": "sealed-message", "ciphertext": try KeyStore.seal(message),
            "keyID": KeyStore.keyID.uuidString,
        ]
        let contents = NotificationService().stubReceive(
            UNNotificationRequest(identifier: "push", content: content, trigger: nil))
        await contents.wait()
        return contents.values[0]
    }

    private func respond(to content: UNNotificationContent, with action: String, text: String? = nil) async {
        let response = UNNotificationResponse.stub(content: content, actionIdentifier: action, userText: text)
        await center.stubDeliver(response).wait()
    }
}
#endif
