// What the developers of Parley test: that their part and the schema fit together. No device is needed.
import Foundation
import InvitationView
import NotificationService
import ParleyNotifications
import Testing

@Test func replyIsRouted() {
    let chat = UUID()
    let parts = Parley.ResponseParts(
        category: "message",
        action: .custom("reply", text: "Hello"),
        payload: [
            "notification": .string("direct-message"), "chat-id": .string(chat.uuidString), "sender-id": .string("ada"),
            "sender-name": .string("Ada"),
        ]
    )
    let message = Parley.DirectMessage(chatID: chat, senderID: "ada", senderName: "Ada")
    #expect(Parley.Response(parts) == .directMessage(message, .reply(text: "Hello")))
}

@Test func messageIsOpened() async throws {
    let message = KeyStore.Message(chat: UUID(), sender: .init(id: "ada", name: "Ada"), text: "Lunch?")
    let sealed = Parley.SealedMessage(ciphertext: try KeyStore.seal(message), keyID: KeyStore.keyID)
    var draft = Parley.Draft(title: "New Message")
    let opened = try await MessageOpener().decrypt(sealed, into: &draft)
    let expected = Parley.DirectMessage(chatID: message.chat, senderID: "ada", senderName: "Ada")
    #expect(opened == .directMessage(expected, text: "Lunch?"))
}

@Test func messageOfAnotherKeyIsNotOpened() async {
    await #expect(throws: MessageOpener.UnknownKey.self) {
        var draft = Parley.Draft()
        _ = try await MessageOpener().decrypt(Parley.SealedMessage(ciphertext: "", keyID: UUID()), into: &draft)
    }
}

@Test func cardShowsTheInvitation() throws {
    let payload: [String: Parley.JSON] = [
        "notification": .string("group-invitation"),
        "invitation": .object([
            "id": .string(UUID().uuidString), "group": .string("Chess"), "from": .string("Ada"),
        ]),
    ]
    let card = try #require(InvitationCard(Parley.Received(category: "invitation", payload: payload)))
    #expect(card.group == "Chess" && card.inviter == "Ada")
    #expect(Parley.CategoryIdentifier.claimedByContentExtension == ["invitation"])
}
