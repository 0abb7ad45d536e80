// The words of one push for people in several countries, and those that a device writes itself.
import Foundation
import UserNotifications

@main struct Program {
    static func main() throws {
        let played = Date(timeIntervalSince1970: 1_769_851_800)
        let match = League.MatchOver(
            outcome: .won, player: "Ada", opponent: nil, city: nil, played: played, began: played,
            ended: played.addingTimeInterval(7500))
        for (locale, zone) in [
            ("en_US", "America/New_York"), ("de_DE", "Europe/Berlin"), ("ja_JP", "Asia/Tokyo"), ("ar_EG", "Africa/Cairo"),
        ] {
            let push = match.push(
                day: played, length: 7500, locale: Locale(identifier: locale),
                timeZone: TimeZone(identifier: zone) ?? .current)
            print(locale)
            print(words(of: push), push.headers["apns-collapse-id"] ?? "-")
            let ticket = League._Formatting(locale: Locale(identifier: locale), timeZone: .current)
            print(
                "  ", ticket.currency(NSDecimalNumber(decimal: 1234.5), code: "EUR"),
                ticket.currency(NSNumber(value: 1234), code: "JPY"), ticket.percent(NSNumber(value: 0.25)),
                ticket.decimal(NSNumber(value: 1234.5), digits: 2), ticket.measurement(1234.56, UnitLength.kilometers),
                ticket.duration(90), ticket.relative(Date(timeIntervalSinceNow: 7230)),
                ticket.list(["Ada", "Grace", "Alan"]), ticket.list(["1", "2"], isChoice: true), separator: " | ")
        }

        // A device writes them for its own person.
        let content = match.content(day: played, length: 7500)
        let push = match.push(day: played, length: 7500, locale: .current, timeZone: .current)
        print(words(of: push) == words(of: content), content.threadIdentifier)
        let least = League.Ticket(
            price: 12.5, currency: .eur, row: 1204, discount: 0.1, fee: 3, payer: "Ada", distance: 12, weight: nil,
            average: 2, players: ["Ada", "Grace"], seats: [.window, .aisle])
        print(words(of: least.content()))
        let isRelative = League.Reminder(start: Date(timeIntervalSinceNow: 7230)).content().body
        print(isRelative)

        // Plural forms and alternatives are the same in a push and in the content that the service extension makes.
        for parcel in [
            League.Parcel(parcels: 1, person: "Ada", place: "home", shop: "Weaver"), League.Parcel(parcels: 1),
            League.Parcel(parcels: 0, person: "Ada", shop: "Weaver", until: played), League.Parcel(parcels: 2, place: "home"),
        ] {
            let push = parcel.push(locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
            let here = parcel.push(locale: .current, timeZone: .current)
            print(words(of: push), words(of: here) == words(of: parcel.content()))
        }

        // A text for each value of an enum is the same, too.
        for (shipment, reason) in [
            (League.Shipment(state: .delayed, carrier: .bike, days: 1, place: "Delft"), League.Shipment.Reason.customs),
            (League.Shipment(state: .class, carrier: .unknown("drone"), days: 2, place: "Delft"), .storm),
            (League.Shipment(state: .sent, carrier: .some(.none), days: 2, place: "Delft"), .customs),
            (League.Shipment(state: .sent, carrier: nil, days: 1, place: "Delft", until: played), .storm),
        ] {
            let zone = TimeZone(secondsFromGMT: 0) ?? .current
            let push = shipment.push(reason: reason, locale: Locale(identifier: "en_US"), timeZone: zone)
            let here = shipment.push(reason: reason, locale: .current, timeZone: .current)
            print(words(of: push), words(of: here) == words(of: shipment.content(reason: reason)))
        }

        var values = League.RegistrationValues(
            snoozeTitle: "Snooze 5 Minutes", isSnoozeAvailable: true, matchMuteTitle: "Mute", matchActions: [],
            doorActions: [],
            isDoorCategoryAvailable: false, doorHiddenPreviewsShowTitle: true)
        for category in League.categories(values) {
            let input = category.actions.first as? UNTextInputNotificationAction
            print(input?.title ?? "-", "[\(input?.textInputButtonTitle ?? "-")]", "[\(input?.textInputPlaceholder ?? "-")]")
            print(category.actions.map(\.title))
        }

        // What only the running app knows: titles, actions, options, and whether to register.
        values.isSnoozeAvailable = false
        values.isDoorCategoryAvailable = true
        values.matchActions = [UNNotificationAction(identifier: "cheer", title: "Cheer")]
        values.doorActions = [UNNotificationAction(identifier: "ring", title: "Ring the Bell")]
        for category in League.categories(values).sorted(by: { $0.identifier < $1.identifier }) {
            print(
                category.identifier, category.actions.map(\.title),
                category.options.contains(.hiddenPreviewsShowTitle), category.options.contains(.customDismissAction))
        }
        let actions: [League.ResponseParts.Action] = [.custom("ring", text: "Hello"), .dismiss, .default]
        for action in actions {
            let parts = League.ResponseParts(
                category: "porch", action: action,
                payload: ["notification": .string("parcel"), "parcels": .integer(1)])
            if case .parcel(_, let chosen) = League.Response(parts) { print(chosen) }
        }

        // The actions of the schema, and another of the app; a value of the data that isn't listed.
        for identifier in ["mute", "cheer"] {
            let over = League.MatchOver(
                outcome: .unknown("abandoned"), player: "Ada", opponent: nil, city: nil, played: played, began: played,
                ended: nil)
            let content = over.content(day: played, length: 7500)
            let parts = League.ResponseParts(
                category: "match", action: .custom(identifier, text: nil),
                payload: League.JSON.object(from: content.userInfo))
            if case .matchOver(let match, let chosen) = League.Response(parts) {
                print(chosen, match.outcome, content.title)
            }
        }

        // Money travels as an exact number, and nothing else is one.
        let json = League.JSON.string("1234567890123456789.05")
        for price: League.JSON in [json, .string("12.50"), .string("-3"), .string("12a"), .string("1."), .number(12.5)] {
            print((try? League.Ticket(payload: payload(price: price)).price.description) ?? "-")
        }
    }

    private static func payload(price: League.JSON) -> [String: League.JSON] {
        [
            "price": price, "currency": .string("EUR"), "row": .integer(1), "discount": .number(0.1),
            "fee": .integer(3), "payer": .string("Ada"), "distance": .number(1), "average": .string("2"),
            "players": .array([]), "seats": .array([.string("window")]),
        ]
    }

    private static func words(of push: League.Push) -> [String] {
        guard let payload = try? JSONSerialization.jsonObject(with: push.payload) as? [String: Any],
            let aps = payload["aps"] as? [String: Any], let alert = aps["alert"] as? [String: String]
        else { return [] }
        return [alert["title"] ?? "", alert["subtitle"] ?? "", alert["body"] ?? ""]
    }

    private static func words(of content: UNNotificationContent) -> [String] {
        [content.title, content.subtitle, content.body]
    }
}
