// The texts of a push in the form for each number, as the fixtures of the schema have them.
import Foundation

@main struct Plurals {
    static func main() throws {
        for number in [0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 111, 1_000_000] {
            let push = Posylka.Parcels().push(parcels: number)
            let payload = try JSONSerialization.jsonObject(with: push.payload) as? [String: Any] ?? [:]
            let alert = (payload["aps"] as? [String: Any])?["alert"] as? [String: Any] ?? [:]
            print(alert["body"] as? String ?? "none")
        }
    }
}
