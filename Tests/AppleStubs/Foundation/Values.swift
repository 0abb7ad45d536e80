public typealias TimeInterval = Double

public struct Date: Comparable, Codable, Hashable, Sendable {
    public var timeIntervalSinceReferenceDate: TimeInterval
    public var timeIntervalSince1970: TimeInterval { timeIntervalSinceReferenceDate }
    public init() { self.init(timeIntervalSinceReferenceDate: 0) }
    public init(timeIntervalSinceReferenceDate seconds: TimeInterval) { timeIntervalSinceReferenceDate = seconds }
    public init(timeIntervalSince1970 seconds: TimeInterval) { timeIntervalSinceReferenceDate = seconds }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
    public static func < (left: Date, right: Date) -> Bool { false }
}

public struct DateInterval: Hashable, Sendable {}

public struct DateComponents: Hashable, Sendable {
    public var year, month, day, hour, minute, second, weekday, weekdayOrdinal: Int?
    public init(
        year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
        weekday: Int? = nil
    ) {}
}

public struct PersonNameComponents: Hashable, Sendable {
    public init() {}
    public var givenName: String?
    public var familyName: String?
}

public struct Data: Codable, Hashable, Sendable, Sequence {
    public func makeIterator() -> IndexingIterator<[UInt8]> { [].makeIterator() }
    public init() {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public init(contentsOf url: URL) throws {}
}

public struct UUID: Codable, Hashable, Sendable {
    public init() {}
    public init?(uuidString: String) { nil }
    public var uuidString: String { "" }
}

public struct URLQueryItem: Hashable, Sendable {
    public var name: String
    public var value: String?
    public init(name: String, value: String?) { (self.name, self.value) = (name, value) }
}

public struct URLComponents: Hashable, Sendable {
    public init() {}
    public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {}
    public var scheme: String?
    public var host: String?
    public var path = ""
    public var queryItems: [URLQueryItem]?
    public var url: URL? { nil }
}

public struct URL: Codable, Hashable, Sendable {
    public init?(string: String) { nil }
    public init(fileURLWithPath path: String) {}
    public var absoluteString: String { "" }
    public var path: String { "" }
    public var pathExtension: String { "" }
    public var lastPathComponent: String { "" }
    public func appendingPathComponent(_ component: String) -> URL { self }
    public var isFileURL: Bool { true }
}
