import Foundation

// The minimum that templates need from a schema to compile.

public nonisolated enum Namespace {
    static let notificationKey = "notification"
    static let pushTopic = "com.example.app"

    public nonisolated enum CategoryIdentifier: String, CaseIterable, Sendable {
        case message
    }

    public nonisolated struct Message: Codable, Hashable, Sendable {
        public var text: String
    }

    public nonisolated enum MessageAction: Hashable, Sendable {
        case defaultAction
    }

    public nonisolated enum Received: Hashable, Sendable {
        case message(Message)
    }

    public nonisolated enum Response: Hashable, Sendable {
        case message(Message, MessageAction)
        case unrecognized(Unrecognized)
    }

    public nonisolated enum Background: Hashable, Sendable {
        case message(Message)

        public init(payload: [String: JSON]) throws(Unrecognized) {
            throw Unrecognized(reason: .category("message"))
        }
    }
}

nonisolated extension Namespace.Response {
    public init(_ parts: Namespace.ResponseParts) {
        self = .unrecognized(Namespace.Unrecognized(reason: .category(parts.category)))
    }
}
