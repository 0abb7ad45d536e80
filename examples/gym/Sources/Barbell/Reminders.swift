import BarbellNotifications
import Foundation
import UserNotifications

/// The reminders that people choose on the app's settings screen.
struct Reminders {
    /// Days of the week: Sunday is 1. Empty for no reminder.
    var trainingDays: Set<Int>
    var hour = 18
    var minute = 30
    var swimsAtWeekends = false

    /// Makes the pending notifications those of these settings: those of earlier settings are replaced or canceled.
    ///
    /// Call it when the settings change and when the app launches. Calls may repeat.
    func schedule() async throws {
        try await Gym.StrengthTraining()
            .schedule(exercise: "squats", on: trainingDays, hour: hour, minute: minute)
        if swimsAtWeekends {
            try await Gym.WeekendSwim().schedule()
        } else {
            await Gym.WeekendSwim.cancel()
        }
    }
}

/// A class that somebody booked.
struct Booking {
    let classID: UUID
    let name: String
    let start: Date

    /// Another call with another start replaces the reminder.
    func remind() async throws {
        try await Gym.ClassSoon(classID: classID).schedule(name: name, at: start.addingTimeInterval(-30 * 60))
    }

    /// The reminders of other classes stay.
    func cancel() { Gym.ClassSoon(classID: classID).cancel() }
}
