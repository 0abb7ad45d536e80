import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let hiddenTitleShown: CategoryRule = RuleDescription(
        id: "hidden-title-shown",
        severity: .error,
        fixes: [.unsafe],
        group: .privacy,
        summary: "If previews are hidden, private titles and subtitles are hidden, too.",
        rationale: """
            People who hide previews expect that a locked device shows no content. With these options, it still shows \
            the title or the subtitle. The rule reports those that contain something private or the name of a person.
            """,
        unseen: """
            Only values are judged, by the sensitivity or the origin that the schema declares: the words of a title \
            may be private, too.
            """,
        source: .hiddenPreviewsShowTitle,
        passing: [
            """
            categories:
              visit: { hidden-previews-body-placeholder: Visit, hidden-previews-show-title: false }
            notifications:
              visit: { category: visit, title: $(patient), variables: { patient: { sensitivity: personal } } }
            """,
            // The title is nobody's secret.
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
            """
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
        _ flag: Located<Bool>?, _ name: String, _ notifications: [Notification], _ text: (Notification) -> Template?
    ) {
        guard let flag, flag.value else { return }
        let shown = notifications.flatMap { notification in
            text(notification).map { notification.fieldsUsed(in: [$0]).map(\.field) } ?? []
        }
        guard let field = shown.first(where: { $0.sensitivity != .public }) else { return }
        add(
            at: flag.range,
            "a locked device shows the \(name) with '\(field.name.value)' to people who hide previews",
            help: "write false",
            notes: [Finding.Note("'\(field.name.value)' is declared here", at: field.name.range)],
            fix: Fix(.unsafe, flag.node.replacingText(with: "false"))
        )
    }
}
