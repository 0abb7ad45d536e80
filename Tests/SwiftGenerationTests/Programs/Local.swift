// Local notifications: attachments, and an intent without a service extension.
import CoreLocation
import Foundation
import Intents
import UserNotifications

@main struct Local {
    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let photo = folder.appendingPathComponent("soup.png")
        let video = folder.appendingPathComponent("soup")
        try Data().write(to: photo)
        try Data().write(to: video)

        let recipe = try Larder.Recipe(name: "Soup", photo: photo, video: video).request(trigger: nil)
        print(recipe.identifier, recipe.content.body, recipe.content.attachments.map { "\($0.identifier) \($0.type)" })
        print(try Larder.Recipe(name: "Stew", photo: photo, video: nil).content().attachments.map(\.identifier))
        do {
            _ = try Larder.Recipe(name: "Air", photo: folder.appendingPathComponent("none.png"), video: nil).content()
        } catch {
            print("nothing to attach")
        }

        for timer in [
            Larder.Timer(urgency: .timeSensitive, tone: .bellCaf, score: 0.25), Larder.Timer(tone: .default, score: 1),
            Larder.Timer(urgency: .passive, score: 0),
        ] {
            let content = timer.content()
            print(
                content.interruptionLevel.rawValue, content.sound?.stubSummary ?? "silent", content.relevanceScore,
                try Larder.Received(content) == .timer(timer))
        }

        try await communicating(in: folder)

        let stirring = try await Larder.Stir(name: "Soup", schedule: "now").notificationSchedule(identifier: "stir-1")
        let market = try await Larder.Market().schedule(item: "plums")
        let shop = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), radius: 200, identifier: "shop")
        let shopping = try await Larder.Shopping(region: nil).schedule(item: "figs", in: shop)
        let center = UNUserNotificationCenter.current()
        for request in await center.pendingNotificationRequests() {
            let again = request.trigger?.repeats == true ? "repeats" : "once"
            if let trigger = request.trigger as? UNTimeIntervalNotificationTrigger {
                print(request.identifier, trigger.timeInterval, again)
            } else if let trigger = request.trigger as? UNCalendarNotificationTrigger {
                let time = trigger.dateComponents
                print(request.identifier, time.weekday ?? 0, time.hour ?? 0, time.minute ?? 0, again)
            } else if let trigger = request.trigger as? UNLocationNotificationTrigger {
                print(request.identifier, trigger.region.identifier, again)
            }
        }
        Larder.cancel(stirring)
        Larder.cancel([market, shopping, "invitation"])
        print(await center.pendingNotificationRequests().count)
    }

    /// The app donates the intent and updates the content itself. An image that can't be loaded is left out.
    static func communicating(in folder: URL) async throws {
        let portrait = folder.appendingPathComponent("ada")
        let table = folder.appendingPathComponent("table.jpg")
        try Data("a portrait".utf8).write(to: portrait)
        try Data("stub image of a table, which is large".utf8).write(to: table)
        for invitation in [
            Larder.Invitation(host: "Ada", portrait: portrait, party: "Chess", table: table),
            Larder.Invitation(host: "Bob", portrait: folder.appendingPathComponent("none"), party: nil, table: nil),
        ] {
            let content = try await invitation.content()
            let intent = content.stubProvider as? INSendMessageIntent
            let sender = intent?.stubMessage.sender
            print(content.title, content.body, sender?.displayName ?? "", describe(sender?.stubPerson.image))
            print(
                intent?.speakableGroupName?.stubPhrase.spokenPhrase ?? "no group",
                intent?.stubImages.values.map(describe) ?? [])
        }
        let request = try await Larder.Call(caller: "Eve").request(identifier: "call", trigger: nil)
        print(
            request.content.title, request.content.stubProvider is INStartCallIntent,
            try Larder.Received(request.content) == .call(Larder.Call(caller: "Eve")))
        print(try await Larder.Invitation(host: "Ada").schedule())
        print(INInteraction.stubDonations.map { "\($0.direction == .incoming) \($0.groupIdentifier ?? "-")" })

        struct Failure: Error {}
        INInteraction.stubDonationError = Failure()
        do {
            _ = try await Larder.Call(caller: "Eve").content()
        } catch {
            print("not donated: \(type(of: error))")
        }
        INInteraction.stubDonationError = nil
    }

    static func describe(_ image: INImage?) -> String {
        if case .data(let data)? = image?.stubSource { String(decoding: data, as: UTF8.self) } else { "no image" }
    }
}
