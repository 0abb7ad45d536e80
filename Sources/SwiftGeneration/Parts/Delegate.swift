import NotificationSchema

/// The delegate of the notification center, which depends little on the schema.
extension SwiftGenerator {
    var otherPresentationOptions: SwiftDeclaration {
        SwiftDeclaration.computedProperty(
            "private static var otherPresentationOptions: UNNotificationPresentationOptions",
            documentation: "For notifications that this schema doesn't know.",
            body: optionStatements(Presentation.allCases)
        ).hidden
    }
}
