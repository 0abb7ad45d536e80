import Basics
package import Diagnostics
import SourceSyntax

/// A rule that a team declares: what it asks of each declaration of a kind.
package struct TeamRule: KeyedModel {
    package let name: Text
    package let scope: SourceRange
    package var subject: Located<TeamSubject>?
    /// Which declarations it is about: those that meet all of these.
    package var filters: [KeyCondition] = []
    /// What each of them must meet.
    package var requirements: [KeyCondition] = []
    /// What none of them may meet.
    package var prohibitions: [KeyCondition] = []
    package var message: Text?
    package var because: Text?
    package var declaredSeverity: Located<Severity>?
    package var passing: [Text] = []
    package var failing: [Text] = []
    /// False if the rule has a mistake, which is reported. It then judges nothing.
    package var isValid = true

    /// The maps of `where`, `require` and `forbid`, which can be read once the subject is known.
    fileprivate var maps: [(list: List, node: Node)] = []

    fileprivate enum List { case filters, requirements, prohibitions }

    package var severity: Severity { declaredSeverity?.value ?? Self.defaultSeverity }

    /// A condition on a key.
    package struct KeyCondition: Sendable {
        package let key: TeamKey
        /// As written in the rule.
        package let label: Text
        package let condition: TeamCondition
    }

    init(name: Text, scope: SourceRange) {
        (self.name, self.scope) = (name, scope)
    }
}

// MARK: - Keys

extension TeamRule {
    private static let defaultSeverity = Severity.warning

    static let keys = KeyTable<TeamRule>(
        "a rule of a team",
        legacy: [
            LegacyKey("for", "on", "over", is: TeamSubject.key),
            LegacyKey("when", "if", is: "where"),
            LegacyKey("must", "then", "expect", is: "require"),
            LegacyKey("deny", "disallow", "must-not", is: "forbid"),
            LegacyKey("level", is: "severity"),
            LegacyKey("reason", "why", "rationale", is: "because"),
        ],
        [
            Key(
                TeamSubject.key, .choice(of: TeamSubject.self),
                "What the rule is about. A data value is one under data of a notification, or under attributes or state of an activity. A text is anything that people read, in each language.",
                .required
            ) { $0.subject = $1 },
            Key("where", .conditions, "Which of them the rule is about: those that meet all conditions.") {
                $0.maps.append((.filters, $1))
            },
            Key("require", .conditions, "The conditions that each must meet.") { $0.maps.append((.requirements, $1)) },
            Key("forbid", .conditions, "The conditions that none may meet.") { $0.maps.append((.prohibitions, $1)) },
            Key("message", .nonEmptyText, "What is wrong, in the words of the team. Belfry's own words if missing.") {
                $0.message = $1
            },
            Key("because", .nonEmptyText, "Why the rule exists.") { $0.because = $1 },
            Key(
                "severity", .choice(of: Severity.self), "The severity of its findings.",
                .defaultsTo(.value(.string(defaultSeverity.rawValue)))
            ) { $0.declaredSeverity = $1 },
            Key("passing", .oneOrMore, "Schemas without a finding of the rule, for belfry rules --test.") {
                $0.passing = $1
            },
            Key("failing", .oneOrMore, "Schemas with a finding of the rule, for belfry rules --test.") {
                $0.failing = $1
            },
        ]
    )
}

extension Form where Value == Node {
    /// Read later, when the subject is known.
    fileprivate static var conditions: Form {
        Form(.conditions) { slot, reader in
            reader.collection(slot, .mapping, expected: .map(of: "topic: offers", canBeEmpty: false))
        }
    }
}

extension Form where Value == [TeamRule] {
    static var teamRules: Form {
        Form(.names(TeamRule.keys.shape)) { slot, reader in
            guard let node = reader.collection(slot, .mapping, expected: .names(TeamRule.keys.shape)) else {
                return nil
            }
            guard !reader.reportsTooManyRules(in: node, of: slot) else { return nil }
            return reader.entries(of: node, each: TeamRule.keys.shape).compactMap { reader.teamRule($0) }
        }
    }
}

// MARK: - Reading

extension SchemaReader {
    fileprivate mutating func reportsTooManyRules(in node: Node, of slot: Slot) -> Bool {
        let conditions = node.entries.reduce(0) { count, rule in
            count
                + ["where", "require", "forbid"].reduce(0) { $0 + (rule.value.value(of: $1)?.countOfConditions ?? 0) }
        }
        let limits = [
            ("rules", node.entries.count, ReadingLimits.teamRules),
            ("conditions", conditions, ReadingLimits.teamConditions),
        ]
        for (noun, count, limit) in limits where count > limit {
            report(
                .limitExceeded, at: slot.missingRange, "the team has more than \(limit) \(noun)",
                help: noun == "rules"
                    ? "write fewer: one rule can list several values, and have several conditions"
                    : "write fewer values in each condition")
            return true
        }
        return false
    }

    fileprivate mutating func teamRule(_ entry: Node.Entry) -> TeamRule? {
        let slot = Slot(node: entry.value, key: entry.key)
        let countBefore = findings.count
        var rule = TeamRule(name: Text(entry.key), scope: entry.range)
        checkName(rule.name)
        guard let body = collection(slot, .mapping, expected: .map(of: TeamRule.keys)) else {
            rule.isValid = false
            return rule
        }
        read(body, by: TeamRule.keys, of: entry.key.range, into: &rule)
        if let subject = rule.subject?.value {
            for (list, node) in rule.maps {
                let conditions = conditions(in: node, of: subject)
                switch list {
                case .filters: rule.filters = conditions
                case .requirements: rule.requirements = conditions
                case .prohibitions: rule.prohibitions = conditions
                }
            }
        }
        rule.maps = []
        if rule.requirements.isEmpty, rule.prohibitions.isEmpty, findings.count == countBefore {
            report(
                .missingKey, at: entry.key.range, "the rule asks for nothing",
                help: "add require: or forbid: with a condition")
        }
        rule.isValid = findings.count == countBefore
        return rule
    }

    private mutating func checkName(_ name: Text) {
        guard !LetterCase.kebab.isCase(of: name.value) else { return }
        let kebab = LetterCase.kebab(name.value)
        report(
            .wrongValue, at: name.range, "the name of a rule must be in kebab-case, not '\(name.value)'",
            help: "write \(kebab ?? "lowercase letters, digits and hyphens, such as offers-are-quiet")",
            fix: kebab.map { Fix(.unsafe, [TextEdit(name.range, $0)]) })
    }
}

extension Node {
    /// The values and parts of conditions in a map of conditions.
    fileprivate var countOfConditions: Int {
        entries.reduce(0) { count, entry in
            let parts = entry.value.entries.reduce(0) { $0 + max(1, $1.value.items.count) }
            return count + max(1, entry.value.items.count + parts)
        }
    }
}
