import BelfryKit
import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Options in `lint.rules`, tested with a rule that has one.
@Suite struct RuleOptionTests {
    private func findings(_ settings: String) -> [Finding] {
        MarkedSchema(
            """
            notifications:
              chapter: { title: New Chapter, body: Nobody could say who had rung the bell. }
            lint:
              rules: { payload-too-large: \(settings) }

            """
        ).lint().findings
    }

    @Test func anOptionChangesWhatARuleFinds() {
        #expect(findings("{ limit: 4000 }").isEmpty)
        #expect(findings("{ limit: 20 }").map(\.rule.id) == ["payload-too-large"])
        #expect(findings("{ limit: 20 }").map(\.severity) == [.warning])
    }

    @Test func anOptionCanBeNextToASeverity() {
        #expect(findings("{ severity: error, limit: 20 }").map(\.severity) == [.error])
        #expect(findings("{ severity: off, limit: 20 }").isEmpty)
        #expect(findings("{ x-why: our pages are short, limit: 4000 }").isEmpty)
    }

    @Test(arguments: ["0", "4096", "many", "2.5", "[20]", "{ a: 1 }", "\"\"", "", "99999999999999999999"])
    func aValueOfAnotherKindIsAnError(_ value: String) {
        let findings = findings("{ limit: \(value) }")
        #expect(findings.map(\.rule.id) == ["schema-wrong-value"])
        #expect(findings.first?.message == "'limit' of 'payload-too-large' must be a whole number from 1 to 4095")
        #expect(findings.first?.range.text == (value.isEmpty ? "limit" : value))
    }

    @Test func anOptionThatDoesNotExistIsAnError() throws {
        let misspelt = findings("{ limt: 20 }")
        #expect(misspelt.map(\.rule.id) == ["schema-unknown-key"])
        #expect(misspelt.first?.message == "'limt' isn't an option of 'payload-too-large'")
        #expect(misspelt.first?.help == "did you mean 'limit'?")
        #expect(misspelt.first?.range.text == "limt")
        #expect(findings("{ severty: off }").first?.help == "did you mean 'severity'?")
        #expect(findings("{ colour: red }").first?.help == "write one of its keys: severity, limit")
        let none = MarkedSchema("lint:\n  rules: { icon-missing: { colour: red } }\n").lint().findings
        #expect(none.first?.help == "delete it: 'icon-missing' has no options, only a severity")
    }

    @Test func optionsOfAnUnknownRuleAreNotReported() {
        let findings = MarkedSchema("lint:\n  rules: { payload-size-margn: { limt: many } }\n").lint().findings
        #expect(findings.map(\.rule.id) == ["lint-unknown-rule"])
    }

    @Test func optionsHaveUniqueNamesAndASummary() {
        for rule in RuleCatalogue.all {
            #expect(Set(rule.options.map(\.name)).count == rule.options.count)
            for option in rule.options {
                #expect(option.name != "severity" && !option.name.hasPrefix("x-"))
                #expect(option.summary.hasSuffix("."))
            }
        }
    }
}
