import BelfryKit
import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Requirements for the descriptions of rules, because people read them.
@Suite struct RuleCatalogueTests {
    @Test func identifiersAreUnique() {
        let ids = RuleCatalogue.all.map(\.id)
        #expect(Set(ids).count == ids.count, "\(ids)")
    }

    @Test(arguments: RuleCatalogue.all)
    func identifierIsKebabCase(_ rule: RuleDescription) {
        #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil)
    }

    @Test(arguments: RuleCatalogue.all)
    func textsAreSentences(_ rule: RuleDescription) {
        for text in [rule.summary, rule.rationale, rule.unseen].compactMap(\.self) {
            #expect(text.hasSuffix("."), "\(text)")
            #expect(!text.contains("\n") && !text.contains("  "), "\(text)")
        }
        #expect(rule.summary.count <= 120, "\(rule.summary)")
        #expect(!rule.source.title.isEmpty)
        #expect(rule.source.url?.hasPrefix("https://") ?? true)
    }

    /// Proves that people learn what a rule about words and names doesn't know, before they rely on it.
    @Test(arguments: RuleCatalogue.all.filter { RuleGroup.ofWords.contains($0.group) })
    func rulesAboutWordsSayWhatTheyCannotSee(_ rule: RuleDescription) {
        // These compare numbers, keys and declarations.
        let exact = [
            "category-too-many-actions", "critical-sound-mismatch", "text-input-unauthenticated", "text-optional-value",
        ]
        #expect((rule.unseen == nil) == exact.contains(rule.id))
    }

    @Test(arguments: RuleCatalogue.checked)
    func checkedRulesShowBothSides(_ rule: RuleDescription) {
        #expect(!rule.failing.isEmpty)
        #expect(!rule.passing.isEmpty)
    }

    /// The pages and `explain` say which command runs a rule: `lint`, `breaking`, `check-payload` or `audit`.
    @Test(arguments: RuleCatalogue.all.filter { !$0.failing.isEmpty })
    func domainMatchesTheExamples(_ rule: RuleDescription) {
        #expect((rule.domain == .change) == rule.failing.contains { $0.earlier != nil })
        #expect((rule.domain == .payload) == rule.failing.allSatisfy { $0.payload != nil })
        #expect((rule.domain == .code) == rule.failing.allSatisfy(\.isCode))
        #expect([.project, .code].contains(rule.domain) || rule.failing.allSatisfy(\.files.isEmpty))
    }

    /// `belfry rules` and the page of a rule list its kinds of fixes.
    @Test(arguments: RuleCatalogue.all)
    func kindsOfFixesAreDeclared(_ rule: RuleDescription) {
        let findings = rule.failing.flatMap { MarkedSchema($0).lint().findings }.filter { $0.rule.id == rule.id }
        let kinds = Set(findings.compactMap { $0.fix?.applicability })
        #expect(kinds.isSubset(of: rule.fixes), "has \(kinds), declares \(rule.fixes)")
        #expect(kinds.isEmpty == rule.fixes.isEmpty || rule.kind == .structure)
        #expect(rule.fixes == Fix.Applicability.allCases.filter(rule.fixes.contains))
    }

    @Test func findingsReadLikeFindings() {
        for rule in RuleCatalogue.all {
            for finding in rule.failing.flatMap({ MarkedSchema($0).lint().findings }) {
                for text in [finding.message] + finding.notes.map(\.message) + [finding.help].compactMap({ $0 }) {
                    #expect(!text.contains("\n") && !text.hasSuffix("."), "\(finding.rule.id): \(text)")
                    let isName = ["VoiceOver", "YAML"].contains { text.hasPrefix($0) }
                    #expect(text.first?.isUppercase == false || isName, "\(finding.rule.id): \(text)")
                }
            }
        }
    }

    @Test func aMisspelledRuleGetsASuggestion() {
        #expect(RuleCatalogue.helpForUnknown("icon-mising") == "Did you mean 'icon-missing'?")
        #expect(RuleCatalogue.helpForUnknown("something-else-altogether") == "'belfry rules' lists all of them.")
    }
}

extension RuleGroup {
    /// The groups whose rules judge words and names.
    fileprivate static let ofWords: [RuleGroup] = [.actions, .icons, .texts, .privacy, .interruption]
}
