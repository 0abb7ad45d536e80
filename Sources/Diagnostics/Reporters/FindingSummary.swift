/// The number of findings, in one line.
package struct FindingSummary: Sendable {
    private let counts: [Severity: Int]
    private let subject: String

    package init(_ findings: [Finding], fileCount: Int) {
        let counts = Dictionary(findings.map { ($0.severity, 1) }, uniquingKeysWith: +)
        self.init(counts: counts, in: "\(fileCount) \(fileCount == 1 ? "file" : "files")")
    }

    /// - Parameter subject: What was checked, with its number.
    package init(counts: [Severity: Int], in subject: String) {
        self.counts = counts
        self.subject = subject
    }

    /// `2 errors, 1 warning in 4 files`
    package var text: String {
        let counts = [Severity.error, .warning, .advice].compactMap { severity -> String? in
            let count = self.counts[severity] ?? 0
            // “Advice” has no plural.
            let plural = count == 1 ? "" : "s"
            let noun = severity == .advice ? "piece\(plural) of advice" : severity.rawValue + plural
            return count == 0 ? nil : "\(count) \(noun)"
        }
        let what = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        return "\(what) in \(subject)"
    }
}
