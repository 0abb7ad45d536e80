import CodeFacts
package import Diagnostics
import NotificationSchema
import ProjectFiles

/// A rule: its description, and a function for each kind of declaration that it visits.
///
/// Each rule is a static member in its own file; `Rule.all` lists them.
package struct Rule: Sendable {
    package let description: RuleDescription
    /// The language of the texts that it judges; nil if the language doesn't matter.
    let language: Language?
    /// Whether it is skipped if the schema was parsed only in part: a declaration may only seem to be missing.
    let needsWholeSchema: Bool

    private(set) var visitAction: Visitor<ShownAction>?
    private(set) var visitCategory: Visitor<ShownCategory>?
    private(set) var visitNotification: Visitor<Notification>?
    private(set) var visitShownNotification: Visitor<ShownNotification>?
    private(set) var visitText: Visitor<WrittenText>?
    private(set) var visitSchema: (@Sendable (LintContext, inout RuleReport) -> Void)?
    private(set) var visitProject: (@Sendable (LintContext, Project, inout RuleReport) -> Void)?
    private(set) var visitChange: (@Sendable (SchemaChange, inout RuleReport) -> Void)?
    private(set) var visitCode: (@Sendable (NotificationFacts, inout RuleReport) -> Void)?
    private(set) var visitActivityPush: (@Sendable (CheckedActivityPush, inout RuleReport) -> Void)?
    private(set) var visitPayload: (@Sendable (CheckedPush, inout RuleReport) -> Void)?

    typealias Visitor<Visited> = @Sendable (Visited, LintContext, inout RuleReport) -> Void

    enum Language: Sendable { case english }

    init(
        id: String,
        kind: RuleDescription.Kind = .guideline,
        severity: Severity,
        fixes: [Fix.Applicability] = [],
        group: RuleGroup,
        domain: RuleDomain = .schema,
        language: Language? = nil,
        needsWholeSchema: Bool = false,
        summary: String,
        rationale: String,
        source: RuleSource,
        options: [RuleOptionDescription] = [],
        passing: @escaping @autoclosure RuleDescription.Examples,
        failing: @escaping @autoclosure RuleDescription.Examples
    ) {
        description = RuleDescription(
            id: id, kind: kind, severity: severity, fixes: fixes, group: group, domain: domain, summary: summary,
            rationale: rationale, source: source, options: options, passing: passing(), failing: failing())
        self.language = language
        self.needsWholeSchema = needsWholeSchema
    }
}

// MARK: - Visitors

extension Rule {
    /// Visits every definition of an action that the app registers; see ``LintContext/actions``.
    func eachAction(_ visit: @escaping Visitor<ShownAction>) -> Rule { with { $0.visitAction = visit } }

    /// Visits every category that the app registers.
    func eachCategory(_ visit: @escaping Visitor<ShownCategory>) -> Rule { with { $0.visitCategory = visit } }

    /// Visits every notification, including those that people don't see.
    func eachNotification(_ visit: @escaping Visitor<Notification>) -> Rule { with { $0.visitNotification = visit } }

    /// Visits every notification that people see, with its texts split into words.
    func eachShownNotification(_ visit: @escaping Visitor<ShownNotification>) -> Rule {
        with { $0.visitShownNotification = visit }
    }

    /// Visits the title, the subtitle and the body of every notification that people see.
    func eachText(_ visit: @escaping Visitor<WrittenText>) -> Rule { with { $0.visitText = visit } }

    /// Visits the schema as a whole.
    func schema(_ visit: @escaping @Sendable (LintContext, inout RuleReport) -> Void) -> Rule {
        with { $0.visitSchema = visit }
    }

    /// Visits the schema and the project files, if they are read.
    func project(_ visit: @escaping @Sendable (LintContext, Project, inout RuleReport) -> Void) -> Rule {
        with { $0.visitProject = visit }
    }

    /// Visits the schema and its earlier version, if there is one.
    func change(_ visit: @escaping @Sendable (SchemaChange, inout RuleReport) -> Void) -> Rule {
        with { $0.visitChange = visit }
    }

    /// Visits what code says about notifications; `audit` runs these rules.
    func code(_ visit: @escaping @Sendable (NotificationFacts, inout RuleReport) -> Void) -> Rule {
        with { $0.visitCode = visit }
    }

    /// Visits payloads that `check-payload` reads.
    func payload(_ visit: @escaping @Sendable (CheckedPush, inout RuleReport) -> Void) -> Rule {
        with { $0.visitPayload = visit }
    }

    /// Visits pushes of Live Activities that `check-payload` reads.
    func activityPush(_ visit: @escaping @Sendable (CheckedActivityPush, inout RuleReport) -> Void) -> Rule {
        with { $0.visitActivityPush = visit }
    }

    /// Visits every Live Activity.
    func eachActivity(_ visit: @escaping Visitor<Activity>) -> Rule {
        schema { context, report in
            for activity in context.schema.activities { visit(activity, context, &report) }
        }
    }

    // Not by key path: each of the rules would make one of its own.
    private func with(_ add: (inout Rule) -> Void) -> Rule {
        var rule = self
        add(&rule)
        return rule
    }
}
