import Basics
import Diagnostics
import NotificationSchema
import SchemaRules
import SourceSyntax
import Testing
import TestSupport

/// Mistakes in rules of a team: each is one finding, at its place, and says what to write.
@Suite struct TeamRuleMistakeTests {
    private func findings(_ team: String, _ declarations: String = "") -> [Finding] {
        MarkedSchema("lint:\n  team:\n    \(team)\n\(declarations)").lint().findings
    }

    @Test(
        arguments: [
            (
                "a-b: { each: notification, require: { ⟦interuption-level⟧: passive } }",
                "'interuption-level' isn't a key of a notification", "did you mean 'interruption-level'?"
            ),
            (
                "a-b: { each: topic, require: { ⟦destructive⟧: true } }", "'destructive' isn't a key of a topic",
                "it is a key of an action: write each: action"
            ),
            (
                "a-b: { each: text, where: { ⟦sound⟧: none }, require: { length: { max: 1 } } }",
                "'sound' isn't a key of a text",
                "it is a key of a notification: write each: notification"
            ),
            (
                "a-b: { each: action, require: { title: { ⟦prefx⟧: x } } }", "'prefx' isn't a key of a condition",
                "did you mean 'prefix'?"
            ),
            (
                "a-b: { each: action, require: { title: { ⟦regex⟧: x } } }", "'regex' isn't a key of a condition",
                "write like: with * for any text; there are no regular expressions, which can take very long"
            ),
            (
                "a-b: { each: ⟦notifcation⟧, require: { title: x } }",
                "'each' must be action, category, notification, activity, topic, data or text, not 'notifcation'",
                "did you mean 'notification'?"
            ),
            ("⟦a-b⟧: { require: { title: x } }", "a rule of a team needs 'each'", "add each: …"),
            ("⟦a-b⟧: { each: action }", "the rule asks for nothing", "add require: or forbid: with a condition"),
            (
                "a-b: { each: action, ⟦forbids⟧: { title: x } }", "'forbids' isn't a key of a rule of a team",
                "did you mean 'forbid'?"
            ),
            (
                "⟦offersAreQuiet⟧: { each: action, forbid: { title: x } }",
                "the name of a rule must be in kebab-case, not 'offersAreQuiet'", "write offers-are-quiet"
            ),
            (
                "a-b: { each: action, forbid: { destructive: { prefix: ⟦t⟧ } } }",
                "'prefix' can't be asked of 'destructive', which is true or false", "write a value, or a list of values"
            ),
            (
                "a-b: { each: notification, require: { expires-in: { length: { max: ⟦3⟧ } } } }",
                "'length' can't be asked of 'expires-in', which is a duration",
                "write a value, or a list of values, min or max"
            ),
            (
                "a-b: { each: notification, forbid: { interruption-level: ⟦actve⟧ } }",
                "'interruption-level' can't be 'actve'", "did you mean 'active'?"
            ),
            (
                "a-b: { each: notification, forbid: { expires-in: ⟦soon⟧ } }", "'expires-in' can't be 'soon'",
                "write a duration such as 20m"
            ),
            (
                "a-b: { each: notification, require: { expires-in: { max: ⟦90⟧ } } }",
                "'expires-in' can't be compared with '90'",
                "write a duration such as 20m"
            ),
            (
                "a-b: { each: action, require: { title: { min: ⟦90⟧ } } }",
                "'min' can't be asked of 'title', which is text", nil
            ),
            (
                "a-b: { each: notification, require: { expires-in: { min: ⟦2h⟧, max: 1h } } }",
                "no value is at least 2h and at most 1h",
                "exchange them, or delete one"
            ),
            (
                "a-b: { each: text, require: { length: { min: ⟦9⟧, max: 3 } } }",
                "no length is at least 9 and at most 3",
                "exchange them, or delete one"
            ),
            (
                "a-b: { each: action, require: { title: { prefix: ⟦Acme⟧, length: { max: 3 } } } }",
                "no text with at most 3 characters has this one in it",
                "allow a greater length, or write a shorter text"
            ),
            (
                "a-b: { each: action, require: { icon: { present: ⟦false⟧, prefix: x } } }",
                "a key that isn't written meets no other condition", "delete 'present', or the other conditions"
            ),
            (
                "a-b: { each: notification, forbid: { communication: ⟦mail⟧ } }", nil,
                "write { present: true } or { present: false }"
            ),
            (
                "a-b: { each: notification, forbid: { foreground-presentation: [list, ⟦bannr⟧] } }",
                "'foreground-presentation' can't be 'bannr'", "did you mean 'banner'?"
            ),
            ("a-b: { each: notification, forbid: { title: ⟦[]⟧ } }", "no value is in an empty list", nil),
            ("a-b: { each: notification, forbid: { title: ⟦{}⟧ } }", "an empty map asks for nothing", nil),
            (
                "⟦icon-missing⟧: { each: action, require: { icon: { present: true } } }",
                "Belfry has a rule or a group of rules with the name 'icon-missing'",
                "give yours another name; rules: { icon-missing: … } changes the severity of Belfry's"
            ),
            (
                "⟦privacy⟧: { each: action, require: { icon: { present: true } } }",
                "Belfry has a rule or a group of rules with the name 'privacy'", "give yours another name"
            ),
            (
                "a-b: { each: notification, where: { topic: ⟦offers⟧ }, require: { sound: none } }",
                "there is no topic 'offers'",
                "no topic can meet the condition: write the name of one, or delete the rule"
            ),
            ("⟦a-b⟧: [x]", nil, nil),
        ] as [(String, String?, String?)])
    func oneFinding(_ team: String, _ message: String?, _ help: String?) {
        let marked = MarkedSchema("lint:\n  team:\n    \(team)\n")
        let found = marked.lint().findings
        #expect(found.count == 1, "\(found.map(\.report).joined())")
        if team != "⟦a-b⟧: [x]" {
            #expect(
                marked.found(found).map { $0.prefix { $0 != " " } } == marked.expected().map { $0.prefix { $0 != " " } }
            )
        }
        if let message { #expect(found.first?.message == message) }
        if let help { #expect(found.first?.help == help) }
        #expect(found.first?.help != nil && found.first?.severity == .error)
    }

    /// Proves that a rule with a mistake is still known, so that an exception from it isn't another mistake.
    @Test func aBrokenRuleIsKnown() {
        let found = findings(
            "a-b: { each: notification, require: { titel: Sale } }",
            "notifications: { sale: { title: Sale, allow: { a-b: It ends soon. } } }\n")
        #expect(found.map(\.rule.id) == ["schema-unknown-key"])
    }

    // MARK: Limits

    @Test func tooManyRules() {
        let rules = (0..<10_000).map { "    r-\($0): { each: action, forbid: { title: x } }\n" }.joined()
        let found = findings(String(rules.drop { $0 == " " }), "actions: { like: { title: Like } }\n")
        #expect(found.map(\.rule.id) == ["schema-too-large"])
        #expect(found.first?.message == "the team has more than 1000 rules")
    }

    @Test func tooManyConditions() {
        let values = (0..<10_001).map { "x\($0)" }.joined(separator: ", ")
        let found = findings("a-b: { each: action, forbid: { title: { contains: [\(values)] } } }")
        #expect(found.map(\.rule.id) == ["schema-too-large"])
    }

    @Test(arguments: [2_000, 100_000]) func longPatterns(_ bytes: Int) {
        let pattern = String(repeating: "*a", count: bytes / 2)
        let found = findings("a-b: { each: action, forbid: { title: { like: \"\(pattern)\" } } }")
        #expect(found.count == 1, "\(found.map(\.report))")
    }

    /// Proves that patterns which make others backtrack take linear time, and that rules can't compare without end.
    @Test(
        arguments: [
            (3, "{ like: \"\(String(repeating: "*a", count: 400))*b\" }", 1, nil),
            (
                1_000, "{ contains: [b, c, d, e, f, g, h, i, j] }", 12,
                "the rules of the team compare more than 2 GB, and weren't checked"
            ),
        ] as [(Int, String, Int, String?)])
    func hostilePatterns(_ rules: Int, _ condition: String, _ notifications: Int, _ message: String?) {
        let text = String(repeating: "a", count: 20_000)
        let team = (0..<rules).map { "    r-\($0): { each: notification, forbid: { description: \(condition) } }\n" }
        let declarations = (0..<notifications).map { "  n\($0): { title: Sale, description: \(text) }\n" }
        let found = findings(String(team.joined().drop { $0 == " " }), "notifications:\n" + declarations.joined())
        #expect(
            found.filter { $0.rule.id == "schema-too-large" || $0.rule.group == .team }.map(\.message)
                == [message].compactMap(\.self))
    }

    /// Proves that a flood of findings ends.
    @Test func manyFindings() {
        let rules = (0..<210).map { "    r-\($0): { each: notification, forbid: { title: { prefix: Sale } } }\n" }
            .joined()
        let notifications = (0..<50).map { "  n\($0): { title: Sale \($0) }\n" }.joined()
        let found = findings(String(rules.drop { $0 == " " }), "notifications:\n" + notifications)
        #expect(found.count == ReadingLimits.findings + 1)
    }
}
