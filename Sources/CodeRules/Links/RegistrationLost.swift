import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    private static let description = categoryUnregistered.description

    static let registrationLost: CodeFactRule = description.code { facts, report in
        for merge in facts.app.lostMerges {
            report.add(
                at: merge, "nothing registers this set, so the notifications have no buttons",
                help: "call setNotificationCategories with it")
        }
        reportUnused(facts, &report)
        // The system keeps the categories, except on a new device with the settings of the old one, and after an update.
        let registrations = facts.calledRegistrations.filter { !$0.categories.isEmpty || !$0.isComplete }
        guard let first = registrations.first, facts.unread.isEmpty else { return }
        // It runs once a notification is opened that has buttons already.
        let files = Dictionary(registrations.map { (ObjectIdentifier($0.range.file), $0.range.file) }) { first, _ in
            first
        }
        if files.values.allSatisfy(\.isOfContentExtension) {
            return report.add(
                at: first.range,
                "only the content extension registers the categories, so the first notification has no buttons",
                severity: .warning, help: "register them at each launch of the app")
        }
        let places = [
            (
                LaunchGate.firstLaunch,
                "only the first launch registers the categories, so an update of the app can't change them"
            ),
            (.launchOption, "the categories are only registered if the launch has this option"),
            (.testArgument, "the categories are only registered if a test starts the app"),
            (
                .undetermined,
                "only code before the answer to the request for permission registers the categories, so an update of "
                    + "the app can't change them"
            ),
            (.refused, "the categories are only registered if people refused notifications"),
            (
                .allowed,
                "the first launch registers no categories: it does so only with permission, which people give later"
            ),
        ]
        for (gate, message) in places {
            guard let ranges = facts.app.gatedPlaces[gate],
                registrations.allSatisfy({ ranges.contains($0.range) })
            else { continue }
            report.add(
                at: first.range, message,
                severity: [.testArgument, .refused].contains(gate) ? nil : .warning,
                help: "register them at each launch")
        }
    }
}

/// Reports categories that code creates and doesn't use.
private func reportUnused(_ facts: NotificationFacts, _ report: inout RuleReport) {
    let unused = Set(facts.app.unusedCategories)
    guard !unused.isEmpty, facts.unread.isEmpty, facts.registrations.isEmpty, facts.clearedRegistrations.isEmpty else {
        return
    }
    let categories = facts.categories.filter { unused.contains($0.range) }
    guard let first = categories.first else { return }
    let set = Set((facts.assignments + facts.pushes.compactMap(\.category)).compactMap(\.known))
    report.add(
        at: first.range,
        "no code registers this category"
            + (first.actions.isEmpty ? "" : ", so its notifications have no buttons"),
        severity: categories.contains { $0.identifier.known.map(set.contains) ?? false } ? nil : .warning,
        help: "give it to setNotificationCategories, or remove it",
        notes: categories.dropFirst().prefix(5).map { Finding.Note("also here", at: $0.range) })
}

extension SourceFile {
    /// Whether it has the code of a content extension, and not that of an app.
    fileprivate var isOfContentExtension: Bool {
        let mentions = CodeMentions(of: ["UNNotificationContentExtension", "@main"], in: [self])
        return mentions.isMentioned("UNNotificationContentExtension", outside: [])
            && !mentions.isMentioned("@main", outside: [])
    }
}
