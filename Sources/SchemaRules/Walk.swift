import Basics
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

/// Runs rules over a schema: first those over the whole schema, then one walk over the declarations, each of which all
/// rules check.
struct Walk: Sendable {
    private let context: LintContext
    private let rules: SchemaRuleSet

    /// The findings of a rule.
    private struct Found: Sendable {
        let rule: Int
        let findings: [Finding]
    }

    init(_ context: LintContext, _ rules: SchemaRuleSet) {
        (self.context, self.rules) = (context, rules)
    }

    /// - Returns: The findings of all rules, in their order, and whether these are all. Of each severity, at most
    ///   ``ReadingLimits/findings`` are kept, the same for any number of threads: many warnings never hide an error.
    func findings() -> (findings: [Finding], areAll: Bool) {
        let (found, areAll) = findingsOfRules()
        let once = found.flatMap { findings in
            // A shared action is checked in every category, but its mistakes are reported once.
            var places: Set<SourceRange> = []
            return findings.filter { places.insert($0.range).inserted }
        }
        return (once, areAll)
    }

    private func findingsOfRules() -> (findings: [[Finding]], areAll: Bool) {
        var found = context.threads.map(0..<rules.wholeSchema.count, checkSchema)
        found += Array(repeating: [], count: rules.reports.count - found.count)
        var counts = found.joined().reduce(into: [Severity: Int]()) { $0[$1.severity, default: 0] += 1 }
        var areAll = true
        var parts = 0..<WorkerThreads.partCount(of: declarationCount)
        while !parts.isEmpty {
            // Threads synchronize here: not after every part, and not only at the end.
            let next = parts.prefix(context.threads.count * 16)
            for part in context.threads.map(next, checkDeclarations) {
                for visited in part {
                    let kept = visited.findings.filter { finding in
                        counts[finding.severity, default: 0] += 1
                        return counts[finding.severity, default: 0] <= ReadingLimits.findings
                    }
                    found[visited.rule] += kept
                    areAll = areAll && kept.count == visited.findings.count
                }
            }
            parts = next.upperBound..<parts.upperBound
        }
        return (found, areAll)
    }

    // The rules over the whole schema have the first reports.
    private func checkSchema(_ rule: Int) -> [Finding] {
        var report = rules.reports[rule]
        rules.wholeSchema[rule].check(context, &report)
        return report.findings
    }

    // MARK: - Declarations

    private var declarationCount: Int {
        context.actions.count + context.categories.count + context.shownNotifications.count
            + context.shownAlerts.count
    }

    /// - Parameter part: The number of the part. Actions come first, then categories, then notifications, then alerts.
    private func checkDeclarations(_ part: Int) -> [Found] {
        var reports = rules.reports
        let indices = WorkerThreads.part(part, of: declarationCount)
        let firstCategory = context.actions.count
        let firstNotification = firstCategory + context.categories.count
        let firstAlert = firstNotification + context.shownNotifications.count
        for index in indices {
            if index < firstCategory {
                let action = context.actions[index]
                check(action, rules.actions, isEnglish: context.isEnglish(action), &reports)
            } else if index < firstNotification {
                let category = context.categories[index - firstCategory]
                check(category, rules.categories, isEnglish: context.isEnglish(category), &reports)
            } else if index < firstAlert {
                checkNotification(index - firstNotification, &reports)
            } else {
                check(alert: context.shownAlerts[index - firstAlert], &reports)
            }
        }
        return reports.enumerated().compactMap { rule, report in
            report.findings.isEmpty ? nil : Found(rule: rule, findings: report.findings)
        }
    }

    private func checkNotification(_ index: Int, _ reports: inout [RuleReport]) {
        let shown = context.shownNotifications[index]
        let isEnglish = shown.map(context.isEnglish) ?? false
        check(context.schema.notifications[index], rules.notifications, isEnglish: isEnglish, &reports)
        guard let shown else { return }
        check(shown, rules.shownNotifications, isEnglish: isEnglish, &reports)
        for text in shown.texts { check(text, rules.texts, isEnglish: isEnglish, &reports) }
    }

    private func check(alert: ShownNotification, _ reports: inout [RuleReport]) {
        let isEnglish = context.isEnglish(alert)
        check(alert, rules.shownNotifications.filter(\.isForAlerts), isEnglish: isEnglish, &reports)
        for text in alert.texts { check(text, rules.texts, isEnglish: isEnglish, &reports) }
    }

    private func check<Declaration>(
        _ declaration: Declaration, _ rules: [SchemaRuleSet.Member<InSchema<Declaration>>], isEnglish: Bool,
        _ reports: inout [RuleReport]
    ) {
        let input = InSchema(declaration: declaration, context: context)
        for rule in rules where isEnglish || !rule.needsEnglish { rule.check(input, &reports[rule.report]) }
    }
}
