import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let authorizationMissing: CodeFactRule = RuleDescription(
        id: "authorization-missing",
        severity: .error,
        group: .links,
        domain: .code,
        summary: "An app with notifications asks for permission to show them.",
        rationale: """
            The system shows no notification of an app that never asked. It is a warning if the app uses libraries that may \
            ask, if only servers send notifications, or if all are those of iOS 8. People whom an app asks only with 'provisional' have the status \
            'provisional': code that needs 'authorized' never runs for them.
            """,
        unseen: """
            Nothing is reported for a library, for an app with a part in another language, such as JavaScript, or if the \
            name of a module says that it may ask.
            """,
        source: .explicitAuthorization,
        passing: [
            .swift(
                """
                @main struct Reminders: App {
                    var body: some Scene { WindowGroup { Button("Remind Me") { Task { await remind() } } } }
                    func remind() async {
                        let center = UNUserNotificationCenter.current()
                        guard (try? await center.requestAuthorization(options: [.alert])) == true else { return }
                        let content = UNMutableNotificationContent()
                        content.title = "Water the Plants"
                        try? await center.add(UNNotificationRequest(identifier: "water", content: content, trigger: nil))
                    }
                }
                """),
            .swift(
                """
                public struct Reminder {
                    public func post() async throws {
                        let content = UNMutableNotificationContent()
                        let request = UNNotificationRequest(identifier: "water", content: content, trigger: nil)
                        try await UNUserNotificationCenter.current().add(request)
                    }
                }
                """),
        ],
        failing: [
            .swift(
                """
                @main struct Reminders: App {
                    var body: some Scene { WindowGroup { Button("Remind Me") { remind() } } }
                    func remind() {
                        let content = ⟦authorization-missing│UNMutableNotificationContent()⟧
                        content.title = "Water the Plants"
                        let request = UNNotificationRequest(identifier: "water", content: content, trigger: nil)
                        UNUserNotificationCenter.current().add(request)
                    }
                }
                """),
            .swift(
                """
                func start(_ content: UNNotificationContent) async {
                    let center = UNUserNotificationCenter.current()
                    _ = try? await center.requestAuthorization(options: [.alert, .provisional])
                    let settings = await center.notificationSettings()
                    guard ⟦authorization-missing│settings.authorizationStatus == .authorized⟧ else { return }
                    try? await center.add(UNNotificationRequest(identifier: "water", content: content, trigger: nil))
                }
                """),
        ]
    ).code { facts, report in
        reportPermissionGates(facts, &report)
        // If a function asks, no code calls it.
        guard !facts.mayAsk, facts.unread.isEmpty else { return }
        let modules = ForeignModules(facts.foreignModules)
        guard !modules.mayAskForPermission else { return }
        let uncalled = facts.authorizations.first?.function
        let name = uncalled.flatMap { facts.uncalledFunctions[$0] }
        let help = "call \(name ?? "requestAuthorization(options:)") at a moment when people see what it is for"
        let notes = uncalled.map { [Finding.Note("only this asks, and no code calls it", at: $0)] } ?? []
        if let content = facts.postedContent {
            guard facts.isOfApp(content) else { return }
            report.add(
                at: content,
                modules.unknown.map { "this isn't shown: no code asks for permission, unless '\($0)' does" }
                    ?? "no code asks for permission, so this isn't shown",
                severity: modules.unknown == nil ? nil : .warning, help: help, notes: notes)
        } else if facts.app.registersForPushes, let place = facts.placeWithVisiblePushes, facts.isOfApp(place) {
            report.add(
                at: place, "no code asks for permission, so no push is shown", severity: .warning, help: help,
                notes: notes)
        } else if let use = facts.legacyUses.first(where: { $0.name == "UILocalNotification" })?.range,
            facts.isOfApp(use)
        {
            report.add(
                at: use, "no code asks for permission, so this isn't shown since iOS 8", severity: .warning,
                help: "use UNUserNotificationCenter, and " + help)
        }
    }
}

/// Code that runs only with full permission, in an app that asks only for provisional permission.
private func reportPermissionGates(_ facts: NotificationFacts, _ report: inout RuleReport) {
    let all = facts.app.permissionGates
    // Another registration is enough.
    let registersOnlyInside = facts.app.remoteRegistrations.allSatisfy { registration in
        all.contains { $0.code.contains { $0.contains(registration) } }
    }
    let gates = all.filter { $0.guardsRequests || registersOnlyInside }
    let options = facts.authorizations.compactMap { $0.options.isComplete ? $0.options.range(of: "provisional") : nil }
    guard let gate = gates.first?.range, let asked = options.first, options.count == facts.authorizations.count,
        facts.unread.isEmpty
    else { return }
    let names = ["provisional", "UNAuthorizationStatusProvisional"]
    let mentions = CodeMentions(of: names, in: facts.files)
    guard !names.contains(where: { mentions.isMentioned($0, outside: options) }) else { return }
    report.add(
        at: gate, "the app asks only for provisional permission, and this leaves out people who have that",
        help: "compare with '\(gate.isSwift ? ".provisional" : names[1])', too",
        notes: [Finding.Note("permission is asked for here", at: asked)]
            + gates.dropFirst().prefix(5).map { Finding.Note("also here", at: $0.range) })
}

extension NotificationFacts {
    /// The first content of a request that code may make.
    fileprivate var postedContent: SourceRange? {
        let called = postingFunctions.filter { uncalledFunctions[$0] == nil }
        guard !called.isEmpty else { return nil }
        let own = contents.lazy.filter { !$0.isCopy }.map(\.range)
        return own.first { range in called.contains { $0.contains(range) } }
            ?? own.first { uncalledFunction(around: $0) == nil }
    }

    /// Code that only matters for notifications which people see.
    fileprivate var placeWithVisiblePushes: SourceRange? {
        let registration = calledRegistrations.first { !$0.categories.isEmpty }?.range
        return registration ?? handlers.first { $0.kind == .didReceive && !$0.isIdle && !isUnused($0) }?.range
    }

    /// Whether the repository has the app around some code. An example app of a library doesn't count.
    fileprivate func isOfApp(_ range: SourceRange) -> Bool {
        appFiles.contains { $0.isOfExample == range.file.path.isOfExample }
    }
}

extension String {
    /// Whether it is the path of a file in an example.
    fileprivate var isOfExample: Bool {
        let words = ["example", "demo", "sample", "playground"]
        return split(separator: "/").dropLast().contains { folder in
            words.contains(where: folder.lowercased().contains)
        }
    }
}
