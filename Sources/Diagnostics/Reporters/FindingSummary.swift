/// How many findings there are, in a line.
package struct FindingSummary: Sendable {
    private let findings: [Finding]
    private let fileCount: Int

    package init(_ findings: [Finding], fileCount: Int) {
        self.findings = findings
        self.fileCount = fileCount
    }

    /// `2 errors, 1 warning in 4 files`
    package var text: String {
        let counts = [Severity.error, .warning, .advice].compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            // “Advice” has no plural.
            let noun = severity == .advice || count == 1 ? severity.rawValue : severity.rawValue + "s"
            return count == 0 ? nil : "\(count) \(noun)"
        }
        let what = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        return "\(what) in \(fileCount) \(fileCount == 1 ? "file" : "files")"
    }
}
