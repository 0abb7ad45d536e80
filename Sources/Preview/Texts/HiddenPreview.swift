package import NotificationSchema

/// What people see of a notification while previews are hidden, in the language of the schema.
package struct HiddenPreview: Sendable {
    /// The title, or the name of the app; then the subtitle, if it shows; then the text that replaces the body.
    package let lines: [String]

    package init(of notification: Notification, in schema: Schema) {
        let translator = Translator(schema, nil, PageBudget())
        let category = schema.category(of: notification)
        let content = notification.typicalContent
        func text(_ part: NotificationText) -> String? {
            translator.text(part, of: notification, content, in: schema.app.language)?.text
        }
        let title = category?.hiddenPreviewsShowTitle?.value == true ? text(.title) : nil
        let subtitle = category?.hiddenPreviewsShowSubtitle?.value == true ? text(.subtitle) : nil
        let body = translator.hiddenBody(of: category, count: 1, in: schema.app.language)
        lines = [title ?? schema.app.name?.value ?? "The name of the app", subtitle, body].compactMap { $0 }
    }
}

extension Translator {
    /// The text that replaces the body of hidden previews. Without a placeholder, the system shows its own.
    func hiddenBody(of category: Category?, count: Int, in language: String) -> String {
        category.flatMap { text(.hiddenPreviewsBodyPlaceholder, of: $0, count: count) }
            .map { shown($0, in: language).text } ?? "Notification"
    }
}
