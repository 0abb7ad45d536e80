// A push with the words of the server, and what the service extension makes of it for the person.
import Foundation
import UserNotifications

final class Extension: Skylark.ServiceExtension {}

@main struct Traveller {
    static func main() async throws {
        let departure = Date(timeIntervalSince1970: 1_800_000_000)
        for minutes in [1, 20] {
            let boarding = Skylark.Boarding(flight: "SK 12", minutes: minutes, departure: departure, fare: 12.5, how: .due)
            let push = try boarding.push(locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .current)
            let payload = try JSONSerialization.jsonObject(with: push.payload) as? [String: Any] ?? [:]
            let aps = payload["aps"] as? [String: Any] ?? [:]
            let alert = aps["alert"] as? [String: String] ?? [:]
            print(
                aps["mutable-content"] as? Int ?? 0, alert["title"] ?? "", alert["subtitle"] ?? "", alert["body"] ?? "")

            let content = UNMutableNotificationContent()
            content.title = "as sent"
            content.body = alert["body"] ?? ""
            content.userInfo = payload
            let request = UNNotificationRequest(identifier: "1", content: content, trigger: nil)
            let contents = Extension().stubReceive(request)
            await contents.wait()
            guard let shown = contents.values.first else { continue }
            print(
                shown.title, shown.subtitle == "Pay €12.50", shown.body != alert["body"],
                shown.body.contains("12.50 at the gate"))
        }
    }
}
