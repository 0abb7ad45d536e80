import Basics

/// A problem that a rule reports, with its place.
package struct Finding: Sendable {
    package var rule: RuleDescription
    package var severity: Severity
    /// Whether authors can change it. Usually that of the rule; some rules also report what nobody may turn off.
    package let kind: RuleDescription.Kind
    /// What is wrong, in one line and in the author's terms.
    package fileprivate(set) var message: String
    package var range: SourceRange
    /// Other relevant places.
    package var notes: [Note]
    /// What to write instead, in one line.
    package let help: String?
    package var fix: Fix?
    /// Who breaks, and a witness for each. Only of changes.
    package internal(set) var breaks: [Break]
    /// Whether all findings like this in a schema are one decision of the author: they become one finding.
    package let isOneDecision: Bool
    /// The findings that became this one because they are one decision; empty if it is alone.
    package fileprivate(set) var parts: [Finding] = []

    package struct Note: Sendable {
        package let message: String
        package var range: SourceRange

        package init(_ message: String, at range: SourceRange) {
            self.message = message.forFindings
            self.range = range
        }
    }

    package init(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        severity: Severity? = nil,
        kind: RuleDescription.Kind? = nil,
        help: String? = nil,
        notes: [Note] = [],
        fix: Fix? = nil,
        breaks: [Break] = [],
        isOneDecision: Bool = false
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.kind = kind ?? rule.kind
        self.message = message.forFindings
        self.range = range
        self.notes = notes
        self.help = help?.forFindings
        self.fix = fix
        self.breaks = breaks
        self.isOneDecision = isOneDecision
    }
}

/// A change of the source that fixes a finding.
package struct Fix: Sendable {
    package var applicability: Applicability
    package var edits: [TextEdit]

    /// Whether a fix is applied automatically.
    package enum Applicability: String, CaseIterable, Sendable {
        /// Can't change the behavior or meaning of the app: letter case, punctuation, quotes, the spelling of a key,
        /// the new name of a symbol. `--fix` applies it.
        case safe
        /// A single clear change that may alter what the app does or says. `--fix --unsafe` applies it.
        case unsafe
        /// One of several good answers, or a part of a larger change. It is only shown.
        case display
    }

    package init(_ applicability: Applicability, _ edits: [TextEdit]) {
        self.applicability = applicability
        self.edits = edits
    }
}

/// A text that replaces a range.
package struct TextEdit: Hashable, Sendable {
    package var range: SourceRange
    package var text: String

    package init(_ range: SourceRange, _ text: String) {
        self.range = range
        self.text = text
    }
}

extension Finding {
    fileprivate struct Cause: Hashable {
        var rule: String
        var range: SourceRange
        var message: String
    }

    fileprivate var cause: Cause { Cause(rule: rule.id, range: range, message: message) }
}

/// What all findings of one decision have in common.
private struct Decision: Hashable {
    var rule: String
    var severity: Severity
}

extension Finding {
    /// More would hide the other findings.
    private static let mostPlaces = 20

    /// Adds the place and the edits of another finding of the same decision.
    fileprivate mutating func add(_ other: Finding) {
        // Appending in place: a copy for each of them would cost the square of their number.
        if parts.isEmpty { parts = [self] }
        parts.append(other)
        if notes.count < Self.mostPlaces {
            notes.append(Note(other.help == help ? "also here" : "also here: \(other.help ?? "")", at: other.range))
        }
        guard let more = other.fix, more.applicability == fix?.applicability else { return }
        fix?.edits += more.edits
    }
}

extension [Finding] {
    /// At most one finding for each rule and severity that has more than a few; the first tells how many there are.
    ///
    /// - Parameters:
    ///   - limit: The number of findings of a rule that are shown.
    ///   - hint: How to see all of them.
    package func condensed(beyond limit: Int, hint: String) -> [Finding] {
        let counts = Dictionary(map { (Decision(rule: $0.rule.id, severity: $0.severity), 1) }, uniquingKeysWith: +)
        var seen: Set<Decision> = []
        return compactMap { finding in
            let decision = Decision(rule: finding.rule.id, severity: finding.severity)
            guard let count = counts[decision], count > limit else {
                guard finding.parts.count > limit else { return finding }
                // One decision, which already tells how many places it has.
                var short = finding
                short.notes = []
                return short
            }
            guard seen.insert(decision).inserted else { return nil }
            var first = finding
            first.message += "; and \(count - 1) more like this (\(hint))"
            first.notes = []
            return first
        }
    }
}

extension Sequence<Finding> {
    /// Without findings that repeat the rule, place and message of an earlier one.
    package func withoutRepetitions() -> [Finding] {
        var seen: Set<Finding.Cause> = []
        return filter { seen.insert($0.cause).inserted }
    }

    /// The first finding of each decision, with the places of the others as notes, and with all their edits.
    package func onePerDecision() -> [Finding] {
        var findings: [Finding] = []
        var indices: [Decision: Int] = [:]
        for finding in inSourceOrder() {
            let decision = Decision(rule: finding.rule.id, severity: finding.severity)
            guard finding.isOneDecision, let index = indices[decision] else {
                if finding.isOneDecision { indices[decision] = findings.count }
                findings.append(finding)
                continue
            }
            findings[index].add(finding)
        }
        for index in findings.indices where findings[index].isOneDecision && !findings[index].parts.isEmpty {
            let others = findings[index].parts.count - 1
            findings[index].message += "; the same is true of \(others) \(others == 1 ? "other" : "others")"
        }
        return findings
    }

    /// One finding for a text that is in several places, with the others as notes, and with all their edits.
    ///
    /// - Parameter first: The place in the first of equal texts that corresponds to a range; nil for all other ranges.
    package func onePerText(_ first: (SourceRange) -> SourceRange?) -> [Finding] {
        var findings: [Finding] = []
        var indices: [Finding.Cause: Int] = [:]
        for finding in inSourceOrder() {
            guard !finding.isOneDecision, let place = first(finding.range) else {
                findings.append(finding)
                continue
            }
            let cause = Finding.Cause(rule: finding.rule.id, range: place, message: finding.message)
            if let index = indices[cause] {
                findings[index].add(finding)
            } else {
                indices[cause] = findings.count
                findings.append(finding)
            }
        }
        return findings
    }

    /// Sorted by file, line, column and rule: the same on every machine and in every order of files.
    package func inSourceOrder() -> [Finding] {
        sorted { left, right in
            if left.range.file !== right.range.file, left.range.file.path != right.range.file.path {
                return left.range.file.path.utf8.lexicographicallyPrecedes(right.range.file.path.utf8)
            }
            if left.range.file.firstLine != right.range.file.firstLine {
                return left.range.file.firstLine < right.range.file.firstLine
            }
            if left.range.bytes.lowerBound != right.range.bytes.lowerBound {
                return left.range.bytes.lowerBound < right.range.bytes.lowerBound
            }
            if left.rule.id != right.rule.id { return left.rule.id < right.rule.id }
            return left.message < right.message
        }
    }
}

extension String {
    /// A limit in bytes. A long text in a message would fill logs and memory.
    private static let limitInFindings = 4096

    /// On one line, with controls made visible, and cut to the limit.
    fileprivate var forFindings: String { onOneLine(limit: Self.limitInFindings) }

    /// - Parameter limit: In bytes, before controls are made visible.
    func onOneLine(limit: Int) -> String {
        guard utf8.count > limit else { return withVisibleControls }
        let end = utf8.index(startIndex, offsetBy: limit)
        let start = String(
            unicodeScalars[..<(end.samePosition(in: unicodeScalars) ?? unicodeScalars.index(before: end))])
        return start.withVisibleControls + "…"
    }
}
