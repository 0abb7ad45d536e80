import AppleFacts
import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let activityTypeMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        // A project that generates its property lists has no version in one.
        let project = facts.app.project
        guard facts.updatesContent,
            facts.projectKeys.contains("CFBundleVersion") || project.hasPropertyList && !project.isGenerated
        else { return }
        var seen: Set<String> = []
        for intent in facts.intents where !facts.projectKeys.contains(intent.name) && seen.insert(intent.name).inserted
        {
            report.add(
                at: intent.range,
                "no property list in the repository has '\(intent.name)' in NSUserActivityTypes",
                severity: .warning,
                help: "add it to NSUserActivityTypes in the Info.plist of the app")
        }
    }

    static let codeEntitlementMissing: CodeFactRule = RuleDescription.requirementMissing.code { facts, report in
        // Local notifications need them, too. They are known if a file lists those of the app, or if a project has none.
        guard facts.hasEntitlements || facts.app.project.isWithoutEntitlements else { return }
        for (level, pushed, key) in [
            ("timeSensitive", "time-sensitive", Entitlement.timeSensitive),
            ("critical", "critical", Entitlement.criticalAlerts),
        ] {
            let use =
                facts.levels.first { $0.name == level }?.range
                ?? facts.pushes.compactMap(\.level).first { $0.known == pushed }?.range
            guard let use, !facts.projectKeys.contains(key) else { continue }
            report.add(
                at: use,
                "no entitlements file in the repository has '\(key)'",
                severity: .warning,
                help: "add the capability to the target in Xcode")
        }
    }
}
