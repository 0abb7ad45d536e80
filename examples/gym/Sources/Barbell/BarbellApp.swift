// A week with Barbell: people choose reminders, and a class is moved.
import BarbellNotifications
import Foundation
import NotificationService
import UserNotifications

@main struct BarbellApp {
    @MainActor static func main() async throws {
        let app = AppDelegate()
        app.didFinishLaunching()

        var reminders = Reminders(strengthTraining: (18, 30), swimsAtWeekends: true)
        try await reminders.schedule()
        await show("Training at 18:30")
        // No request of half past six is left.
        reminders.strengthTraining = (7, 0)
        reminders.swimsAtWeekends = false
        try await reminders.schedule()
        await show("Training at 7:00")
        reminders.strengthTraining = nil
        try await reminders.schedule()
        await show("No training")

        let yoga = Booking(classID: UUID(), name: "Yoga", start: Date(timeIntervalSinceNow: 86_400))
        try await yoga.remind()
        try await yoga.remind()
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
