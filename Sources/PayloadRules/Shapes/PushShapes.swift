import AppleFacts

/// The shapes of pushes without findings that were read before, the most frequent first.
struct PushShapes: Sendable {
    private var shapes: [PushShape] = []
    private var ranges: [Range<Int>] = []

    private static let limit = 64
    private static let longest = Limits.payloadBytes

    /// Whether a line is a push without findings. If it isn't known, it has to be checked.
    mutating func contain(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        // A larger push has to be measured.
        guard line.count <= Self.longest else { return false }
        guard let index = shapes.indices.first(where: { shapes[$0].matches(line, ranges: &ranges) }) else {
            return false
        }
        if index > 0 { shapes.swapAt(index, index / 2) }
        return true
    }

    mutating func add(_ shape: PushShape) {
        if shapes.count == Self.limit { shapes.removeLast() }
        shapes.insert(shape, at: shapes.count / 2)
    }
}
