import Diagnostics
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// Rules about string catalogs: cases that are too long for the examples of rules.
@Suite struct LocalizationRuleTests {
    /// - Parameter texts: The entries of `strings` by key: values by language.
    private func findings(_ schema: String, _ texts: [String: String]) -> [String] {
        let entries = texts.sorted { $0.key < $1.key }.map { "\"\($0)\" : { \"localizations\" : { \($1) } }" }
        let catalog = RuleExample.File(
            "Localizable.xcstrings",
            text: "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries.joined(separator: ", ")) } }")
        let example = RuleExample("app: { strings: [Localizable.xcstrings] }\n\(schema)", files: [catalog])
        return MarkedSchema(example).lint().findings
            .map { "\($0.range.place) \($0.severity.rawValue) \($0.rule.id): \($0.message)" }
    }

    private func unit(_ value: String, _ state: String = "translated") -> String {
        "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(value)\" } }"
    }

    private func plural(_ forms: (String, String)...) -> String {
        let forms = forms.map { "\"\($0)\" : \(unit($1))" }
        return "{ \"variations\" : { \"plural\" : { \(forms.joined(separator: ", ")) } } }"
    }

    private static let photos = """
        notifications:
          photos:
            delivery: local
            body: $(who) has $(photos) photos.
            variables: { who: { origin: user }, photos: count }
        """
    private static let key = "notification.photos.body"

    @Test func aFormForOneNumberMayOmitIt() {
        let english = "\"en\" : " + plural(("one", "%1$@ has one photo."), ("other", "%1$@ has %2$lld photos."))
        #expect(findings(Self.photos, [Self.key: english]) == [])
        let german = ", \"de\" : " + plural(("one", "Ein Foto."), ("other", "%1$@ hat %2$ld Fotos von %3$@."))
        #expect(
            findings(Self.photos, [Self.key: english + german]) == [
                "notifications.yaml:5:11 error loc-format-mismatch: the body of the notification 'photos' has 2 values, "
                    + "but uses more in de (other)"
            ])
    }

    @Test func anOmittedValueIsAWarning() {
        let texts = "\"en\" : " + plural(("one", "%1$@ has one photo."), ("other", "%2$lld photos."))
        #expect(
            findings(Self.photos, [Self.key: texts]) == [
                "notifications.yaml:5:11 warning loc-format-mismatch: the body of the notification 'photos' leaves out "
                    + "'who' in en (other)"
            ])
    }

    @Test func aCountIsNotAString() {
        let texts = "\"en\" : " + unit("%1$@ has %2$@ photos.") + ", \"de\" : " + unit("%2$.1f %1$@")
        #expect(
            findings(Self.photos, [Self.key: texts]) == [
                "notifications.yaml:5:11 error loc-format-mismatch: the body of the notification 'photos' uses %2$@ for "
                    + "'photos' in en and de, but it is a number"
            ])
    }

    @Test func substitutionsAreChecked() {
        func substitution(_ value: String, _ inside: String) -> String {
            """
            "en" : { "stringUnit" : { "state" : "translated", "value" : "\(value)" }, "substitutions" : { "p" : {
            "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : { "other" : \(unit(inside)) } } } } }
            """
        }
        #expect(findings(Self.photos, [Self.key: substitution("%1$@ has %#@p@.", "%arg photos")]) == [])
        #expect(findings(Self.photos, [Self.key: substitution("%#@p@.", "%1$@ has %arg photos")]) == [])
        #expect(findings(Self.photos, [Self.key: substitution("%#@p@.", "%3$@ has %arg photos")]).count == 1)
    }

    @Test func aPercentSignIsText() {
        let schema = """
            notifications:
              sale: { delivery: local, title: Half Full, body: The battery is 50% full. }
              done: { delivery: local, title: Copied, body: "$(n): 100%.", variables: { n: string } }
            """
        #expect(
            findings(
                schema,
                [
                    "notification.sale.title": "\"en\" : \(unit("Half Full"))",
                    "notification.sale.body": "\"en\" : \(unit("The battery is 50% full."))",
                    "notification.done.title": "\"en\" : \(unit("Copied"))",
                    "notification.done.body": "\"en\" : \(unit("%@: 100%%."))",
                ]) == [])
    }

    /// As in printf: a space is a flag, a width or precision comes from a value, `%n` writes.
    @Test(arguments: ["50% off %@", "%n %@", "%*d %@", "%.*f %@", "100% für %@", "100 % %@", "%@: 20 % de remise"])
    func anAccidentalSpecifierIsOneFinding(_ german: String) {
        let schema = """
            notifications:
              sale: { localize: device, body: Sale at $(shop), variables: { shop: string } }
            """
        func findings(_ german: String) -> [String] {
            self.findings(
                schema,
                ["notification.sale.body": "\"en\" : \(unit("Sale at %@")), \"de\" : \(unit(german))"]
            ).filter { $0.contains("loc-") }
        }
        let found = findings(german)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains("error loc-format-mismatch: ") == true)
        #expect(findings("50%% off %@") == [])
        #expect(findings("%@: 50%.") == [])
    }

    /// The system completes the format.
    @Test func theNumberOfNotificationsMayBeOmitted() {
        let schema = """
            categories:
              mail: { hidden-previews-body-placeholder: "%u mails", category-summary-format: "%u more" }
            """
        let texts = [
            "category.mail.hidden-previews-body-placeholder": "\"en\" : \(unit("Mails"))",
            "category.mail.category-summary-format": "\"en\" : \(unit("%@ more"))",
        ]
        #expect(
            findings(schema, texts) == [
                "notifications.yaml:3:82 error loc-format-mismatch: the summary of the category 'mail' uses %@ for the number "
                    + "of notifications in en, but it is a number"
            ])
    }

    @Test func aTextThatIsNotTranslatableIsComplete() {
        let schema = "notifications:\n  a: { delivery: local, title: Parley }\n  b: { delivery: local, title: Chess }\n"
        let texts = [
            "notification.b.title":
                "\"en\" : \(unit("Chess")), \"de\" : \(unit("Schach")), \"fr\" : \(unit("", "new"))",
            "notification.a.title": "\"en\" : \(unit("Parley")) }, \"shouldTranslate\" : false, \"x\" : {",
        ]
        #expect(
            findings(schema, texts) == [
                "notifications.yaml:1:18 warning loc-untranslated: no text of the schema is translated into fr"
            ])
    }

    /// Not texts from the server, not texts that are only a name, and not texts of an SDK.
    @Test func onlyWhatADeviceLooksUpNeedsAKey() {
        let schema = """
            actions:
              unused: { title: Unused, icon: hand.thumbsup }
            categories:
              sdk: { external: true, actions: [open: { title: Open, icon: arrow.up }] }
            notifications:
              mail: { title: New Mail }
              chat: { delivery: local, title: $(name), variables: { name: { origin: user } } }
            """
        #expect(findings(schema, [:]).filter { $0.contains("loc-") } == [])
    }
}
