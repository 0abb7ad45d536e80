import CodeFacts
import Diagnostics
import NotificationSchema
import Rules

/// Findings that are accepted in the code, with a reason: `// belfry:allow icon-missing: The menu has no icons.`
///
/// A comment covers the next line of code, and what is declared from there: an action, a category, a call.
struct CodeAllowances {
    private struct Allowance {
        var rule: String
        /// The name of the rule in the comment.
        var range: SourceRange
        var reason: String
        /// What the comment covers.
        var covered: Range<Int>
        var isUsed = false
    }

    private static let mark = Array("belfry:allow".utf8)
    /// No file has so many; each is compared with each finding of its file.
    private static let limit = 1_000
    /// The comments that one can have after it, before the code.
    private static let commentLimit = 20
    private var allowances: [ObjectIdentifier: [Allowance]] = [:]

    init(_ facts: NotificationFacts) {
        var declarations: [ObjectIdentifier: [Range<Int>]] = [:]
        let ranges =
            facts.actions.map(\.range) + facts.categories.map(\.range) + facts.registrations.map(\.range)
            + facts.handlers.map(\.range)
        for range in ranges { declarations[ObjectIdentifier(range.file), default: []].append(range.bytes) }
        for file in facts.files {
            let found = Self.allowances(in: file, declarations[ObjectIdentifier(file)] ?? [])
            if !found.isEmpty { allowances[ObjectIdentifier(file)] = found }
        }
    }

    /// The findings that no comment accepts.
    mutating func filter(_ findings: [Finding]) -> [Finding] {
        findings.filter { finding in
            let file = ObjectIdentifier(finding.range.file)
            guard finding.kind == .guideline, allowances[file] != nil else { return true }
            var isAllowed = false
            for index in allowances[file]?.indices ?? 0..<0 {
                guard let one = allowances[file]?[index], one.rule == finding.rule.id, !one.reason.isEmpty,
                    one.covered.contains(finding.range.bytes.lowerBound)
                else { continue }
                allowances[file]?[index].isUsed = true
                isAllowed = true
            }
            return !isAllowed
        }
    }

    /// Mistakes in comments: rules that don't exist or can't be allowed, no reason, nothing to allow.
    ///
    /// - Parameter isRun: Whether a rule ran.
    func findings(_ isRun: (String) -> Bool) -> [Finding] {
        allowances.values.flatMap { $0 }.compactMap { one in
            guard let rule = KnownRule.byID[one.rule] else {
                return Finding(
                    .unknownRule, at: one.range, "there is no rule '\(one.rule)'",
                    help: EarlierRules.help(for: one.rule) ?? "'belfry rules' lists all of them")
            }
            guard rule.kind == .guideline else {
                return Finding(
                    .unknownRule, at: one.range, "'\(rule.id)' can't be allowed",
                    help: "delete the comment and fix the finding")
            }
            guard !one.reason.isEmpty else {
                return Finding(
                    .unknownRule, at: one.range, "this has no reason",
                    help: "write it after the rule: // belfry:allow \(rule.id): \(RuleDescription.reasonOfExample)")
            }
            guard !one.isUsed, isRun(rule.id) else { return nil }
            return Finding(
                .unusedException, at: one.range, "'\(rule.id)' has no finding here to allow",
                help: "delete the comment")
        }
    }

    // MARK: - Reading

    private static func allowances(in file: SourceFile, _ declarations: [Range<Int>]) -> [Allowance] {
        let bytes = file.bytes
        var result: [Allowance] = []
        var index = bytes.startIndex
        while result.count < limit, let start = bytes[index...].firstIndex(of: mark[0]) {
            index = start + 1
            guard bytes[start...].starts(with: mark), start >= 2, isComment(before: start, in: bytes) else { continue }
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
            let name = bytes[(start + mark.count)..<end].drop { $0 == 0x20 }
            let rule = name.prefix { $0 != 0x3A && $0 != 0x20 && $0 != 0x0D }
            let reason = bytes[rule.endIndex..<end].drop { $0 == 0x3A || $0 == 0x20 }
            let covered = covered(after: end, in: bytes, declarations)
            result.append(
                Allowance(
                    rule: String(decoding: rule, as: UTF8.self),
                    range: SourceRange(file, rule.startIndex..<rule.endIndex),
                    reason: String(decoding: reason.prefix(1000), as: UTF8.self).filter { !$0.isWhitespace },
                    covered: covered))
            index = end
        }
        return result
    }

    /// Whether only `//` and spaces are before a place.
    private static func isComment(before start: Int, in bytes: [UInt8]) -> Bool {
        var index = start - 1
        while index > 0, bytes[index] == 0x20 { index -= 1 }
        return index > 0 && bytes[index] == 0x2F && bytes[index - 1] == 0x2F
    }

    /// The next line that isn't a comment, with the declarations that begin there.
    private static func covered(after end: Int, in bytes: [UInt8], _ declarations: [Range<Int>]) -> Range<Int> {
        var start = min(end + 1, bytes.endIndex)
        var next = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
        for _ in 0..<commentLimit {
            let code = bytes[start..<next].drop { $0 == 0x20 || $0 == 0x09 }
            guard next < bytes.endIndex, code.starts(with: [0x2F, 0x2F]) else { break }
            start = next + 1
            next = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
        }
        let line = start..<next
        let last = declarations.lazy.filter { line.contains($0.lowerBound) }.map(\.upperBound).max()
        return start..<max(next, last ?? next)
    }
}
