#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The identifier of a request.
package enum RequestID: Hashable, Sendable, Codable {
    case integer(Int)
    case string(String)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = try (try? container.decode(Int.self)).map(RequestID.integer) ?? .string(container.decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .integer(let integer): try container.encode(integer)
        case .string(let string): try container.encode(string)
        }
    }
}

/// What a message is: a request has a method and an identifier, a notification only a method, a response only an
/// identifier.
package struct MessageHead: Decodable, Sendable {
    package let method: String?
    package let id: RequestID?
    /// Whether there is an identifier, valid or not.
    package let hasID: Bool

    private enum CodingKeys: CodingKey { case method, id }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        method = try container.decodeIfPresent(String.self, forKey: .method)
        hasID = container.contains(.id)
        id = try? container.decode(RequestID.self, forKey: .id)
    }
}

/// The parameters of a message.
package struct MessageParameters<Value: Decodable>: Decodable {
    package let params: Value
}

/// The parameters of a message that needs none.
package struct NoParameters: Codable, Sendable {
    package init() {}
}

/// Why a request failed.
package struct ResponseError: Error, Encodable, Sendable {
    package enum Code: Int, Encodable, Sendable {
        case parseError = -32700
        case invalidRequest = -32600
        case methodNotFound = -32601
        case invalidParameters = -32602
        case serverNotInitialized = -32002
        case requestFailed = -32803
        case requestCancelled = -32800
    }

    package let code: Code
    package let message: String

    package init(_ code: Code, _ message: String) {
        (self.code, self.message) = (code, message)
    }
}

/// The answer to a request.
package struct Response<Result: Encodable>: Encodable {
    private let id: RequestID?
    private let result: Swift.Result<Result, ResponseError>

    /// - Parameter id: Nil if the identifier of the request couldn't be read.
    package init(_ id: RequestID?, _ result: Swift.Result<Result, ResponseError>) {
        (self.id, self.result) = (id, result)
    }

    private enum CodingKeys: CodingKey { case jsonrpc, id, result, error }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("2.0", forKey: .jsonrpc)
        // Null if there is none.
        try container.encode(id, forKey: .id)
        switch result {
        case .success(let result): try container.encode(result, forKey: .result)
        case .failure(let error): try container.encode(error, forKey: .error)
        }
    }
}

/// A notification, or a request if it has an identifier.
package struct Call<Parameters: Encodable>: Encodable {
    private let jsonrpc = "2.0"
    private let id: RequestID?
    private let method: String
    private let params: Parameters

    package init(_ method: String, _ params: Parameters, id: RequestID? = nil) {
        (self.method, self.params, self.id) = (method, params, id)
    }

    private enum CodingKeys: CodingKey { case jsonrpc, id, method, params }
}

/// Messages as JSON.
package enum MessageCoding {
    package static func decode<Value: Decodable>(_ type: Value.Type, from content: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(content))
    }

    package static func encode(_ message: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        return Array(try encoder.encode(message))
    }
}
