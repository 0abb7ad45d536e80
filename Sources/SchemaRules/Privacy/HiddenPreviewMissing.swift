import AppleFacts
import Diagnostics
import NotificationSchema
import Rules
import SourceSyntax

extension SchemaRule {
    static let hiddenPreviewMissing: CategoryRule = RuleDescription(
        id: "hidden-preview-missing",
        severity: .warning,
        group: .privacy,
        summary: "A category has a text for hidden previews.",
        rationale: """
            If previews are hidden, hidden-previews-body-placeholder replaces the body. Without it, people see \
            “Notification”, and must unlock the device to learn more. If a text shows private content (location, \
            health, financial, secret), many people will hide it, and the finding is an error.
            """,
        source: .higNotifications,
        passing: [
            """
            categories:
              friend-request:
                hidden-previews-body-placeholder: Friend request
              ping: { custom-dismiss-action: true }
            notifications:
              friend-request:
                category: friend-request
                title: $(name)
                body: $(name) would like to be friends.
                variables: { name: { origin: user } }
              ping:
                category: ping
                title: $(name) Pinged You
                variables: { name: { origin: user } }
            """,
            """
            app:
              platforms: { watchOS: 8.0 }
            categories:
              friend-request: { custom-dismiss-action: true }
            """,
            """
            categories:
              chat-of-sdk: { external: true }
            """,
        ],
        failing: [
            """
            categories:
              ⟦friend-request⟧:
                actions:
                  - accept: { title: Accept, icon: checkmark }
            """,
            """
            categories:
              message: { hidden-previews-body-placeholder: ⟦""⟧ }
            notifications:
              message:
                category: message
                title: $(sender)
                body: $(text)
                variables: { sender: { origin: user }, text: { origin: user } }
            """,
            """
            categories:
              ⟦heart-rate⟧: {}
            notifications:
              heart-rate:
                category: heart-rate
                title: High Heart Rate
                body: Your heart rate is $(rate).
                variables: { rate: { type: integer, sensitivity: health } }
            """,
        ]
    ).eachCategory { category, context, report in
        let text = category.hiddenPreviewsBodyPlaceholder
        guard text?.value.allSatisfy(\.isWhitespace) ?? !category.body.attempts(hiddenPreviewKey),
            context.schema.needsHiddenPreview(category.allNotifications),
            // category-empty reports a category without anything.
            !context.schema.notifications.isEmpty || !category.declaresNothing
        else { return }
        let sensitive = category.allNotifications.lazy.filter(\.hasBody).compactMap(\.sensitiveField).first
        report.add(
            at: text?.range ?? category.name.range,
            "if previews are hidden, '\(category.name.value)' shows \(category.shownWithoutText)"
                + (sensitive.map { ", and '\($0.name.value)' is a reason to hide them" } ?? ""),
            severity: sensitive == nil ? .warning : .error,
            help: "say what kind of notification it is with \(hiddenPreviewKey), such as “Friend request”",
            notes: sensitive.map { [Finding.Note("'\($0.name.value)' is declared here", at: $0.name.range)] } ?? []
        )
    }
}

private let hiddenPreviewKey = "hidden-previews-body-placeholder"

extension Category {
    fileprivate var shownWithoutText: String {
        let parts = [
            self.hiddenPreviewsShowTitle?.value == true ? "title" : nil,
            self.hiddenPreviewsShowSubtitle?.value == true ? "subtitle" : nil,
        ].compactMap { $0 }
        return parts.isEmpty
            ? "only “Notification”" : "“Notification” below the \(parts.joined(separator: " and the "))"
    }
}

extension Notification {
    /// A value in visible text that other people mustn't see.
    fileprivate var sensitiveField: Field? { fieldsUsed(in: alertTexts).map(\.field).first(where: \.isSensitive) }

    fileprivate var hasBody: Bool { self.bodyText?.text.value.isEmpty == false }
}

extension Schema {
    /// Whether a category needs a text for hidden previews.
    ///
    /// - Parameter shown: The notifications of the category.
    func needsHiddenPreview(_ shown: [Notification]) -> Bool {
        // For notifications that only a server knows, the schema has no bodies.
        app.hidesPreviews && (shown.isEmpty || shown.contains(where: \.hasBody))
    }
}

extension App {
    /// Whether one of its platforms shows the text.
    fileprivate var hidesPreviews: Bool {
        deploymentTargets.keys.contains { Availability.categorySummaryFormat.exists(on: $0) }
    }
}
