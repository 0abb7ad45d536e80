import Diagnostics

// Conditions of a schema's own rules can name only what the schema declares.
extension SchemaLinker {
    mutating func checkTeamRules() {
        for rule in schema.lint.team where rule.isValid {
            for asked in rule.filters + rule.requirements + rule.prohibitions { checkNames(in: asked) }
        }
    }

    private mutating func checkNames(in asked: TeamRule.KeyCondition) {
        let declared: (what: String, names: [String])
        switch asked.key.description.names {
        case .topic: declared = ("topic", schema.topics.map(\.name.value))
        case .category: declared = ("category", schema.categories.map(\.name.value))
        case .notification: declared = ("notification", schema.notifications.map(\.name.value))
        default: return
        }
        let known = Set(declared.names)
        for name in asked.condition.values ?? [] where !known.contains(name.value) {
            reportUnknown(
                name.value, at: name.range, what: declared.what, among: declared.names,
                otherwise: "no \(declared.what) can meet the condition: write the name of one, or delete the rule")
        }
    }
}
