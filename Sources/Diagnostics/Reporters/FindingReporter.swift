/// Turns findings into text for a person or for another tool.
package protocol FindingReporter: Sendable {
    /// - Parameter findings: In display order.
    /// - Returns: Whole lines, the last one with its line break. Empty if the reporter prints nothing without findings.
    func report(_ findings: [Finding]) -> String
}

/// The line indices of the files of findings. Each is made once.
struct LineIndices {
    private var indices: [ObjectIdentifier: LineIndex] = [:]

    subscript(file: SourceFile) -> LineIndex {
        mutating get {
            if let index = indices[ObjectIdentifier(file)] { return index }
            let index = LineIndex(file)
            indices[ObjectIdentifier(file)] = index
            return index
        }
    }

    mutating func start(of range: SourceRange) -> Position { self[range.file].position(at: range.bytes.lowerBound) }

    mutating func end(of range: SourceRange) -> Position { self[range.file].position(at: range.bytes.upperBound) }
}
