import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Titles and options of actions that the examples of the rules don't cover.
@Suite struct ActionRuleTests {
    private func found(title: String, options: String = "", app: String = "{}") -> [String] {
        let text = "app: \(app)\nactions: { a: { title: \"\(title)\", icon: { template: our-icon }\(options) } }\n"
        return MarkedSchema(text).lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
    }

    /// The title after all fixes.
    private func fixed(_ title: String, by rule: String) -> String {
        let file = SourceFile(path: "notifications.yaml", text: "actions:\n  a:\n    title: \(title)\n")
        let lines = file.withFixes(of: rule).text.split(separator: "\n")
        return String(lines[2].dropFirst("    title: ".count))
    }

    @Test(arguments: [
        "Wake at 8 a.m.", "Join Yahoo!", "Need Help?", "Rate “Dune”", "5", "Say “Hi” or “Bye”",
        "Add to Reading List",
        "TV", "RSVP", "GPS ON", "Snooze 5 min", "Snooze 10 sec", "Wait 2 h", "Run 5 km", "Archive",
        "Remind Me Tomorrow",
        "Pay Later", "Transfer Call", "Close Door", "Clear Cache", "Cancel Alarm", "Yes", "No", "OK Computer",
        "Next Song",
        "字字字字字字字字字字",
    ])
    func goodTitles(title: String) {
        #expect(found(title: title) == [])
    }

    @Test(arguments: [
        ("Accept!", "action-title-punctuated warning"), ("Accept:", "action-title-punctuated warning"),
        ("“Accept”", "action-title-punctuated warning"), ("Really? Accept", "action-title-punctuated warning"),
        ("Archive…", "action-title-punctuated warning"), ("Archive...", "action-title-punctuated warning"),
        ("CALL ME", "title-not-title-style warning"), ("ARCHIVE", "title-not-title-style warning"),
        ("Submit", "action-title-vague advice"), ("Click Here", "action-title-vague warning"),
        ("Dismiss", "action-redundant warning"), ("Ignore This", "action-redundant warning"),
        ("Unlock", "action-authentication-missing warning"),
        ("Share My Location", "action-authentication-missing warning"),
        ("字字字字字字字字字字字", "action-title-too-long warning"),
        ("Let Me Do It All Now", "action-title-too-long advice"), ("👍", "text-emoji-as-words advice"),
    ])
    func badTitles(title: String, rule: String) {
        #expect(found(title: title) == [rule])
    }

    @Test func explicitDeclarationsAreRespected() {
        #expect(found(title: "Dismiss", options: ", effect: declines the invitation") == [])
        #expect(found(title: "Unlock", options: ", effect: opens the list") == [])
        #expect(found(title: "Unlock", options: ", reversible: true") == [])
        #expect(found(title: "Unlock", options: ", authentication-required: false") == [])
        #expect(
            found(title: "Mute", options: ", destructive: true, authentication-required: true, effect: ends it") == [])
        #expect(found(title: "NASDAQ", app: "{ glossary: [NASDAQ] }") == [])
    }

    @Test func aLimitCanBeSet() {
        func findings(_ setting: String) -> [String] {
            MarkedSchema(
                "lint: { rules: { action-title-too-long: \(setting) } }\nactions: { a: { title: Archive Mail, icon: bell } }\n"
            )
            .lint().findings.map { "\($0.rule.id) \($0.severity.rawValue)" }
        }
        #expect(findings("{ limit: 12 }") == [])
        #expect(findings("{ limit: 11 }") == ["action-title-too-long warning"])
        #expect(findings("{ limit: 11, severity: error }") == ["action-title-too-long error"])
        #expect(findings("{ limit: 0 }") == ["schema-wrong-value error"])
    }

    @Test func theNameOfTheAppIsRemovedWithItsPreposition() throws {
        func suggestion(_ title: String) throws -> String {
            let schema = MarkedSchema("app: { name: Acme }\nactions: { a: { title: \(title), icon: bell } }\n")
            let finding = try #require(schema.lint().findings.first { $0.rule.id == "text-names-app" })
            return try #require(finding.fix?.edits.first?.text)
        }
        #expect(try suggestion("Play in Acme") == "Play")
        #expect(try suggestion("'Acme: Play'") == "'Play'")
        #expect(try suggestion("Play Acme’s Songs") == "Play Songs")
        #expect(try suggestion("Log in with Acme") == "Log In")
    }

    @Test(arguments: [
        ("Accept!", "Accept"), ("“Accept!”", "Accept"), ("Accept!!!", "Accept"),
        ("'“Wake at 8 a.m.!”'", "'Wake at 8 a.m.'"),
    ])
    func punctuationIsStripped(before: String, after: String) {
        #expect(fixed(before, by: "action-title-punctuated") == after)
    }

    @Test func unneededFlagsAreRemovedAndNoAuthenticationIsAdded() throws {
        let findings = MarkedSchema("actions: { mute: { title: Mute, icon: bell.slash, destructive: true } }\n").lint()
            .findings
        let finding = try #require(findings.first)
        #expect(findings.map(\.rule.id) == ["action-destructive-mismatch"])
        #expect(finding.help?.hasPrefix("remove destructive") == true)
        #expect(finding.fix?.applicability == .unsafe)
    }

    @Test(arguments: [
        // On iOS 16, both exist only if one of them always exists.
        """
        categories:
          a:
            hidden-previews-body-placeholder: A
            actions:
              - one: { title: Save, icon: bookmark, available: { iOS: 16.0 } }
              - two: { title: ⟦action-title-duplicate│save⟧, icon: folder, allow: { title-not-title-style: "A test." } }
        """,
        // A category that uses a shared action is reported where it lists the action.
        """
        actions:
          one: { title: Save, icon: bookmark }
          two: { title: Save, icon: bookmark.circle, allow: { action-inconsistent: "A test." } }
        categories:
          a: { hidden-previews-body-placeholder: A, actions: [one, ⟦action-title-duplicate│two⟧] }
        """,
        // In another language, only identical titles are found.
        """
        app: { language: fr }
        categories:
          a:
            hidden-previews-body-placeholder: A
            actions:
              - one: { title: Photo, icon: photo }
              - two: { title: Photos, icon: camera }
              - three: { title: ⟦action-title-duplicate│Photo⟧, icon: eye }
        """,
    ])
    func titlesOfOneCategory(marked: String) {
        let schema = MarkedSchema(marked)
        #expect(schema.found(schema.lint().findings.filter { !$0.rule.id.hasPrefix("icon-") }) == schema.expected())
    }

    @Test(arguments: [
        // No safer action can come first.
        """
        categories:
          a:
            hidden-previews-body-placeholder: A
            actions:
              - pay: { title: Pay, icon: creditcard, authentication-required: true }
              - call: { title: Call Elevator, icon: arrow.up }
        """,
        // The first action that isn't destructive counts.
        """
        categories:
          a:
            hidden-previews-body-placeholder: A
            actions:
              - ⟦action-misordered│delete⟧: { title: Delete, icon: trash, destructive: true, authentication-required: true }
              - ⟦action-misordered│call⟧: { title: Call Elevator, icon: arrow.up }
              - like: { title: Like, icon: heart }
        """,
        // The kind of a communication determines the kind of its category.
        """
        actions:
          reply:
            title: Reply
            icon: arrowshape.turn.up.left
            ⟦text-input-unauthenticated│text-input⟧: { button-title: Send, placeholder: Message }
        categories:
          chat: { hidden-previews-body-placeholder: Chat, actions: [reply] }
        notifications:
          chat:
            category: chat
            body: $(text)
            data: { text: { origin: user }, sender: { origin: user }, avatar: url }
            communication: { intent: INSendMessageIntent, sender: { display-name: $(sender), handle: $(sender), image: $(avatar) } }
        """,
        // Foreground unlocks the device, as authentication does.
        """
        categories:
          a:
            hidden-previews-body-placeholder: A
            actions:
              - like: { title: Like, icon: heart }
              - answer: { title: Answer, icon: phone, authentication-required: true }
          b:
            hidden-previews-body-placeholder: B
            actions:
              - like: { title: Like, icon: heart }
              - answer-video: { title: Answer, icon: phone, foreground: true }
        """,
    ])
    func optionsOfActions(marked: String) {
        let schema = MarkedSchema(marked)
        #expect(schema.found(schema.lint().findings) == schema.expected())
    }
}
