import Basics
import Diagnostics
import NotificationSchema
import SchemaRules
import SourceSyntax
import Testing
import TestSupport

/// Rules that a team declares, over schemas. `TeamRuleMistakeTests` has mistakes in the rules themselves.
@Suite struct TeamRuleTests {
    /// Each case has the body of a rule, and declarations with marks where the rule reports something.
    @Test(arguments: [
        // A value, a list of values, defaults.
        (
            "each: notification, require: { interruption-level: passive }",
            "notifications: { ⟦sale⟧: { title: Sale }, rain: { title: Rain, interruption-level: passive } }"
        ),
        (
            "each: notification, forbid: { interruption-level: [active, time-sensitive] }",
            """
            notifications:
              ⟦sale⟧: { title: Sale }
              rain: { title: Rain, interruption-level: ⟦active⟧ }
              hail: { title: Hail, interruption-level: passive }
              sync: { delivery: background }
            """
        ),
        (
            "each: notification, forbid: { interruption-level: time-sensitive }",
            """
            notifications:
              rain: { title: Rain, interruption-level: ⟦$(level)⟧, data: { level: { values: [passive, time-sensitive] } } }
              hail: { title: Hail, interruption-level: $(level), data: { level: { values: [passive, active] } } }
            """
        ),
        (
            "each: notification, require: { sound: none }",
            "notifications: { sale: { title: Sale, sound: ⟦default⟧ }, rain: { title: Rain } }"
        ),
        (
            "each: notification, where: { topic: offers, delivery: remote }, require: { priority: 5 }",
            """
            topics: { offers: { title: Offers } }
            notifications:
              ⟦sale⟧: { title: Sale, topic: offers }
              rain: { title: Rain }
              hail: { title: Hail, topic: offers, priority: 5 }
            """
        ),
        // 'present' is about what is written.
        (
            "each: notification, forbid: { sound: { present: true } }",
            "notifications: { sale: { title: Sale, sound: ⟦none⟧ }, rain: { title: Rain } }"
        ),
        (
            "each: notification, require: { thread-id: { present: true }, x-owner: { present: true } }",
            """
            notifications:
              ⟦sale⟧: { title: Sale }
              rain: { title: Rain, thread-id: weather, x-owner: weather team }
            """
        ),
        (
            "each: notification, require: { identifier: { present: false } }",
            "notifications: { sale: { title: Sale, identifier: ⟦s1⟧ }, rain: { title: Rain } }"
        ),
        // A key without a value meets conditions on values.
        (
            "each: notification, require: { subtitle: { length: { max: 5 } } }",
            "notifications: { sale: { title: Sale }, rain: { title: Rain, subtitle: ⟦Heavy Rain⟧ } }"
        ),
        (
            "each: notification, require: { x-owner: [weather, sales] }",
            "notifications: { ⟦sale⟧: { title: Sale }, rain: { title: Rain, x-owner: ⟦rain⟧ } }"
        ),
        // Texts.
        (
            "each: category, require: { identifier: { prefix: [com.example., org.example.] } }",
            "categories: { ⟦photo⟧: {}, album: { identifier: com.example.album }, b: { identifier: ⟦example⟧ } }"
        ),
        (
            "each: action, forbid: { title: { suffix: '!' } }",
            "actions: { like: { title: ⟦Like!⟧ }, hide: { title: Hide } }"
        ),
        (
            "each: action, forbid: { title: { contains: [Birdhouse, Bird House] } }",
            "actions: { like: { title: ⟦Open Bird House⟧ }, hide: { title: Hide Bird } }"
        ),
        (
            "each: notification, require: { identifier: { like: '*:*:v*' } }",
            """
            notifications:
              sale: { title: Sale, identifier: shop:sale:v2 }
              rain: { title: Rain, identifier: ⟦shop:v2⟧ }
            """
        ),
        (
            "each: data, require: { key: { case: snake } }",
            """
            notifications:
              sale:
                title: Sale
                data: { order_id: string, ⟦orderNumber⟧: string, price: { type: decimal, key: ⟦unitPrice⟧ } }
            """
        ),
        ("each: topic, require: { name: { case: kebab } }", "topics: { ⟦specialOffers⟧: { title: Special Offers } }"),
        // The length of a text has no placeholders.
        (
            "each: notification, require: { title: { length: { max: 12 } } }",
            """
            notifications:
              sale: { title: Order $(number) Sent, data: { number: string } }
              rain: { title: ⟦Order $(number) Was Sent⟧, data: { number: string } }
            """
        ),
        // Each form of a text is judged.
        (
            "each: notification, require: { body: { length: { max: 12 } } }",
            """
            notifications:
              mail:
                title: Mail
                body: { one: $(n) message, other: ⟦$(n) messages came⟧ }
                variables: { n: count }
            """
        ),
        // Numbers and durations.
        (
            "each: notification, require: { expires-in: { max: 1h }, relevance-score: { min: 0.5 } }",
            """
            notifications:
              sale: { title: Sale, expires-in: ⟦2h⟧, relevance-score: ⟦0.25⟧ }
              rain: { title: Rain, expires-in: 60m, relevance-score: 0.50 }
              hail: { title: Hail }
            """
        ),
        (
            "each: notification, forbid: { expires-in: 60m, relevance-score: 0.5 }",
            "notifications: { sale: { title: Sale, expires-in: ⟦1h⟧, relevance-score: ⟦0.50⟧ } }"
        ),
        (
            "each: data, require: { max-length: { max: 50 } }",
            "notifications: { a: { title: A, data: { b: { max-length: ⟦60⟧ } } } }"
        ),
        // Lists: 'require' asks each item, 'forbid' and 'where' look for one.
        (
            "each: notification, require: { foreground-presentation: [list, sound] }",
            """
            notifications:
              ⟦sale⟧: { title: Sale }
              rain: { title: Rain, foreground-presentation: [list, ⟦banner⟧] }
              hail: { title: Hail, foreground-presentation: [list] }
              snow: { title: Snow, foreground-presentation: [] }
            """
        ),
        (
            "each: notification, where: { foreground-presentation: sound }, forbid: { foreground-presentation: banner }",
            """
            notifications:
              rain: { title: Rain, foreground-presentation: [⟦banner⟧, sound] }
              hail: { title: Hail, foreground-presentation: [banner] }
            """
        ),
        (
            "each: category, require: { actions: { length: { max: 2 }, contains: mute } }",
            """
            actions: { mute: { title: Mute } }
            categories:
              photo: { actions: ⟦[like: { title: Like }]⟧ }
              album: { actions: [mute, like: { title: Like }] }
              movie: { actions: ⟦[mute, like: { title: Like }, hide: { title: Hide }]⟧ }
            """
        ),
        (
            "each: notification, require: { data: { contains: order-id } }",
            """
            notifications:
              ⟦sale⟧: { title: Sale }
              sent: { title: Sent, data: { order-id: string } }
              late: { title: Late, ⟦data⟧: { order: string } }
            """
        ),
        // Values that are maps or flags.
        ("each: action, forbid: { destructive: true }", "actions: { hide: { title: Hide, destructive: ⟦true⟧ } }"),
        (
            "each: action, where: { text-input: true }, require: { authentication-required: true }",
            "actions: { ⟦reply⟧: { title: Reply, text-input: true }, like: { title: Like } }\n"
                + "categories: { a: { actions: [⟦answer⟧: { title: Answer, text-input: { button-title: Send } }] } }"
        ),
        (
            "each: action, forbid: { icon: { prefix: hand. } }",
            "actions: { like: { title: Like, icon: ⟦hand.thumbsup⟧ } }"
        ),
        (
            "each: activity, forbid: { style: standard }",
            "activities: { ⟦match⟧: { state: { goals: integer } }, race: { style: transient, state: { lap: integer } } }"
        ),
        (
            "each: data, forbid: { sensitivity: health }",
            "activities: { run: { state: { pulse: { sensitivity: ⟦health⟧ } } } }"
        ),
        // Texts of every kind of declaration.
        (
            "each: text, forbid: { contains: Acme }",
            """
            topics: { acme: { title: ⟦Acme News⟧, description: Daily, opt-in: { prompt: ⟦From Acme?⟧ } } }
            categories:
              acme:
                hidden-previews-body-placeholder: ⟦Acme⟧
                actions: [reply: { title: Reply, text-input: { button-title: ⟦Acme⟧, placeholder: Text } }]
            notifications:
              news:
                title: [⟦Acme $(name)⟧, News]
                data: { name: { optional: true }, kind: { values: { a: ⟦Acme A⟧, b: B }, unknown: ⟦By Acme⟧, open: true } }
            activities: { tour: { state: { stop: string }, start: { title: ⟦Acme⟧, body: Begins } } }
            """
        ),
        (
            "each: text, where: { of: action, key: title, name: { prefix: re } }, require: { length: { max: 4 } }",
            "actions: { reply: { title: ⟦Reply⟧ }, hide: { title: Hide It } }\nnotifications: { rest: { title: Rest Now } }"
        ),
        (
            "each: text, where: { language: de }, require: { length: { max: 5 } }",
            "app: { language: de-AT }\nactions: { answer: { title: ⟦Antworten⟧ } }"
        ),
        (
            "each: text, where: { language: de }, require: { length: { max: 5 } }",
            "actions: { answer: { title: Answer It } }"
        ),
    ])
    func conditions(_ rule: String, _ declarations: String) {
        let schema = MarkedSchema("\(declarations)\nlint: { team: { ours-first: { \(rule) } } }\n")
        let result = schema.lint()
        let mistakes = result.findings.filter { $0.kind == .structure }
        #expect(mistakes.isEmpty, "\(mistakes.map(\.report))")
        let found = result.findings.filter { $0.rule.id == "ours-first" }
        #expect(schema.found(found) == schema.expected(rule: "ours-first"), "\(rule)\n\(found.map(\.report).joined())")
        #expect(found.allSatisfy { $0.severity == .warning })
    }

    // MARK: Words

    private func reports(_ rule: String, _ declarations: String) -> String {
        MarkedSchema("\(declarations)\nlint: { team: { ours-first: { \(rule) } } }\n").lint().findings
            .filter { $0.rule.id == "ours-first" }.map(\.report).joined()
    }

    /// Proves that a finding says what is wrong with or without words of the team, and why.
    @Test func wordsOfFindings() {
        let sale = "notifications: { sale: { title: Sale, sound: default } }"
        #expect(
            reports("each: notification, forbid: { sound: { present: true } }", sale)
                == "notifications.yaml:1:46: warning: 'sound' must be left out [ours-first]\n")
        #expect(
            reports(
                "each: notification, forbid: { sound: default }, message: Silence please., because: People sleep., "
                    + "severity: error", sale)
                    == """
                    notifications.yaml:1:46: error: Silence please. [ours-first]
                      help: 'sound' must not be default (People sleep.)

                    """)
        #expect(
            reports(
                "each: notification, require: { thread-id: { present: true }, topic: news }, because: We group.",
                sale + "\ntopics: { news: { title: News } }")
                    == """
                    notifications.yaml:1:18: warning: 'thread-id' is missing and 'topic' is missing [ours-first]
                      help: We group.

                    """)
        #expect(
            reports("each: text, require: { length: { min: 5, max: 9 } }", sale)
                == "notifications.yaml:1:33: warning: the title of the notification 'sale' must have at least 5 and at most 9 "
                + "characters, not 4 [ours-first]\n")
    }

    /// Proves that what a category inherits from a shared action is reported once, where it is written.
    @Test func inheritedValuesAreReportedOnce() {
        let schema = MarkedSchema(
            """
            actions: { ⟦delete⟧: { title: ⟦Delete!⟧ }, mute: { title: Mute, x-owner: a } }
            categories:
              mail: { actions: [delete: { destructive: true }, mute: { title: ⟦Mute!⟧ }] }
              chat: { actions: [delete] }
            lint:
              team:
                calm-titles: { each: action, forbid: { title: { suffix: "!" } }, require: { x-owner: { present: true } } }
            """)
        #expect(
            schema.found(schema.lint().findings.filter { $0.rule.id == "calm-titles" })
                == schema.expected(rule: "calm-titles"))
    }
}
