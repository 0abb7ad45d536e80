import AppleFacts
import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let dismissUnhandled: CodeFactRule = RuleDescription(
        id: "dismiss-unhandled",
        severity: .warning,
        group: .links,
        domain: .code,
        summary: "A handler mentions the dismissal that a category asks for, and shows nothing for it.",
        rationale:
            """
            With customDismissAction, the system runs the app whenever people dismiss a notification. If no handler \
            compares with UNNotificationDismissActionIdentifier, the app does nothing, or what it does for a tap. If \
            one branch is for both, a dismissal opens what people didn't want to see.
            """,
        unseen:
            "Nothing is reported if a handler compares with an identifier that can't be read. Of a branch for both, only what it shows is reported, as far as names of functions say so.",
        source: .declaringActions,
        passing: [
            .swift(
                """
                let mail = UNNotificationCategory(
                    identifier: "mail", actions: [], intentIdentifiers: [], options: .customDismissAction)
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == UNNotificationDismissActionIdentifier { markAsRead() }
                }
                """)
        ],
        failing: [
            .swift(
                """
                let mail = UNNotificationCategory(
                    identifier: "mail", actions: [], intentIdentifiers: [], options: ⟦dismiss-unhandled│.customDismissAction⟧)
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { open() }
                }
                """)
        ]
    ).code { facts, report in
        let asksForDismissals = facts.categories.contains { $0.options.contains("customDismissAction") }
        for dismissal in facts.dismissalsAsTaps where asksForDismissals {
            report.add(
                at: dismissal, "this shows for a dismissal what a tap shows",
                help: "handle UNNotificationDismissActionIdentifier in a branch of its own, which shows nothing")
        }
        // Without a handler in this code, another module may have it.
        let isHandled = facts.handlers.contains { $0.kind == .didReceive } || !facts.comparisons.isEmpty
        guard isHandled || facts.isWithoutReceiver else { return }
        // A handler without conditions does the same for every response.
        let handlers = facts.handlers.filter { $0.kind == .didReceive && !$0.isIdle }
        // What it shows is for a tap.
        let showsScreen = handlers.contains(where: \.showsForOthers)
        guard
            handlers.isEmpty || showsScreen && facts.blindActions == nil
                || !facts.comparisons.isEmpty && !handlers.contains(where: \.actsForAll)
        else { return }
        guard !facts.escapes.contains(where: { $0.part == .action }) else { return }
        let categories = facts.categories.filter { $0.options.contains("customDismissAction") }
        guard !categories.isEmpty else { return }
        let names = ["UNNotificationDismissActionIdentifier", SystemAction.dismissal]
        let mentions = CodeMentions(of: names, in: facts.files)
        guard !names.contains(where: { mentions.isMentioned($0, outside: []) }) else { return }
        // Its 'default', or that of a method which gets the response, says that it takes the dismissal.
        let files = Dictionary(
            facts.comparisons.map { (ObjectIdentifier($0.identifier.range.file), $0.identifier.range.file) }
        ) { first, _ in first }
        let code = handlers.map(\.range.text) + files.values.map { String(decoding: $0.bytes, as: UTF8.self) }
        guard !code.contains(where: \.saysDismissedByDefault) else { return }
        var seen: Set<SourceRange> = []
        let places = categories.compactMap { $0.options.range(of: "customDismissAction") }
            .filter { seen.insert($0).inserted }
        guard let first = places.first else { return }
        report.add(
            at: first,
            "no handler mentions the dismissal that this asks for"
                + (showsScreen
                    ? ", so it shows what a tap shows"
                    : facts.hasFallback ? ", so it gets what other identifiers get" : ""),
            help: "compare with UNNotificationDismissActionIdentifier, or remove the option",
            notes: places.dropFirst().prefix(5).map { Finding.Note("also here", at: $0) })
    }
}

extension String {
    /// `default: print("Dismissed")`
    fileprivate var saysDismissedByDefault: Bool {
        ranges(of: "default:").contains { self[$0.upperBound...].prefix(120).contains("ismiss") }
    }
}
