// What amounts become on the wire, the number on the icon, and the parts of a name.
import Foundation
import Intents
import UserNotifications

@main struct Shop {
    static func main() async throws {
        // A literal is a binary fraction; without a currency, only the app knows how many digits count.
        let sold = Bazaar.Sold(price: 3.99, yen: 1200.4, exact: 3.99, unread: 2)
        let push = try sold.push(buyer: "Ada", locale: Locale(identifier: "en_US"))
        let payload = try JSONSerialization.jsonObject(with: push.payload) as? [String: Any] ?? [:]
        for key in ["price", "yen", "exact"] { print(payload[key] as? String ?? "none") }

        if #available(macOS 13.0, *) { try await Bazaar.setBadge(3) }
        print(UNUserNotificationCenter.current().stubBadgeCounts)

        for (given, family) in [("Ada", "Lovelace"), ("Ada", nil), (nil, nil)] as [(String?, String?)] {
            let question = Bazaar.Question(id: "7", text: "New?", seller: "Ada", given: given, family: family, contact: given.map { _ in "C1" })
            let sender = question.sendMessageIntent().stubMessage.sender
            let name = sender?.stubPerson.nameComponents
            print(name?.givenName ?? "-", name?.familyName ?? "-", name == nil, sender?.stubPerson.contactIdentifier ?? "-")
        }
    }
}
