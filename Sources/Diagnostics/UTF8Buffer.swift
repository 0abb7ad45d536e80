// Output is a buffer of UTF-8 that grows at its end: nothing is joined from pieces, and nothing is converted.

extension [UInt8] {
    package mutating func append(_ text: String) {
        // Without a step in between, of which a short text would be the smaller part.
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

/// Copied, not counted out: every line of Swift is indented, and plugins run a debug build.
private let blanks: StaticString = "                                                                "

extension StringProtocol {
    /// Whether every byte of its UTF-8 meets a condition. Inlined, for the condition is a few instructions.
    @inlinable package func allBytes(satisfy condition: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? utf8.allSatisfy(condition)
    }
}
