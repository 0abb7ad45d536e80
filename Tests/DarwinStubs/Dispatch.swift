// Stands in for Dispatch: what the sources use, with Apple's signatures. Add what a check names.
@_exported import Darwin

public class DispatchQueue {
    public static func concurrentPerform(iterations: Int, execute: (Int) -> Void) {}
}

public final class DispatchSemaphore: Sendable {
    public init(value: Int) {}
    public func wait() {}
    @discardableResult public func signal() -> Int { 0 }
}
