import Basics

/// Reports findings for GitLab Code Quality, which merge requests show.
///
/// GitLab identifies findings by their fingerprints, and files by their paths in the repository.
package struct GitLabReporter: FindingReporter {
    package let form = ReportForm.document

    private let path: @Sendable (String) -> String

    /// - Parameter path: The path in the repository of a displayed path.
    package init(path: @escaping @Sendable (String) -> String = { $0 }) { self.path = path }

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        var fingerprints = FindingFingerprints()
        let issues = findings.map { finding -> JSONValue in
            let path = path(finding.range.file.path)
            let description = [finding.message, finding.help].compactMap { $0 }.joined(separator: "; ")
            // The same text in two files makes two findings.
            let fingerprint = ContentHash.fnv1a(Array("\(path)\0\(fingerprints.next(of: finding))".utf8))
            return [
                "description": .string(description),
                "check_name": .string(finding.rule.id),
                "fingerprint": .string(fingerprint),
                "severity": .string(finding.severity.gitLabName),
                "location": [
                    "path": .string(path),
                    "lines": ["begin": .integer(indices.start(of: finding.range).line)],
                ],
            ]
        }
        return JSONValue.array(issues).report + "\n"
    }
}

extension Severity {
    fileprivate var gitLabName: String {
        switch self {
        case .error: "major"
        case .warning: "minor"
        case .advice: "info"
        }
    }
}
