import AppleFacts
import Diagnostics
import Files
package import NotificationSchema

/// A payload for trying a notification: an example, the typical payload, or the longest payload.
///
/// A class, because it is large and sorted among many.
package final class Fixture: Sendable {
    package let notification: Notification
    /// The name of the example, or `typical`, `longest`.
    package let name: String
    /// Whether it is an example in the schema.
    package let isExample: Bool
    package let content: [String: FieldValue]
    package let payload: Payload
    let headers: PushHeaders
    /// The origin of its name: the example, or the notification.
    let range: SourceRange
    /// The first part of the names of its files.
    let fileStem: String
    let payloadFile: String

    private init(_ notification: Notification, _ source: Source, in schema: Schema) {
        self.notification = notification
        switch source {
        case .example(let example):
            name = example.name.value
            range = example.name.range
            content = example.content
        case .variant(let variant):
            name = variant.rawValue
            range = notification.name.range
            content = notification.content(of: variant)
        }
        isExample = if case .example = source { true } else { false }
        payload = Payload(notification, content: content, in: schema)
        headers = PushHeaders(notification, content: content, in: schema)
        fileStem = "\(FileName(notification.name.value)).\(FileName(name))"
        payloadFile = fileStem + ".apns"
    }

    private enum Source {
        case example(Example)
        case variant(FixtureVariant)
    }

    /// The fixtures of a notification.
    ///
    /// - Parameter variants: The fixtures to make in addition to examples, unless an example has the same name.
    /// - Returns: Empty for a notification that no server sends.
    package static func all(
        of notification: Notification,
        in schema: Schema,
        variants: [FixtureVariant]? = nil
    ) -> [Fixture] {
        sources(of: notification, variants ?? schema.generate.fixtureVariants)
            .map { Fixture(notification, $0, in: schema) }
    }

    private static func sources(of notification: Notification, _ variants: [FixtureVariant]) -> [Source] {
        guard notification.delivery.isPush else { return [] }
        let written = Set(notification.examples.map { FileName($0.name.value).text.foldedFileName })
        let variants = variants.filter { !written.contains($0.rawValue) }
        return notification.examples.map(Source.example) + variants.map(Source.variant)
    }

    /// The fixture with the largest payload. The search ends at the first that is too large.
    ///
    /// A faster check that no payload is large is ``Payload/upperBound(of:in:)``.
    package static func largest(of notification: Notification, in schema: Schema) -> Fixture? {
        var largest: Fixture?
        for source in sources(of: notification, FixtureVariant.allCases) {
            let fixture = Fixture(notification, source, in: schema)
            guard fixture.payload.size > largest?.payload.size ?? 0 else { continue }
            largest = fixture
            if fixture.payload.size > Limits.payloadBytes { break }
        }
        return largest
    }

    var headersFile: String { fileStem + ".headers.json" }

    /// The names of the payload and of the headers for another build of the app.
    func names(for build: String) -> (payload: String, headers: String) {
        let stem = "\(fileStem).\(FileName(build))"
        return (stem + ".apns", stem + ".headers.json")
    }

    /// The headers of a push to this bundle identifier.
    func headers(for bundleIdentifier: String?) -> PushHeaders {
        var headers = headers
        headers.topic = bundleIdentifier.map { $0 + headers.pushType.topicSuffix }
        return headers
    }

    func file(_ form: FixtureForm) -> String { "\(fileStem).\(form.rawValue).json" }

    /// The content of a file that a server can send.
    func bytes(_ form: FixtureForm) -> [UInt8] {
        let request: JSONValue = .object([("headers", headers.json), ("payload", payload.json)])
        return switch form {
        case .apns: request.file
        // The server adds a token or a topic.
        case .fcm: JSONValue.object([("message", .object([("apns", request)]))]).file
        }
    }
}

extension Notification {
    func content(of variant: FixtureVariant) -> [String: FieldValue] {
        switch variant {
        case .typical: typicalContent
        case .longest: longestContent
        }
    }
}
