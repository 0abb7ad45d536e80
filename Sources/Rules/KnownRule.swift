package import Diagnostics

/// A rule as every product knows it, also where the code of the rule isn't linked: `lint` and `allow` can name it.
package struct KnownRule: Sendable {
    package let id: String
    package let kind: RuleDescription.Kind
    package let severity: Severity
    package let domain: RuleDomain
    package let options: [RuleOptionDescription]

    init(
        _ id: String, _ kind: RuleDescription.Kind, _ severity: Severity, _ domain: RuleDomain,
        options: [RuleOptionDescription] = []
    ) {
        (self.id, self.kind, self.severity, self.domain, self.options) = (id, kind, severity, domain, options)
    }

    package static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
