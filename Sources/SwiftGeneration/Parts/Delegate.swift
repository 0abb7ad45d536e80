import NotificationSchema

/// The delegate of the notification center, which depends little on the schema.
extension SwiftGenerator {
    var otherPresentationOptions: SwiftDeclaration {
        SwiftDeclaration.function(
            "private static var otherPresentationOptions: UNNotificationPresentationOptions",
            nil,
            "",
            "For notifications that this schema doesn't know.",
            optionStatements(Presentation.allCases)
        ).hidden
    }
}
