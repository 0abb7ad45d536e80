// The app: registers, asks, and handles what people do. On a device the same code hangs on UIApplicationDelegate.
import Foundation
import ParleyNotifications
import UserNotifications

@MainActor final class AppDelegate: Parley.Handler {
    private lazy var notificationDelegate = Parley.CenterDelegate(handler: self)
    private(set) var journal: [String] = []
    private var openChat: UUID?

    func didFinishLaunching() {
        let center = UNUserNotificationCenter.current()
        center.delegate = notificationDelegate
        Parley.register(with: center)
    }

    func askForPermission() async throws -> Bool {
        try await UNUserNotificationCenter.current().requestAuthorization(options: Parley.authorizationOptions)
    }

    // MARK: Responses

    func handle(_ response: Parley.Response, in context: Parley.ResponseContext) async {
        switch response {
        case .sealedMessage: show("chats")
        case .directMessage(let message, let action): await handle(action, in: message.chatID)
        case .groupMessage(let message, let action): await handle(action, in: message.chatID)
        case .groupInvitation(let invitation, .accept): journal.append("joins \(invitation.groupName)")
        case .groupInvitation(_, .decline): journal.append("declines")
        case .groupInvitation(_, .defaultAction): show("invitations")
        case .groupInvitation(_, .dismissAction): journal.append("leaves the invitation for later")
        case .missedCall(let call, .callBack): journal.append("calls \(call.callerName)")
        case .missedCall(let call, .reply(let text)): journal.append("answers \(call.callerName): \(text)")
        case .missedCall(_, .defaultAction): show("recent calls")
        case .draftReminder(let reminder): show("chat \(reminder.chatID)")
        case .unrecognized(let problem): journal.append("does not know: \(problem.reason)")
        }
    }

    private func handle(_ action: Parley.MessageAction, in chat: UUID) async {
        switch action {
        case .defaultAction: show("chat \(chat)")
        case .reply(let text): journal.append("sends: \(text)")
        case .like: journal.append("likes it")
        case .mute: journal.append("mutes the chat")
        }
    }

    func presentationOptions(for notification: Parley.Received) async -> UNNotificationPresentationOptions {
        switch notification {
        case .directMessage(let message) where message.chatID == openChat: []
        default: notification.declaredPresentationOptions
        }
    }

    func openSettings(for notification: Parley.Received?) {
        show("settings with \(Parley.Topic.allCases.map(\.title).joined(separator: ", "))")
    }

    /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`
    func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any]) {
        switch try? Parley.Background(userInfo: userInfo) {
        case .readElsewhere(let chat): journal.append("clears chat \(chat.chatID)")
        case nil: break
        }
    }

    // MARK: Notifications of the app itself

    func remindOfDraft(in chat: UUID, named name: String) async throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        let request = Parley.DraftReminder(chatID: chat).request(chatName: name, trigger: trigger)
        try await UNUserNotificationCenter.current().add(request)
    }

    /// After a message was sent, so that the system knows with whom the person talks.
    func didSend(_ text: String, to friend: Parley.DirectMessage) async throws {
        try await friend.donateOutgoing(content: text)
    }

    func show(_ screen: String) {
        if screen.hasPrefix("chat "), let chat = UUID(uuidString: String(screen.dropFirst(5))) { openChat = chat }
        journal.append("shows \(screen)")
    }
}
