import Basics
import Diagnostics
import NotificationSchema
import SchemaRules
import SourceSyntax
import Testing
import TestSupport

/// How rules of a team are configured and allowed, in a schema and for a repository, in builds and with translations.
@Suite struct TeamRuleConfigurationTests {
    private static let offers = """
        notifications:
          sale:
            title: Sale
            sound: default

        """
    private static let quiet = """
        lint:
          team:
            offers-are-quiet: { each: notification, forbid: { sound: default } }

        """

    private func findings(_ text: String, settings: String = "") -> [String] {
        var found: [Finding] = []
        let file = SourceFile(path: ".belfry.yaml", text: settings)
        var linter = Linter.standard
        linter.shared = RepositorySettings.read(file, findings: &found).lint
        found += Linter.mistakes(in: linter.shared)
        found += linter.lint(root: SourceFile(path: "notifications.yaml", text: text), fragments: []).findings
        return found.map { "\($0.range.place) \($0.rule.id) \($0.severity.rawValue)" }
    }

    /// Proves that levels, `allow` and unused exceptions treat rules of a team like others, wherever they are declared.
    @Test(arguments: [true, false]) func configuration(_ isShared: Bool) {
        func found(_ schema: String, settings: String = "") -> [String] {
            isShared
                ? findings(schema, settings: Self.quiet + settings)
                : findings(schema + Self.quiet + settings)
        }
        #expect(found(Self.offers) == ["notifications.yaml:4:12 offers-are-quiet warning"])
        for (level, severity) in [("error", "error"), ("{ severity: advice }", "advice")] {
            #expect(
                found(Self.offers, settings: "  rules: { offers-are-quiet: \(level) }\n")
                    == ["notifications.yaml:4:12 offers-are-quiet \(severity)"])
        }
        #expect(found(Self.offers, settings: "  rules: { offers-are-quiet: off }\n") == [])
        #expect(found(Self.offers + "    allow: { offers-are-quiet: The sale of the year. }\n") == [])
        #expect(
            found(
                Self.offers.replacing("default", with: "none")
                    + "    allow: { offers-are-quiet: The sale of the year. }\n")
                == ["notifications.yaml:5:14 lint-unused-exception warning"])
        #expect(
            found(
                Self.offers.replacing("default", with: "none")
                    + "    allow: { offer-are-quiet: The sale of the year. }\n")
                == ["notifications.yaml:5:14 lint-unknown-rule error"])
        #expect(
            found(Self.offers + "    allow: { offers-are-quiet: \"\" }\n").contains(
                "notifications.yaml:5:32 lint-unknown-rule error"))
    }

    @Test func aSchemaCanTurnOffARuleOfTheRepository() {
        #expect(findings(Self.offers + "lint: { rules: { offers-are-quiet: off } }\n", settings: Self.quiet) == [])
        #expect(
            findings(Self.offers + Self.quiet, settings: Self.quiet)
                == [
                    "notifications.yaml:4:12 offers-are-quiet warning",
                    "notifications.yaml:7:5 schema-duplicate-name error",
                ])
    }

    /// Proves that a build, which doesn't read the settings of the repository, accepts exceptions from their rules, and
    /// checks those of the schema.
    @Test func aBuildDoesNotKnowSharedRules() {
        func found(_ text: String) -> [String] {
            Linter.standard.lintForBuild(root: SourceFile(path: "notifications.yaml", text: text), fragments: [])
                .findings.map(\.rule.id)
        }
        #expect(found(Self.offers + "    allow: { of-the-repository: The sale of the year. }\n") == [])
        #expect(
            found(Self.offers + "lint: { rules: { of-the-repository: off, title-length: off } }\n") == [
                "lint-unknown-rule"
            ])
        #expect(found(Self.offers + Self.quiet) == ["offers-are-quiet"])
        // A build doesn't read translations, so it can't know that nothing is to be allowed.
        #expect(
            found(
                Self.offers + "    allow: { short-german: The name of a city. }\n"
                    + "lint: { team: { short-german: { each: text, where: { language: de }, require: { length: { max: 5 } } } } }\n"
            )
                == [])
    }

    @Test func translationsAreJudged() {
        let schema = """
            app: { strings: [en.lproj/Localizable.strings, de.lproj/Localizable.strings] }
            notifications: { sale: { delivery: local, title: ⟦Sale⟧ }, rain: { delivery: local, title: Rain } }
            lint: { team: { short-german: { each: text, where: { language: de }, require: { length: { max: 8 } } } } }

            """
        func file(_ language: String, _ sale: String) -> RuleExample.File {
            RuleExample.File(
                "\(language).lproj/Localizable.strings",
                text: "\"notification.sale.title\" = \"\(sale)\";\n\"notification.rain.title\" = \"Regen\";\n")
        }
        let marked = MarkedSchema(
            RuleExample(schema, files: [file("en", "Sale of All Our Hats"), file("de", "Schlussverkauf")]))
        let found = marked.lint().findings.filter { $0.rule.id == "short-german" }
        #expect(marked.found(found) == marked.expected(rule: "short-german"))
        #expect(
            found.map(\.message) == [
                "the title of the notification 'sale' in de must have at most 8 characters, not 14"
            ])
        #expect(found.flatMap(\.notes).map(\.message) == ["the translation into de"])
        #expect(found.flatMap(\.notes).map { $0.range.file.path } == ["de.lproj/Localizable.strings"])
    }
}
