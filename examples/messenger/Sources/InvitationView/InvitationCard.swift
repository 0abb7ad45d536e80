// The content extension: what it shows of an invitation. Its Info.plist names the categories that it claims, which are
// those of Parley.CategoryIdentifier.claimedByContentExtension.
public import ParleyNotifications

/// The texts of the card, from the notification that the system hands over.
public nonisolated struct InvitationCard: Hashable, Sendable {
    public var group: String
    public var inviter: String

    /// - Returns: Nil for what is no invitation.
    public init?(_ received: Parley.Received) {
        guard case .groupInvitation(let invitation) = received else { return nil }
        group = invitation.groupName
        inviter = invitation.inviter
    }
}

#if canImport(UserNotificationsUI) && canImport(UIKit)
import UIKit
import UserNotifications
import UserNotificationsUI

final class InvitationViewController: UIViewController, UNNotificationContentExtension {
    private let label = UILabel()

    override func loadView() { view = label }

    /// The system calls it on the main thread, which the protocol does not say in every SDK.
    nonisolated func didReceive(_ notification: UNNotification) {
        guard let received = try? Parley.Received(notification.request.content), let card = InvitationCard(received)
        else {
            return
        }
        MainActor.assumeIsolated { label.text = "\(card.group)\n\(card.inviter)" }
    }
}
#endif
