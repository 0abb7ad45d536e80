import BelfryKit
import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Fixes change only what they must, and keep comments, quotes, indentation, order and line breaks.
@Suite struct FixTests {
    // MARK: Adding an entry

    @Test(arguments: [
        ("{ title: Delete, icon: trash }", "{ title: Delete, icon: trash, destructive: true }"),
        ("{title: Delete,icon: trash}", "{title: Delete,icon: trash, destructive: true}"),
        ("{ title: Delete, icon: trash, }", "{ title: Delete, icon: trash, destructive: true }"),
        ("{ title: 'Delete' } # Gone.", "{ title: 'Delete', destructive: true } # Gone."),
        (
            "{\n    title: Delete, # Gone.\n    icon: trash # A can.\n  }",
            "{\n    title: Delete, # Gone.\n    icon: trash, # A can.\n    destructive: true\n  }"
        ),
        (
            "{\n    title: Delete,\n    icon: trash,\n  }",
            "{\n    title: Delete,\n    icon: trash,\n    destructive: true,\n  }"
        ),
    ])
    func anEntryIsAddedAtTheEndOfBraces(before: String, after: String) {
        expectFixed("action-destructive-mismatch", "actions:\n  delete: \(before)\n", "actions:\n  delete: \(after)\n")
    }

    @Test func anEntryGetsALineBelowTheOthers() {
        expectFixed(
            "action-destructive-mismatch",
            """
            actions:
                delete:
                    # What people read.
                    title: Delete   # In the menu.
                    icon: trash     # A can.

                # The next one.
                archive: { title: Archive, icon: archivebox }
            """,
            """
            actions:
                delete:
                    # What people read.
                    title: Delete   # In the menu.
                    icon: trash     # A can.
                    destructive: true

                # The next one.
                archive: { title: Archive, icon: archivebox }
            """
        )
    }

    @Test func anEntryIsAddedBelowALongText() {
        expectFixed(
            "action-destructive-mismatch",
            "actions:\n  delete:\n    title: Delete\n    description: |\n      Moves it,\n\n      for good.\n\n  x: { title: X }\n",
            "actions:\n  delete:\n    title: Delete\n    description: |\n      Moves it,\n\n      for good.\n"
                + "    destructive: true\n\n  x: { title: X }\n"
        )
    }

    @Test func anEntryIsAddedAfterAnAlias() {
        expectFixed(
            "action-destructive-mismatch",
            "actions:\n  x: { title: X, icon: &can trash }\n  delete: { title: Delete, icon: *can }\n",
            "actions:\n  x: { title: X, icon: &can trash }\n  delete: { title: Delete, icon: *can, destructive: true }\n"
        )
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineBreaksAreKept(lineBreak: String) {
        let lines = ["actions:", "  delete:", "    title: Delete"]
        let before = lines.joined(separator: lineBreak)
        for end in ["", lineBreak] {
            expectFixed(
                "action-destructive-mismatch", before + end, before + lineBreak + "    destructive: true" + end
            )
        }
    }

    @Test func emptyLinesOfATextAreNotMoved() {
        expectNoFix(
            "action-destructive-mismatch",
            "actions:\n  delete:\n    title: Delete\n    description: |+\n      Gone.\n\n"
        )
    }

    // MARK: Where an action is declared

    @Test func aSharedActionIsChangedWhereItIsDeclared() {
        expectFixed(
            "action-authentication-missing",
            """
            actions:
              delete: { title: Delete, icon: trash, destructive: true }
            categories:
              mail: { actions: [delete] }
              chat:
                actions:
                  - delete: { title: Delete Chat }
            """,
            """
            actions:
              delete: { title: Delete, icon: trash, destructive: true, authentication-required: true }
            categories:
              mail: { actions: [delete] }
              chat:
                actions:
                  - delete: { title: Delete Chat }
            """
        )
    }

    @Test func optionsOfOneOfSeveralDefinitionsHaveOnlyAProposal() {
        expectNoAppliedFix(
            "action-destructive-mismatch",
            """
            actions:
              away: { title: Archive, icon: archivebox }
            categories:
              chat:
                actions:
                  - away: { title: Delete }
            """
        )
    }

    @Test func explicitValuesHaveOnlyAProposal() {
        expectNoAppliedFix(
            "action-authentication-missing",
            "actions:\n  delete: { title: Delete, destructive: true, authentication-required: false }\n"
        )
    }

    // MARK: Moving an item

    @Test func anItemMovesWithItsComment() {
        expectFixed(
            "action-misordered",
            """
            categories:
              mail:
                actions:
                  # Cannot be undone.
                  - delete: # For good.
                      title: Delete
                      destructive: true
                  # Comes back.
                  - snooze: { title: Snooze } # An hour.
                custom-dismiss-action: true
            """,
            """
            categories:
              mail:
                actions:
                  # Comes back.
                  - snooze: { title: Snooze } # An hour.
                  # Cannot be undone.
                  - delete: # For good.
                      title: Delete
                      destructive: true
                custom-dismiss-action: true
            """
        )
    }

    @Test(arguments: ["\n", "\r\n"])
    func severalItemsMoveInSequence(lineBreak: String) {
        func text(_ names: [String]) -> String {
            ([
                "actions:", "  delete: { title: Delete, destructive: true }",
                "  block: { title: Block, destructive: true }",
            ]
                + ["  like: { title: Like }", "categories:", "  mail:", "    actions:"] + names.map { "    - \($0)" })
                .joined(separator: lineBreak)
        }
        expectFixed(
            "action-misordered", text(["delete", "block", "like"]), text(["like", "delete", "block"])
        )
    }

    @Test(arguments: [
        ("[delete, like]", "[like, delete]"),
        ("[ like, delete, mute ]", "[ like, mute, delete ]"),
        ("[\n      delete,\n      like\n    ]", "[\n      like,\n      delete\n    ]"),
        ("[delete, like, ]", "[like, delete, ]"),
    ])
    func anItemMovesWithinBrackets(before: String, after: String) {
        func text(_ list: String) -> String {
            "actions:\n  delete: { title: Delete, destructive: true }\n  like: { title: Like }\n  mute: { title: Mute }\n"
                + "categories:\n  mail:\n    actions: \(list)\n"
        }
        expectFixed("action-misordered", text(before), text(after))
    }

    @Test(arguments: [
        "    - delete\n\n    - like\n", "    - delete\n  # Or else:\n    - like\n", "    - &d delete\n    - like\n",
        "      [ delete, # For good.\n        like ]\n",
    ])
    func ambiguousItemsAreNotMoved(list: String) {
        expectNoAppliedFix(
            "action-misordered",
            "actions:\n  delete: { title: Delete, destructive: true }\n  like: { title: Like }\n"
                + "categories:\n  mail:\n    actions:\n\(list)"
        )
    }

    // MARK: Replacing a text

    @Test(arguments: [
        ("Share to chat # Soon.", "Share to Chat # Soon."),
        ("'Don''t share'", "'Don''t Share'"),
        (#""Share \"it\" now""#, #""Share \"It\" Now""#),
        (
            "|\n      Share to chat\n    icon: square.and.arrow.up",
            "\"Share to Chat\\n\"\n    icon: square.and.arrow.up"
        ),
    ])
    func aTextKeepsItsQuotes(before: String, after: String) {
        func text(_ title: String) -> String { "actions:\n  share:\n    title: \(title)\n" }
        expectFixed("title-not-title-style", text(before), text(after))
    }

    @Test(arguments: [
        "actions:\n  log-in: { title: Log in to Server }\n",
        // A text that an alias repeats may be an identifier elsewhere.
        "actions:\n  read: { title: &t mark as read, identifier: *t }\n",
        "actions:\n  read: &read\n    title: mark as read # Here.\n  seen: *read\n",
    ])
    func aDoubtfulTitleHasOnlyAProposal(schema: String) {
        let file = SourceFile(path: "notifications.yaml", text: schema)
        #expect(
            Linter.standard.lint(root: file, fragments: []).findings.contains { $0.rule.id == "title-not-title-style" })
        #expect(Linter.standard.fixing([file], applying: [.safe]).files[0].text == schema)
    }

    // MARK: All of them

    /// Each fix alone removes its finding, and the schema can still be read.
    @Test(arguments: RuleCatalogue.all)
    func everyFixOfAnExampleSolvesIt(_ rule: RuleDescription) {
        for example in rule.failing {
            let schema = MarkedSchema(example)
            let before = schema.lint().findings
            for finding in before where finding.rule.id == rule.id {
                guard let fix = finding.fix else { continue }
                // Fixes change only schemas, not payloads from a server.
                #expect(finding.range.file === schema.root)
                let fixed = schema.root.applying(fix)
                let after = Linter.standard.lint(root: fixed, fragments: []).findings
                #expect(after.filter { $0.rule.id == rule.id }.count < before.filter { $0.rule.id == rule.id }.count)
                #expect(!after.contains { $0.rule.kind == .structure && $0.rule.id != rule.id }, "\(fixed.text)")
            }
        }
    }

    /// All fixes of all rules, applied until none is left: this ends, and the schema can still be read.
    @Test(arguments: RuleCatalogue.all)
    func fixesTogetherComeToAnEnd(_ rule: RuleDescription) {
        for example in rule.failing {
            let schema = MarkedSchema(example.marked)
            var file = schema.root
            var rounds = 0
            while rounds < 10 {
                let fixes = Linter.standard.lint(root: file, fragments: []).findings.filter(\.isFixable).compactMap(
                    \.fix
                )
                .withoutConflicts()
                guard !fixes.isEmpty else { break }
                file = SourceFile(path: file.path, bytes: file.applying(fixes.flatMap(\.edits)))
                rounds += 1
            }
            #expect(rounds < 5, "\(file.text)")
            let before = schema.lint().findings.filter { $0.rule.kind == .structure }.count
            let after = Linter.standard.lint(root: file, fragments: []).findings.filter { $0.rule.kind == .structure }
                .count
            #expect(after <= before, "\(file.text)")
        }
    }

    @Test func overlappingFixesWait() {
        let file = SourceFile(path: "a.yaml", text: "abcdef")
        func edit(_ bytes: Range<Int>, _ text: String) -> TextEdit { TextEdit(SourceRange(file, bytes), text) }
        let fixes = [
            Fix(.safe, [edit(1..<3, "-")]), Fix(.safe, [edit(5..<6, "X"), edit(2..<4, "Y")]),
            Fix(.safe, [edit(3..<3, "+")]), Fix(.safe, [edit(3..<3, "#")]), Fix(.safe, [edit(5..<6, "F")]),
        ].withoutConflicts()
        #expect(fixes.count == 3)
        #expect(String(decoding: file.applying(fixes.flatMap(\.edits)), as: UTF8.self) == "a-+deF")
    }
}
