/// A group of rules: a page of the documentation.
package enum RuleGroup: String, CaseIterable, Sendable {
    case actions = "Actions"
    case icons = "Icons"
    case texts = "Texts"
    case privacy = "Privacy"
    case interruption = "Interruption and marketing"
    case delivery = "Delivery"
    case activities = "Live Activities"
    case localization = "Localization"
    case project = "Project"
    case compatibility = "Compatibility"
    case payloads = "Payloads"
    case links = "Links"
    case code = "Code"
    case language = "The language"
    case team = "Rules of the team"
}

/// The input that a rule checks.
package enum RuleDomain: Sendable {
    case schema
    /// The schema and the project files that it names.
    case project
    /// The schema and an earlier version of it.
    case change
    /// Payloads from a server, not the schema itself.
    case payload
    /// Swift and Objective-C, which `audit` reads.
    case code
}
