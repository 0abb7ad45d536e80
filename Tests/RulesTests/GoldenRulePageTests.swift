import BelfryKit
import Diagnostics
import Foundation
import Testing
import TestSupport

/// The pages of `docs/rules` match the rules: one page for each group.
@Suite struct GoldenRulePageTests {
    private static let folder = "../../docs/rules/"

    @Test(arguments: RuleGroup.withPages)
    func pageIsFresh(_ group: RuleGroup) {
        let page = RuleGroupPage(group, among: RuleCatalogue.all)
        expectGolden(page.markdown, Self.folder + page.fileName)
    }

    @Test func indexIsFresh() {
        let index = RuleIndex(RuleCatalogue.all.map { RuleList.Entry($0) })
        expectGolden(index.markdown, Self.folder + RuleIndex.fileName)
    }

    @Test func thePageOnChangesNamesEveryChangeRule() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../docs/breaking.md").standardized
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        for rule in RuleCatalogue.all where rule.domain == .change {
            #expect(text.contains("(rules/\(rule.place))"), "\(rule.id)")
        }
    }

    @Test func noPageIsObsolete() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: Self.folder)
        let expected = Set(
            RuleGroup.withPages.map { RuleGroupPage($0, among: []).fileName } + [RuleIndex.fileName])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !expected.contains(name) {
            if ProcessInfo.processInfo.environment["BELFRY_UPDATE"] != nil {
                try FileManager.default.removeItem(at: folder.appending(path: name))
            } else {
                Issue.record("docs/rules/\(name) is the page of no group; run script/update")
            }
        }
    }
}
