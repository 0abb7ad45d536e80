import Basics

/// Reports findings in one line each, as compilers do. Xcode, SwiftPM and editors make these lines clickable.
///
/// `/App/notifications.yaml:3:26: error: 'destuctive' is not a key of an action [schema-unknown-key]`
package struct XcodeReporter: FindingReporter {
    package let form = ReportForm.text()

    private let absolutePath: @Sendable (String) -> String

    /// - Parameter absolutePath: Converts the path in a finding to an absolute path, which Xcode requires.
    package init(absolutePath: @escaping @Sendable (String) -> String = { $0 }) {
        self.absolutePath = absolutePath
    }

    package func report(_ findings: [Finding]) -> String {
        var places = Places(absolutePath: absolutePath)
        return findings.reduce(into: "") { text, finding in
            text += places.line(at: finding.range, finding.severity.xcodeName, finding.message)
            // Xcode doesn't know the prefix "advice:".
            text += " [\(finding.rule.id)]\(finding.severity == .advice ? " (advice)" : "")\n"
            for note in finding.notes { text += places.line(at: note.range, "note", note.message) + "\n" }
            for line in [finding.help].compactMap({ $0 }) + finding.linesOfWitness {
                text += places.line(at: finding.range, "note", line) + "\n"
            }
        }
    }

    private struct Places {
        let absolutePath: @Sendable (String) -> String
        private var indices = LineIndices()
        /// Cached by file, because each lookup uses the file system.
        private var paths: [ObjectIdentifier: String] = [:]

        init(absolutePath: @escaping @Sendable (String) -> String) {
            self.absolutePath = absolutePath
        }

        mutating func line(at range: SourceRange, _ kind: String, _ message: String) -> String {
            let position = indices.start(of: range)
            // In bytes, as swiftc counts and Xcode expects.
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
        // Xcode and SwiftPM know error, warning, note and remark. A note would belong to the finding above.
        case .advice: "remark"
        }
    }
}
