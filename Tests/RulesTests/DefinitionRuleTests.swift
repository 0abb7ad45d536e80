import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Rules about definitions, badges and identifiers: cases that don't belong in the documentation.
@Suite struct DefinitionRuleTests {
    // MARK: Definitions

    @Test func declarationsHiddenByAMistakeAreNotUnused() {
        let schema = """
            actions:
              reply: { title: Reply, icon: arrowshape.turn.up.left }
            categories:
              message: { hidden-previews-body-placeholder: Message, actions: [ryply] }
            """
        #expect(foundRules(schema) == ["schema-unknown-reference error"])
    }

    @Test func usesInOtherFilesCount() {
        let root = "actions:\n  like: { title: Like, icon: heart }\n"
        let fragment = "categories:\n  photo: { hidden-previews-body-placeholder: Photo, actions: [like] }\n"
        #expect(foundRules(root, fragments: ["a.notifications.yaml": fragment]) == [])
    }

    @Test(arguments: [
        ("  a:\n    title: A\n  b:\n    title: B # Gone.\n", "  a:\n    title: A\n"),
        ("  a: { title: A }\n  # Of b.\n  b: { title: B }\n", nil),
        ("  a: { title: A }\n  b: &b { title: B }\n  c: *b\n", nil),
    ])
    func anUnusedActionIsDeletedIfThatIsUnambiguous(actions: String, expected: String?) throws {
        func text(_ actions: String) -> String {
            "categories:\n  photo: { actions: [a] }\nactions:\n\(actions)"
        }
        let file = SourceFile(path: "notifications.yaml", text: text(actions))
        let finding = try #require(
            Linter.standard.lint(root: file, fragments: []).findings.first { $0.rule.id == "definition-unused" })
        #expect(finding.fix.map { file.applying($0).text } == expected.map(text))
    }

    // MARK: Badges and identifiers

    @Test func aBadgeCountsUnreadItems() {
        func severity(_ name: String) -> [String] {
            foundRules(notification: "title: Thing, badge: $(\(name)), variables: { \(name): integer }")
        }
        #expect(severity("unread") == [])
        #expect(severity("unreadMails") == [])
        #expect(severity("mails") == ["badge-not-count warning"])
        #expect(severity("temperature") == ["badge-not-count warning"])
    }
}
