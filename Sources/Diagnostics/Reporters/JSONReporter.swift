import Basics

/// Reports findings as JSON, for other tools. Lines and columns count from 1; columns count Unicode scalars.
package struct JSONReporter: FindingReporter {
    package let form = ReportForm.document

    package init() {}

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        let json: JSONValue = ["version": 1, "findings": .array(findings.map { Self.object(for: $0, &indices) })]
        return json.report + "\n"
    }

    fileprivate static func object(for finding: Finding, _ indices: inout LineIndices) -> JSONValue {
        var entries: [(String, JSONValue)] = [
            ("rule", .string(finding.rule.id)),
            ("severity", .string(finding.severity.rawValue)),
        ]
        entries += place(of: finding.range, &indices)
        entries.append(("message", .string(finding.message)))
        let notes = finding.notes.map { note in
            JSONValue.object([("message", .string(note.message))] + place(of: note.range, &indices))
        }
        entries.append(("notes", .array(notes)))
        if let help = finding.help { entries.append(("help", .string(help))) }
        if let fix = finding.fix {
            let edits = fix.edits.map { edit in
                JSONValue.object(place(of: edit.range, &indices) + [("text", .string(edit.text))])
            }
            entries.append(("fix", ["applicability": .string(fix.applicability.rawValue), "edits": .array(edits)]))
        }
        if !finding.breaks.isEmpty { entries.append(("breaks", finding.jsonOfBreaks)) }
        return .object(entries)
    }

    private static func place(of range: SourceRange, _ indices: inout LineIndices) -> [(String, JSONValue)] {
        let (start, end) = (indices.start(of: range), indices.end(of: range))
        return [
            ("file", .string(range.file.path)),
            ("line", .integer(start.line)),
            ("column", .integer(start.column)),
            ("endLine", .integer(end.line)),
            ("endColumn", .integer(end.column)),
        ]
    }
}

extension Finding {
    /// Who breaks, each with its severity and witness.
    var jsonOfBreaks: JSONValue {
        .array(
            breaks.map { item in
                let witness = item.witness
                return [
                    "party": .string(item.party.rawValue),
                    "severity": .string((severity(for: item.party) ?? severity).rawValue),
                    "witness": [
                        "kind": .string(witness.kind.rawValue), "title": .string(witness.title),
                        "content": .string(witness.content), "before": .string(witness.before),
                        "after": .string(witness.after), "fails": .bool(witness.fails),
                    ],
                ]
            })
    }
}

/// Reports each finding as JSON on a line of its own, for programs that read a stream. The objects are those of
/// `JSONReporter`.
package struct JSONLinesReporter: FindingReporter {
    package let form = ReportForm.lines

    package init() {}

    package func report(_ findings: [Finding]) -> String {
        var indices = LineIndices()
        return findings.map { JSONReporter.object(for: $0, &indices).compact.withControlsAsJSONEscapes + "\n" }.joined()
    }
}
