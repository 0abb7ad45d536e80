import Diagnostics
import EnglishStyle
import Foundation
import SchemaRules
import Testing
import TestSupport

/// Cases without findings, or with one instead of two: real applications have good reasons for them.
@Suite struct QuietRuleTests {
    private func findings(_ text: String) -> [Finding] { MarkedSchema(text).lint().findings }

    private func rules(_ text: String) -> [String] { findings(text).map(\.rule.id) }

    // MARK: Actions

    private func rules(ofActions actions: String, app: String = "{}") -> [String] {
        let lines = actions.split(separator: "\n").map { "      - \($0)\n" }.joined()
        return rules(
            "app: \(app)\ncategories:\n  it:\n    hidden-previews-body-placeholder: Order\n    actions:\n\(lines)")
    }

    @Test(arguments: [
        // Typical uses of the foreground.
        "a: { title: Write Post, icon: pencil, foreground: true }",
        "a: { title: Edit Post, icon: pencil, foreground: true }",
        "a: { title: Write Post, icon: pencil, foreground: true }\nb: { title: Share, icon: star, foreground: true }",
        // Declining isn't a better first action.
        "a: { title: Allow, icon: checkmark, authentication-required: true }\nb: { title: Deny, icon: nosign }",
        "a: { title: Accept, icon: checkmark, authentication-required: true }\nb: { title: Decline, icon: xmark }",
        "a: { title: Approve, icon: checkmark, authentication-required: true }\nb: { title: Not Now, icon: xmark, effect: asks again tomorrow }",
        // A double tap would only open the app.
        "a: { title: Call Back, icon: phone, foreground: true }\nb: { title: Like, icon: heart }",
        "a: { title: Approve, icon: checkmark, authentication-required: true }\nb: { title: Share, icon: star, foreground: true }",
        // Declining ends an invitation or a request, and takes nothing away.
        "a: { title: Reject, icon: xmark, destructive: true }",
        "a: { title: Deny Request, icon: nosign, destructive: true, authentication-required: true }",
        "a: { title: Decline, icon: xmark, destructive: true }",
        "a: { title: Refuse, icon: xmark, destructive: true, authentication-required: true }",
        "a: { title: Close Case, icon: xmark, destructive: true, authentication-required: true }",
        "a: { title: Cancel Transfer, icon: xmark, destructive: true, authentication-required: true }",
    ])
    func actionsWithoutAFinding(actions: String) {
        #expect(rules(ofActions: actions) == [])
    }

    @Test(arguments: [
        // An unneeded flag is one mistake.
        ("a: { title: Mute, icon: bell.slash, destructive: true }", ["action-destructive-mismatch"]),
        (
            "a: { title: Snooze, icon: clock, destructive: true }\nb: { title: Like, icon: heart }",
            ["action-destructive-mismatch"]
        ),
        // An action with a loss isn't merely declining.
        ("a: { title: Decline and Block, icon: xmark, destructive: true }", ["action-authentication-missing"]),
        ("a: { title: Cancel Order, icon: xmark, destructive: true }", ["action-authentication-missing"]),
        ("a: { title: Cancel Transfer, icon: xmark, destructive: true }", ["action-authentication-missing"]),
        ("a: { title: Mark as Read, icon: envelope.open, foreground: true }", ["action-foreground-unneeded"]),
        // An action that should be removed needs no icon.
        ("a: { title: Clear }\nb: { title: Like, icon: heart }", ["action-redundant"]),
        ("a: { title: View, foreground: true }\nb: { title: Like, icon: heart }", ["action-redundant"]),
        (
            "a: { title: View, foreground: true, destination: map }\nb: { title: Like, icon: heart }",
            ["icon-missing"]
        ),
    ])
    func actionsWithOneFinding(actions: String, expected: [String]) {
        #expect(rules(ofActions: actions) == expected)
    }

    /// Five categories with the same actions are one mistake, and the help names the action to put first.
    @Test func oneOrderOfActionsIsOneFinding() throws {
        let names = ["one", "two", "three", "four", "five"]
        let text =
            "actions:\n  pay: { title: Pay Now, icon: creditcard, authentication-required: true }\n"
            + "  snooze: { title: Snooze, icon: clock }\ncategories:\n"
            + names.map { "  \($0): { hidden-previews-body-placeholder: Bill \($0), actions: [pay, snooze] }\n" }
            .joined()
        let found = findings(text)
        #expect(found.map(\.rule.id) == ["action-misordered"])
        let help = try #require(found.first?.help)
        #expect(help == "put 'snooze' first, here and in the 4 other categories with the same actions")
    }

    // MARK: Identifiers

    /// An identifier belongs to its category: this schema can be generated, and the advice says so.
    @Test func identifiersOfActionsBelongToTheirCategory() {
        let found = findings(SampleSchema.actionsOfOneNameOrIdentifier)
        #expect(found.map { "\($0.rule.id) \($0.severity.rawValue)" } == ["action-inconsistent advice"])
    }

    @Test func twoActionsOfOneCategoryHaveTwoIdentifiersAndNames() {
        func severities(_ actions: String) -> [String] {
            findings(
                "categories:\n  it: { hidden-previews-body-placeholder: Order, actions: [\(actions)] }\n"
            ).map { "\($0.rule.id) \($0.severity.rawValue)" }
        }
        #expect(
            severities(
                "yes: { title: Accept, icon: checkmark }, again: { identifier: yes, title: Retry, icon: bell, foreground: true }"
            ).contains("id-duplicate error"))
        #expect(
            severities("go: { title: Like, icon: heart }, go: { identifier: other, title: Star, icon: star }")
                == ["schema-name-collision error"])
        #expect(
            severities("go-on: { title: Like, icon: heart }, goOn: { title: Star, icon: star }")
                .contains("schema-name-collision error"))
    }

    // MARK: Texts

    @Test func theFallbackOfAnEncryptedPushCanBeGeneric() {
        func text(_ encrypted: String) -> String {
            "notifications:\n  it: { title: New Message, body: Open it to read more of it.\(encrypted) }\n"
        }
        #expect(rules(text("")) == ["title-generic"])
        #expect(!rules(text(", encrypted: true")).contains("title-generic"))
    }

    @Test(arguments: [
        ("Brokerage Plus Ends Soon", "Keep Brokerage Plus for another month.", 0),
        ("Offer Ends Soon", "Upgrade to Brokerage Gold+ today.", 0), ("Renewed", "Your Brokerage+ plan goes on.", 0),
        ("Course Starts", "Learn what a Brokerage Bond is.", 0),
        ("Brokerage Order Filled", "You own 10 shares.", 1), ("Order Filled", "You have an order at Brokerage.", 1),
        ("Order Filled", "Brokerage: You own 10 shares.", 1),
    ])
    func aProductIsNotTheApp(title: String, body: String, expected: Int) {
        let found = findings(
            "app: { name: Brokerage }\nnotifications:\n  it: { title: \"\(title)\", body: \"\(body)\" }\n")
        #expect(found.count { $0.rule.id == "text-names-app" } == expected, "\(found.map(\.message))")
    }

    @Test(arguments: [
        ("BTC is up 5%", "BTC Is Up 5%"), ("BTC Is up 5%", "BTC Is Up 5%"),
        ("Wi-Fi is down in Paris", "Wi-Fi Is Down in Paris"),
        ("You're up next", "You're Up Next"), ("Tickets are out of stock", "Tickets Are Out of Stock"),
    ])
    func aParticleAfterBeIsAnAdverb(title: String, expected: String) throws {
        let found = findings("notifications:\n  it: { title: \"\(title)\" }\n")
        let finding = try #require(found.first { $0.rule.id == "title-not-title-style" })
        #expect(finding.help?.hasPrefix("write “\(expected)”") == true, "\(finding.help ?? "")")
        #expect(rules("notifications:\n  it: { title: \"\(expected)\" }\n") == [])
    }

    // MARK: Grouping

    @Test(arguments: [
        ("transactionID", "", 0), ("alertID", "", 0), ("orderID", "", 2), ("orderID", ", collapse-id: o-$(orderID)", 0),
        ("chatID", ", collapse-id: c-$(chatID)", 0),
    ])
    func aUniqueValueMakesNoThread(field: String, options: String, expected: Int) {
        let found = rules(
            """
            notifications:
              one: { title: Order Shipped, data: { \(field): uuid }\(options) }
              two: { title: Order Arrived, data: { \(field): uuid }\(options) }
            """)
        #expect(found.count { $0 == "thread-missing" } == expected, "\(found)")
    }

    // MARK: Icons and previews

    @Test(arguments: [
        ("macOS: 14.0", 0), ("macOS: 14.0, macCatalyst: 17.0", 0), ("macOS: 14.0, iOS: 17.0", 1), ("watchOS: 10.0", 1),
    ])
    func aMacShowsNoIcons(platforms: String, expected: Int) {
        let found = rules(ofActions: "a: { title: Snooze }", app: "{ platforms: { \(platforms) } }")
        #expect(found.count { $0 == "icon-missing" } == expected, "\(found)")
    }

    @Test(arguments: [
        ("{ custom-dismiss-action: true }", "only “Notification”"),
        ("{ hidden-previews-show-title: true }", "“Notification” below the title"),
        (
            "{ hidden-previews-show-title: true, hidden-previews-show-subtitle: true }",
            "“Notification” below the title and the subtitle"
        ),
    ])
    func theDefaultForHiddenPreviewsIsReported(category: String, expected: String) throws {
        let found = findings("categories:\n  category-chat: \(category)\n")
        let finding = try #require(found.first { $0.rule.id == "hidden-preview-missing" })
        #expect(finding.message == "if previews are hidden, 'category-chat' shows \(expected)")
        // A text made from an identifier wouldn't help people.
        #expect(finding.fix == nil)
        #expect(finding.help?.contains("Category chat") == false)
    }

    /// Servers can use categories that no notification of the schema has, and they have the same requirements.
    @Test func theFirstNotificationChangesNothingForOtherCategories() {
        let categories = "categories:\n  one: { custom-dismiss-action: true }\n  two: { custom-dismiss-action: true }\n"
        let notification = "notifications:\n  it: { title: Order Shipped }\n"
        #expect(rules(categories) == ["hidden-preview-missing"])
        #expect(rules(categories + notification) == ["hidden-preview-missing"])
    }

    // MARK: Languages

    /// A text that evidently isn't English isn't judged as English.
    @Test(arguments: [
        ("de", "Als gelesen markieren"), ("de", "löschen"), ("de", "Später erinnern"), ("fr", "Marquer comme lu"),
        ("fr", "supprimer"), ("fr", "rappeler plus tard"), ("es", "marcar como leído"), ("es", "eliminar"),
        ("it", "segna come letto"), ("it", "rispondi"), ("nl", "markeren als gelezen"), ("nl", "beantwoorden"),
        ("pt", "marcar como lida"), ("pt", "excluir"),
    ])
    func aTextInAnotherLanguageIsNotJudged(tag: String, title: String) throws {
        let action = "actions:\n  a: { title: \(title), icon: heart }\n"
        let found = findings(action).filter { $0.rule.id != "action-title-too-long" }
        #expect(found.map(\.message) == [])
    }

    /// If only some texts are in another language, the others are judged as English.
    @Test func englishTextsBesideOthersAreJudged() {
        let found = rules(
            """
            actions:
              a: { title: Später erinnern, icon: heart }
              b: { title: mute this, icon: bell.slash }
              c: { title: Remind Me Later, icon: clock }
            """)
        #expect(found.sorted() == ["title-not-title-style"])
    }

    /// English texts with foreign names and quotations count as English.
    @Test func englishTextsAreEnglish() throws {
        var titles = plausibleActions + plausiblePreviews + realTitles
        for (title, body) in plausibleTexts { titles += [title, body] }
        titles += [
            "La Liga Starts", "Los Angeles", "Nova Scotia", "Das Boot", "Le Monde", "Nuevo León", "Die Hard Is On",
            "Mein Schiff Departs", "Casa de Papel", "De La Soul", "Salsa con Queso", "Voir Dire", "Et tu", "Plus",
        ]
        for title in titles {
            #expect(ForeignLanguage.evident(in: TitleToken.tokens(of: title)) == nil, "\(title)")
        }
    }
}
