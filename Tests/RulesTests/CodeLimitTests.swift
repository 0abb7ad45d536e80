import CodeFacts
import CodeRules
import Diagnostics
import NotificationSchema
import SchemaRules
import SourceSyntax
import Testing
import TestSupport

/// Proves that `audit` says so if code declares more than a schema can, instead of checking nothing.
@Suite struct CodeLimitTests {
    @Test func moreDeclarationsThanASchemaCanHave() {
        let actions = (0...ReadingLimits.declarations).map { "  a\($0): { title: A }\n" }.joined()
        let documents = SchemaDocument.reading([SourceFile(path: "A.swift", text: "actions:\n" + actions)])
        let findings = Linter.standard.lint(NotificationFacts(), documents: documents, identifiers: [:])
        #expect(findings.map(\.rule.id) == ["schema-too-large"])
        #expect(findings.first?.severity == .warning)
    }
}
