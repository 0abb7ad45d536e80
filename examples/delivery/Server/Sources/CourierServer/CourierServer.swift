// The server: each push is one line of JSON, as it would go to APNs. Pipe them into the app.
import CourierNotifications
import Foundation

@main struct CourierServer {
    static func main() throws {
        let parcel = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
        let noon = Date(timeIntervalSince1970: 1_795_262_400)
        try send(Courier.CourierArriving(parcelID: parcel, minutes: 10).push(shop: "The Book Barge", now: noon))
        try send(Courier.ParcelDelivered(parcelID: parcel, place: .atYourDoor, photo: nil).push(shop: "The Book Barge"))
        // Nobody gets an offer who has not asked for it.
        let wanted: Set<Courier.Topic> = [.parcels]
        if wanted.contains(Courier.CheaperShipping.topic) {
            try send(Courier.CheaperShipping(offerID: "half-price").push(city: "Harbor Town", now: noon))
        }
        try send(
            Courier.ParcelsChanged(parcels: [
                Courier.ParcelsChanged.Parcel(id: parcel, state: "delivered"),
                Courier.ParcelsChanged.Parcel(id: parcel, state: "on its way", eta: noon),
            ]).push())
    }

    /// A real server sends headers and payload to APNs with a library for HTTP/2.
    private static func send(_ push: Courier.Push) throws {
        FileHandle.standardError.write(
            Data("\(push.headers["apns-push-type"] ?? ""), priority \(push.headers["apns-priority"] ?? "")\n".utf8))
        FileHandle.standardOutput.write(push.payload + Data("\n".utf8))
    }
}
