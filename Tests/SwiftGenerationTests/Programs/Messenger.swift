// Runs all code that is generated for examples/messenger.
import Foundation
import Intents
import UserNotifications

@MainActor final class App: Parley.Handler {
    var journal: [String] = []
    var context: Parley.ResponseContext?
    /// What the schema says of what was handled.
    var facts: Set<String> = []

    func handle(_ response: Parley.Response, in context: Parley.ResponseContext) async {
        journal.append("\(response)")
        self.context = context
        facts.insert("\(response.category.map { "\($0)" } ?? "-") \(response.topic?.id.rawValue ?? "-") \(response.destination?.rawValue ?? "-")")
    }

    func openSettings(for notification: Parley.Received?) { journal.append("settings") }
}

@MainActor final class Quiet: Parley.Handler {
    func handle(_ response: Parley.Response, in context: Parley.ResponseContext) async {}
    func openSettings(for notification: Parley.Received?) {}
}

struct NoKey: Error {}

struct Opener: Parley.ServiceHandler {
    let photo: URL

    func decrypt(_ notification: Parley.SealedMessage, into draft: inout Parley.Draft) async throws -> Parley.SealedMessage.Decrypted {
        draft = Parley.Draft(title: draft.title, subtitle: "a", body: "b", badge: 3, threadIdentifier: "c", attachments: [photo, URL(fileURLWithPath: "/nowhere")])
        let others = [Parley.GroupMessage.Other(id: "bob", name: "Bob")]
        switch notification.ciphertext {
        case "direct":
            draft.title = "A Title"
            return .directMessage(Parley.DirectMessage(chatID: UUID(), senderID: "ada", senderName: "Ada", senderAvatar: photo), text: "Hi")
        case "bare": return .directMessage(Parley.DirectMessage(chatID: UUID(), senderID: "ada", senderName: "Ada"), text: "Hi")
        case "group":
            return .groupMessage(
                Parley.GroupMessage(chatID: UUID(), senderID: "ada", senderName: "Ada", groupName: "Chess", groupAvatar: photo, others: others, photo: photo), text: "Hi")
        case "unreadable":
            let missing = URL(fileURLWithPath: "/nowhere/photo.jpg")
            return .groupMessage(
                Parley.GroupMessage(chatID: UUID(), senderID: "ada", senderName: "Ada", senderAvatar: missing, others: others, photo: missing), text: "Hi")
        default: throw NoKey()
        }
    }
}

final class Service: Parley.ServiceExtension {
    let opener: Opener
    init(_ opener: Opener) { self.opener = opener }
    override var handler: any Parley.ServiceHandler { opener }
}

/// Waits for no download.
final class Hasty: Parley.ServiceExtension {
    override var handler: any Parley.ServiceHandler { Opener(photo: Messenger.photo) }
    override var timeForDownloads: Double { 0.05 }
}

@main struct Messenger {
    static let photo = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")

    @MainActor static func main() async throws {
        try Data("stub image".utf8).write(to: photo)
        try decoding()
        try await registering()
        try await responding()
        try await receiving()
        try await donating()
        try servers()
        for topic in Parley.Topic.allCases { print(topic.rawValue, topic.kind, topic.title, topic.description ?? "-", topic.isOnByDefault) }
        print(Parley.Topic.settingsScreen, Parley.CategoryIdentifier.claimedByContentExtension, Parley.authorizationOptions == [.alert, .badge, .sound, .providesAppNotificationSettings])
        try await Parley.setBadge(3)
        print("badge", UNUserNotificationCenter.current().stubBadgeCounts)
    }

    static func content(_ payload: [String: Any], category: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = category
        content.userInfo = payload
        return content
    }

    // MARK: Arrivals

    static func decoding() throws {
        var decoded = 0
        var refused: Set<String> = []
        for push in pushes {
            for payload in [push.object] + push.mutations {
                do {
                    if push.category.isEmpty, payload["notification"] as? String == "read-elsewhere" {
                        _ = try Parley.Background(userInfo: payload)
                    } else {
                        _ = try Parley.Received(content(payload, category: push.category))
                    }
                    decoded += 1
                } catch {
                    refused.insert("\(error.reason)")
                }
            }
        }
        print("decoded", decoded > pushes.count, "refused", refused.count > 20)
        _ = try? Parley.Background(userInfo: ["x": Date()])
        print(Parley.CategoryIdentifier(identifier: "chat.message") as Any, Parley.CategoryIdentifier(identifier: "none") as Any)
    }

    @MainActor static func registering() async throws {
        let center = UNUserNotificationCenter.current()
        await withCheckedContinuation { continuation in Parley.register(with: center) { continuation.resume() } }
        Parley.register(with: Parley.categories(), [])
        print(await center.notificationCategories().map(\.identifier).sorted())
        let reminder = Parley.DraftReminder(chatID: UUID()).request(chatName: "Ada", trigger: nil)
        print(reminder.content.body, reminder.identifier.hasPrefix("draft-"))
    }

    @MainActor static func responding() async throws {
        let center = UNUserNotificationCenter.current()
        let app = App()
        let delegate = Parley.CenterDelegate(handler: app)
        center.delegate = delegate
        let actions = Parley.ActionIdentifier.allCases.map(\.rawValue) + ["theirs", UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier]
        for push in pushes where !push.category.isEmpty {
            for action in actions {
                for text in [nil, "Hello"] {
                    let response = UNNotificationResponse.stub(content: content(push.object, category: push.category), actionIdentifier: action, userText: text)
                    let count = await center.stubDeliver(response).wait(settling: 0)
                    precondition(count == 1)
                }
            }
            let presented = center.stubPresent(UNNotification.stub(content: content(push.object, category: push.category)))
            await presented.wait(settling: 0)
            precondition(presented.values == [[.banner, .list, .sound, .badge]])
        }
        for push in pushes {
            guard let received = try? Parley.Received(content(push.object, category: push.category)) else { continue }
            print(received.category.map { "\($0)" } ?? "-", received.topic?.rawValue ?? "-", received.destination?.rawValue ?? "-")
        }
        print(app.facts.sorted())
        guard let context = app.context else { return }
        print(context.identifier, context.date <= Date(), context.payload.count, context.typedText ?? "-", context.response != nil)
        try await context.snooze(for: 60)
        print(center.stubPendingRequests.last?.trigger?.stubTimeInterval ?? 0)
        context.remove()
        let test = Parley.ResponseContext(identifier: "test")
        print(test.content.title.isEmpty, test.response == nil)
        let reminder = Parley.DraftReminder(chatID: UUID()).content(chatName: "Ada")
        let draft = Parley.ResponseContext(identifier: "draft", content: reminder).payload
        let opened = Parley.Response(Parley.ResponseParts(category: "", action: .default, payload: draft))
        print(try Parley.DraftReminder.variables(of: draft), opened.category as Any, opened.destination as Any, try Parley.Received(reminder).destination as Any)
        do { _ = try Parley.DraftReminder.variables(of: [:]) } catch { print("no variables", error) }
        print("handled", app.journal.count, app.journal.contains { $0.contains("reply(text: \"Hello\")") })
        let unknown = content([:], category: "theirs")
        let presented = center.stubPresent(UNNotification.stub(content: unknown))
        await presented.wait()
        let presentedDraft = center.stubPresent(UNNotification.stub(content: content(["notification": "draft-reminder", "chat-id": UUID().uuidString], category: "")))
        await presentedDraft.wait()
        print("presents", presented.values == [[.banner, .list, .sound, .badge]], presentedDraft.values == [[.list]])
        center.stubOpenSettings(for: nil)
        center.stubOpenSettings(for: UNNotification.stub(content: unknown))
        while app.journal.last != "settings" { await Task.yield() }

        let quiet = Quiet()
        let forwarding = Parley.CenterDelegate(handler: quiet, next: delegate)
        center.delegate = forwarding
        for category in ["theirs", "message"] {
            await center.stubPresent(UNNotification.stub(content: content([:], category: category))).wait()
            center.stubOpenSettings(for: UNNotification.stub(content: content([:], category: category)))
        }
        for push in pushes where !push.category.isEmpty {
            await center.stubDeliver(UNNotificationResponse.stub(content: content(push.object.filter { $0.key == "notification" }, category: push.category))).wait()
        }
        center.stubOpenSettings(for: nil)
        print("forwarded", await center.stubDeliver(UNNotificationResponse.stub(content: unknown, actionIdentifier: "x")).wait())
        print(Parley.Response(Parley.ResponseParts(category: "message", action: .dismiss)))
        print(Parley.MissedCallAction.callBack.destination as Any, Parley.MissedCallAction.defaultAction.destination as Any)
    }

    // MARK: The service extension

    static func receiving() async throws {
        for kind in ["direct", "bare", "group", "unreadable", "?"] {
            let shown = await receive(["notification": "sealed-message", "ciphertext": kind, "keyID": UUID().uuidString], "message")
            if kind == "group" {
                for payload in Pushed(shown.userInfo).mutations { _ = try? Parley.Received(content(payload, category: "message")) }
            }
            if case .groupMessage(let message) = try Parley.Received(shown) { print("to", message.others.map(\.name)) }
            print(kind, "|", shown.title, "|", shown.subtitle, "|", shown.body, "|", shown.attachments.count, shown.badge ?? 0)
        }
        let server = try Server()
        let call = await receive(
            ["notification": "missed-call", "call-id": UUID().uuidString, "caller-id": "1", "caller-name": "Ada", "caller-avatar": server.url("photo.png").absoluteString], "missed-call")
        print(call.title, (call.stubProvider as? INStartCallIntent)?.stubCall.contacts?.first?.stubPerson.image?.stubSource == .data(Data("a photo".utf8)))
        for url in [server.url("photo"), server.url("missing"), URL(string: "http://127.0.0.1:1/")] {
            let payload: [String: Any] = ["notification": "missed-call", "call-id": UUID().uuidString, "caller-id": "1", "caller-name": "Bob", "caller-avatar": url?.absoluteString ?? ""]
            print(await receive(payload, "missed-call").title)
        }
        for delay in [0, 0.2] {
            INInteraction.stubDonationDelay = delay
            let payload: [String: Any] = ["notification": "missed-call", "call-id": UUID().uuidString, "caller-id": "1", "caller-name": "Eve", "caller-avatar": server.url("slow").absoluteString]
            let contents = Hasty().stubReceive(request(payload, "missed-call"))
            print("slow avatar:", await contents.wait(settling: 0.2), contents.values[0].title)
        }
        INInteraction.stubDonationDelay = 0
        print("nothing to do:", await receive(["notification": "draft-reminder"], "").title)

        INInteraction.stubDonationDelay = 0.1
        let slow = Service(Opener(photo: photo))
        let contents = slow.stubReceive(request(["notification": "sealed-message", "ciphertext": "bare", "keyID": UUID().uuidString], "message"))
        slow.serviceExtensionTimeWillExpire()
        print("expired", await contents.wait(settling: 0.2))
        INInteraction.stubDonationDelay = 0
        let again = slow.stubReceive(request(["notification": "sealed-message", "ciphertext": "bare", "keyID": UUID().uuidString], "message"))
        print("and again", await again.wait())
    }

    static func request(_ payload: [String: Any], _ category: String) -> UNNotificationRequest {
        let content = content(payload, category: category)
        content.title = "As Sent"
        content.badge = 1
        return UNNotificationRequest(identifier: "push", content: content, trigger: nil)
    }

    static func receive(_ payload: [String: Any], _ category: String) async -> UNNotificationContent {
        let contents = Service(Opener(photo: photo)).stubReceive(request(payload, category))
        let count = await contents.wait()
        precondition(count == 1)
        return contents.values[0]
    }

    static func donating() async throws {
        INInteraction.stubReset()
        try await Parley.DirectMessage(chatID: UUID(), senderID: "ada", senderName: "Ada").donateOutgoing(content: "Hi")
        let group = Parley.GroupMessage(
            chatID: UUID(), senderID: "ada", senderName: "Ada", groupName: "Chess", others: [Parley.GroupMessage.Other(id: "bob", name: "Bob")])
        try await group.donateOutgoing(groupImage: Data())
        try await Parley.MissedCall(callID: UUID(), callerID: "1", callerName: "Ada").donateOutgoing()
        let recipients = INInteraction.stubDonations.compactMap { ($0.stubIntent as? INSendMessageIntent)?.stubMessage.recipients?.map(\.displayName) }
        print(recipients)
    }

    // MARK: The server

    /// The push is the fixture, and it is decoded to what was sent.
    static func servers() throws {
        for push in pushes {
            let payload = Parley.JSON.object(from: push.object)
            let sent: Parley.Push
            switch payload["notification"] {
            case .string("sealed-message")?:
                guard case .object(let aps)? = payload["aps"], case .integer(let unread)? = aps["badge"] else { continue }
                sent = try Parley.SealedMessage(payload: payload).push(unread: Int(unread))
            case .string("group-invitation")?: sent = try Parley.GroupInvitation(payload: payload).push()
            case .string("missed-call")?: sent = try Parley.MissedCall(payload: payload).push(now: Date(timeIntervalSince1970: 0))
            default: sent = try Parley.ReadElsewhere(payload: payload).push()
            }
            precondition(String(decoding: sent.payload, as: UTF8.self) == push.text, push.text)
        }
        var odd = Parley.GroupInvitation(invitationID: UUID(), groupName: "", inviter: "Ada")
        odd.groupName = "\"\\\n\r\t\u{8}\u{C}\u{1}/é"
        let text = String(decoding: odd.push().payload, as: UTF8.self)
        print(Pushed(text: text).object["invitation"].map { "\($0)".contains("é") } ?? false, "sent as the fixtures say")
    }
}
