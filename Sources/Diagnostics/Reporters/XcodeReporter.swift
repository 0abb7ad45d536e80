/// One line a finding, as compilers print them: Xcode, SwiftPM and editors make such lines clickable.
///
/// `/App/notifications.yaml:3:26: error: 'destuctive' is not a key of an action [schema-unknown-key]`
package struct XcodeReporter: FindingReporter {
    private let absolutePath: @Sendable (String) -> String

    /// - Parameter absolutePath: The absolute path of a file for the path that findings show. Xcode opens no other.
    package init(absolutePath: @escaping @Sendable (String) -> String = { $0 }) {
        self.absolutePath = absolutePath
    }

    package func report(_ findings: [Finding]) -> String {
        var places = Places(absolutePath: absolutePath)
        return findings.reduce(into: "") { text, finding in
            text += places.line(at: finding.range, finding.severity.xcodeName, finding.message)
            // "advice:" in front would make it a line that Xcode does not know.
            text += " [\(finding.rule.id)]\(finding.severity == .advice ? " (advice)" : "")\n"
            for note in finding.notes { text += places.line(at: note.range, "note", note.message) + "\n" }
            if let help = finding.help { text += places.line(at: finding.range, "note", help) + "\n" }
        }
    }

    private struct Places {
        let absolutePath: @Sendable (String) -> String
        private var indices = LineIndices()
        /// By file: looking one up asks the file system.
        private var paths: [ObjectIdentifier: String] = [:]

        init(absolutePath: @escaping @Sendable (String) -> String) {
            self.absolutePath = absolutePath
        }

        mutating func line(at range: SourceRange, _ kind: String, _ message: String) -> String {
            let position = indices.start(of: range)
            // In bytes, as swiftc counts and Xcode expects it.
            return "\(path(of: range.file)):\(position.line):\(position.byteColumn): \(kind): \(message)"
        }

        private mutating func path(of file: SourceFile) -> String {
            if let path = paths[ObjectIdentifier(file)] { return path }
            let path = absolutePath(file.path).withVisibleControls
            paths[ObjectIdentifier(file)] = path
            return path
        }
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
