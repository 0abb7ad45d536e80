import Diagnostics
import Foundation
import Guidelines
import TestSupport
import Testing

/// Rules of declarations are given some at a time: how many is no matter of what they find.
@Suite struct PortionTests {
    @Test(arguments: RuleCatalogue.all)
    func examples(_ rule: RuleDescription) {
        for example in rule.failing + rule.passing { expectSameFindings(in: MarkedSchema(example).root) }
    }

    @Test func apps() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps")
        let apps = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        #expect(!apps.isEmpty)
        for app in apps {
            let text = String(decoding: try Data(contentsOf: folder.appending(path: app)), as: UTF8.self)
            expectSameFindings(in: SourceFile(path: app, text: text))
        }
    }

    private func expectSameFindings(in schema: SourceFile) {
        func report(declarationsAtOnce: Int) -> [String] {
            var linter = Linter()
            linter.declarationsAtOnce = declarationsAtOnce
            return linter.lint(root: schema, fragments: []).findings.map { finding in
                finding.report + (finding.fix.map { "\($0.applicability) \($0.edits.map(\.text))" } ?? "")
            }
        }
        let atOnce = report(declarationsAtOnce: .max)
        for size in [1, 2, 5] { #expect(report(declarationsAtOnce: size) == atOnce, "\(size) at once") }
    }
}
