// Decodes parts of responses, and prints the results.
import Foundation

@main struct Routing {
    static let chat = "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"

    static func show(_ title: String, _ category: String, _ action: Parley.ResponseParts.Action, _ payload: [String: Parley.JSON]) {
        let parts = Parley.ResponseParts(category: category, action: action, payload: payload)
        print("\(title): \(text(Parley.Response(parts)))")
    }

    static func text(_ response: Parley.Response) -> String {
        switch response {
        case .directMessage(let message, let action): "direct message from \(message.sender) in \(message.chatId), \(action)"
        case .groupMessage(let message, let action): "group message in \(message.group), \(action)"
        case .orderShipped(let order, let action):
            "order \(order.number), \(action), opens \(action.destination ?? Parley.OrderShipped.destination)"
        case .draftReminder(let reminder, let action): "reminder of \(reminder.chat), \(action)"
        case .friendRequest(let action): "friend request, \(action)"
        case .unrecognized(let problem): "unrecognized: \(problem.reason)"
        }
    }

    static func main() {
        let direct: [String: Parley.JSON] = ["sender": .string("Ada"), "chat": .string(chat)]
        let byKey = direct.merging(["notification": .string("direct-message")]) { $1 }
        show("by key", "message", .default, byKey)
        show("by key, other category", "elsewhere", .default, byKey)
        show("by match", "message", .default, direct.merging(["type": .string("direct")]) { $1 })
        show("by match of two keys", "message", .default, ["type": .string("group"), "version": .integer(2), "group": .string("Chess")])
        show("half a match", "message", .default, ["type": .string("group"), "group": .string("Chess")])
        show("the key wins over match", "message", .default, byKey.merging(["type": .string("group"), "version": .integer(2)]) { $1 })
        show("by category", "order", .default, ["number": .integer(7)])
        show("neither", "message", .default, [:])
        show("unknown notification", "message", .default, ["notification": .string("newer")])
        show("unknown category", "spam", .default, [:])
        show("a category without notification", "friend-request", .custom("accept", text: nil), [:])
        show("typed text", "message", .custom("reply", text: "On my way"), byKey)
        show("identifier is not the name", "order", .custom("ORDER_TRACK", text: nil), ["number": .number(7)])
        show("dismissed", "order", .dismiss, ["number": .integer(7)])
        show("dismissed, not declared", "message", .dismiss, byKey)
        show("unknown action", "message", .custom("remind", text: nil), byKey)
        show("missing data", "message", .default, ["notification": .string("direct-message"), "sender": .string("Ada")])
        show("wrong data", "order", .default, ["number": .string("seven")])
        show("not a UUID", "message", .default, byKey.merging(["chat": .string("1")]) { $1 })
    }
}
