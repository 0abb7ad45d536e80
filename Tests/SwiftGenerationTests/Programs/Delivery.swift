// Runs all code that is generated for examples/delivery, on the server and in the app.
import Foundation
import UserNotifications

@MainActor final class App: Courier.Handler {
    var journal: [String] = []
    var context: Courier.ResponseContext?
    /// What the schema says of what was handled.
    var facts: Set<String> = []

    func handle(_ response: Courier.Response, in context: Courier.ResponseContext) async {
        journal.append("\(response)")
        self.context = context
        facts.insert("\(response.category.map { "\($0)" } ?? "-") \(response.topic?.id.rawValue ?? "-") \(response.destination?.rawValue ?? "-")")
    }

    func openSettings(for notification: Courier.Received?) { journal.append("settings") }
}

@MainActor final class Quiet: Courier.Handler {
    func handle(_ response: Courier.Response, in context: Courier.ResponseContext) async {}
    func openSettings(for notification: Courier.Received?) {}
}

/// Waits for no download.
final class Hasty: Courier.ServiceExtension {
    override var timeForDownloads: Double { 0.05 }
}

@main struct Delivery {
    @MainActor static func main() async throws {
        try servers()
        decoding()
        try await registering()
        try await responding()
        try await receiving()
        for topic in Courier.Topic.allCases {
            print(topic.rawValue, topic.kind, topic.title, topic.description ?? "-", topic.isOnByDefault, topic.optInPrompt ?? "-")
        }
        print(Courier.Topic.settingsScreen, Courier.CheaperShipping.topic, Courier.PickUpReminder.destination)
        print("authorization", Courier.authorizationOptions == [.alert, .sound, .providesAppNotificationSettings, .provisional])
    }

    static func content(_ payload: [String: Any], category: String) -> UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = category
        content.userInfo = payload
        return content
    }

    /// The push is the fixture, and the app decodes what the server sent.
    static func servers() throws {
        let id = UUID(uuidString: "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D") ?? UUID()
        let other = UUID(uuidString: "0B8D6F0E-52E2-4C5B-8F9C-0D0C2A2F6B11") ?? UUID()
        let now = Date(timeIntervalSince1970: 0)
        let arriving = Courier.CourierArriving(parcelID: id, minutes: 10)
        try compare(arriving.push(shop: "The Book Barge", now: now)) { $0 as Courier.CourierArriving == arriving }
        let delivered = Courier.ParcelDelivered(parcelID: id, place: .atYourDoor)
        try compare(delivered.push(shop: "The Book Barge")) { $0 as Courier.ParcelDelivered == delivered }
        let photographed = Courier.ParcelDelivered(parcelID: id, place: .inTheLocker, photo: URL(string: "https://example.com/photo"))
        let payload = (try? JSONSerialization.jsonObject(with: photographed.push(shop: "").payload)) as? [String: Any] ?? [:]
        print("photo", try Courier.ParcelDelivered(payload: Courier.JSON.object(from: payload)) == photographed)
        let offer = Courier.CheaperShipping(offerID: "half-price")
        try compare(offer.push(city: "Harbor Town", now: now)) { $0 as Courier.CheaperShipping == offer }
        let change = Courier.ParcelsChanged(parcels: [
            Courier.ParcelsChanged.Parcel(id: id, state: "delivered"),
            Courier.ParcelsChanged.Parcel(id: other, state: "on its way", eta: Date(timeIntervalSince1970: 1_795_262_400)),
        ])
        try compare(change.push()) { $0 as Courier.ParcelsChanged == change }
        print(arriving.push(shop: "", now: now).headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        let odd = String(decoding: arriving.push(shop: "\"\\\n\r\t\u{8}\u{C}\u{1}/é", now: now).payload, as: UTF8.self)
        print("odd texts", Pushed(text: odd).category == "arrival")
    }

    static func compare<Sent: Payload>(_ push: Courier.Push, _ isSame: (Sent) -> Bool) throws {
        let text = String(decoding: push.payload, as: UTF8.self)
        guard let fixture = pushes.first(where: { $0.text == text }) else { preconditionFailure("no fixture is \(text)") }
        let decoded = try Sent(payload: Courier.JSON.object(from: fixture.object))
        precondition(isSame(decoded))
    }

    static func decoding() {
        var refused: Set<String> = []
        for push in pushes {
            for payload in [push.object] + push.mutations {
                do {
                    if push.category.isEmpty {
                        _ = try Courier.Background(userInfo: payload)
                    } else {
                        _ = try Courier.Received(content(payload, category: push.category))
                    }
                } catch {
                    refused.insert("\(error.reason)")
                }
            }
        }
        for reason in refused.sorted().prefix(400) where reason.contains("parcels[") { print(reason) }
        print("refused", refused.count > 20)
        print(Courier.Unrecognized(reason: .notification(identifier: "x", category: nil), payload: ["private": .null]))
        _ = try? Courier.Background(userInfo: ["x": Date()])
        print("dates", Courier._date(from: "1970-01-01T00:00:00.5Z")?.timeIntervalSince1970 ?? 0, Courier._date(from: "x.y") == nil)
    }

    @MainActor static func registering() async throws {
        let center = UNUserNotificationCenter.current()
        await withCheckedContinuation { continuation in Courier.register(with: center) { continuation.resume() } }
        Courier.register(with: Courier.categories(), [])
        print(await center.notificationCategories().map(\.identifier).sorted())
        let reminder = Courier.PickUpReminder(parcelID: UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))).request(place: "the station", day: Date(timeIntervalSince1970: 1_769_774_400), trigger: nil)
        print(reminder.content.title, "|", reminder.content.body, try Courier.Received(reminder.content))
    }

    @MainActor static func responding() async throws {
        let center = UNUserNotificationCenter.current()
        let app = App()
        let delegate = Courier.CenterDelegate(handler: app)
        center.delegate = delegate
        let actions = Courier.ActionIdentifier.allCases.map(\.rawValue) + [UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier]
        for push in pushes where !push.category.isEmpty {
            for action in actions {
                let response = UNNotificationResponse.stub(content: content(push.object, category: push.category), actionIdentifier: action)
                let count = await center.stubDeliver(response).wait(settling: 0)
                precondition(count == 1)
            }
        }
        print("handled", app.journal.count)
        let waiting = Courier.PickUpReminder(parcelID: UUID()).content(place: "", day: Date(timeIntervalSince1970: 1_769_774_400))
        for action in ["keep-longer", "theirs"] {
            await center.stubDeliver(UNNotificationResponse.stub(content: waiting, actionIdentifier: action)).wait()
            print(app.journal.last?.contains("keepLonger") ?? false)
        }
        print(app.facts.sorted())
        guard let context = app.context else { return }
        print(context.identifier, context.date <= Date(), context.payload.count, context.typedText ?? "-", context.response != nil)
        try await context.snooze(for: 60)
        print(center.stubPendingRequests.last?.trigger?.stubTimeInterval ?? 0)
        context.remove()
        let test = Courier.ResponseContext(identifier: "test")
        print(test.content.title.isEmpty, test.response == nil)
        for content in pushes.map({ content($0.object, category: $0.category) }) + [waiting] {
            guard let received = try? Courier.Received(content) else { continue }
            print(received.category.map { "\($0)" } ?? "-", received.topic?.rawValue ?? "-", received.destination?.rawValue ?? "-")
        }
        print(try Courier.PickUpReminder.variables(of: Courier.ResponseContext(identifier: "", content: waiting).payload))
        do { _ = try Courier.PickUpReminder.variables(of: [:]) } catch { print("no variables", error) }
        for notification in [content(pushes[0].object, category: "arrival"), content([:], category: "theirs")] {
            let presented = center.stubPresent(UNNotification.stub(content: notification))
            await presented.wait()
            print("presents", presented.values == [[.banner, .list, .sound, .badge]])
        }
        center.stubOpenSettings(for: UNNotification.stub(content: content(pushes[0].object, category: "arrival")))
        while app.journal.last != "settings" { await Task.yield() }
        let quiet = Quiet()
        let forwarding = Courier.CenterDelegate(handler: quiet, next: delegate)
        center.delegate = forwarding
        for category in ["theirs", "arrival"] {
            await center.stubPresent(UNNotification.stub(content: content([:], category: category))).wait()
            center.stubOpenSettings(for: UNNotification.stub(content: content([:], category: category)))
        }
        for push in pushes where !push.category.isEmpty {
            await center.stubDeliver(UNNotificationResponse.stub(content: content(push.object.filter { $0.key == "notification" }, category: push.category))).wait()
        }
        center.stubOpenSettings(for: nil)
        print("forwarded", await center.stubDeliver(UNNotificationResponse.stub(content: content([:], category: "theirs"), actionIdentifier: "x")).wait())
        for action in [Courier.ArrivalAction.leaveAtDoor, .callCourier] { print(action.destination as Any) }
    }

    static func receiving() async throws {
        let server = try Server()
        let photo: [String: Any] = [
            "notification": "parcel-delivered", "parcel": ["id": UUID().uuidString], "place": "at your door", "photo": server.url("slow").absoluteString,
        ]
        let contents = Hasty().stubReceive(request(photo, "parcel"))
        print("slow photo:", await contents.wait(settling: 0.2), contents.values[0].attachments.count)
        for url in [server.url("photo.png"), server.url("photo"), server.url("missing.png"), URL(string: "http://127.0.0.1:1/photo.png"), URL(fileURLWithPath: "/nowhere.png"), nil] {
            var payload: [String: Any] = ["notification": "parcel-delivered", "parcel": ["id": UUID().uuidString], "place": "at your door"]
            payload["photo"] = url?.absoluteString
            let shown = await receive(payload, "parcel")
            print(shown.attachments.map { "\($0.identifier) \($0.type)" })
        }
        print("not decoded", await receive(["notification": "parcel-delivered"], "parcel").attachments.count)
        print("nothing to do", await receive(["notification": "courier-arriving"], "arrival").attachments.count)
        let service = Courier.ServiceExtension()
        let slow = service.stubReceive(request(["notification": "parcel-delivered"], "parcel"))
        service.serviceExtensionTimeWillExpire()
        print("expired", await slow.wait())
        print("and again", await service.stubReceive(request(["notification": "parcel-delivered"], "parcel")).wait())
    }

    static func request(_ payload: [String: Any], _ category: String) -> UNNotificationRequest {
        UNNotificationRequest(identifier: "push", content: content(payload, category: category), trigger: nil)
    }

    static func receive(_ payload: [String: Any], _ category: String) async -> UNNotificationContent {
        let contents = Courier.ServiceExtension().stubReceive(request(payload, category))
        let count = await contents.wait()
        precondition(count == 1)
        return contents.values[0]
    }
}

protocol Payload {
    init(payload: [String: Courier.JSON]) throws(Courier.Unrecognized)
}
extension Courier.CourierArriving: Payload {}
extension Courier.ParcelDelivered: Payload {}
extension Courier.CheaperShipping: Payload {}
extension Courier.ParcelsChanged: Payload {}
