package import Diagnostics
package import NotificationSchema
import SourceSyntax

/// The effect of `lint` and `allow` on the rules.
package struct RuleConfiguration {
    /// Mistakes in the configuration itself.
    package var findings: [Finding] = []
    /// The rules that the team declares, those of the run first.
    package private(set) var teamRules: [(rule: TeamRule, description: RuleDescription)] = []
    private var teamRulesByName: [String: KnownRule] = [:]
    /// Whether all rules of the team are known. A build doesn't read those of the run.
    private let knowsTeam: Bool
    private var levels: [String: RuleSetting.Level] = [:]
    /// By rule and name.
    private var options: [String: [String: RuleOptionValue]] = [:]
    private var exceptions: [Exception] = []
    private var suggestions = SuggestionSearch()
    /// The ranges of exceptions, by rule.
    private var scopes: [String: ScopeIndex] = [:]
    /// The declarations with a value that isn't known yet.
    private var unknownScopes = ScopeIndex([])

    /// An `allow`, and whether it was needed.
    private struct Exception {
        var allowance: Allowance
        var isUsed = false
    }

    package init(shared: LintOptions) { self.init(shared: shared, knowsTeam: true) }

    private init(shared: LintOptions, knowsTeam: Bool) {
        self.knowsTeam = knowsTeam
        for rule in shared.team { declare(rule) }
        for setting in shared.rules { configure(setting) }
    }

    /// - Parameters:
    ///   - shared: Settings that the schema's own override. `Linter.mistakes` reports their mistakes, once for all
    ///     schemas.
    ///   - knowsTeam: Whether the settings are those of the run. Otherwise, a name that no rule has may be that of a rule
    ///     of the team.
    package init(_ schema: Schema, shared: LintOptions, knowsTeam: Bool = true) {
        self.init(shared: shared, knowsTeam: knowsTeam)
        findings = []
        for rule in schema.lint.team { declare(rule) }
        for setting in schema.lint.rules { configure(setting) }
        var scopes: [String: [(range: SourceRange, owner: Int)]] = [:]
        let uses = schema.usesOfSharedActions
        for action in schema.actions {
            for allowance in action.allow {
                add(allowance, covering: [action.scope] + uses[action.name.value, default: []], to: &scopes)
            }
        }
        for declaration in schema.declarations.dropFirst(schema.actions.count) {
            for allowance in declaration.allow { add(allowance, covering: [declaration.scope], to: &scopes) }
        }
        for allowance in schema.app.allow {
            // The removal of a declaration is reported at the place where it would be.
            add(allowance, covering: [schema.app.scope].compactMap { $0 } + schema.placesOfDeclarations, to: &scopes)
        }
        self.scopes = scopes.mapValues { ScopeIndex($0) }
        unknownScopes = ScopeIndex(Set(schema.unknownScopes).map { ($0, 0) })
    }

    /// Nil if the schema doesn't configure the rule.
    package func level(of rule: RuleDescription) -> RuleSetting.Level? { levels[rule.id] }

    /// An empty report for a rule, with the options that the schema sets.
    package func report(of rule: RuleDescription) -> RuleReport {
        RuleReport(of: rule, options: options[rule.id] ?? [:], isOff: level(of: rule) == .off)
    }

    /// The finding with its configured severity; nil if it is turned off or allowed.
    package mutating func configured(_ finding: Finding) -> Finding? {
        guard unknownScopes.owners(around: finding.range).isEmpty else { return nil }
        guard finding.kind == .guideline else { return finding }
        let owners = scopes[finding.rule.id]?.owners(around: finding.range) ?? []
        for owner in owners { exceptions[owner].isUsed = true }
        guard owners.isEmpty else { return nil }
        guard let level = levels[finding.rule.id] else { return finding }
        guard let severity = Severity(rawValue: level.rawValue) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    /// - Parameter hasNoInput: Whether rules with this kind of input couldn't find anything in this run.
    package func unusedAllowances(except hasNoInput: (RuleDomain) -> Bool) -> [Finding] {
        exceptions.filter { exception in
            let rule = exception.allowance.rule.value
            let domain = (KnownRule.byID[rule] ?? teamRulesByName[rule])?.domain
            return !exception.isUsed && levels[rule] != .off && !(domain.map(hasNoInput) ?? false)
                && !(teamRules.contains { $0.rule.name.value == rule && !$0.rule.isValid })
        }.map { exception in
            Finding(
                .unusedException,
                at: exception.allowance.rule.range,
                "'\(exception.allowance.rule.value)' has no finding here to allow",
                help: "delete the entry"
            )
        }
    }

    private mutating func configure(_ setting: RuleSetting) {
        guard let rule = known(setting.rule) else { return }
        for option in setting.options {
            if let value = value(of: option, for: rule) { options[rule.id, default: [:]][option.name.value] = value }
        }
        guard let level = setting.level else { return }
        guard rule.kind == .guideline || level.value.rawValue == rule.severity.rawValue else {
            findings.append(
                Finding(
                    .unknownRule,
                    at: level.range,
                    "'\(rule.id)' can't be turned off or changed",
                    help: "delete the entry"
                )
            )
            return
        }
        levels[rule.id] = level.value
    }

    /// Adds a rule of the team, unless another rule has its name.
    private mutating func declare(_ rule: TeamRule) {
        let name = rule.name.value
        if let first = teamRules.first(where: { $0.rule.name.value == name })?.rule {
            findings.append(
                Finding(
                    .duplicateName, at: rule.name.range, "'\(name)' is already declared",
                    help: "give one of the two another name",
                    notes: [Finding.Note("first declared here", at: first.name.range)]))
            return
        }
        guard KnownRule.byID[name] == nil, EarlierRules.help(for: name) == nil,
            !RuleGroup.allCases.contains(where: { $0.name == name })
        else {
            findings.append(
                Finding(
                    .duplicateName, at: rule.name.range,
                    "Belfry has a rule or a group of rules with the name '\(name)'",
                    help: KnownRule.byID[name] == nil
                        ? "give yours another name"
                        : "give yours another name; rules: { \(name): … } changes the severity of Belfry's"))
            return
        }
        let description = RuleDescription(of: rule)
        teamRules.append((rule, description))
        teamRulesByName[name] = KnownRule(name, .guideline, description.severity, description.domain)
    }

    private mutating func add(
        _ allowance: Allowance,
        covering ranges: [SourceRange],
        to scopes: inout [String: [(range: SourceRange, owner: Int)]]
    ) {
        guard let rule = known(allowance.rule) else { return }
        guard rule.kind == .guideline else {
            findings.append(
                Finding(
                    .unknownRule,
                    at: allowance.rule.range,
                    "'\(rule.id)' can't be allowed",
                    help: "delete the entry and fix the finding"
                )
            )
            return
        }
        scopes[rule.id, default: []] += ranges.map { ($0, exceptions.count) }
        exceptions.append(Exception(allowance: allowance))
    }

    private mutating func known(_ id: Text) -> KnownRule? {
        if let rule = KnownRule.byID[id.value] ?? teamRulesByName[id.value] { return rule }
        let successor = EarlierRules.successors[id.value]
        if !knowsTeam, successor == nil { return nil }
        let suggestion =
            successor
            ?? suggestions.nearest(
                to: id.value, among: KnownRule.all.map(\.id) + teamRules.map(\.rule.name.value))
        findings.append(
            Finding(
                .unknownRule,
                at: id.range,
                "there is no rule '\(id.value)'",
                help: EarlierRules.help(for: id.value) ?? suggestion.map { "did you mean '\($0)'?" }
                    ?? "'belfry rules' lists all of them",
                fix: suggestion.map { Fix(.display, [TextEdit(id.range, $0)]) }
            )
        )
        return nil
    }
}

extension Schema {
    /// The places where removals of declarations are reported.
    fileprivate var placesOfDeclarations: [SourceRange] {
        guard !files.isEmpty else { return [] }
        return documents.flatMap { document in
            ["categories", "notifications", "activities"].compactMap { document.key($0)?.range }
        } + [SourceRange(files[0], 0..<0)]
    }

    /// The ranges in which categories use shared actions: their `allow` applies there too.
    fileprivate var usesOfSharedActions: [String: [SourceRange]] {
        guard actions.contains(where: { !$0.allow.isEmpty }) else { return [:] }
        var uses: [String: [SourceRange]] = [:]
        for category in categories {
            for action in category.actions { uses[action.name.value, default: []].append(action.scope) }
        }
        return uses
    }
}
