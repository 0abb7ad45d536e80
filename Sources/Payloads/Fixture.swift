import AppleFacts
import Diagnostics
package import NotificationSchema

/// One payload to try a notification with: of an example that the author wrote, or a typical one.
package struct Fixture: Sendable {
    package let notification: Notification
    /// Of the example, or `typical`.
    package let name: String
    /// Whether the author wrote it as an example.
    package let isExample: Bool
    package let content: [String: FieldValue]
    package let payload: Payload
    let headers: PushHeaders
    /// Where its name comes from: that of the example, or of the notification.
    let range: SourceRange

    /// - Parameter example: Nil for the typical one.
    private init(_ notification: Notification, _ example: Example?, in schema: Schema) {
        self.notification = notification
        name = example?.name.value ?? Self.typicalName
        isExample = example != nil
        range = example?.name.range ?? notification.name.range
        content = example?.content ?? notification.typicalContent
        payload = Payload(notification, content: content, in: schema)
        headers = PushHeaders(notification, content: content, in: schema)
    }

    /// The fixtures of a notification, made one after the other as they are asked for.
    ///
    /// - Returns: One for each example, and one called `typical` unless an example has that name. None for a
    ///   notification that no server sends: it has no payload.
    package static func all(of notification: Notification, in schema: Schema) -> some Sequence<Fixture> {
        var examples: [Example?] = notification.delivery.isPush ? notification.examples : []
        let isTypicalWritten = examples.contains { example in
            example.map { FileName($0.name.value).text.foldedFileName == typicalName } ?? false
        }
        if notification.delivery.isPush, !isTypicalWritten { examples.append(nil) }
        return examples.lazy.map { Fixture(notification, $0, in: schema) }
    }

    private static let typicalName = "typical"

    /// The fixture with the largest payload: the first that is too large, for there the search ends.
    ///
    /// - Parameter bytes: Nil is returned where no payload can be larger; nearly all are far smaller, and need not be
    ///   made to know that.
    package static func largest(of notification: Notification, in schema: Schema, above bytes: Int) -> Fixture? {
        let contents = notification.examples.map(\.content) + [notification.typicalContent]
        let isSmall = contents.allSatisfy { Payload.upperBound(of: notification, content: $0, in: schema) <= bytes }
        guard !isSmall else { return nil }
        var largest: Fixture?
        for fixture in all(of: notification, in: schema) where fixture.payload.size > largest?.payload.size ?? 0 {
            largest = fixture
            if fixture.payload.size > Limits.payloadBytes { break }
        }
        return largest
    }

    /// What the names of its files begin with.
    var fileStem: String { "\(FileName(notification.name.value)).\(FileName(name))" }
    var payloadFile: String { fileStem + ".apns" }
    var headersFile: String { fileStem + ".headers.json" }
}
