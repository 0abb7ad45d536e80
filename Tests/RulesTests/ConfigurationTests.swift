import Diagnostics
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// The effect of `lint` and `allow` on findings.
@Suite struct ConfigurationTests {
    /// The findings as `rule severity`, in source order.
    private func findings(_ text: String, fragments: [String: String] = [:]) -> [String] {
        MarkedSchema(text, fragments: fragments).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    private let like = "actions:\n  like: { title: Like }\n"

    // MARK: lint.rules

    @Test(arguments: [
        ("error", "error"), ("warning", "warning"), ("advice", "advice"), ("{ severity: error }", "error"),
    ])
    func aRuleGetsAnotherSeverity(level: String, severity: String) {
        #expect(findings(like + "lint:\n  rules: { icon-missing: \(level) }\n") == ["icon-missing \(severity)"])
    }

    @Test func aRuleIsTurnedOff() {
        #expect(findings(like) == ["icon-missing advice"])
        #expect(findings(like + "lint:\n  rules: { icon-missing: off }\n") == [])
    }

    @Test func aSeverityHoldsForAllFindingsOfTheRule() {
        let mixed = """
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
                  - comment: { title: Comment }
              album:
                hidden-previews-body-placeholder: Album
                actions:
                  - mute: { title: Mute }
            """
        #expect(findings(mixed) == ["icon-missing warning", "icon-missing advice"])
        #expect(
            findings(mixed + "\nlint: { rules: { icon-missing: error } }\n")
                == ["icon-missing error"])
    }

    @Test func anUnknownRuleIsAnErrorWithTheNearestName() throws {
        let result = MarkedSchema("lint:\n  rules: { icon-mising: off, nothing-like-it: off }\n").lint()
        #expect(result.findings.map(\.rule.id) == ["lint-unknown-rule", "lint-unknown-rule"])
        #expect(result.findings.map(\.help) == ["did you mean 'icon-missing'?", "'belfry rules' lists all of them"])
        let fix = try #require(result.findings.first?.fix)
        #expect(result.schema.files[0].applying(fix).text.contains("{ icon-missing: off,"))
    }

    @Test(arguments: ["off", "warning", "advice"])
    func aRequirementStaysAnError(level: String) {
        let schema = """
            categories:
              shipped: { identifier: order, hidden-previews-body-placeholder: Shipment }
              delivered: { identifier: order, hidden-previews-body-placeholder: Delivery }
            lint:
              rules: { id-duplicate: \(level) }
            """
        #expect(findings(schema) == ["id-duplicate error"])
    }

    /// Proves that a rule without anything to configure says so, and that its findings stay.
    @Test(arguments: ["off", "warning", "advice"])
    func aRuleOfRequirementsCannotBeConfigured(level: String) {
        let schema = """
            app: { settings-screen: notification-settings }
            topics:
              offers: { kind: marketing, title: Offers, opt-in: { prompt: May we send you offers? } }
            notifications:
              sale: { topic: offers, title: Summer Hats, interruption-level: critical, because: It ends., sound: default }
            lint:
              rules: { marketing-time-sensitive: \(level) }
            """
        #expect(findings(schema) == ["marketing-time-sensitive error", "lint-unknown-rule error"])
    }

    @Test func aStructuralErrorStaysOne() {
        #expect(
            findings(
                "actions:\n  like: { title: Like, icon: heart, x: 1 }\nlint: { rules: { schema-unknown-key: off } }\n")
                == ["schema-unknown-key error", "lint-unknown-rule error"]
        )
    }

    // MARK: allow

    @Test func anAllowOfAnActionCoversIt() {
        #expect(
            findings(
                """
                categories:
                  photo:
                    hidden-previews-body-placeholder: Photo
                    actions:
                      - like: { title: Like, allow: { icon-missing: The thumb is ambiguous here. } }
                      - comment: { title: Comment }
                """
            ) == ["icon-missing advice"]
        )
    }

    @Test func anAllowOfACategoryCoversItsContent() {
        #expect(
            findings(
                """
                categories:
                  photo:
                    allow: { icon-missing: Icons come with the redesign., hidden-preview-missing: Photos are public. }
                    actions:
                      - like: { title: Like }
                      - comment: { title: Comment }
                """
            ) == []
        )
    }

    @Test func anAllowOfANotificationCoversIt() {
        #expect(
            findings(
                "notifications:\n  rain:\n    identifier: weather:rain\n    title: Rain\n"
                    + "    allow: { id-invalid: The server of 2014 sends it like that. }\n"
            ) == []
        )
    }

    @Test func anAllowOfTheAppCoversOnlyTheApp() {
        #expect(
            findings(like + "app:\n  name: Photos\n  allow: { icon-missing: Not there. }\n")
                == ["icon-missing advice", "lint-unused-exception warning"]
        )
    }

    @Test func anAllowOfASharedActionCoversEveryUse() {
        #expect(
            findings(
                """
                actions:
                  delete:
                    title: Delete
                    icon: trash
                    destructive: true
                    authentication-required: true
                    allow: { action-misordered: People delete most of these. }
                """,
                fragments: [
                    "a.notifications.yaml": """
                    categories:
                      mail:
                        hidden-previews-body-placeholder: Mail
                        actions:
                          - delete
                          - reply: { title: Reply, icon: arrowshape.turn.up.left }
                      chat:
                        hidden-previews-body-placeholder: Chat
                        actions:
                          - delete: { title: Delete Chat }
                          - mute: { title: Mute, icon: bell.slash }
                    """
                ]
            ) == []
        )
    }

    @Test func allowsOfACategoryAndOfItsActionBothCount() {
        #expect(
            findings(
                """
                categories:
                  photo:
                    hidden-previews-body-placeholder: Photo
                    allow: { icon-missing: Icons come with the redesign. }
                    actions:
                      - like: { title: Like, allow: { icon-missing: The thumb is ambiguous here. } }
                  album:
                    hidden-previews-body-placeholder: Album
                    actions:
                      - share: { title: Share }
                """
            ) == ["icon-missing advice"]
        )
    }

    @Test func anAllowThatCoversNothingIsReported() {
        let schema = "actions:\n  like: { title: Like, icon: heart, allow: { icon-missing: Some day. } }\n"
        #expect(findings(schema) == ["lint-unused-exception warning"])
        #expect(findings(schema + "lint: { rules: { lint-unused-exception: off } }\n") == [])
        #expect(
            findings(schema + "lint: { rules: { lint-unused-exception: error } }\n") == ["lint-unused-exception error"])
        // If a rule doesn't run, its allow can't be reported as unused.
        #expect(findings(schema + "lint: { rules: { icon-missing: off } }\n") == [])
    }

    @Test func nothingIsReportedAsUnusedInASchemaWithErrors() {
        #expect(
            findings("actions:\n  like: { title: Like, icon: [heart], allow: { icon-missing: Some day. } }\n")
                == ["schema-wrong-value error"]
        )
    }

    @Test func aRequirementCannotBeAllowed() {
        #expect(
            findings(
                """
                categories:
                  shipped: { identifier: order, hidden-previews-body-placeholder: Shipment }
                  delivered:
                    identifier: order
                    hidden-previews-body-placeholder: Delivery
                    allow: { id-duplicate: They are one on the server. }
                """
            ) == ["id-duplicate error", "lint-unused-exception warning"]
        )
    }

    @Test func anUnknownRuleIsNotAllowed() {
        #expect(
            findings("actions:\n  like: { title: Like, icon: heart, allow: { icon-mising: Some day. } }\n")
                == ["lint-unknown-rule error"]
        )
    }

    // MARK: A run

    @Test func onlyTheRequestedRulesRun() {
        let file = SourceFile(
            path: "notifications.yaml", text: "categories:\n  photo:\n    actions:\n      - like: { title: like it }\n")
        func ids(_ linter: Linter) -> [String] { linter.lint(root: file, fragments: []).findings.map(\.rule.id) }
        var linter = Linter.standard
        #expect(ids(linter) == ["hidden-preview-missing", "icon-missing", "title-not-title-style"])
        linter.only = ["icon-missing", "title-not-title-style"]
        #expect(ids(linter) == ["icon-missing", "title-not-title-style"])
        linter.skipped = ["icon-missing"]
        #expect(ids(linter) == ["title-not-title-style"])
    }
}
