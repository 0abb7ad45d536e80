import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules

extension SchemaRule {
    static let actionTitleDuplicate: CategoryRule = RuleDescription(
        id: "action-title-duplicate",
        severity: .warning,
        group: .actions,
        summary: "The actions of a category have different titles.",
        rationale: """
            People can't distinguish buttons with the same title, or with one that differs only in an article or a \
            plural, or has another verb with the same meaning, as Decline and Reject.
            """,
        unseen: """
            In languages other than English, only equal titles are found. In English, titles that mean the same are \
            found by a list of verbs, such as Decline and Reject.
            """,
        source: .higNotificationActions,
        passing: [
            """
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - like: { title: Like, icon: heart }
                  - comment: { title: Comment, icon: bubble.left }
                  - save: { title: Save, icon: bookmark, available: { iOS: false } }
                  - keep: { title: Save, icon: folder, available: { iOS: 16.0 } }
            """,
            """
            categories:
              photo:
                hidden-previews-body-placeholder: Photo
                actions:
                  - like: { title: Like, icon: hand.thumbsup }
                  - love: { title: Love, icon: heart }
                  - delete: { title: Delete Photo, icon: trash, destructive: true, authentication-required: true }
                  - filter: { title: Remove Filter, icon: camera.filters }
            """,
            """
            categories:
              alarm:
                hidden-previews-body-placeholder: Alarm
                actions:
                  - soon: { title: { text: Snooze %d Minutes, arguments: [5] }, icon: clock }
                  - later: { title: { text: Snooze %d Minutes, arguments: [10] }, icon: clock }
            """,
        ],
        failing: [
            """
            categories:
              mail:
                hidden-previews-body-placeholder: Mail
                actions:
                  - archive: { title: Archive, icon: archivebox }
                  - put-away: { title: ⟦Archive⟧, icon: archivebox.circle }
            """,
            """
            categories:
              mail:
                hidden-previews-body-placeholder: Mail
                actions:
                  - archive: { title: Archive Message, icon: archivebox }
                  - put-away: { title: ⟦Archive the Messages⟧, icon: tray }
            """,
            """
            categories:
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - accept: { title: Accept, icon: checkmark }
                  - decline: { title: Decline, icon: xmark }
                  - reject: { title: ⟦Reject⟧, icon: nosign }
              song:
                hidden-previews-body-placeholder: Song
                actions:
                  - skip: { title: Skip, icon: forward }
                  - skip-it: { title: ⟦Skip It⟧, icon: forward.end }
            """,
        ]
    ).eachCategory { category, context, report in
        guard category.actions.count > 1 else { return }
        var titles: [String: Int] = [:]
        for (index, action) in category.actions.enumerated() {
            guard let title = action.shownTitle, !title.trimmed.isEmpty else { continue }
            let meaning = context.isEnglish ? title.meaning : WordFolding.folded(title.trimmed)
            guard let other = titles[meaning] else {
                titles[meaning] = index
                continue
            }
            // Duplicate identifiers are reported elsewhere, and so are actions that are hardly ever shown together.
            let one = category.actions[other].declaration
            guard one.identifier.value != action.identifier.value,
                one.name.value != action.name.value,
                one.available == nil || action.available == nil
            else { continue }
            let otherTitle = category.actions[other].shownTitle
            let isSame = title.words == otherTitle?.words
            let isSynonym = context.isEnglish && title.stem != otherTitle?.stem
            let isShared = category.declaration.actions[index].isShared
            let place = isShared ? category.actionName(at: index).range : title.range
            let name = category.actionName(at: other).value
            report.add(
                at: place,
                "“\(title.trimmed)” "
                    + (isSame
                        ? "is also the title of '\(name)'"
                        : isSynonym
                            ? "means the same as “\(otherTitle?.trimmed ?? "")”"
                            : "is almost the same as the title of '\(name)'"),
                help: isSame ? "use different titles" : "make the difference clear",
                notes: category.note(onTitleAt: other)
            )
        }
    }
}

extension ShownCategory {
    fileprivate func note(onTitleAt index: Int) -> [Finding.Note] {
        actions[index].title.map { [Finding.Note("the other one", at: $0.range)] } ?? []
    }
}

extension WrittenText {
    /// Equal for titles that mean the same; without words, the title as written.
    fileprivate var meaning: String { stem(of: VerbTables.meaning(of: tellingWords)) }
    fileprivate var stem: String { stem(of: tellingWords) }

    private var tellingWords: [String] { words.filter { $0 != "a" && $0 != "an" && $0 != "the" } }

    /// The words in the singular; without words, the title as written.
    private func stem(of words: [String]) -> String {
        let stems = words.map { word in
            word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
        }
        return stems.isEmpty ? String(trimmed) : stems.joined(separator: " ")
    }
}
