import Diagnostics
import NotificationSchema
import ProjectFiles
import SourceSyntax
import Threads

/// Runs rules over a schema: first those that visit the whole schema, then one walk over the declarations, each of
/// which all rules visit.
struct Walk: Sendable {
    private let context: LintContext
    private let project: Project?
    private let rules: [Rule]
    /// Empty reports, in the order of the rules.
    private let reports: [RuleReport]

    private let visitorsOfActions: [Visit<ShownAction>]
    private let visitorsOfCategories: [Visit<ShownCategory>]
    private let visitorsOfNotifications: [Visit<Notification>]
    private let visitorsOfShownNotifications: [Visit<ShownNotification>]
    private let visitorsOfTexts: [Visit<WrittenText>]

    /// The visitor of one rule.
    private struct Visit<Visited>: Sendable {
        let rule: Int
        let needsEnglish: Bool
        let visit: Rule.Visitor<Visited>
    }

    /// The findings of a rule.
    private struct Found: Sendable {
        let rule: Int
        let findings: [Finding]
    }

    init(_ context: LintContext, _ project: Project?, _ rules: [Rule], reports: [RuleReport]) {
        self.context = context
        self.project = project
        self.rules = rules
        self.reports = reports
        func visits<Visited>(_ visitor: (Rule) -> Rule.Visitor<Visited>?) -> [Visit<Visited>] {
            rules.enumerated().compactMap { index, rule in
                visitor(rule).map { Visit(rule: index, needsEnglish: rule.language == .english, visit: $0) }
            }
        }
        visitorsOfActions = visits(\.visitAction)
        visitorsOfCategories = visits(\.visitCategory)
        visitorsOfNotifications = visits(\.visitNotification)
        visitorsOfShownNotifications = visits(\.visitShownNotification)
        visitorsOfTexts = visits(\.visitText)
    }

    /// - Returns: The findings of all rules, in their order, and whether all declarations were visited. With too many
    ///   findings, the walk ends early: at the same declaration for any number of threads.
    func findings() -> (findings: [Finding], isComplete: Bool) {
        let (found, isComplete) = findingsOfRules()
        let once = found.flatMap { findings in
            // A shared action is checked in every category, but its mistakes are reported once.
            var places: Set<SourceRange> = []
            return findings.filter { places.insert($0.range).inserted }
        }
        return (once, isComplete)
    }

    private func findingsOfRules() -> (findings: [[Finding]], isComplete: Bool) {
        var found = context.threads.map(0..<rules.count, visitSchema)
        var count = found.reduce(0) { $0 + $1.count }
        var parts = 0..<WorkerThreads.partCount(of: declarationCount)
        while !parts.isEmpty {
            // Threads synchronize here: not after every part, and not only at the end.
            let next = parts.prefix(context.threads.count * 16)
            for part in context.threads.map(next, visitDeclarations) {
                guard count <= ReadingLimits.findings else { return (found, false) }
                for visited in part {
                    found[visited.rule] += visited.findings
                    count += visited.findings.count
                }
            }
            parts = next.upperBound..<parts.upperBound
        }
        return (found, true)
    }

    private func visitSchema(_ rule: Int) -> [Finding] {
        var report = reports[rule]
        rules[rule].visitSchema?(context, &report)
        if let project { rules[rule].visitProject?(context, project, &report) }
        return report.findings
    }

    // MARK: - Declarations

    private var declarationCount: Int {
        context.actions.count + context.categories.count + context.shownNotifications.count
    }

    /// - Parameter part: The number of the part. Actions come first, then categories, then notifications.
    private func visitDeclarations(_ part: Int) -> [Found] {
        var reports = reports
        let indices = WorkerThreads.part(part, of: declarationCount)
        let firstCategory = context.actions.count
        let firstNotification = firstCategory + context.categories.count
        for index in indices {
            if index < firstCategory {
                let action = context.actions[index]
                visit(action, visitorsOfActions, isEnglish: context.isEnglish(action), &reports)
            } else if index < firstNotification {
                let category = context.categories[index - firstCategory]
                visit(category, visitorsOfCategories, isEnglish: context.isEnglish(category), &reports)
            } else {
                visitNotification(index - firstNotification, &reports)
            }
        }
        return reports.enumerated().compactMap { rule, report in
            report.findings.isEmpty ? nil : Found(rule: rule, findings: report.findings)
        }
    }

    private func visitNotification(_ index: Int, _ reports: inout [RuleReport]) {
        let shown = context.shownNotifications[index]
        let isEnglish = shown.map(context.isEnglish) ?? false
        visit(context.schema.notifications[index], visitorsOfNotifications, isEnglish: isEnglish, &reports)
        guard let shown else { return }
        visit(shown, visitorsOfShownNotifications, isEnglish: isEnglish, &reports)
        for text in shown.texts { visit(text, visitorsOfTexts, isEnglish: isEnglish, &reports) }
    }

    private func visit<Visited>(
        _ visited: Visited, _ visits: [Visit<Visited>], isEnglish: Bool, _ reports: inout [RuleReport]
    ) {
        for visitor in visits where isEnglish || !visitor.needsEnglish {
            visitor.visit(visited, context, &reports[visitor.rule])
        }
    }
}
