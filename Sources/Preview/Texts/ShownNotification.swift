package import NotificationSchema

/// What people read in a notification with the values of an example, in the language of the schema.
package struct ShownNotification: Sendable {
    /// Nil if it has none.
    package let title: String?
    package let subtitle: String?
    package let body: String?
    /// The titles of its actions, in display order. A title that only the running app knows is nil.
    package let buttons: [String?]

    /// - Parameter content: The values of its data and variables; nil for those of its first example.
    package init(of notification: Notification, in schema: Schema, content: [String: FieldValue]? = nil) {
        let translator = Translator(schema, nil, PageBudget())
        let content = content ?? ShownExample.all(of: notification).first?.content ?? [:]
        func text(_ part: NotificationText) -> String? {
            translator.text(part, of: notification, content, in: schema.app.language)?.text
        }
        (title, subtitle, body) = (text(.title), text(.subtitle), text(.body))
        buttons = schema.category(of: notification)?.actions.map { $0.shownTitle?.value } ?? []
    }
}
