import CodeFacts
import Diagnostics
import Rules

extension CodeRule {
    static let identifierLiteralRepeated: CodeFactRule = RuleDescription(
        id: "identifier-literal-repeated",
        severity: .advice,
        group: .links,
        domain: .code,
        summary: "Each identifier is written once, as a constant.",
        rationale:
            """
            An identifier that is written in several places is misspelled sooner or later, and nothing reports it: the compiler \
            doesn't compare texts.
            """,
        source: .declaringActions,
        passing: [
            .swift(
                """
                enum Identifier { static let reply = "reply" }
                let action = UNNotificationAction(identifier: Identifier.reply, title: "Reply", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == Identifier.reply { openReply() }
                }
                """)
        ],
        failing: [
            .swift(
                """
                let action = UNNotificationAction(identifier: "reply", title: "Reply", options: [])
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    if response.actionIdentifier == ⟦identifier-literal-repeated│"reply"⟧ { openReply() }
                }
                """)
        ]
    ).code { facts, report in
        func check(_ places: [CodeText], _ noun: String) {
            var first: [String: SourceRange] = [:]
            var reported: Set<String> = []
            for place in places where place.range.file.bytes[place.range.bytes].last == UInt8(ascii: "\"") {
                guard let identifier = place.known, !identifier.isEmpty else { continue }
                guard let earlier = first[identifier] else {
                    first[identifier] = place.range
                    continue
                }
                guard earlier != place.range, reported.insert(identifier).inserted else { continue }
                report.add(
                    at: place.range, "the identifier '\(identifier)' of \(noun) is written out again",
                    help: "use one constant; 'belfry adopt' writes a schema that Swift is generated from",
                    notes: [Finding.Note("it is written here, too", at: earlier)])
            }
        }
        check(
            facts.actions.map(\.identifier) + facts.comparisons.filter { $0.part == .action }.map(\.identifier),
            "an action")
        check(
            facts.categories.map(\.identifier) + facts.assignments
                + facts.comparisons.filter { $0.part == .category }.map(\.identifier), "a category")
    }
}
