import AppleFacts
import NotificationSchema

extension Schema {
    /// Whether an Apple Watch shows the title immediately, visible to people nearby: of an iPhone notification, or its
    /// own.
    var showsTitlesOnWatch: Bool {
        app.deploymentTargets[.iOS] != nil || app.deploymentTargets[.watchOS] != nil
    }
}

extension Field {
    /// Whether it is a length, a weight or the like, and no money.
    var isMeasurement: Bool {
        if case .measurement? = contents.format?.value { true } else { false }
    }
}

extension Notification {
    func hasInTitle(_ field: Field) -> Bool {
        self.title?.versions.contains { $0.references.contains { $0.name == field.name.value } } ?? false
    }
}
