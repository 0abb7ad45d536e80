import BarbellNotifications
import Foundation
import UserNotifications

@MainActor final class AppDelegate: Gym.Handler {
    private lazy var notificationDelegate = Gym.CenterDelegate(handler: self)

    func didFinishLaunching() {
        let center = UNUserNotificationCenter.current()
        center.delegate = notificationDelegate
        Gym.register(with: center)
    }

    func handle(_ response: Gym.Response, in context: Gym.ResponseContext) async {
        switch response {
        case .strengthTraining(_, .skipToday), .weekendSwim(_, .skipToday): print("Skips today.")
        case .classSoon(let reminder, .cancelBooking): print("Cancels class \(reminder.classID).")
        case .classMoved(let moved, .cancelBooking): print("Cancels \(moved.name).")
        case .classMoved(let moved, .keepSpot): print("Keeps the spot in \(moved.name).")
        case .classSoon(_, .keepSpot): break
        case .strengthTraining, .weekendSwim, .classSoon, .classMoved:
            if let screen = response.destination { print("Opens \(screen.rawValue).") }
        case .unrecognized(let problem): print("Not ours: \(problem.reason)")
        }
    }

    func openSettings(for notification: Gym.Received?) { print("Opens \(Gym.Topic.settingsScreen.rawValue).") }
}
