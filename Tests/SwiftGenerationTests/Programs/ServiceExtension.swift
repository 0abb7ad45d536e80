// Gives requests to the generated service extension, with all kinds of failures.
import Foundation
import Intents
import UserNotifications

struct Failure: Error {}

final class Extension: Parley.ServiceExtension {
    let app: Decryptor
    init(_ app: Decryptor) { self.app = app }
    override var handler: any Parley.ServiceHandler { app }
}

final class Decryptor: Parley.ServiceHandler, @unchecked Sendable {
    private let lock = NSLock()
    private var storedErrors: [String] = []
    var errors: [String] { lock.withLock { storedErrors } }
    var loadsAvatars = true
    var delay: UInt64 = 0

    func decrypt(_ notification: Parley.Sealed, into draft: inout Parley.Draft) async throws -> Parley.Sealed.Decrypted {
        try await Task.sleep(nanoseconds: delay)
        switch notification.ciphertext {
        case "direct":
            draft.badge = 7
            return .directMessage(
                Parley.DirectMessage(chatID: chat, senderID: "ada", senderName: "Ada", avatar: URL(string: "https://example.com/ada")),
                text: "Hi"
            )
        case "group":
            return .groupMessage(
                Parley.GroupMessage(chatID: chat, senderName: "Bob", groupName: "Chess", photo: photo, groupAvatar: photo), text: "Your move")
        case "unreadable photo":
            let missing = URL(fileURLWithPath: "/nowhere/photo.jpg")
            return .groupMessage(
                Parley.GroupMessage(chatID: chat, senderName: "Bob", groupName: nil, photo: missing, groupAvatar: missing), text: "Look")
        default: throw Failure()
        }
    }

    func decrypt(_ notification: Parley.Note, into draft: inout Parley.Draft) async throws {
        draft.title = "Shopping"
        draft.subtitle = "List"
        draft.body = notification.sealed
        draft.threadIdentifier = "notes"
        draft.attachments = [photo, URL(fileURLWithPath: "/nowhere/note.png")]
    }

    func image(at url: URL) async throws -> Data {
        guard loadsAvatars else { throw Failure() }
        return Data(url.lastPathComponent.utf8)
    }

    func didFail(with error: any Error) { lock.withLock { storedErrors.append("\(type(of: error))") } }
}

let chat = UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID()
let photo = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")

@main struct Program {
    static func main() async throws {
        try Data("photo".utf8).write(to: photo)
        await decrypting()
        await failing()
        await racing()
        try await donating()
    }

    static func decrypting() async {
        let direct = await receive("sealed", ["ciphertext": "direct"])
        print(direct.title, "|", direct.body, "|", direct.badge ?? 0, "|", direct.categoryIdentifier, "|", direct.userInfo["senderName"] ?? "")
        let message = (direct.stubProvider as? INSendMessageIntent)?.stubMessage
        print(message?.conversationIdentifier == chat.uuidString.lowercased(), message?.recipients == nil, message?.outgoingMessageType == INOutgoingMessageType.outgoingMessageText.rawValue)
        print(message?.serviceName ?? "", message?.sender?.stubPerson.customIdentifier ?? "", message?.sender?.stubPerson.personHandle?.stubHandle.type == .emailAddress)
        if let sender = message?.sender?.stubPerson { print(sender.personHandle?.stubHandle.value ?? "", sender.image?.stubSource == .data(Data("ada".utf8))) }

        let group = await receive("sealed", ["ciphertext": "group"])
        print(group.title, "|", group.subtitle, "|", group.body, "|", group.attachments.map { "\($0.identifier) \($0.type)" })
        let intent = group.stubProvider as? INSendMessageIntent
        print(intent?.stubImages.values.map(\.stubSource) == [.data(Data(photo.lastPathComponent.utf8))], intent?.stubMessage.speakableGroupName?.stubPhrase.spokenPhrase ?? "")

        let note = await receive("note", ["sealed": "Milk"])
        print(note.title, "|", note.subtitle, "|", note.body, "|", note.threadIdentifier, "|", note.attachments.map(\.identifier))

        let call = await receive("call", ["caller": "Ada", "callID": "42", "groupAvatar": "https://example.com/group"])
        let record = (call.stubProvider as? INStartCallIntent)?.stubCall
        print(call.title, "|", call.body, "|", record?.callCapability == .videoCall, record?.callRecordToCallBack?.stubRecord.identifier ?? "")
        print("donated", INInteraction.stubDonations.map { "\($0.direction == .incoming) \($0.groupIdentifier ?? "")" })

        let other = await receive("read-elsewhere", ["chatID": chat.uuidString])
        print("nothing to do:", other.title)
    }

    static func failing() async {
        let undecrypted = Decryptor()
        print("not decrypted:", await receive("sealed", ["ciphertext": "?"], by: undecrypted).title, undecrypted.errors)
        let undecodable = Decryptor()
        print("not decoded:", await receive("sealed", [:], by: undecodable).title, undecodable.errors)
        let unreadable = Decryptor()
        unreadable.loadsAvatars = false
        let message = await receive("sealed", ["ciphertext": "unreadable photo"], by: unreadable)
        print("no photo:", message.title, "|", message.body, "|", message.attachments.count, unreadable.errors.count, message.stubProvider != nil)

        UNNotificationContent.stubUpdatingError = Failure()
        let notUpdated = Decryptor()
        print("not updated:", await receive("sealed", ["ciphertext": "direct"], by: notUpdated).body, notUpdated.errors)
        UNNotificationContent.stubUpdatingError = nil

        INInteraction.stubDonationError = Failure()
        let notDonated = Decryptor()
        let content = await receive("sealed", ["ciphertext": "direct"], by: notDonated)
        print("not donated:", content.body, content.stubProvider == nil, notDonated.errors)
        INInteraction.stubDonationError = nil

        // The app's handler doesn't implement file loading, so the default loads them.
        let silent = await receive("sealed", ["ciphertext": "unreadable photo"])
        print("standard download of what is missing:", silent.attachments.count)
    }

    /// The content handler is called once, whatever comes first, with the best content so far.
    static func racing() async {
        INInteraction.stubDonationDelay = 3
        let slow = Extension(Decryptor())
        let contents = slow.stubReceive(request("sealed", ["ciphertext": "direct"]))
        try? await Task.sleep(nanoseconds: 700_000_000)
        slow.serviceExtensionTimeWillExpire()
        print("expired:", await contents.wait(for: 1, settling: 0.3), contents.values.first?.body ?? "", contents.values.first?.stubProvider == nil)
        INInteraction.stubDonationDelay = 0

        for _ in 0..<200 {
            let decryptor = Decryptor()
            decryptor.delay = UInt64.random(in: 0..<200_000)
            nonisolated(unsafe) let racer = Extension(decryptor)
            let counts = StubCompletions<Int>()
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    let contents = racer.stubReceive(request("sealed", ["ciphertext": "direct"]))
                    counts.record(await contents.wait(for: 1, settling: 0.001))
                }
                group.addTask {
                    try? await Task.sleep(nanoseconds: UInt64.random(in: 0..<200_000))
                    racer.serviceExtensionTimeWillExpire()
                }
            }
            precondition(counts.values == [1], "the handler was called \(counts.values) times")
        }
        print("raced")
    }

    static func donating() async throws {
        INInteraction.stubReset()
        let message = Parley.DirectMessage(chatID: chat, senderID: "ada", senderName: "Ada", avatar: nil)
        try await message.donateOutgoing(content: "Hello")
        try await Parley.GroupMessage(chatID: chat, senderName: "Bob", groupName: "Chess", photo: photo, groupAvatar: photo).donateOutgoing(groupImage: Data())
        try await Parley.Call(caller: "Ada", callID: "42", groupAvatar: nil).donateOutgoing()
        for donation in INInteraction.stubDonations {
            let message = (donation.stubIntent as? INSendMessageIntent)?.stubMessage
            let call = (donation.stubIntent as? INStartCallIntent)?.stubCall
            let people = message?.recipients ?? call?.contacts ?? []
            print(donation.direction == .outgoing, people.map(\.displayName), message?.sender == nil, message?.content ?? "no text")
        }
    }

    static func request(_ notification: String, _ data: [String: Any]) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "New Message"
        content.userInfo = data.merging(["notification": notification]) { $1 }
        return UNNotificationRequest(identifier: "request", content: content, trigger: UNPushNotificationTrigger.stub())
    }

    static func receive(_ notification: String, _ data: [String: Any], by decryptor: Decryptor = Decryptor()) async -> UNNotificationContent {
        let contents = Extension(decryptor).stubReceive(request(notification, data))
        let count = await contents.wait(for: 1)
        precondition(count == 1, "the handler was called \(count) times")
        return contents.values[0]
    }
}
