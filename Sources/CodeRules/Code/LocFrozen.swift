import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let locFrozen: CodeFactRule = RuleDescription(
        id: "loc-frozen",
        severity: .advice,
        group: .code,
        domain: .code,
        summary: "The titles of actions follow a change of language.",
        rationale:
            """
            The system keeps registered titles until the next registration. One that the app looks up with \
            NSLocalizedString or String(localized:) has the language of the last launch, also on a watch with another \
            language. The system looks up the text of localizedUserNotificationString whenever it shows it.
            """,
        unseen: "Only titles whose lookup can be followed are judged.",
        source: RuleSource(
            "Foundation, localizedUserNotificationString(forKey:arguments:)",
            url:
                "https://developer.apple.com/documentation/foundation/nsstring/localizedusernotificationstring(forkey:arguments:)"
        ),
        passing: [
            .swift(
                """
                let reply = UNNotificationAction(
                    identifier: "reply", title: NSString.localizedUserNotificationString(forKey: "reply", arguments: nil),
                    options: [])
                """,
                files: [.init("App/en.lproj/Localizable.strings", text: "\"reply\" = \"Reply\";\n")])
        ],
        failing: [
            .swift(
                """
                let reply = UNNotificationAction(
                    identifier: "reply", title: NSLocalizedString(⟦loc-frozen│"reply"⟧, comment: ""), options: [])
                """,
                files: [.init("App/en.lproj/Localizable.strings", text: "\"reply\" = \"Reply\";\n")])
        ]
    ).code { facts, report in
        // With one language, there is nothing to follow.
        guard facts.hasStrings else { return }
        // One decision of the author: the first place, with the number of the others.
        // A content extension looks up the texts when it shows a notification.
        let actions = facts.actions.filter { action in
            action.identifier.known.map { facts.actionsOfInterfaces[$0]?.contains(action.range) ?? false } != true
        }
        let all = actions.compactMap(\.title).filter { $0.isFrozen && $0.table == nil && $0.bundle == nil }
        // A service extension registers before each notification.
        let files = Dictionary(all.map { (ObjectIdentifier($0.range.file), $0.range.file) }) { first, _ in first }
        let extensions = Set(files.filter { $0.value.isServiceExtension }.keys)
        let titles = all.filter { !extensions.contains(ObjectIdentifier($0.range.file)) }
        guard let first = titles.first else { return }
        let others = Set(titles.map(\.range)).count - 1
        let rest = others > 0 ? "; the same is true of \(others) \(others == 1 ? "other" : "others")" : ""
        report.add(
            at: first.range, "the title stays in the language of this launch\(rest)",
            help: first.range.isSwift
                ? "use NSString.localizedUserNotificationString(forKey:arguments:), which the system looks up"
                : "use [NSString localizedUserNotificationStringForKey:arguments:], which the system looks up")
    }
}

extension SourceFile {
    fileprivate var isServiceExtension: Bool {
        let name = "UNNotificationServiceExtension"
        return CodeMentions(of: [name], in: [self]).isMentioned(name, outside: [])
    }
}
