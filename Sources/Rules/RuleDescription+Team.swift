package import Diagnostics
package import NotificationSchema
import SourceSyntax

extension RuleDescription {
    /// The description of a rule that a team declares.
    package convenience init(of rule: TeamRule) {
        self.init(
            id: rule.name.value,
            severity: rule.severity,
            group: .team,
            // Texts are also in string catalogs, which a build doesn't read.
            domain: rule.subject?.value == .text ? .project : .schema,
            summary: rule.message?.value ?? rule.words,
            rationale: rule.because?.value ?? "The team gives no reason.",
            source: RuleSource("the team, in \(rule.name.range.file.path)"),
            passing: rule.passing.map { RuleExample($0.value, files: []) },
            failing: rule.failing.map { RuleExample($0.value, files: []) }
        )
    }
}

extension TeamRule {
    /// What the rule asks, in Belfry's words: `For each topic, 'title' must have at most 20 characters.`
    fileprivate var words: String {
        func words(_ conditions: [KeyCondition], _ verb: String?) -> [String] {
            conditions.map { condition in
                let key = condition.key.isText ? "the text" : "'\(condition.label.value)'"
                let words = condition.condition.words(unit: condition.key.unitOfLength, isFact: verb == nil)
                return [key, verb, words].compactMap(\.self).joined(separator: " ")
            }
        }
        let what = words(requirements, "must") + words(prohibitions, "must not")
        let which = filters.isEmpty ? "" : " where \(words(filters, nil).asList)"
        return "For each \(subject?.value.rawValue ?? "declaration")\(which), \(what.asList)."
    }
}
