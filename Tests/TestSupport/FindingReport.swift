package import Diagnostics

extension Finding {
    /// The finding as text, without its source: one line for the finding, its help and each note.
    package var report: String {
        var lines = ["\(range.place): \(severity.rawValue): \(message) [\(rule.id)]"]
        if let help { lines.append("  help: \(help)") }
        lines += notes.map { "  note: \($0.range.place): \($0.message)" }
        return lines.map { "\($0)\n" }.joined()
    }
}

extension SourceRange {
    /// `notifications.yaml:3:26`.
    package var place: String {
        let position = LineIndex(file).position(at: bytes.lowerBound)
        return "\(file.path):\(position.line):\(position.column)"
    }
}
