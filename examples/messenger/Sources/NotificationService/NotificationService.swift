// The service extension: the principal class of its Info.plist, and what only the app can do.
public import Foundation
public import ParleyNotifications
import UserNotifications

public final class NotificationService: Parley.ServiceExtension {
    public override var handler: any Parley.ServiceHandler { MessageOpener() }
}

/// Opens sealed messages. What it throws leaves the push as it was sent: “New Message”.
///
/// The system calls a service extension off the main actor, whatever the default isolation of the module is.
public nonisolated struct MessageOpener: Parley.ServiceHandler {
    public struct UnknownKey: Error {
        public var keyID: UUID
    }

    public init() {}

    public func decrypt(
        _ notification: Parley.SealedMessage,
        into draft: inout Parley.Draft
    ) async throws -> Parley.SealedMessage.Decrypted {
        guard let message = KeyStore.open(notification.ciphertext, with: notification.keyID) else {
            throw UnknownKey(keyID: notification.keyID)
        }
        guard let group = message.group else {
            return .directMessage(
                Parley.DirectMessage(
                    chatID: message.chat, senderID: message.sender.id, senderName: message.sender.name,
                    senderAvatar: message.avatar),
                text: message.text
            )
        }
        return .groupMessage(
            Parley.GroupMessage(
                chatID: message.chat, senderID: message.sender.id, senderName: message.sender.name,
                groupName: group.name, groupAvatar: message.avatar,
                others: group.others.map { Parley.GroupMessage.Other(id: $0.id, name: $0.name) },
                photo: message.photo),
            text: message.text
        )
    }
}
