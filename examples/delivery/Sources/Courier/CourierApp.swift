// The app. It reads pushes, one a line, from its standard input: those of the server beside it.
import CourierNotifications
import Foundation
import UserNotifications

@main struct CourierApp {
    @MainActor static func main() async throws {
        let app = AppDelegate()
        app.didFinishLaunching()
        while let line = readLine() {
            guard let push = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] else { continue }
            app.receive(push)
        }
        try await app.remind(of: UUID(), at: "the station", until: Date(timeIntervalSinceNow: 3 * 86_400))
    }
}

@MainActor final class AppDelegate: Courier.Handler {
    private lazy var notificationDelegate = Courier.CenterDelegate(handler: self)

    func didFinishLaunching() {
        let center = UNUserNotificationCenter.current()
        center.delegate = notificationDelegate
        Courier.register(with: center)
    }

    /// The system shows an alert itself; of a background push the app delegate learns.
    func receive(_ push: [String: Any]) {
        let aps = push["aps"] as? [String: Any] ?? [:]
        if aps["content-available"] != nil {
            switch Result(catching: { try Courier.Background(userInfo: push) }) {
            case .success(.parcelsChanged(let change)): print("Updates \(change.parcels.count) parcels.")
            case .failure(let error): print("Not ours: \(error)")
            }
            return
        }
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = aps["category"] as? String ?? ""
        content.userInfo = push
        switch Result(catching: { try Courier.Received(content) }) {
        case .success(let received): print("Shows \(received)")
        case .failure(let error): print("Not ours: \(error)")
        }
    }

    func handle(_ response: Courier.Response, in context: Courier.ResponseContext) async {
        switch response {
        case .courierArriving(let arrival, .leaveAtDoor): print("Leaves parcel \(arrival.parcelID) at the door.")
        case .courierArriving(_, .callCourier): open(.call)
        case .courierArriving(_, .defaultAction): open(Courier.CourierArriving.destination)
        case .parcelDelivered(_, .thankCourier): print("Thanks the courier.")
        case .pickUpReminder(let reminder, .keepLonger): print("Keeps parcel \(reminder.parcelID) another day.")
        case .parcelDelivered(_, .defaultAction): open(Courier.ParcelDelivered.destination)
        case .pickUpReminder(_, .defaultAction): open(Courier.PickUpReminder.destination)
        case .cheaperShipping(let offer, .saveOffer): print("Saves \(offer.offerID).")
        case .cheaperShipping(_, .defaultAction): open(Courier.CheaperShipping.destination)
        case .unrecognized(let problem): print("Not ours: \(problem.reason)")
        }
    }

    func openSettings(for notification: Courier.Received?) { open(Courier.Topic.settingsScreen) }

    func remind(of parcel: UUID, at place: String, until day: Date) async throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 86_400, repeats: false)
        let reminder = Courier.PickUpReminder(parcelID: parcel)
        try await UNUserNotificationCenter.current().add(reminder.request(place: place, day: day, trigger: trigger))
    }

    private func open(_ screen: Courier.Destination) { print("Opens \(screen.rawValue).") }
}
