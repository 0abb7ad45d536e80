import Basics

/// Reports findings as JSON by rule, for readers who pay for each word, such as coding agents: what the findings of a rule
/// have in common is written once, and fixes are text edits. Lines and columns count as in ``JSONReporter``.
package struct CompactJSONReporter: FindingReporter {
    package let form = ReportForm.document

    package init() {}

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        let counts = Severity.allCases.reversed().map { severity in
            (severity.rawValue, JSONValue.integer(findings.count { $0.severity == severity }))
        }
        let rules = FindingsOfRule.all(in: findings).map { $0.json(&indices).line }
        // Each rule has a line of its own, so that a reader can stop at any of them.
        return "{\"version\":1,\"counts\":\(JSONValue.object(counts).line),\"rules\":["
            + (rules.isEmpty ? "" : "\n\(rules.joined(separator: ",\n"))\n") + "]}\n"
    }
}

/// The findings of a rule with one severity.
private struct FindingsOfRule {
    var findings: [Finding]

    /// The most severe first, otherwise in the order of the first finding.
    static func all(in findings: [Finding]) -> [FindingsOfRule] {
        var groups: [FindingsOfRule] = []
        var indices: [String: Int] = [:]
        for finding in findings {
            let name = "\(finding.severity.rawValue) \(finding.rule.id)"
            // Places of one decision of an author are findings here.
            let parts = finding.parts.isEmpty ? [finding] : finding.parts
            if let index = indices[name] {
                groups[index].findings += parts
            } else {
                indices[name] = groups.count
                groups.append(FindingsOfRule(findings: parts))
            }
        }
        return Severity.allCases.reversed().flatMap { severity in
            groups.filter { $0.findings.first?.severity == severity }
        }
    }

    /// What all findings have in common; nil if they differ.
    private func common(_ text: (Finding) -> String?) -> String? {
        guard let first = findings.first.flatMap(text), findings.allSatisfy({ text($0) == first }) else { return nil }
        return first
    }

    func json(_ indices: inout LineIndices) -> JSONValue {
        guard let first = findings.first else { return .null }
        let (message, help) = (common(\.message), common(\.help))
        var entries: [(String, JSONValue)] = [
            ("rule", .string(first.rule.id)), ("severity", .string(first.severity.rawValue)),
        ]
        if let message { entries.append(("message", .string(message))) }
        if let help { entries.append(("help", .string(help))) }
        let places = findings.map { finding -> JSONValue in
            var place = Self.place(of: finding.range, &indices)
            if message == nil { place.append(("message", .string(finding.message))) }
            if help == nil, let help = finding.help { place.append(("help", .string(help))) }
            let notes = finding.notes.map { note in
                JSONValue.object([("message", .string(note.message))] + Self.place(of: note.range, &indices))
            }
            if !notes.isEmpty { place.append(("notes", .array(notes))) }
            if let fix = finding.fix, !fix.edits.isEmpty {
                place.append(("fix", .string(fix.applicability.rawValue)))
                let edits = fix.edits.map { Self.edit($0, in: finding.range.file, &indices) }
                place.append(("edits", .array(edits)))
            }
            if !finding.breaks.isEmpty { place.append(("breaks", finding.jsonOfBreaks)) }
            return .object(place)
        }
        return .object(entries + [("places", .array(places))])
    }

    private static func place(of range: SourceRange, _ indices: inout LineIndices) -> [(String, JSONValue)] {
        let start = indices.start(of: range)
        return [
            ("file", .string(range.file.path)), ("line", .integer(start.line)), ("column", .integer(start.column)),
        ]
    }

    /// - Parameter file: The file of the finding. An edit names its file only if it is another one.
    private static func edit(_ edit: TextEdit, in file: SourceFile, _ indices: inout LineIndices) -> JSONValue {
        let (start, end) = (indices.start(of: edit.range), indices.end(of: edit.range))
        let other = edit.range.file === file ? [] : [("file", JSONValue.string(edit.range.file.path))]
        let range: JSONValue = [
            "start": ["line": .integer(start.line), "column": .integer(start.column)],
            "end": ["line": .integer(end.line), "column": .integer(end.column)],
        ]
        return .object(other + [("range", range), ("newText", .string(edit.text))])
    }
}

extension JSONValue {
    fileprivate var line: String { compact.withControlsAsJSONEscapes }
}
