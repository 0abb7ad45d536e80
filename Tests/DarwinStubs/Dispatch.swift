// Stands in for Dispatch: what the sources use, with Apple's signatures. Add what a check names.
@_exported import Darwin

public class DispatchQueue: @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) { self.rawValue = rawValue }
    }

    public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {}

    public static func concurrentPerform(iterations: Int, execute: (Int) -> Void) {}

    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }

    @preconcurrency public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
    ) {}
}

public class DispatchGroup: @unchecked Sendable {}

public struct DispatchQoS: Sendable {
    public static let unspecified = DispatchQoS()
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

public func dispatchMain() -> Never { fatalError() }
