// Local notifications: attachments, and an intent without a service extension.
import CoreLocation
import Foundation
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

        for timer in [Larder.Timer(urgency: .timeSensitive, tone: .bellCaf, score: 0.25), Larder.Timer(tone: .default, score: 1), Larder.Timer(urgency: .passive, score: 0)] {
            let content = timer.content()
            print(content.interruptionLevel.rawValue, content.sound?.stubSummary ?? "silent", content.relevanceScore, try Larder.Received(content) == .timer(timer))
        }

        let invitation = Larder.Invitation(host: "Ada")
        let content = try invitation.content().updating(from: invitation.sendMessageIntent())
        print(content.title, content.body)

        let stirring = try await Larder.Stir(name: "Soup", schedule: "now").notificationSchedule(identifier: "stir-1")
        let market = try await Larder.Market().schedule(item: "plums")
        let shop = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), radius: 200, identifier: "shop")
        let shopping = try await Larder.Shopping(region: nil).schedule(item: "figs", in: shop, identifier: "shopping-1")
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
        Larder.cancel([market, shopping])
        print(await center.pendingNotificationRequests().count)
    }
}
