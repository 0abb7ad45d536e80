// Decodes parts of responses, and prints the results.
import Foundation

@main struct Routing {
    static let chat = "6F2B1C1A-7D5E-4C3B-9A58-0E4D2F1B3C5D"

    static func show(_ title: String, _ category: String, _ action: Parley.ResponseParts.Action, _ payload: [String: Parley.JSON]) {
        let parts = Parley.ResponseParts(category: category, action: action, payload: payload)
        let response = Parley.Response(parts)
        let facts = [response.category.map { "in \($0)" }, response.topic.map { "of \($0)" }, response.destination.map { "opens \($0)" }]
        print("\(title): \(text(response)); \(facts.compactMap(\.self).joined(separator: ", "))")
    }

    static func text(_ response: Parley.Response) -> String {
        switch response {
        case .directMessage(let message, let action): "direct message from \(message.sender) in \(message.chatID), \(action)"
        case .groupMessage(let message, let action): "group message in \(message.group), \(action)"
        case .orderShipped(let order, let action): "order \(order.number), \(action)"
        case .offerMade(let offer): "offer of \(offer.percent) percent"
        case .pageChanged(let change): "page \(change.page)"
        case .deviceEvent(let event, let action): "event of \(event.name), \(action)"
        case .draftReminder(let reminder, let action): "reminder of \(reminder.chat), \(action)"
        case .friendRequest(let action): "friend request, \(action)"
        case .sdkSurvey(let action): "survey, \(action)"
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
        show("an action with a screen", "friend-request", .custom("view-profile", text: nil), [:])
        let event: [String: Parley.JSON] = ["name": .string("Door")]
        show("an SDK's category", "device", .custom("their-action", text: "Hi"), event)
        show("an SDK's category, opened", "device", .default, event)
        show("an SDK's category, dismissed", "sdk-survey", .dismiss, [:])
        show("identifier is not the name", "order", .custom("ORDER_TRACK", text: nil), ["number": .number(7)])
        show("dismissed", "order", .dismiss, ["number": .integer(7)])
        show("dismissed, not declared", "message", .dismiss, byKey)
        show("unknown action", "message", .custom("remind", text: nil), byKey)
        show("missing data", "message", .default, ["notification": .string("direct-message"), "sender": .string("Ada")])
        show("wrong data", "order", .default, ["number": .string("seven")])
        show("not a UUID", "message", .default, byKey.merging(["chat": .string("1")]) { $1 })
        nothingIsLost()
    }

    /// Of what the schema does not know, all that arrived can be read.
    static func nothingIsLost() {
        let payload: [String: Parley.JSON] = ["notification": .string("direct-message"), "sender": .string("Ada"), "chat": .string("1")]
        let parts = Parley.ResponseParts(category: "message", action: .custom("reply", text: "Hi"), payload: payload)
        if case .unrecognized(let problem) = Parley.Response(parts), let action = problem.action {
            print("kept", problem.category == "message", problem.payload == payload, (try? Parley.MessageAction(action)) as Any)
        }
        let unknown = Parley.ResponseParts(category: "spam", action: .custom("buy", text: nil), payload: payload)
        if case .unrecognized(let problem) = Parley.Response(.init(category: "spam", action: unknown.action, payload: ["a": .null])) {
            print("kept", problem.category, problem.action as Any, problem.payload, Parley.Response.unrecognized(problem).category as Any)
        }
        do {
            print(try Parley.Received(category: "message", payload: payload))
        } catch {
            print("kept", error.category, error.action as Any, error.payload == payload, error.reason)
        }
        do {
            print(try Parley.DirectMessage(payload: payload))
        } catch {
            print("kept", error.category.isEmpty, error.payload == payload)
        }
        do {
            print(try Parley.MessageAction(.dismiss))
        } catch {
            print("kept", error)
        }
        let received = try? Parley.Received(category: "message", payload: ["type": .string("group"), "version": .integer(2), "group": .string("Chess")])
        print(received?.category as Any, received?.topic as Any, received?.destination as Any)
        print(Parley.Topic.allCases.map(\.id))
    }
}
