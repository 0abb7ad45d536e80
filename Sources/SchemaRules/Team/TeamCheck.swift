import Basics
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

/// Checks the rules that a team declares over a schema.
///
/// The values that rules ask about are read once for each declaration. A rule then takes linear time.
struct TeamCheck: Sendable {
    private let rules: [CheckedTeamRule]
    private let declarations: [TeamSubject: [TeamDeclaration]]
    private let texts: [JudgedText]
    /// What it costs to compare the values that rules ask about.
    private let costs: [TeamSubject: TeamCosts]

    /// - Parameter translations: The translations of each text of the schema.
    init(_ schema: Schema, _ configuration: RuleConfiguration, translations: [SourceRange: [TranslatedForm]]) {
        let active = configuration.teamRules.filter { configuration.level(of: $0.description) != .off }
        var keys: [TeamSubject: [TeamKey]] = [:]
        rules = active.compactMap { CheckedTeamRule($0.rule, $0.description, &keys) }
        var declarations: [TeamSubject: [TeamDeclaration]] = [:]
        for (subject, keys) in keys { declarations[subject] = subject.declarations(in: schema, keys) }
        self.declarations = declarations
        texts =
            keys[.text].map { keys in
                TeamText.all(in: schema).map { JudgedText($0, keys, in: schema, translations[$0.text.range] ?? []) }
            } ?? []
        var costs = declarations.mapValues { TeamCosts($0.map { ($0.values, $0.own) }) }
        costs[.text] = TeamCosts(texts.flatMap { $0.forms.map { ($0.values, [:]) } })
        self.costs = costs
    }

    /// - Returns: The findings, and whether these are all. Of each severity, at most ``ReadingLimits/findings`` are kept,
    ///   the same for any number of threads.
    func findings(by threads: WorkerThreads, _ configuration: RuleConfiguration) -> (findings: [Finding], areAll: Bool)
    {
        guard !rules.isEmpty else { return ([], true) }
        guard !areTooExpensive else { return ([tooExpensive], true) }
        var findings: [Finding] = []
        var counts: [Severity: Int] = [:]
        var areAll = true
        var next = rules.startIndex
        while next < rules.endIndex {
            // What is beyond the limit would be dropped.
            if counts[rules[next].description.severity, default: 0] > ReadingLimits.findings {
                next += 1
                continue
            }
            let end = min(next + threads.count * 8, rules.endIndex)
            for found in threads.map(next..<end, { judge(rules[$0], configuration) }) {
                let kept = found.filter { finding in
                    counts[finding.severity, default: 0] += 1
                    return counts[finding.severity, default: 0] <= ReadingLimits.findings
                }
                areAll = areAll && kept.count == found.count
                findings += kept
            }
            next = end
        }
        return (findings, areAll)
    }

    private func judge(_ rule: CheckedTeamRule, _ configuration: RuleConfiguration) -> [Finding] {
        var report = configuration.report(of: rule.description)
        if rule.subject == .text {
            for text in texts { rule.judge(text, &report) }
        } else {
            for declaration in declarations[rule.subject] ?? [] { rule.judge(declaration, &report) }
        }
        // A shared action is inherited in many places, but its mistakes are reported once.
        var places: Set<SourceRange> = []
        return report.findings.filter { places.insert($0.range).inserted }
    }

    // MARK: Limits

    private var areTooExpensive: Bool {
        var cost = 0
        for rule in rules where cost <= ReadingLimits.teamBytes { cost += costs[rule.subject].map(rule.cost) ?? 0 }
        return cost > ReadingLimits.teamBytes
    }

    private var tooExpensive: Finding {
        Finding(
            .limitExceeded, at: rules[0].place,
            "the rules of the team compare more than \(ReadingLimits.teamBytes / 1_000_000_000) GB, and weren't checked",
            help: "write fewer rules, or fewer texts in conditions")
    }
}

/// What it costs to compare the values of all declarations of a kind: about as many bytes as they have.
struct TeamCosts: Sendable {
    /// By the index of the value in each declaration.
    private(set) var values: [Int] = []
    private(set) var own: [String: Int] = [:]
    /// A comparison with no value.
    private let least: Int

    init(_ declarations: [(values: [TeamValue], own: [String: TeamValue])]) {
        least = declarations.count * Self.bytesOfComparison
        values = Array(repeating: least, count: declarations.first?.values.count ?? 0)
        for declaration in declarations {
            for (index, value) in declaration.values.enumerated() { values[index] += value.bytes }
            for (key, value) in declaration.own { own[key, default: least] += value.bytes }
        }
    }

    func ofOwn(_ key: String) -> Int { own[key] ?? least }

    private static let bytesOfComparison = 64
}

extension TeamValue {
    fileprivate var bytes: Int { items.reduce(0) { $0 + 8 + $1.text.utf8.count } }
}
