import Diagnostics
import NotificationSchema

/// What `lint` and `allow` make of the rules.
struct RuleConfiguration {
    /// What is wrong with the configuration itself.
    private(set) var findings: [Finding] = []
    private var levels: [String: RuleSetting.Level] = [:]
    private var allowances: [String: [Exception]] = [:]

    /// An `allow` and what it covers.
    fileprivate struct Exception {
        var allowance: Allowance
        var scopes: [SourceRange]
        var isUsed = false
    }

    init(_ schema: Schema) {
        for setting in schema.lint.rules { configure(setting) }
        for declaration in schema.declarations where !declaration.allow.isEmpty {
            let scopes = [declaration.scope] + schema.uses(of: declaration)
            for allowance in declaration.allow { add(allowance, covering: scopes) }
        }
        for allowance in schema.app.allow {
            add(allowance, covering: [schema.app.scope].compactMap { $0 })
        }
    }

    /// Nil where the schema leaves the rule as it is.
    func level(of rule: RuleDescription) -> RuleSetting.Level? { levels[rule.id] }

    /// The finding with its configured severity; nil where it is switched off or allowed.
    mutating func configured(_ finding: Finding) -> Finding? {
        if let index = allowances[finding.rule.id]?.firstIndex(where: { $0.covers(finding.range) }) {
            allowances[finding.rule.id]?[index].isUsed = true
            return nil
        }
        guard let level = levels[finding.rule.id] else { return finding }
        guard let severity = Severity(rawValue: level.rawValue) else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
    }

    func unusedAllowances() -> [Finding] {
        allowances.values.joined().filter { !$0.isUsed && levels[$0.allowance.rule.value] != .off }.map { exception in
            Finding(
                .unusedAllow,
                at: exception.allowance.rule.range,
                "'\(exception.allowance.rule.value)' finds nothing here that would have to be allowed",
                help: "delete the entry"
            )
        }
    }

    private mutating func configure(_ setting: RuleSetting) {
        guard let rule = known(setting.rule) else { return }
        guard let level = setting.level else { return }
        guard rule.kind == .guideline || level.value.rawValue == rule.severity.rawValue else {
            findings.append(
                Finding(
                    .ruleNotConfigurable,
                    at: level.range,
                    "'\(rule.id)' is always an error: what it finds cannot work",
                    help: "delete the entry"
                )
            )
            return
        }
        levels[rule.id] = level.value
    }

    private mutating func add(_ allowance: Allowance, covering scopes: [SourceRange]) {
        guard let rule = known(allowance.rule) else { return }
        guard rule.kind == .guideline else {
            findings.append(
                Finding(
                    .ruleNotConfigurable,
                    at: allowance.rule.range,
                    "'\(rule.id)' cannot be allowed: what it finds cannot work",
                    help: "delete the entry and mend the finding"
                )
            )
            return
        }
        allowances[rule.id, default: []].append(Exception(allowance: allowance, scopes: scopes))
    }

    private mutating func known(_ id: Text) -> RuleDescription? {
        if let rule = RuleCatalogue.rule(id.value) { return rule }
        let suggestion = RuleCatalogue.nearest(to: id.value)
        findings.append(
            Finding(
                .unknownRule,
                at: id.range,
                "there is no rule '\(id.value)'",
                help: suggestion.map { "did you mean '\($0)'?" } ?? "'belfry rules' lists all of them",
                fix: suggestion.map { Fix(.suggest, [TextEdit(id.range, $0)]) }
            )
        )
        return nil
    }
}

extension RuleConfiguration.Exception {
    fileprivate func covers(_ range: SourceRange) -> Bool { scopes.contains { $0.contains(range) } }
}

extension Schema {
    /// Where categories use a shared action: its `allow` holds there too.
    fileprivate func uses(of declaration: any Declaration) -> [SourceRange] {
        guard let action = declaration as? Action, actions.contains(where: { $0.scope == action.scope }) else { return [] }
        return categories.flatMap(\.actions).filter { $0.name.value == action.name.value }.map(\.scope)
    }
}
