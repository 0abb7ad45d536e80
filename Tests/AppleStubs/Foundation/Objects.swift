// The parts of Foundation that the stubs and generated code use, so that both can be type-checked for Apple's platforms
// without an SDK. They never run. The declarations are Apple's, and as old as the oldest system that a schema can name:
// newer ones need `@available`.

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {}
    open var description: String { "" }
    open var hash: Int { 0 }
    open func isEqual(_ object: Any?) -> Bool { false }
    public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    open func copy() -> Any { self }
    open func mutableCopy() -> Any { self }
}

// MARK: Copying and coding

public struct NSZone {}

public protocol NSCopying { func copy(with zone: NSZone?) -> Any }

public protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }

public protocol NSCoding {
    func encode(with coder: NSCoder)
    init?(coder: NSCoder)
}

public protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }

open class NSCoder: NSObject {
    open func encode(_ object: Any?, forKey key: String) {}
    public func decodeObject<Object: NSObject & NSCoding>(of type: Object.Type, forKey key: String) -> Object? { nil }
    public func decodeObject(of types: [AnyClass]?, forKey key: String) -> Any? { nil }
}

// MARK: Classes

open class NSString: NSObject, NSCoding {
    public override init() {}
    public convenience init(string: String) { self.init() }
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { [] }
}

extension String {
    // developer.apple.com/documentation/swift/string/init(format:_:)
    public init(format: String, _ arguments: any CVarArg...) { self = format }
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { format }
}

open class JSONDecoder {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError("never runs") }
}

open class NSArray: NSObject {}
open class NSDictionary: NSObject {}
open class NSData: NSObject {}
open class NSDate: NSObject {}
open class NSNull: NSObject {}
open class NSAttributedString: NSObject { open var string: String { "" } }


open class NSNumber: NSObject, ExpressibleByIntegerLiteral {
    public required init(integerLiteral value: Int) {}
    public init(value: Bool) {}
    public init(value: Int) {}
    public init(value: Int64) {}
    public init(value: Double) {}
    open var objCType: UnsafePointer<CChar> { UnsafePointer(bitPattern: 1)! }
    open var boolValue: Bool { false }
    open var intValue: Int { 0 }
    open var int64Value: Int64 { 0 }
    open var doubleValue: Double { 0 }
    open var stringValue: String { "" }
}

open class Bundle: NSObject {
    open class var main: Bundle { Bundle() }
    public convenience init?(identifier: String) { self.init() }
    open var bundleIdentifier: String? { nil }
    open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { key }
}

open class NSLock: @unchecked Sendable {
    public init() {}
    open func lock() {}
    open func unlock() {}
    public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}

open class NSMutableArray: NSArray {
    open var firstObject: Any? { nil }
    open func add(_ object: Any) {}
}

public struct Notification {
    public struct Name: Hashable, Sendable {
        public init(_ rawValue: String) {}
    }

    public var object: Any?
}

open class OperationQueue: @unchecked Sendable {
    public init() {}
    open var maxConcurrentOperationCount: Int {
        get { 0 }
        set {}
    }
    open var isSuspended: Bool {
        get { false }
        set {}
    }
    open func addOperation(_ block: @escaping @Sendable () -> Void) {}
}

open class NotificationCenter: NSObject {
    public nonisolated(unsafe) class var `default`: NotificationCenter { NotificationCenter() }
    open func post(name: Notification.Name, object: Any?) {}
    open func addObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { self }
}

open class FileManager: NSObject {
    public nonisolated(unsafe) class var `default`: FileManager { FileManager() }
    open func fileExists(atPath path: String) -> Bool { false }
    open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
    open func createDirectory(
        at url: URL,
        withIntermediateDirectories createIntermediates: Bool,
        attributes: [String: Any]? = nil
    ) throws {}
    open func copyItem(at source: URL, to destination: URL) throws {}
    open func moveItem(at source: URL, to destination: URL) throws {}
}

open class ISO8601DateFormatter: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withInternetDateTime = Options(rawValue: 1)
        public static let withFractionalSeconds = Options(rawValue: 2)
    }

    open var formatOptions: Options = []
    open func date(from string: String) -> Date? { nil }
    open func string(from date: Date) -> String { "" }
}
