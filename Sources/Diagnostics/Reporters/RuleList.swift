package import Basics

/// Lists rules, one per line, or as JSON.
package struct RuleList: Sendable {
    private let rules: [Entry]

    package struct Entry: Sendable {
        package var rule: RuleDescription
        /// The severity in a schema, or `off`; nil if no schema was given.
        package var configured: String?

        package init(_ rule: RuleDescription, configured: String? = nil) {
            self.rule = rule
            self.configured = configured
        }
    }

    package init(_ rules: [Entry]) {
        self.rules = rules
    }

    package func text(isColored: Bool) -> String {
        let style = TerminalStyle(isColored: isColored)
        let idWidth = rules.map(\.rule.id.count).max() ?? 0
        let levels = rules.map(\.level)
        let levelWidth = levels.map(\.count).max() ?? 0
        let fixWidth = rules.map(\.rule.kindsOfFixes.count).max() ?? 0
        let firstOfTeam = rules.firstIndex { $0.rule.group == .team }
        return zip(rules, levels).enumerated().map { index, line in
            let (entry, level) = line
            let heading = index == firstOfTeam ? "\n\(RuleGroup.team.rawValue):\n" : ""
            let id = entry.rule.id + String(repeating: " ", count: idWidth - entry.rule.id.count)
            let padding = String(repeating: " ", count: levelWidth - level.count)
            let role = (entry.configured.flatMap(Severity.init(rawValue:)) ?? entry.rule.severity).role
            let styledLevel = style(entry.configured == "off" ? .faint : role, level)
            let fixes = entry.rule.kindsOfFixes
            let fixColumn = fixes + String(repeating: " ", count: fixWidth - fixes.count)
            return "\(heading)\(style(.strong, id))  \(styledLevel)\(padding)  \(fixColumn)  \(entry.rule.summary)\n"
        }.joined()
    }

    package var json: JSONValue {
        [
            "version": 1,
            "rules": .array(
                rules.map { entry in
                    var json = entry.rule.json
                    if let configured = entry.configured { json.append(("configured", .string(configured))) }
                    return .object(json)
                }
            ),
        ]
    }
}

extension RuleList.Entry {
    /// `warning`, or `off (warning)` if the schema changes it.
    var level: String {
        guard let configured, configured != rule.severity.rawValue else { return rule.severity.rawValue }
        return "\(configured) (\(rule.severity.rawValue))"
    }
}

extension RuleDescription {
    /// `safe, unsafe`; empty for a rule without fixes.
    var kindsOfFixes: String { fixes.map(\.rawValue).joined(separator: ", ") }

    /// The description of a rule as JSON. In failing examples, `⟦` and `⟧` enclose the findings.
    package var json: [(String, JSONValue)] {
        [
            ("id", .string(id)),
            ("group", .string(group.name)),
            ("severity", .string(severity.rawValue)),
            ("fixes", .array(fixes.map { .string($0.rawValue) })),
            ("configurable", .bool(kind == .guideline)),
            ("summary", .string(summary)),
            ("rationale", .string(rationale)),
            ("unseen", unseen.map { .string($0) } ?? .null),
            ("source", ["title": .string(source.title), "url": source.url.map { .string($0) } ?? .null]),
            ("options", .array(options.map(\.json))),
            ("passing", .array(passing.map { .string($0.marked) })),
            ("failing", .array(failing.map { .string($0.marked) })),
        ] + earlier
    }

    /// The earlier schemas of the examples, in the same order; only for rules that compare.
    private var earlier: [(String, JSONValue)] {
        guard domain == .change else { return [] }
        func texts(_ examples: [RuleExample]) -> JSONValue {
            .array(examples.map { $0.earlier.map { .string($0) } ?? .null })
        }
        return [("earlier", ["passing": texts(passing), "failing": texts(failing)])]
    }
}

extension RuleOptionDescription {
    fileprivate var json: JSONValue {
        [
            "name": .string(name),
            "value": .string(type.words),
            "default": defaultValue.json,
            "summary": .string(summary),
        ]
    }
}
