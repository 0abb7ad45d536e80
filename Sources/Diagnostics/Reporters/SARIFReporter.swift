import Basics

/// Reports findings in the Static Analysis Results Interchange Format (SARIF) 2.1.0, for GitHub code scanning and other
/// platforms.
///
/// Columns count Unicode scalars, as the log states.
package struct SARIFReporter: FindingReporter {
    package let form = ReportForm.document

    private let documentation: String?
    private let path: @Sendable (String) -> String

    /// - Parameters:
    ///   - documentation: The base URL of the published pages, if any.
    ///   - path: The path in the repository of a displayed path.
    package init(
        documentation: String? = Belfry.documentation, path: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.documentation = documentation
        self.path = path
    }

    package func report(_ findings: [Finding]) -> String {
        let rules = Dictionary(findings.map { ($0.rule.id, $0.rule) }) { first, _ in first }
            .values.sorted { $0.id < $1.id }
        let indexOfRule = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
        var indices = LineIndices()
        var fingerprints = FindingFingerprints()
        let results = findings.map { finding in
            result(
                for: finding, rule: indexOfRule[finding.rule.id] ?? 0, fingerprint: fingerprints.next(of: finding),
                &indices)
        }
        var driver: [(String, JSONValue)] = [
            ("name", "Belfry"),
            ("semanticVersion", .string(Belfry.version)),
        ]
        if let documentation { driver.append(("informationUri", .string(documentation))) }
        driver.append(("rules", .array(rules.map(descriptor))))
        let log: JSONValue = [
            "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
            "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": .object(driver)],
                    "columnKind": "unicodeCodePoints",
                    "results": .array(results),
                ]
            ],
        ]
        return log.report + "\n"
    }

    private func descriptor(of rule: RuleDescription) -> JSONValue {
        var entries: [(String, JSONValue)] = [
            ("id", .string(rule.id)),
            ("shortDescription", ["text": .string(rule.summary)]),
            ("fullDescription", ["text": .string(rule.rationale)]),
        ]
        if let page = documentation.map({ $0 + rule.place }) ?? rule.source.url {
            entries.append(("helpUri", .string(page)))
        }
        entries += [
            (
                "help",
                [
                    "text": .string(RuleExplanation(rule, isColored: false, width: 80).text),
                    "markdown": .string(RulePage(rule).markdown),
                ]
            ),
            ("defaultConfiguration", ["level": .string(rule.severity.sarifLevel)]),
        ]
        return .object(entries)
    }

    private func result(
        for finding: Finding,
        rule: Int,
        fingerprint: String,
        _ indices: inout LineIndices
    ) -> JSONValue {
        let summary = [finding.message, finding.help].compactMap { $0 }.joined(separator: "; ")
        let message = ([summary] + finding.linesOfWitness).joined(separator: "\n")
        var properties: [(String, JSONValue)] = [("severity", .string(finding.severity.rawValue))]
        if !finding.breaks.isEmpty { properties.append(("breaks", finding.jsonOfBreaks)) }
        var entries: [(String, JSONValue)] = [
            ("ruleId", .string(finding.rule.id)),
            ("ruleIndex", .integer(rule)),
            ("level", .string(finding.severity.sarifLevel)),
            ("message", ["text": .string(message)]),
            ("locations", [["physicalLocation": location(of: finding.range, &indices)]]),
            ("partialFingerprints", ["belfry/v1": .string(fingerprint)]),
            // 'level' has no value for advice.
            ("properties", .object(properties)),
        ]
        let notes = finding.notes.enumerated().map { index, note -> JSONValue in
            [
                "id": .integer(index + 1),
                "physicalLocation": location(of: note.range, &indices),
                "message": ["text": .string(note.message)],
            ]
        }
        if !notes.isEmpty { entries.append(("relatedLocations", .array(notes))) }
        if let fix = finding.fix, !fix.edits.isEmpty {
            entries.append(("fixes", [self.fix(fix, of: finding, &indices)]))
        }
        return .object(entries)
    }

    private func fix(_ fix: Fix, of finding: Finding, _ indices: inout LineIndices) -> JSONValue {
        var files: [SourceFile] = []
        for edit in fix.edits where !files.contains(where: { $0 === edit.range.file }) { files.append(edit.range.file) }
        let changes = files.map { file -> JSONValue in
            let edits = fix.edits.filter { $0.range.file === file }
                .sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
            let replacements = edits.map { edit -> JSONValue in
                ["deletedRegion": region(of: edit.range, &indices), "insertedContent": ["text": .string(edit.text)]]
            }
            return ["artifactLocation": artifact(file), "replacements": .array(replacements)]
        }
        let description = finding.help ?? (fix.applicability == .display ? "a possible fix" : "fix it")
        return ["description": ["text": .string(description)], "artifactChanges": .array(changes)]
    }

    // MARK: Places

    private func location(of range: SourceRange, _ indices: inout LineIndices) -> JSONValue {
        ["artifactLocation": artifact(range.file), "region": region(of: range, &indices)]
    }

    private func region(of range: SourceRange, _ indices: inout LineIndices) -> JSONValue {
        let (start, end) = (indices.start(of: range), indices.end(of: range))
        return [
            "startLine": .integer(start.line),
            "startColumn": .integer(start.column),
            "endLine": .integer(end.line),
            "endColumn": .integer(end.column),
        ]
    }

    private func artifact(_ file: SourceFile) -> JSONValue {
        let path = path(file.path)
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        return ["uri": .string((isAbsolute ? "file://" : "") + path.percentEncodedPath)]
    }
}

extension Severity {
    fileprivate var sarifLevel: String {
        switch self {
        case .error: "error"
        case .warning: "warning"
        case .advice: "note"
        }
    }
}

extension String {
    /// The path of a URI: percent-encodes what RFC 3986 doesn't allow in a segment.
    ///
    /// This includes colons: in the first segment of a relative path, a colon would end a scheme.
    fileprivate var percentEncodedPath: String {
        let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@".utf8)
        return utf8.reduce(into: "") { text, byte in
            if kept.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
    }
}
