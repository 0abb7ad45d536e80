import AppleFacts
import Basics
import Diagnostics
import Files
package import NotificationSchema

/// A payload for trying a notification: an example, the typical payload, or the longest payload. That of a local
/// notification shows in Simulator what the app would show, without waiting for its time.
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
    let names: FixtureFileNames

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
        names = FixtureFileNames(stem: "\(FileName(notification.name.value)).\(FileName(name))")
    }

    private enum Source {
        case example(Example)
        case variant(FixtureVariant)
    }

    /// The fixtures of a notification.
    ///
    /// - Parameter variants: The fixtures to make in addition to examples, unless an example has the same name.
    /// - Returns: Empty for a notification that only the service extension makes.
    package static func all(
        of notification: Notification,
        in schema: Schema,
        variants: [FixtureVariant]? = nil
    ) -> [Fixture] {
        sources(of: notification, variants ?? schema.generate.fixtureVariants)
            .map { Fixture(notification, $0, in: schema) }
    }

    /// The number of fixtures that ``all(of:in:variants:)`` would make.
    static func count(of notification: Notification, in schema: Schema) -> Int {
        sources(of: notification, schema.generate.fixtureVariants).count
    }

    private static func sources(of notification: Notification, _ variants: [FixtureVariant]) -> [Source] {
        guard notification.delivery.isPush || notification.delivery == .local else { return [] }
        let written = Set(notification.examples.map { FileName($0.name.value).text.foldedFileName })
        let variants = variants.filter { !written.contains($0.rawValue) }
        return notification.examples.map(Source.example) + variants.map(Source.variant)
    }

    /// The fixture with the largest payload. The search ends at the first that is too large.
    ///
    /// A faster check that no payload is large is ``Payload/upperBound(of:in:)``.
    package static func largest(of notification: Notification, in schema: Schema) -> Fixture? {
        guard notification.delivery.isPush else { return nil }
        var largest: Fixture?
        for source in sources(of: notification, FixtureVariant.allCases) {
            let fixture = Fixture(notification, source, in: schema)
            guard fixture.payload.size > largest?.payload.size ?? 0 else { continue }
            largest = fixture
            if fixture.payload.size > notification.delivery.pushType.payloadBytes { break }
        }
        return largest
    }
}

extension Fixture: PushFixture {
    var payloadJSON: JSONValue { payload.json }
    var isSent: Bool { notification.delivery.isPush }

    func headersJSON(for bundleIdentifier: String?) -> JSONValue {
        var headers = headers
        headers.topic = bundleIdentifier.map { $0 + headers.pushType.topicSuffix }
        return headers.json
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
