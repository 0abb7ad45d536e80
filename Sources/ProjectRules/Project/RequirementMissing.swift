import AppleFacts
import Diagnostics
import EnglishStyle
import NotificationSchema
import ProjectFiles
import Rules
import SchemaRules

extension ProjectRule {
    static let requirementMissing: CheckedProjectRule = RuleDescription.requirementMissing.project {
        context, project, report in
        let requirements = context.schema.requirements
        let relevant = requirements.filter { requirement in
            // content-extension-mismatch compares the categories.
            requirement.key != InfoPlistKey.extensionCategory
        }.compactMap { $0.withoutMarketing(in: context.schema) }
        let open = relevant.flatMap { requirement in requirement.gaps(in: project).map { (requirement, $0) } }
        // A file is named in one place, so all that it lacks is one finding, about the worst.
        var seen: Set<SourceRange> = []
        for (_, gap) in open where seen.insert(gap.file.name.range).inserted {
            let lacks = open.filter { $0.1.file.name.range == gap.file.name.range }
                .sorted { $0.0.severity > $1.0.severity }
            let ((requirement, gap), others) = (lacks[0], lacks.dropFirst())
            report.add(
                at: gap.file.name.range,
                requirement.problemAndEffect(gap) + (others.isEmpty ? "" : "; it lacks \(others.count) more"),
                severity: requirement.isFulfilledForOtherSystem(in: project, among: requirements)
                    ? .advice : requirement.severity,
                help: gap.help(for: requirement),
                notes: gap.noteInFile + requirement.notes
                    + others.flatMap { other, gap in
                        other.reasons.prefix(1).map { Finding.Note(other.problemAndEffect(gap), at: $0.range) }
                    })
        }
        for requirement in relevant {
            for (file, text) in requirement.vagueTexts(in: project) where seen.insert(file.name.range).inserted {
                report.add(
                    at: file.name.range, "“\(text)” doesn't say what '\(requirement.key)' is for", severity: .advice,
                    help: "say what the app does with it, such as “The app reminds you when you are near your stop.”")
            }
        }
    }
}

extension Requirement {
    /// Short texts that tell people nothing but that their experience gets better.
    fileprivate func vagueTexts(in project: Project) -> [(file: Project.File, text: String)] {
        guard case .text = expectation else { return [] }
        return project.files(kind, of: target).compactMap { file in
            guard let text = file.list?[path]?.string, case let words = PhraseMatcher.words(of: text), words.count < 13,
                PhraseTables.vaguePurposes.occurs(in: words)
                    || PhraseTables.isBarePurpose(words)
            else { return nil }
            return (file, text)
        }
    }

    fileprivate var severity: Severity {
        switch (key, target) {
        case (Entitlement.communication, .serviceExtension): .advice
        case (Entitlement.timeSensitive, .serviceExtension): .warning
        case (InfoPlistKey.userActivityTypes, _): .error
        default: kind == .entitlements ? .error : .warning
        }
    }

    /// Marketing must not be time-sensitive, so it needs no capability. Nil if nothing else needs the entry.
    fileprivate func withoutMarketing(in schema: Schema) -> Requirement? {
        guard key == Entitlement.timeSensitive else { return self }
        let marketing = Set(schema.notifications.filter { schema.isMarketing($0) }.map(\.name.range))
        var requirement = self
        requirement.reasons.removeAll { marketing.contains($0.name.range) }
        return requirement.reasons.isEmpty ? nil : requirement
    }

    /// Whether it is the environment of pushes, which has another key on a Mac, and the file has that key. The
    /// Mac app may be another target, with a file of its own.
    fileprivate func isFulfilledForOtherSystem(in project: Project, among all: [Requirement]) -> Bool {
        let keys = [Entitlement.pushEnvironment, Entitlement.pushEnvironmentOnMac]
        guard keys.contains(key) else { return false }
        return all.contains { keys.contains($0.key) && $0.key != key && $0.gaps(in: project).isEmpty }
    }

    fileprivate func problemAndEffect(_ gap: Gap) -> String {
        problem(of: gap) + (reasons.first.map { ": \(effect(on: $0.name.value))" } ?? "")
    }

    /// The capability in Xcode that writes the entry.
    var capability: String? {
        switch key {
        case Entitlement.pushEnvironment, Entitlement.pushEnvironmentOnMac: "Push Notifications"
        case Entitlement.pushToTalk: "Push to Talk"
        case Entitlement.locationPush: "Location Push Service Extension"
        case InfoPlistKey.backgroundModes: "Background Modes"
        case Entitlement.communication: "Communication Notifications"
        case Entitlement.timeSensitive: "Time Sensitive Notifications"
        default: nil
        }
    }

    /// What goes wrong with a notification or an activity.
    private func effect(on name: String) -> String {
        switch key {
        case Entitlement.pushEnvironment, Entitlement.pushEnvironmentOnMac:
            "the device gets no token, so '\(name)' never arrives"
        case Entitlement.pushToTalk: "the app can't join a channel, so '\(name)' never arrives"
        case Entitlement.locationPush: "the device gets no token for location pushes, so '\(name)' never arrives"
        case InfoPlistKey.backgroundModes: "the system doesn't wake the app for '\(name)'"
        case Entitlement.communication, InfoPlistKey.userActivityTypes:
            target == .serviceExtension
                ? "'\(name)' may show the app's icon instead of an avatar"
                : "'\(name)' shows the app's icon instead of an avatar"
        case Entitlement.criticalAlerts: "'\(name)' makes no sound on a muted device"
        case Entitlement.timeSensitive:
            target == .serviceExtension
                ? "the service extension changes '\(name)', which may then arrive like any other notification"
                : "'\(name)' arrives like any other notification"
        case InfoPlistKey.liveActivities: "'\(name)' can't start"
        case InfoPlistKey.urlTypes: "a tap on '\(name)' opens no screen"
        case InfoPlistKey.frequentActivityUpdates: "the system soon stops updates of '\(name)'"
        case InfoPlistKey.locationUsage, InfoPlistKey.locationAlwaysUsage:
            "the system never asks for the location, which '\(name)' needs"
        default:
            target == .intentsExtension
                ? "Siri neither announces '\(name)' nor reads it in CarPlay"
                : "the system doesn't run \(target.words) for '\(name)'"
        }
    }
}
