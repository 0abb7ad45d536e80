/// One line a finding, as compilers print them: Xcode, SwiftPM and editors make such lines clickable.
///
/// `notifications.yaml:3:26: error: 'destuctive' is not a key of an action [schema-unknown-key]`
package struct XcodeReporter: FindingReporter {
    package init() {}

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        return findings.reduce(into: "") { text, finding in
            text += line(at: finding.range, finding.severity.xcodeName, finding.message, &indices)
            text += " [\(finding.rule.id)]\n"
            for note in finding.notes {
                text += line(at: note.range, "note", note.message, &indices) + "\n"
            }
            if let help = finding.help {
                text += line(at: finding.range, "note", help, &indices) + "\n"
            }
        }
    }

    private func line(at range: SourceRange, _ kind: String, _ message: String, _ indices: inout LineIndices) -> String
    {
        let position = indices.start(of: range)
        // In bytes, as swiftc counts and Xcode expects it.
        return "\(range.file.path.withVisibleControls):\(position.line):\(position.byteColumn): \(kind): \(message)"
    }
}

extension Severity {
    fileprivate var xcodeName: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        // Xcode and SwiftPM know error, warning, note and remark; a note would belong to the finding above it.
        case .advice: "remark"
        }
    }
}
