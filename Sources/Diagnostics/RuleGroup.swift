/// A group of rules: a section in the list of rules, and a folder of sources.
package enum RuleGroup: String, CaseIterable, Sendable {
    case actionTitles = "Titles of actions"
    case actionBehavior = "What actions do"
    case icons = "Icons"
    case notificationTexts = "Texts of notifications"
    case texts = "All texts"
    case accessibility = "Accessibility"
    case privacy = "Privacy"
    case interruption = "Interruption"
    case marketing = "Marketing"
    case communication = "Communication"
    case grouping = "Grouping"
    case sound = "Sound"
    case badge = "Badge"
    case delivery = "Delivery"
    case activities = "Live Activities"
    case identifiers = "Identifiers"
    case structure = "Structure"
    case limits = "Limits"
    case legacy = "Legacy"
    case localization = "Localization"
    case project = "Project"
    case compatibility = "Compatibility"
    case payloads = "Payloads"
    case links = "Links in code"
    case language = "The declaration language"
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
