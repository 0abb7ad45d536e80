// Stands in for Foundation on a Mac: what the sources use, with Apple's signatures. Add what a check names.
@_exported import Darwin
@_exported import Dispatch

public class FileManager {
    public static var `default`: FileManager { fatalError() }
    public var currentDirectoryPath: String { fatalError() }
}

public class ProcessInfo {
    public static var processInfo: ProcessInfo { fatalError() }
    public var environment: [String: String] { fatalError() }
}

public struct URL: Hashable, Sendable {
    public init(filePath: String) {}
    public init(fileURLWithPath: String) {}
    public var path: String { fatalError() }
}

public struct Data: Sendable, Hashable, RandomAccessCollection {
    public init(contentsOf url: URL) throws {}
    public init<S: Sequence>(_ bytes: S) where S.Element == UInt8 {}
    public func base64EncodedString() -> String { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> UInt8 { fatalError() }
}

public class PropertyListDecoder {
    public init() {}
    public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public class JSONDecoder {
    public init() {}
    public func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}

public class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = Self(rawValue: 1)
        public static let sortedKeys = Self(rawValue: 2)
        public static let withoutEscapingSlashes = Self(rawValue: 4)
    }
    public var outputFormatting: OutputFormatting = []
    public init() {}
    public func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
