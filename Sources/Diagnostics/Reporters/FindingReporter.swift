/// Turns findings into text for a person or for another tool.
package protocol FindingReporter: Sendable {
    var form: ReportForm { get }
    /// - Parameter findings: In display order.
    /// - Returns: Whole lines, the last one with its line break. Empty if the reporter prints nothing without findings.
    func report(_ findings: [Finding]) -> String
}

/// Who reads a report, and whether it can grow while findings arrive.
package enum ReportForm: Sendable {
    /// People read it, in a terminal or in a log. The separator stands between two reports.
    case text(separator: String = "")
    /// Programs read each line on its own.
    case lines
    /// Programs read the whole of it.
    case document

    package var isForPrograms: Bool { if case .text = self { false } else { true } }

    /// The text between two reports; nil if all findings must be in one.
    package var separator: String? {
        switch self {
        case .text(let separator): separator
        case .lines: ""
        case .document: nil
        }
    }
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
