import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let authorizationOptionMissing: CodeFactRule = RuleDescription(
        id: "authorization-option-missing",
        severity: .warning,
        group: .code,
        domain: .code,
        summary: "The app asks for everything that its notifications use.",
        rationale:
            """
            The system ignores the sound and the badge of a notification if the app didn't ask for them.
            """,
        unseen: """
            Sounds and badges that only servers send aren't seen. Nothing is reported if the options of a request \
            can't be read.
            """,
        source: .explicitAuthorization,
        passing: [
            .swift(
                """
                func ask() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.sound = .default
                    content.badge = 1
                }
                """)
        ],
        failing: [
            .swift(
                """
                func ask() async throws {
                    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
                }
                func post() {
                    let content = UNMutableNotificationContent()
                    content.sound = ⟦authorization-option-missing│.default⟧
                    content.badge = ⟦authorization-option-missing│1⟧
                }
                """)
        ]
    ).code { facts, report in
        guard !facts.authorizations.isEmpty, facts.authorizations.allSatisfy(\.options.isComplete) else { return }
        let isAskedOnlyHere = facts.asksOnlyWithOptions
        func isAsked(_ option: String) -> Bool { facts.authorizations.contains { $0.options.contains(option) } }
        for (option, noun, use) in [
            ("sound", "a sound", facts.contents.lazy.compactMap(\.sound).first),
            (
                "alert", "alerts, so this isn't shown",
                facts.textOfContent ?? (isAskedOnlyHere ? facts.actionsOfCategory : nil)
            ),
            (
                "badge", "a badge",
                facts.contents.lazy.compactMap(\.badge).first ?? (isAskedOnlyHere ? facts.badgeOfApp : nil)
            ),
            ("criticalAlert", "critical alerts", facts.levels.first { $0.name == "critical" }?.range),
        ] {
            guard let use, !isAsked(option) else { continue }
            report.add(
                at: use, "the app doesn't ask for permission to use \(noun)",
                help: "add .\(option) to the options of requestAuthorization",
                notes: facts.authorizations.prefix(1).map { Finding.Note("the app asks here", at: $0.range) })
        }
    }
}

extension NotificationFacts {
    private var isProvisional: Bool { authorizations.contains { $0.options.contains("provisional") } }

    /// The first text of a notification that people can see.
    fileprivate var textOfContent: SourceRange? {
        guard !isProvisional else { return nil }
        return contents.lazy.filter { !$0.isCopy }.compactMap { ($0.texts["title"] ?? $0.texts["body"])?.range }.first
    }

    /// The actions of the first category that code registers.
    fileprivate var actionsOfCategory: SourceRange? {
        guard !isProvisional else { return nil }
        let categories = registrations.lazy.flatMap(\.categories)
        return categories.first { !$0.actions.isEmpty }.map { $0.actionsRange ?? $0.range }
    }

    /// Whether nothing asks for permission by another way, such as a library or the API of iOS 8.
    fileprivate var asksOnlyWithOptions: Bool {
        guard unread.isEmpty, !ForeignModules(foreignModules).mayAskForPermission else { return false }
        let names = ["UIUserNotificationSettings", "registerForRemoteNotificationTypes"]
        let mentions = CodeMentions(of: names, in: files)
        return !names.contains { mentions.isMentioned($0, outside: []) }
    }
}
