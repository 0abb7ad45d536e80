import Basics

/// Reports findings as workflow commands of GitHub Actions, which annotate the lines of a pull request.
///
/// `::warning file=notifications.yaml,line=3,endLine=3,col=5,endColumn=9,title=icon-missing::'like' has no icon`
package struct GitHubReporter: FindingReporter {
    package let form = ReportForm.text()

    private let path: @Sendable (String) -> String

    /// - Parameter path: The path in the repository of a displayed path.
    package init(path: @escaping @Sendable (String) -> String = { $0 }) { self.path = path }

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        return findings.map { command(for: $0, &indices) }.joined()
    }

    private func command(for finding: Finding, _ indices: inout LineIndices) -> String {
        let (start, end) = (indices.start(of: finding.range), indices.end(of: finding.range))
        var properties = [
            ("file", path(finding.range.file.path)), ("line", String(start.line)), ("endLine", String(end.line)),
        ]
        // If a range ends on another line, GitHub drops an annotation with columns.
        if start.line == end.line {
            properties += [("col", String(start.column)), ("endColumn", String(end.column))]
        }
        // GitHub calls it a notice.
        properties.append(("title", finding.rule.id + (finding.severity == .advice ? " (advice)" : "")))
        var lines = [finding.message]
        for note in finding.notes {
            let place = indices.start(of: note.range)
            lines.append("\(path(note.range.file.path).withVisibleControls):\(place.line): \(note.message)")
        }
        if let help = finding.help { lines.append(help) }
        lines += finding.linesOfWitness
        let list = properties.map { "\($0)=\($1.escaped(andAlso: ":,"))" }.joined(separator: ",")
        return "::\(finding.severity.commandName) \(list)::\(lines.joined(separator: "\n").escaped())\n"
    }
}

extension Severity {
    fileprivate var commandName: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .advice: "notice"
        }
    }
}

extension String {
    /// Percent-encodes characters that would end the command or a property.
    fileprivate func escaped(andAlso more: String = "") -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "%": text += "%25"
            case "\r": text += "%0D"
            case "\n": text += "%0A"
            case ":" where more.unicodeScalars.contains(scalar): text += "%3A"
            case "," where more.unicodeScalars.contains(scalar): text += "%2C"
            default: text += String(scalar).withVisibleControls
            }
        }
    }
}
