// A week with Barbell: people choose reminders, and a class is moved.
import BarbellNotifications
import Foundation
import NotificationService
import UserNotifications

@main struct BarbellApp {
    @MainActor static func main() async throws {
        let app = AppDelegate()
        app.didFinishLaunching()

        var reminders = Reminders(trainingDays: [2, 4, 6], swimsAtWeekends: true)
        try await reminders.schedule()
        await show("Three evenings")
        // No request of Wednesday, of half past six or of the weekend is left.
        reminders = Reminders(trainingDays: [2, 6], hour: 7, minute: 0)
        try await reminders.schedule()
        await show("Two mornings")
        reminders.trainingDays = []
        try await reminders.schedule()
        await show("No training")

        let yoga = Booking(classID: UUID(), name: "Yoga", start: Date(timeIntervalSinceNow: 86_400))
        let boxing = Booking(classID: UUID(), name: "Boxing", start: Date(timeIntervalSinceNow: 172_800))
        for booking in [yoga, boxing, yoga] { try await booking.remind() }
        await show("Two classes")
        boxing.cancel()
        await show("One class")

        #if os(Linux)
        await receive(Gym.ClassMoved(name: "Yoga", classID: yoga.classID, start: yoga.start, spots: 3))
        #endif
    }

    private static func show(_ title: String) async {
        let times = await UNUserNotificationCenter.current().pendingNotificationRequests().map { request in
            let time = (request.trigger as? UNCalendarNotificationTrigger)?.dateComponents
            let day = time?.weekday.map { "day \($0) " } ?? ""
            let minute = String(100 + (time?.minute ?? 0)).dropFirst()
            return request.trigger?.repeats == true ? "\(day)\(time?.hour ?? 0):\(minute)" : "once"
        }
        print("\(title): \(times.sorted())")
    }
}
