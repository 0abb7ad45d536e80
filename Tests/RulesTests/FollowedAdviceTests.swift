import BelfryKit
import Diagnostics
import Foundation
import SchemaRules
import Testing
import TestSupport

/// Following one finding doesn't lead to another one.
@Suite struct FollowedAdviceTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    private func findings(_ text: String) -> [Finding] { findings(SourceFile(path: "notifications.yaml", text: text)) }

    private func findings(_ file: SourceFile) -> [Finding] { Linter.standard.lint(root: file, fragments: []).findings }

    /// The file after applying all fixes, until none is left.
    private func followed(_ text: String) -> SourceFile {
        var file = SourceFile(path: "notifications.yaml", text: text)
        for _ in 0..<10 {
            let fixes = findings(file).compactMap(\.fix).withoutConflicts()
            guard !fixes.isEmpty else { break }
            file = SourceFile(path: file.path, bytes: file.applying(fixes.flatMap(\.edits)))
        }
        return file
    }

    /// New findings after all fixes, and findings that could still be fixed.
    private func findingsBroughtByFixes(of text: String) -> [String] {
        let known = Set(findings(text).map(\.rule.id))
        let after = findings(followed(text)).filter { !known.contains($0.rule.id) || $0.fix != nil }
        return after.map { "\($0.rule.id): \($0.message)" }
    }

    // MARK: Every fix

    /// Applying all fixes ends, and brings no new findings.
    @Test(arguments: RuleCatalogue.all)
    func fixesOfAnExampleAgree(_ rule: RuleDescription) {
        for example in rule.failing
        where example.earlier == nil && example.payload == nil && example.files.isEmpty && !example.isCode {
            #expect(findingsBroughtByFixes(of: MarkedSchema(example).root.text) == [], "\(example.text)")
        }
    }

    /// All fixes of an application together bring no new finding.
    @Test func allFixesOfAnApplicationAgree() throws {
        let folder = Self.repository.appending(path: "examples/real-world")
        let apps = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: "\($0)/notifications.yaml") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        #expect(apps.count == 13)
        for app in apps {
            let text = String(decoding: try Data(contentsOf: app), as: UTF8.self)
            #expect(findingsBroughtByFixes(of: text) == [], "\(app.path)")
        }
    }

    /// Following the help without a fix: the finding is gone, and no other comes.
    @Test(arguments: [
        // The action that can, works in the background.
        (
            """
            categories:
              chat:
                hidden-previews-body-placeholder: Message
                actions:
                  - share: { title: Share, icon: star, foreground: true }
                  - mute: { title: Mute, icon: bell.slash, foreground: true }
            """,
            "bell.slash, foreground: true", "bell.slash"
        ),
        // The better action comes first.
        (
            """
            actions:
              pay: { title: Pay Now, icon: creditcard, authentication-required: true }
              decline: { title: Decline, icon: xmark }
              snooze: { title: Snooze, icon: clock }
            categories:
              bill: { hidden-previews-body-placeholder: Bill, actions: [pay, decline, snooze] }
              rent: { hidden-previews-body-placeholder: Rent, actions: [pay, decline, snooze] }
            """,
            "[pay, decline, snooze]", "[snooze, pay, decline]"
        ),
        // The definition is shared.
        (
            """
            categories:
              bill:
                hidden-previews-body-placeholder: Bill
                actions:
                  - skip: { title: Skip, icon: forward.end }
              rent:
                hidden-previews-body-placeholder: Rent
                actions:
                  - skip: { title: Skip Rent, icon: forward.end, authentication-required: true }
            """,
            "Skip Rent, icon: forward.end, authentication-required: true", "Skip, icon: forward.end"
        ),
        // An action that repeats what the system offers is removed.
        (
            """
            categories:
              bill:
                hidden-previews-body-placeholder: Bill
                actions:
                  - snooze: { title: Snooze, icon: clock }
                  - clear: { title: Clear }
            """,
            "\n      - clear: { title: Clear }", "\n    custom-dismiss-action: true"
        ),
    ])
    func theHelpSolvesIt(text: String, old: String, new: String) {
        #expect(findings(text).count == 1)
        let followed = text.replacing(old, with: new)
        #expect(followed != text)
        #expect(findings(followed).map(\.message) == [])
    }

    /// Proves that the help for an alert names a value that the schema has, so that people can copy it, or none.
    @Test(arguments: [
        ("{ goals: integer, period: { values: [break, over] } }", ", such as { period: break }"),
        ("{ goals: integer }", ""),
    ])
    func theHelpNamesAValueOfTheState(state: String, example: String) {
        let found = findings(
            """
            activities:
              match:
                state: \(state)
                alerts: { news: { title: The Match Has News } }
                stale-after: 20m
                dismiss-after: 30m
            """)
        let help = found.filter { $0.rule.id == "activity-alert-often" }.map(\.help)
        #expect(help == ["add when: with a value of the state" + example])
    }

    // MARK: Icons

    /// After all proposals are accepted, no rule has new findings.
    @Test(arguments: [
        // Five actions with the same verb; only one can have its icon.
        """
        categories:
          alarm:
            hidden-previews-body-placeholder: Alarm
            actions:
              - short: { title: Snooze }
              - long: { title: Remind Me Later }
              - tomorrow: { title: Remind Me Tomorrow }
              - later: { title: Postpone }
        """,
        // An icon that the category already has.
        """
        categories:
          alarm:
            hidden-previews-body-placeholder: Alarm
            actions:
              - stop: { title: Stop, icon: clock }
              - snooze: { title: Snooze }
        """,
        // Shared actions in the same category.
        """
        actions:
          snooze: { title: Snooze }
          later: { title: Later }
        categories:
          alarm: { hidden-previews-body-placeholder: Alarm, actions: [snooze] }
          task: { hidden-previews-body-placeholder: Task, actions: [snooze, later] }
        """,
        // Another icon for the same title elsewhere.
        """
        categories:
          alarm:
            hidden-previews-body-placeholder: Alarm
            actions:
              - snooze: { title: Snooze, icon: moon.zzz }
          task:
            hidden-previews-body-placeholder: Task
            actions:
              - snooze: { title: Snooze }
        """,
        // Two unknown symbols for the same verb.
        """
        categories:
          alarm:
            hidden-previews-body-placeholder: Alarm
            actions:
              - snooze: { title: Snooze, icon: ic_snooze_24 }
              - later: { title: Remind Me Later, icon: ic_reminder_24 }
        """,
    ])
    func proposedIconsCanAllBeTaken(text: String) {
        #expect(!findings(text).isEmpty)
        #expect(findingsBroughtByFixes(of: text) == [])
    }

    // MARK: README

    /// The mistake of the README, after following all its findings.
    @Test func theMistakeOfTheREADMEEndsWithoutFindings() throws {
        let readme = try Data(contentsOf: Self.repository.appending(path: "README.md"))
        let text = String(decoding: readme, as: UTF8.self)
        let blocks = text.split(separator: "```", omittingEmptySubsequences: false)
        let right = try #require(blocks.first { $0.hasPrefix("yaml\n") }).dropFirst("yaml\n".count)
        let mistake = try #require(text.firstMatch(of: /`(decline: { .* })`/)).1
        let schema = right.replacing(try #require(right.firstMatch(of: /decline: { .* }/)).0, with: mistake)
        #expect(!findings(String(schema)).isEmpty)
        let after = followed(String(schema))
        #expect(after.text.contains("destructive: true"))
        #expect(findings(after).map(\.message) == [])
    }
}
