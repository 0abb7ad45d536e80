// Decodes former identifiers, and prints the results.
import Foundation

@main struct Renamed {
    static func main() {
        let direct: [String: Parley.JSON] = ["sender": .string("Ada")]
        func named(_ identifier: String) -> [String: Parley.JSON] { direct.merging(["notification": .string(identifier)]) { $1 } }
        show("notification", "message", .default, named("dm"))
        show("another of its identifiers", "message", .default, named("DIRECT_MESSAGE"))
        show("category", "MESSAGE", .default, ["type": .string("group"), "group": .string("Chess")])
        show("the only one of the category", "ORDER", .custom("track", text: nil), ["number": .integer(7)])
        show("a category without notification", "CAMERA", .dismiss, [:])
        show("an SDK's category", "sdk.chat", .custom("theirs", text: nil), [:])
        show("action", "message", .custom("SILENCE", text: nil), named("dm"))
        show("text input", "MESSAGE", .custom("REPLY", text: "On my way"), named("dm"))
        show("text input of the category alone", "message", .custom("answer", text: nil), named("dm"))
        show("an action that is not registered here", "message", .custom("inspect", text: nil), named("dm"))
        show("of another category", "ORDER", .custom("SILENCE", text: nil), ["number": .integer(7)])
        show("unknown", "MESSAGE", .default, [:])
        print(Parley.CategoryIdentifier(identifier: "chat \"message\"")!, Parley.CategoryIdentifier(identifier: "order")!)
        print(Parley.ActionIdentifier(identifier: "ANSWER")!, Parley.ActionIdentifier(rawValue: "ANSWER") as Any)
        print(Parley.CategoryIdentifier.claimedByContentExtension)
        print((try? Parley.Received(category: "MESSAGE", payload: named("dm"))) as Any)
        print(String(decoding: Parley.DirectMessage(sender: "Ada").push().payload, as: UTF8.self))
    }

    static func show(_ title: String, _ category: String, _ action: Parley.ResponseParts.Action, _ payload: [String: Parley.JSON]) {
        let parts = Parley.ResponseParts(category: category, action: action, payload: payload)
        print("\(title): \(text(Parley.Response(parts)))")
    }

    static func text(_ response: Parley.Response) -> String {
        switch response {
        case .directMessage(let message, let action): "from \(message.sender), \(action)"
        case .groupMessage(let message, let action): "in \(message.group), \(action)"
        case .orderShipped(let order, let action): "order \(order.number), \(action)"
        case .camera(let action): "camera, \(action)"
        case .map: "map"
        case .chatOfSdk(let action): "chat of SDK, \(action)"
        case .unrecognized(let problem): "unrecognized: \(problem.reason)"
        }
    }
}
