public import Foundation

/// In place of real cryptography: a sealed message is JSON in Base64, and only one key opens it.
public nonisolated enum KeyStore {
    public static let keyID = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))

    public struct Message: Codable, Sendable {
        public struct Person: Codable, Sendable {
            public var id: String
            public var name: String

            public init(id: String, name: String) {
                self.id = id
                self.name = name
            }
        }

        public struct Group: Codable, Sendable {
            public var name: String?
            public var others: [Person]

            public init(name: String?, others: [Person]) {
                self.name = name
                self.others = others
            }
        }

        public var chat: UUID
        public var sender: Person
        public var text: String
        public var avatar: URL?
        public var group: Group?
        public var photo: URL?

        public init(
            chat: UUID, sender: Person, text: String, avatar: URL? = nil, group: Group? = nil, photo: URL? = nil
        ) {
            self.chat = chat
            self.sender = sender
            self.text = text
            self.avatar = avatar
            self.group = group
            self.photo = photo
        }
    }

    public static func seal(_ message: Message) throws -> String {
        try JSONEncoder().encode(message).base64EncodedString()
    }

    static func open(_ ciphertext: String, with key: UUID) -> Message? {
        guard key == keyID, let data = Data(base64Encoded: ciphertext) else { return nil }
        return try? JSONDecoder().decode(Message.self, from: data)
    }
}
