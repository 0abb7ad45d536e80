import Foundation

// MARK: - Responses

nonisolated extension Namespace {
    /// Something that isn't in this schema: why, and all that arrived.
    public nonisolated struct Unrecognized: Error, Hashable, Sendable, CustomStringConvertible {
        public nonisolated indirect enum Reason: Error, Hashable, Sendable {
            /// Not a category of this schema.
            case category(String)
            #if BELFRY_NOTIFICATIONS
            /// Not a notification of this schema, with the identifier in the payload and the category, if known.
            #if BELFRY_CATEGORIES
            case notification(identifier: String?, category: CategoryIdentifier?)
            #else
            case notification(identifier: String?)
            #endif
            #endif
            #if BELFRY_ACTIONS
            /// An action that the category does not have.
            case action(ResponseParts.Action, category: CategoryIdentifier)
            #endif
            #if BELFRY_DATA
            /// A missing or wrong key of the payload.
            case payload(key: String, problem: String)
            #endif
        }

        public var reason: Reason
        /// The category that arrived, or an empty string.
        public var category: String
        /// The action, if this is a response.
        public var action: ResponseParts.Action?
        public var payload: [String: JSON]
        /// The reason, without the payload, which may be private.
        public var description: String { "\(reason)" }

        public init(
            reason: Reason, category: String = "", action: ResponseParts.Action? = nil,
            payload: [String: JSON] = [:]
        ) {
            self.reason = reason
            self.category = category
            self.action = action
            self.payload = payload
        }
    }

    /// The parts of a response, for testing without a device.
    public nonisolated struct ResponseParts: Hashable, Sendable {
        public nonisolated enum Action: Hashable, Sendable {
            case `default`
            case dismiss
            case custom(String, text: String?)
        }

        public var category: String
        public var action: Action
        public var payload: [String: JSON]

        public init(category: String, action: Action, payload: [String: JSON] = [:]) {
            self.category = category
            self.action = action
            self.payload = payload
        }
    }
}
