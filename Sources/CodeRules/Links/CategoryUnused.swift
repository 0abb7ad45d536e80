import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let categoryUnused: CodeFactRule = RuleDescription(
        id: "category-unused",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "Some notification has each registered category.",
        rationale:
            """
            An app that gets no remote notifications posts all of them itself. A category that it sets on no content is \
            never shown, with all its actions: the line that sets categoryIdentifier was forgotten, or is in code that \
            nothing calls.
            """,
        unseen:
            "Nothing is reported if the app can get remote notifications, or if other code mentions the identifier.",
        source: .declaringActions,
        passing: [
            .swift(
                """
                func register() {
                    UIApplication.shared.registerForRemoteNotifications()
                    let mail = UNNotificationCategory(identifier: "mail", actions: [], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                }
                """)
        ],
        failing: [
            .swift(
                """
                func register() {
                    let archive = UNNotificationAction(identifier: "archive", title: "Archive", options: [])
                    let mail = UNNotificationCategory(identifier: ⟦category-unused│"mail"⟧, actions: [archive], intentIdentifiers: [], options: [])
                    UNUserNotificationCenter.current().setNotificationCategories([mail])
                    UNUserNotificationCenter.current().delegate = self
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.title = "New Mail"
                    UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
                }
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == "archive" { archive() }
                }
                """)
        ]
    ).code { facts, report in
        for (setting, function) in facts.app.droppedSettings where setting.hasPrefix("category") {
            report.add(
                at: function.range,
                "'\(function.known ?? "")' doesn't set the category that it gets, so its notification has no actions",
                help: "set 'categoryIdentifier' of the content")
        }
        for range in facts.app.plainFallbacks where facts.registersLegacyCategories {
            report.add(
                at: range, "this notification for earlier systems has no category, so it has no actions there",
                help: "set its 'category', as that of the content for later systems")
        }
        reportForgotten(facts, &report)
        guard !facts.postingFunctions.isEmpty, facts.unread.isEmpty, facts.assignments.allSatisfy({ $0.known != nil }),
            facts.pushes.isEmpty, !facts.mayGetRemoteNotifications, facts.contents.allSatisfy({ !$0.isCopy }),
            !facts.mention(NotificationFacts.frameworksOfOtherLanguages)
        else { return }
        // Code that nothing calls sets no category.
        let assigned = Set(
            facts.assignments.filter { facts.uncalledFunction(around: $0.range) == nil }.compactMap(\.known))
        let scenes = Set(facts.sceneCategories.compactMap(\.known))
        var seen: Set<String> = []
        let categories = facts.calledRegistrations.flatMap(\.categories).filter { category in
            guard let identifier = category.identifier.known, !category.actions.isEmpty else { return false }
            return !assigned.contains(identifier) && !scenes.contains(identifier) && seen.insert(identifier).inserted
        }
        guard !categories.isEmpty else { return }
        let registered = Set(facts.calledRegistrations.flatMap(\.categories).compactMap(\.identifier.known))
        var nearest = NearestIdentifiers(categories.compactMap(\.identifier.known))
        // A misspelled identifier is reported where it is set.
        let meant = Set(assigned.subtracting(registered).compactMap { nearest.nearest(to: $0) })
        // The identifier of a request can be the same text.
        let mentions = CodeMentions(
            of: categories.flatMap(\.identifier.mentions), in: facts.files,
            outside: CodeRanges(facts.app.requestIdentifiers))
        for category in categories {
            guard let identifier = category.identifier.known, !meant.contains(identifier) else { continue }
            let assignments = facts.assignments.filter { $0.known == identifier }
            // The declarations, and what handlers compare with.
            let own =
                facts.categories.filter { $0.identifier.known == identifier }.map(\.range)
                + facts.comparisons.filter { $0.identifier.known == identifier }.map(\.identifier.range)
                + (facts.definitions[identifier] ?? []) + assignments.map(\.range)
                + facts.actions.filter { $0.identifier.known == identifier }.map(\.identifier.range)
            guard !category.identifier.mentions.contains(where: { mentions.isMentioned($0, outside: own) }) else {
                continue
            }
            let function = assignments.first.flatMap { facts.uncalledFunction(around: $0.range) }
            report.add(
                at: category.identifier.range,
                function.map { "only '\($0)' sets the category '\(identifier)' on content, and no code calls that" }
                    ?? "no content has the category '\(identifier)', so its actions are never shown",
                help: function.map { "call '\($0)', or remove it and the category" }
                    ?? "set 'categoryIdentifier' of the content that should have it, or remove the category",
                notes: assignments.prefix(1).map { Finding.Note("it is set here", at: $0.range) })
        }
    }
}

/// Reports categories that a function registers for content that it makes, and doesn't set.
private func reportForgotten(_ facts: NotificationFacts, _ report: inout RuleReport) {
    // The others are reported below.
    guard facts.mayGetRemoteNotifications || !facts.pushes.isEmpty, facts.unread.isEmpty,
        (facts.assignments + facts.pushes.compactMap(\.category)).allSatisfy({ $0.known != nil })
    else { return }
    let assigned = Set((facts.assignments + facts.pushes.compactMap(\.category)).compactMap(\.known))
    var seen = assigned
    for call in facts.calledRegistrations where call.isComplete && !call.isMerged && call.launches.isEmpty {
        // A function that asks for permission is a start, and a push may have the category.
        guard let function = call.function, facts.postingFunctions.contains(function), call.categories.count == 1,
            case let category = call.categories[0], !category.actions.isEmpty,
            let identifier = category.identifier.known,
            !function.text.contains("requestAuthorization"),
            case let own = facts.contents.filter({ function.contains($0.range) }),
            !own.isEmpty, own.allSatisfy({ $0.category == nil && !$0.isCopy }),
            seen.insert(identifier).inserted
        else { continue }
        report.add(
            at: category.identifier.range,
            "no content has the category '\(identifier)', so its actions are never shown",
            help: "set 'categoryIdentifier' of the content that this function makes")
    }
}

extension NotificationFacts {
    /// Whether settings of iOS 8 register categories.
    fileprivate var registersLegacyCategories: Bool {
        calledRegistrations.contains { $0.range.text.contains("UIUserNotificationSettings") && !$0.categories.isEmpty }
    }
}
