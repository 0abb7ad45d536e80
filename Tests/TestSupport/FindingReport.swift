package import Diagnostics

extension Finding {
    /// The finding as a terminal would show it, without its source: a line for itself, its help and each of its notes.
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
