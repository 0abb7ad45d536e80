import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let bodyRepeatsTitle: ShownNotificationRule = RuleDescription(
        id: "body-repeats-title",
        severity: .warning,
        fixes: [.unsafe],
        group: .texts,
        summary: "Title, subtitle and body say different things.",
        rationale: """
            There is little space, and people would read the same twice. Without a title, the system shows the app's \
            name. If the body continues and says much more, the finding is advice.
            """,
        unseen: "Only the words of English texts are compared: the same in other words isn't found.",
        source: .higNotificationContent,
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
              window: { title: Window Open, subtitle: ⟦Window Open⟧, body: It has been open for an hour. }
              order: { title: ⟦Order Shipped⟧, body: Order shipped this morning. }
              backup:
                title: ⟦Backup of $(name) Failed⟧
                body: The backup of $(name) failed.
                variables: { name: string }
              trial: { title: ⟦Your Trial⟧, body: Your trial ends on Friday and then costs a monthly fee. }
            """
        ]
    ).eachShownNotification(only: .inEnglish) { notification, _, report in
        if let title = notification.title, let subtitle = notification.subtitle,
            subtitle.repetition(of: title) == .whole
        {
            report.add(
                at: subtitle.range, "the subtitle says the same as the title", help: "remove it, or say something else",
                notes: [Finding.Note("the title", at: title.range)])
            return
        }
        for (title, body) in notification.titlesWithBodies {
            // A body with a secret is written anew.
            guard body.secret == nil, let repetition = body.repetition(of: title) else { continue }
            report.add(
                at: title.range,
                repetition == .whole ? "the body says the same as the title" : "the body begins with the whole title",
                severity: repetition == .whole ? .warning : .advice,
                help: "remove the title, or say something different in it",
                notes: [Finding.Note("the body", at: body.range)],
                // The title may be fine with other values.
                fix: notification.titles.count == 1 ? notification.fixDroppingTitle : nil
            )
        }
    }
}

extension ShownNotification {
    /// The title and the body that people read together: those for each value of an enum, otherwise the first ones.
    fileprivate var titlesWithBodies: [(title: WrittenText, body: WrittenText)] {
        guard let title = titles.first, let body = bodies.first else { return [] }
        guard let selector = title.template.selector, selector.name.value == body.template.selector?.name.value else {
            return [(title.text, body.text)]
        }
        return selector.values.compactMap { value in
            let choices = [title, body].map { $0.template.choice(for: value.value).text.range }
            guard let title = titles.first(where: { $0.text.range == choices[0] }),
                let body = bodies.first(where: { $0.text.range == choices[1] })
            else { return nil }
            return (title.text, body.text)
        }
    }
}

private enum Repetition {
    case whole
    /// At the beginning of a longer body.
    case beginning
}

/// This many words after the title, such as *this morning*, add little.
private let wordsThatAddLittle = 2

extension WrittenText {
    fileprivate func repetition(of title: WrittenText) -> Repetition? {
        guard !title.words.isEmpty else { return nil }
        if words == title.words { return .whole }
        // A sentence can begin with a name, or a single word, from the title.
        let hasWord = title.tokens.contains { $0.kind == .word }
        if hasWord, words.starts(with: title.words) {
            let pauses = tokens.filter { $0.kind != .decoration }[title.words.count - 1].pause != TitleToken.Pause.none
            guard title.words.count > 1 || pauses else { return nil }
            return words.count - title.words.count > wordsThatAddLittle ? .beginning : .whole
        }
        guard words.count <= 2 * title.words.count else { return nil }
        let (own, others) = (Set(words.filter(\.isTelling)), Set(title.words.filter(\.isTelling)))
        if own == others, own.count >= 2 { return .whole }
        guard own.count >= 3, others.count >= 3 else { return nil }
        return own.intersection(others).count * 5 >= own.union(others).count * 4 ? .whole : nil
    }
}

extension String {
    fileprivate var isTelling: Bool {
        WordTables.lowercaseReason(self) == nil && !WordTables.auxiliaries.contains(self)
            && !["i", "my", "our", "we", "you", "your"].contains(self)
    }
}
