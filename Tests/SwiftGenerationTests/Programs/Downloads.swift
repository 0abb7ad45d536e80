// Downloads of a service extension that take long, and a system that ends the extension at any moment.
import Foundation
import Intents
import UserNotifications

struct Failure: Error {}

/// What happened, and what is held up until the test lets it go on.
final class Course: @unchecked Sendable {
    private let lock = NSLock()
    private var storedEvents: [String] = []
    private var held: Set<String>
    var events: [String] { lock.withLock { storedEvents } }

    init(holding held: Set<String> = []) { self.held = held }

    /// Notes that something began, and comes back when it may go on. It does not listen to a cancellation.
    func reach(_ event: String) async {
        lock.withLock { storedEvents.append(event) }
        while lock.withLock({ held.contains(event) }) { await pause() }
    }

    func release(_ event: String) { lock.withLock { _ = held.remove(event) } }

    func hasReached(_ event: String) async {
        while !events.contains(event) { await pause() }
    }

    private func pause() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { continuation.resume() }
        }
    }
}

struct App: Parley.ServiceHandler {
    let course: Course

    func decrypt(_ notification: Parley.Sealed, into draft: inout Parley.Draft) async throws -> Parley.Sealed.Decrypted {
        await course.reach("decrypt")
        return .groupMessage(
            Parley.GroupMessage(chatID: chat, senderName: "Bob", groupName: "Chess", photo: photo, groupAvatar: avatar), text: "Your move")
    }

    func decrypt(_ notification: Parley.Note, into draft: inout Parley.Draft) async throws { throw Failure() }

    func image(at url: URL) async throws -> Data {
        await course.reach("avatar")
        return Data("avatar".utf8)
    }

    func file(at url: URL) async throws -> URL {
        await course.reach(url.lastPathComponent == "photo.jpg" ? "photo" : url.lastPathComponent)
        return photo
    }
}

final class Extension: Parley.ServiceExtension {
    let app: App
    let seconds: Double
    init(_ course: Course, seconds: Double) {
        app = App(course: course)
        self.seconds = seconds
    }
    override var handler: any Parley.ServiceHandler { app }
    override var timeForDownloads: Double { seconds }
}

let chat = UUID()
let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
let photo = folder.appendingPathComponent("photo.jpg")
let avatar = folder.appendingPathComponent("avatar.jpg")

@main struct Program {
    static func main() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("photo".utf8).write(to: photo)
        defer { try? FileManager.default.removeItem(at: folder) }

        await show("all", holding: [], seconds: 20)
        await show("slow photo", holding: ["photo"], seconds: 0.2)
        await show("slow avatar", holding: ["avatar"], seconds: 0.2)
        await show("no time", holding: ["photo", "avatar"], seconds: -.infinity)
        INInteraction.stubDonationDelay = 0.1
        await show("no time, slow donation", holding: ["photo", "avatar"], seconds: .nan)
        INInteraction.stubDonationDelay = 0
        for point in ["decrypt", "avatar", "photo"] { await expire(at: point) }
        await expireDuringDonation()
        await sideBySide()
        await inOrder()
    }

    /// The downloads that are held up never end: the rest is shown when their time is over.
    static func show(_ title: String, holding held: Set<String>, seconds: Double) async {
        let start = Date()
        let contents = Extension(Course(holding: held), seconds: seconds).stubReceive(sealed())
        let count = await contents.wait()
        precondition(Date().timeIntervalSince(start) < 5)
        print("\(title):", count, describe(contents.values[0]))
    }

    /// What is there is shown, once, whatever ends later.
    static func expire(at point: String) async {
        let course = Course(holding: [point])
        let service = Extension(course, seconds: 20)
        let contents = service.stubReceive(sealed())
        await course.hasReached(point)
        if point != "decrypt" { await arrived(at: point) }
        service.serviceExtensionTimeWillExpire()
        let count = contents.count
        service.serviceExtensionTimeWillExpire()
        course.release(point)
        print("expired at \(point):", count, await contents.wait(settling: 0.05), describe(contents.values[0]))
    }

    /// The intent is donated without waiting for the avatar, and again with it.
    static func arrived(at point: String) async {
        let expected = point == "avatar" ? 1 : 2
        while INInteraction.stubDonations.count < expected { try? await Task.sleep(nanoseconds: 1_000_000) }
        // The content is updated from it after that.
        try? await Task.sleep(nanoseconds: 50_000_000)
        INInteraction.stubReset()
    }

    static func expireDuringDonation() async {
        INInteraction.stubReset()
        INInteraction.stubDonationDelay = 2
        let course = Course(holding: [])
        let service = Extension(course, seconds: 20)
        let contents = service.stubReceive(sealed())
        await course.hasReached("photo")
        try? await Task.sleep(nanoseconds: 50_000_000)
        service.serviceExtensionTimeWillExpire()
        print("expired while donating:", await contents.wait(settling: 0.05), describe(contents.values[0]))
        INInteraction.stubReset()
    }

    static func sideBySide() async {
        let course = Course(holding: ["avatar", "photo"])
        let contents = Extension(course, seconds: 20).stubReceive(sealed())
        await course.hasReached("avatar")
        await course.hasReached("photo")
        print("side by side:", contents.count)
        course.release("avatar")
        course.release("photo")
        print("and there:", await contents.wait(), describe(contents.values[0]))
    }

    /// The first attachment is the one that people see.
    static func inOrder() async {
        let course = Course(holding: ["1"])
        let contents = Extension(course, seconds: 20).stubReceive(
            request("album", ["first": "https://example.com/1", "second": "https://example.com/2"]))
        await course.hasReached("2")
        try? await Task.sleep(nanoseconds: 50_000_000)
        course.release("1")
        print("in order:", await contents.wait(), contents.values[0].attachments.map(\.identifier))
    }

    static func describe(_ content: UNNotificationContent) -> String {
        let intent = content.stubProvider as? INSendMessageIntent
        let images = intent?.stubImages.count ?? 0
        let name = intent?.stubMessage.speakableGroupName?.stubPhrase.spokenPhrase ?? "no intent"
        return "\(content.title) | \(content.body) | \(name) | \(images) images, \(content.attachments.count) files"
    }

    static func sealed() -> UNNotificationRequest { request("sealed", ["ciphertext": "group"]) }

    static func request(_ notification: String, _ data: [String: Any]) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "New Message"
        content.userInfo = data.merging(["notification": notification]) { $1 }
        return UNNotificationRequest(identifier: "request", content: content, trigger: UNPushNotificationTrigger.stub())
    }
}
