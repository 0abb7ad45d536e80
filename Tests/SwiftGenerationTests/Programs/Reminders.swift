// What is pending after calls of schedule(): each notification exactly as declared, and never twice.
import Foundation
import UserNotifications

@main struct Reminders {
    static var center: UNUserNotificationCenter { .current() }

    static func main() async throws {
        // What an earlier version of the app left: more days, another key for the same notification, random identifiers.
        let old = Larder.Stretch()
        try await add("stretch.1", old.content())
        try await add(UUID().uuidString, old.content())
        try await add("stretch", old.content())
        let cactus = Larder.WaterPlants(plantID: "7").content(plant: "the cactus")
        try await add("water-7.2", cactus)
        try await add(UUID().uuidString, cactus)
        try await add("water-7.7.4", Larder.WaterPlants(plantID: "7.7").content(plant: "the aloe"))
        try await add("of another library", UNMutableNotificationContent())

        print(try await old.schedule(hour: 10, minute: 15))
        print(try await Larder.WaterPlants(plantID: "7").schedule(plant: "the cactus"))
        print(try await Larder.WaterPlants(plantID: "8").schedule(plant: "the fern"))
        print(try await Larder.Journal().schedule())
        show()

        // The second call, at another time.
        try await old.schedule(hour: 11, minute: 0)
        try await Larder.WaterPlants(plantID: "7").schedule(plant: "the cactus")
        try await Larder.Journal().schedule()
        show()

        await Larder.Stretch.cancel()
        await Larder.WaterPlants.cancel()
        Larder.cancel("journal")
        show()

        // Days that people choose. What they snoozed stays until it is canceled.
        try await Larder.Training().schedule(on: [2, 6, 9], hour: 7, minute: 0)
        let tuesday = center.stubPendingRequests.first { $0.identifier == "training.2" }
        let response = UNNotificationResponse.stub(notification: .stub(request: tuesday!))
        try await Larder.ResponseContext(response).snooze(for: 600)
        try await Larder.Training().schedule(on: [3], hour: 7, minute: 30)
        try await Larder.Deliveries().schedule()
        show()
        await Larder.Training.cancel()
        await Larder.Deliveries.cancel()
        // One of several plants.
        let (fern, aloe) = (Larder.WaterPlants(plantID: "8"), Larder.WaterPlants(plantID: "9"))
        try await fern.schedule(plant: "the fern")
        try await aloe.schedule(plant: "the aloe")
        fern.cancel()
        show()
        aloe.cancel()
        Larder.cancel("journal")

        let date = Date(timeIntervalSince1970: 1_800_000_000)
        let identifier = try await Larder.Appointment(room: "B").schedule(at: date)
        let trigger = center.stubPendingRequests.first { $0.identifier == identifier }?.trigger
        let components = (trigger as? UNCalendarNotificationTrigger)?.dateComponents
        print(components?.date == date, components?.timeZone == TimeZone.current, trigger?.repeats ?? true)
    }

    static func add(_ identifier: String, _ content: UNNotificationContent) async throws {
        try await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
    }

    static func show() {
        let lines = center.stubPendingRequests.map { request in
            let time = request.trigger?.stubDateComponents
            let numbers = [time?.weekday, time?.hour, time?.minute].map { $0.map(String.init) ?? "-" }
            return "\(request.identifier) \(numbers.joined(separator: " "))"
        }
        print(lines.sorted().joined(separator: ", "))
    }
}
