import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    private static let description = RuleDescription(
        id: "text-not-inclusive",
        severity: .advice,
        group: .texts,
        summary: "Texts welcome everybody.",
        rationale: """
            The guidelines ask for words that include everybody: texts that address people directly, say nothing of \
            their gender, and don't use a disability or a color as a word for something bad.
            """,
        unseen: "Only English phrases from a short list are found, such as “the user”, “his or her” and “blacklist”.",
        source: .higInclusion,
        passing: [
            """
            notifications:
              guest: { title: Guest Arrived, body: Someone left their coat. }
              story: { title: “Family Guy” Is On, body: It starts at nine. }
            """
        ],
        failing: [
            """
            actions:
              block: { title: ⟦Blacklist⟧, icon: nosign }
            notifications:
              order: { title: Order Sent, body: ⟦The user will get a parcel.⟧ }
              player: { title: Player Joined, body: ⟦He or she plays next.⟧ }
              match: { title: Tonight, body: ⟦"Hey guys, it starts at nine."⟧ }
            """
        ]
    )

    static let textNotInclusive: TextRule = description.eachText(only: .inEnglish) { text, _, report in
        report.add(exclusionIn: text)
    }

    static let actionNotInclusive: ActionRule = description.eachAction(only: .inEnglish) { action, _, report in
        for text in action.texts { report.add(exclusionIn: text) }
    }
}

extension RuleReport {
    fileprivate mutating func add(exclusionIn text: WrittenText) {
        guard let phrase = excluding.phrase(anywhereIn: text.words), let better = insteadOf[phrase] else { return }
        add(at: text.range, "“\(phrase)” leaves people out", help: "write \(better)")
    }
}

/// What to write instead of each phrase.
private let insteadOf = [
    "blacklist": "“block” or “blocklist”", "blacklisted": "“blocked”", "crazy": "what it is like, such as “busy”",
    "grandfathered": "“kept from before”", "guys": "“everyone”, or leave it out", "he or she": "“they”",
    "he/she": "“they”", "his/her": "“their”", "him/her": "“them”", "she/he": "“they”",
    "her or his": "“their”", "him or her": "“them”", "his or her": "“their”",
    "insane": "what it is like, such as “big”",
    "lame": "what it is like, such as “weak”", "manpower": "“people”", "mankind": "“people”", "sanity check": "“check”",
    "she or he": "“they”", "the user": "“you”", "the user's": "“your”", "whitelist": "“allow” or “allowlist”",
    "whitelisted": "“allowed”",
]

private let excluding = PhraseMatcher(insteadOf.keys)
