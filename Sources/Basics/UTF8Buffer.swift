// Output is a growing UTF-8 buffer, so that no strings are joined or converted.

extension [UInt8] {
    package mutating func append(_ text: String) {
        // Directly, because the overhead would exceed the cost of a short text.
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append(contentsOf: $0) }
        if isDone == nil { append(contentsOf: text.utf8) }
    }

    package mutating func append(spaces count: Int) {
        var count = count
        while count > 0 {
            let some = Swift.min(count, blanks.utf8CodeUnitCount)
            append(contentsOf: UnsafeBufferPointer(start: blanks.utf8Start, count: some))
            count -= some
        }
    }
}

/// Copied from a constant: every line of Swift is indented, and plugins run a debug build.
private let blanks: StaticString = "                                                                "

extension StringProtocol {
    /// Whether every UTF-8 byte meets a condition. Inlined, because the condition is short.
    @inlinable package func allBytes(satisfy condition: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? utf8.allSatisfy(condition)
    }
}
