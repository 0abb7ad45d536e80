/// Reports findings as Checkstyle XML, which Jenkins, reviewdog and other tools read.
package struct CheckstyleReporter: FindingReporter {
    package let form = ReportForm.document

    package init() {}

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        var path: String?
        for finding in findings {
            if finding.range.file.path != path {
                if path != nil { text += "  </file>\n" }
                path = finding.range.file.path
                text += "  <file \(xmlAttribute("name", finding.range.file.path))>\n"
            }
            text += "    \(error(for: finding, &indices))\n"
        }
        return text + (path == nil ? "" : "  </file>\n") + "</checkstyle>\n"
    }

    private func error(for finding: Finding, _ indices: inout LineIndices) -> String {
        let start = indices.start(of: finding.range)
        let message = [finding.message, finding.help].compactMap { $0 }.joined(separator: "; ")
        let attributes = [
            xmlAttribute("line", String(start.line)), xmlAttribute("column", String(start.column)),
            xmlAttribute("severity", finding.severity.checkstyleName), xmlAttribute("message", message),
            xmlAttribute("source", "belfry.\(finding.rule.id)"),
        ]
        return "<error \(attributes.joined(separator: " "))/>"
    }
}

extension Severity {
    fileprivate var checkstyleName: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .advice: "info"
        }
    }
}
