/// Compares the findings of a run with a baseline.
package struct BaselineComparison: Sendable {
    /// The findings that the baseline doesn't list, each with its entry; nil if a baseline can't list it.
    package private(set) var newWithEntries: [(finding: Finding, entry: Baseline.Entry?)] = []
    package var new: [Finding] { newWithEntries.map(\.finding) }
    /// The findings that a baseline can list.
    package private(set) var entries: [Baseline.Entry] = []
    /// The entries of the baseline without a finding.
    package private(set) var unmatched: [Baseline.Entry] = []

    /// - Parameters:
    ///   - findings: In source order. Of several with the same content, the first count as known.
    ///   - name: The name of a file in the baseline.
    package init(_ findings: [Finding], with baseline: Baseline, name: (_ path: String) -> String) {
        var open = Dictionary(grouping: baseline.entries, by: Key.init)
        var fingerprints = FindingFingerprints()
        for finding in findings {
            // Errors that prevent parsing can hide other mistakes.
            guard finding.kind != .structure else {
                newWithEntries.append((finding, nil))
                continue
            }
            // Each place of a decision is known or new by itself.
            var new: [(part: Finding, entry: Baseline.Entry)] = []
            for part in finding.parts.isEmpty ? [finding] : finding.parts {
                let entry = Baseline.Entry(
                    file: name(part.range.file.path),
                    rule: part.rule.id,
                    content: fingerprints.content(of: part),
                    message: part.message
                )
                entries.append(entry)
                if open[Key(entry)]?.popLast() == nil { new.append((part, entry)) }
            }
            for unknown in new.map(\.part).onePerDecision() { newWithEntries.append((unknown, new[0].entry)) }
        }
        unmatched = Baseline(open.values.flatMap { $0 }).entries
    }

    private struct Key: Hashable {
        var file: String
        var rule: String
        var content: String

        init(_ entry: Baseline.Entry) {
            (file, rule, content) = (entry.file, entry.rule, entry.content)
        }
    }
}

extension Finding {
    /// - Parameters:
    ///   - entries: Entries of the baseline without a finding.
    ///   - file: The file of the baseline.
    package static func stale(_ entries: [Baseline.Entry], in file: SourceFile, help: (Baseline.Entry) -> String)
        -> [Finding]
    {
        var offsets: [String: Int] = [:]
        return entries.map { entry in
            let content = "\"\(entry.content)\""
            let start = file.bytes.firstRange(of: Array(content.utf8), from: offsets[content] ?? 0)
            offsets[content] = start?.upperBound
            return Finding(
                .unusedException,
                at: SourceRange(file, start ?? 0..<0),
                "the finding of '\(entry.rule)' in \(entry.file) has changed or is fixed: \(entry.message)",
                severity: .error,
                kind: .structure,
                help: help(entry)
            )
        }
    }
}

extension [UInt8] {
    fileprivate func firstRange(of part: [UInt8], from start: Int) -> Range<Int>? {
        guard let first = part.first, start <= count else { return nil }
        var offset = start
        while let next = self[offset...].firstIndex(of: first), next + part.count <= count {
            if self[next..<next + part.count].elementsEqual(part) { return next..<next + part.count }
            offset = next + 1
        }
        return nil
    }
}
