import Basics

/// Reports findings as tests in JUnit XML, which GitLab, Jenkins and others show: one suite per file, one test per
/// finding.
///
/// A test fails if its finding fails the run, so that the report matches the exit status. The other tests pass, and
/// contain their finding.
package struct JUnitReporter: FindingReporter {
    package let form = ReportForm.document

    private let failingSeverity: Severity

    /// - Parameter failingSeverity: The lowest severity that fails the run.
    package init(failingFrom failingSeverity: Severity) {
        self.failingSeverity = failingSeverity
    }

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        var suites: [(path: String, findings: [Finding])] = []
        for finding in findings {
            let path = finding.range.file.path
            if suites.last?.path == path {
                suites[suites.count - 1].findings.append(finding)
            } else {
                suites.append((path, [finding]))
            }
        }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"belfry\" \(counts(findings))>\n"
        if suites.isEmpty {
            // Tools treat a report without tests as missing.
            text += """
                  <testsuite name="belfry" tests="1" failures="0" errors="0" skipped="0" time="0">
                    <testcase classname="belfry" name="no findings" time="0"/>
                  </testsuite>

                """
        }
        for suite in suites {
            text += "  <testsuite \(xmlAttribute("name", suite.path)) \(counts(suite.findings))>\n"
            for finding in suite.findings { text += test(for: finding, &indices) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private func counts(_ findings: [Finding]) -> String {
        let failures = findings.count { $0.severity >= failingSeverity }
        return """
            tests="\(max(1, findings.count))" failures="\(failures)" errors="0" skipped="0" time="0"
            """
    }

    private func test(for finding: Finding, _ indices: inout LineIndices) -> String {
        let place = place(of: finding.range, &indices)
        var lines = ["\(place): \(finding.severity.rawValue): \(finding.message)"]
        for note in finding.notes { lines.append("\(self.place(of: note.range, &indices)): note: \(note.message)") }
        if let help = finding.help { lines.append("help: \(help)") }
        for (index, line) in finding.linesOfWitness.enumerated() {
            lines.append(index == 0 ? "witness: \(line)" : "  \(line)")
        }
        let text = lines.joined(separator: "\n").inXML(asAttribute: false)
        let attributes = [
            xmlAttribute("classname", finding.rule.id), xmlAttribute("name", "\(place): \(finding.message)"),
            xmlAttribute("file", finding.range.file.path),
            xmlAttribute("line", String(indices.start(of: finding.range).line)),
        ]
        let content =
            finding.severity >= failingSeverity
            ? "<failure \(xmlAttribute("message", finding.message)) \(xmlAttribute("type", finding.severity.rawValue))>"
                + "\(text)</failure>"
            : "<system-out>\(text)</system-out>"
        return """
                <testcase \(attributes.joined(separator: " ")) time="0">
                  \(content)
                </testcase>

            """
    }

    private func place(of range: SourceRange, _ indices: inout LineIndices) -> String {
        let position = indices.start(of: range)
        return "\(range.file.path.withVisibleControls):\(position.line):\(position.column)"
    }
}
