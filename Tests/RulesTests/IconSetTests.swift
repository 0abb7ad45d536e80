import Diagnostics
import SchemaRules
import Testing
import TestSupport

/// Icons next to other icons, and next to titles: exactly the marked findings.
@Suite struct IconSetTests {
    @Test(arguments: [
        // One icon for two actions.
        ("[a: { title: Accept, icon: checkmark }, b: { title: Done, icon: ⟦icon-duplicate│checkmark⟧ }]"),
        ("[a: { title: Ship, icon: truck.box }, b: { title: Track, icon: ⟦icon-duplicate│box.truck⟧ }]"),
        ("[a: { title: Accept, icon: { template: check } }, b: { title: Done, icon: { template: ⟦icon-duplicate│check⟧ } }]"),
        ("[a: { title: 5 Minutes, icon: clock }, b: { title: 15 Minutes, icon: clock }, c: { title: 1 Hour, icon: clock }]"),
        ("[a: { title: Snooze 5 Minutes, icon: clock }, b: { title: Postpone 5 Minutes, icon: ⟦icon-duplicate│clock⟧ }]"),
        ("[a: { title: Snooze, icon: clock }, b: { title: Later, icon: ⟦icon-duplicate│clock⟧ }]"),

        // Icons that contradict the title.
        ("[a: { title: Add to Trash, icon: trash }]"),
        ("[a: { title: Accept Call, icon: ⟦icon-opposite-meaning│xmark.circle.fill⟧ }]"),
        ("[a: { title: Delete, destructive: true, authentication-required: true, icon: ⟦icon-opposite-meaning│plus⟧ }]"),
        ("[a: { title: Lock, icon: ⟦icon-opposite-meaning│lock.open⟧ }]"),
        ("[a: { title: 'No', icon: ⟦icon-opposite-meaning│checkmark⟧ }]"),
        ("[a: { title: 'No, I’m Fine', icon: checkmark }]"),
        ("[a: { title: 'Yes, Cancel', icon: xmark }]"),
        ("[a: { title: Call Off Search, icon: phone.down }]"),
        ("[a: { title: Pause, icon: pause }, b: { title: Play, icon: play }]"),
        ("[a: { title: Mute, icon: bell.slash }, b: { title: Unmute, icon: bell }]"),
        ("[a: { title: Muted Words, icon: bell }]"),
    ])
    func inOneCategory(actions: String) {
        let schema = MarkedSchema(
            """
            app: { platforms: { iOS: 18.0 } }
            categories:
              sample:
                hidden-previews-body-placeholder: Sample
                actions: \(actions)

            """)
        #expect(schema.found(icons(schema)) == schema.expected(), "\(actions)")
    }

    /// Without findings about titles.
    private func icons(_ schema: MarkedSchema) -> [Finding] {
        schema.lint().findings.filter {
            $0.rule.id.hasPrefix("icon-") || $0.rule.id == "action-inconsistent" || $0.severity == .error
        }
    }

    @Test(arguments: [
        // Two of three outweigh the first.
        """
        categories:
          a: { actions: [mute: { title: Mute, icon: ⟦action-inconsistent│speaker.slash⟧ }] }
          b: { actions: [mute: { title: Mute, icon: bell.slash }] }
          c: { actions: [mute: { title: Mute, icon: bell.slash }] }
        """,
        // A shared action counts once for each use.
        """
        actions:
          quiet: { title: Mute, icon: bell.slash }
        categories:
          a: { actions: [mute: { title: Mute, icon: ⟦action-inconsistent│speaker.slash⟧ }] }
          b: { actions: [quiet] }
          c: { actions: [quiet] }
        """,
        // Case and spaces don't make another title.
        """
        categories:
          a: { actions: [mute: { title: Mute Chat, icon: bell.slash }] }
          b: { actions: [quiet: { title: "Mute  chat", icon: ⟦action-inconsistent│speaker.slash⟧ }] }
        """,
        // Changed on purpose.
        """
        actions:
          mute: { title: Mute, icon: bell.slash }
        categories:
          a: { actions: [mute] }
          b: { actions: [mute: { icon: speaker.slash }] }
        """,
        // One picture with two names.
        """
        categories:
          a: { actions: [sign: { title: Sign, icon: doc }] }
          b: { actions: [sign: { title: Sign, icon: document }] }
        """,
        // Actions of an SDK can't be changed.
        """
        categories:
          a: { actions: [mute: { title: Mute, icon: bell.slash }] }
          b: { external: true, actions: [mute: { title: Mute, icon: speaker.slash }] }
          c: { external: true, actions: [like: { title: Delete, icon: plus }, x: { title: X, icon: plus }] }
        """,
    ])
    func acrossCategories(marked: String) {
        let schema = MarkedSchema("app: { platforms: { iOS: 18.0 } }\n" + marked)
        #expect(schema.found(icons(schema)) == schema.expected(), "\(marked)")
    }

    @Test func anotherLanguageIsNotJudgedByEnglishVerbs() {
        let schema = MarkedSchema("app: { language: de }\nactions:\n  a: { title: Lock, icon: lock.open }\n")
        #expect(schema.lint().findings.isEmpty)
    }

    @Test(arguments: ["\"\"", "\"  \"", "\"\\u200B\"", "\"\\u2060\\u00A0\""])
    func anInvisibleTitleIsNotATitle(title: String) {
        let schema = MarkedSchema(
            "actions:\n  like: { title: ⟦title-blank│\(title)⟧, icon: hand.thumbsup }\n")
        #expect(schema.found(schema.lint().findings) == schema.expected())
    }
}
