import Diagnostics
import NotificationSchema
import SourceSyntax

extension Rule {
    static let hiddenTitleShown: Rule = Rule(
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
            """
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
        report.check(category.hiddenPreviewsShowTitle, "title", notifications) { $0.title }
        report.check(category.hiddenPreviewsShowSubtitle, "subtitle", notifications) { $0.subtitle }
    }
}

extension RuleReport {
    /// - Parameters:
    ///   - flag: Whether the text is shown.
    ///   - notifications: The notifications of the category.
    fileprivate mutating func check(
        _ flag: Located<Bool>?, _ name: String, _ notifications: [Notification],
        _ text: (Notification) -> Template?
    ) {
        guard let flag, flag.value else { return }
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
