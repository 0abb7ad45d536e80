import Diagnostics
import NotificationSchema
import Rules

/// The rules over schemas that are on in a configuration, by what they check.
struct SchemaRuleSet: Sendable {
    private(set) var wholeSchema: [Member<LintContext>] = []
    private(set) var actions: [Member<InSchema<ShownAction>>] = []
    private(set) var categories: [Member<InSchema<ShownCategory>>] = []
    private(set) var notifications: [Member<InSchema<Notification>>] = []
    private(set) var shownNotifications: [Member<InSchema<ShownNotification>>] = []
    private(set) var texts: [Member<InSchema<WrittenText>>] = []
    /// An empty report for each rule.
    private(set) var reports: [RuleReport] = []

    /// A rule, and the index of its report.
    struct Member<Input>: Sendable {
        let report: Int
        let needsEnglish: Bool
        let isForAlerts: Bool
        let check: Rule<Input>.Check
    }

    /// - Parameters:
    ///   - further: Other rules over the whole schema.
    ///   - isWanted: Whether a rule that is on belongs to the set.
    init(
        in configuration: RuleConfiguration, with further: [WholeSchemaRule] = [],
        where isWanted: (RuleDescription, RuleCondition) -> Bool
    ) {
        func active<Input>(_ rules: [Rule<Input>]) -> [Member<Input>] {
            rules.compactMap { rule in
                guard isWanted(rule.description, rule.condition) else { return nil }
                reports.append(configuration.report(of: rule.description))
                return Member(
                    report: reports.count - 1, needsEnglish: rule.condition.contains(.inEnglish),
                    isForAlerts: !rule.condition.contains(.notInAlerts), check: rule.check)
            }
        }
        wholeSchema = active(SchemaRule.ofWholeSchemas + further)
        actions = active(SchemaRule.ofActions)
        categories = active(SchemaRule.ofCategories)
        notifications = active(SchemaRule.ofNotifications)
        shownNotifications = active(SchemaRule.ofShownNotifications)
        texts = active(SchemaRule.ofTexts)
    }
}
