import BarbellNotifications
import Foundation
import UserNotifications

/// The reminders that people choose on the app's settings screen.
struct Reminders {
    /// A time of the day; nil for no reminder.
    var strengthTraining: (hour: Int, minute: Int)?
    var swimsAtWeekends = false

    /// Makes the pending notifications those of these settings: those of earlier settings are replaced or canceled.
    ///
    /// Call it when the settings change and when the app launches. Calls may repeat.
    func schedule() async throws {
        if let (hour, minute) = strengthTraining {
            try await Gym.StrengthTraining().schedule(exercise: "squats", hour: hour, minute: minute)
        } else {
            await Gym.StrengthTraining.cancel()
        }
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
}
