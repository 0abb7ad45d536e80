import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let hiddenTitleShown: CategoryRule = RuleDescription(
        id: "hidden-title-shown",
        severity: .error,
        fixes: [.unsafe, .display],
        group: .privacy,
        summary: "If previews are hidden, titles and subtitles are hidden, too.",
        rationale: """
            People who hide previews expect that a locked device shows no content. With these options, it still shows \
            the title or the subtitle. If that contains something private or the name of a person, the finding is an \
            error, otherwise advice.
            """,
        source: .notificationCategory,
        passing: [
            """
            categories:
              visit: { hidden-previews-body-placeholder: Visit, hidden-previews-show-title: false }
            notifications:
              visit: { category: visit, title: $(patient), variables: { patient: { sensitivity: personal } } }
            """,
            // The title says no more than the text for hidden previews.
            """
            categories:
              letter: { hidden-previews-body-placeholder: New letter, hidden-previews-show-title: true }
            notifications:
              letter: { category: letter, title: New Letter, body: $(text), variables: { text: { origin: user } } }
            """,
        ],
        failing: [
            """
            categories:
              visit: { hidden-previews-body-placeholder: Visit, hidden-previews-show-title: ⟦true⟧ }
            notifications:
              visit: { category: visit, title: $(patient), variables: { patient: { sensitivity: personal } } }
            """,
            """
            categories:
              lesson: { hidden-previews-body-placeholder: Lesson, hidden-previews-show-subtitle: ⟦true⟧ }
            """,
        ]
    ).eachCategory { category, _, report in
        let notifications = category.allNotifications
        let preview = Set(category.hiddenPreview?.words ?? [])
        report.check(category.hiddenPreviewsShowTitle, "title", notifications, preview) { $0.title }
        report.check(category.hiddenPreviewsShowSubtitle, "subtitle", notifications, preview) { $0.subtitle }
    }
}

extension RuleReport {
    /// - Parameters:
    ///   - flag: Whether the text is shown.
    ///   - notifications: The notifications of the category.
    ///   - preview: The words that people read instead.
    fileprivate mutating func check(
        _ flag: Located<Bool>?, _ name: String, _ notifications: [Notification], _ preview: Set<String>,
        _ text: (Notification) -> Template?
    ) {
        guard let flag, flag.value else { return }
        // Constant texts that add nothing to the preview reveal nothing.
        let addsNothing = notifications.allSatisfy { notification in
            text(notification).map { text in
                text.choices.flatMap(\.formsWithOther).allSatisfy {
                    $0.placeholders.isEmpty && Set(WrittenText($0.text).words).isSubset(of: preview)
                }
            } ?? true
        }
        guard notifications.isEmpty || !addsNothing else { return }
        let isPrivate = notifications.compactMap { notification in
            text(notification).flatMap { text in
                notification.fieldsUsed(in: [text]).first { $0.field.sensitivity != .public }
            }
        }
        let field = isPrivate.first?.field
        add(
            at: flag.range,
            field.map { "a locked device shows the \(name) with '\($0.name.value)' to people who hide previews" }
                ?? "a locked device shows the \(name) to people who hide previews",
            severity: field == nil ? .advice : .error,
            help: "write false",
            notes: field.map { [Finding.Note("'\($0.name.value)' is declared here", at: $0.name.range)] } ?? [],
            fix: Fix(field == nil ? .display : .unsafe, flag.node.replacingText(with: "false"))
        )
    }
}
