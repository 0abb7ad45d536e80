import Diagnostics
import NotificationSchema

extension SchemaRule {
    static let bodyRepeatsTitle = SchemaRule(
        RuleDescription(
            id: "body-repeats-title",
            severity: .warning,
            summary: "Title and body say different things.",
            rationale: """
                There is room for few words, and people read these twice. Without a title, the system shows the name \
                of the app.
                """,
            source: .higNotifications,
            passing: [
                """
                notifications:
                  comment:
                    title: New Comment
                    body: $(name) likes your photo.
                    variables: { name: { origin: user } }
                  request:
                    title: $(name)
                    body: $(name) would like to be friends.
                    variables: { name: { origin: user } }
                  photos: { title: Photos, body: Photos from last year are here. }
                """
            ],
            failing: [
                """
                notifications:
                  comment: { title: ⟦New Comment⟧, body: New comment }
                  order: { title: ⟦Order Shipped⟧, body: Order shipped this morning. }
                  backup:
                    title: ⟦Backup of $(name) Failed⟧
                    body: The backup of $(name) failed.
                    variables: { name: string }
                """
            ]
        )
    ) { _, wording, findings in
        for notification in wording.englishNotifications {
            guard let title = notification.title, let body = notification.body, body.repeats(title) else { continue }
            findings.report(
                at: title.range,
                "the body says the same as the title",
                help: "leave the title out, or say something else in it",
                notes: [Finding.Note("the body", at: body.range)],
                fix: notification.fixDroppingTitle
            )
        }
    }
}

extension WrittenText {
    fileprivate func repeats(_ title: WrittenText) -> Bool {
        guard !title.words.isEmpty else { return false }
        if words == title.words { return true }
        // A name, or one word, may well begin the sentence about it.
        let hasWord = title.tokens.contains { $0.kind == .word }
        if hasWord, words.starts(with: title.words) {
            let pauses = tokens.filter { $0.kind != .decoration }[title.words.count - 1].pause != TitleToken.Pause.none
            return title.words.count > 1 || pauses
        }
        guard words.count <= 2 * title.words.count else { return false }
        let (own, others) = (Set(words.filter(\.isTelling)), Set(title.words.filter(\.isTelling)))
        guard own.count >= 3, others.count >= 3 else { return false }
        return own.intersection(others).count * 5 >= own.union(others).count * 4
    }
}

extension String {
    fileprivate var isTelling: Bool {
        WordTables.lowercaseReason(self) == nil && !WordTables.auxiliaries.contains(self)
    }
}
