import Diagnostics
import NotificationSchema

/// The list of all fixtures: for tests that go through them, and to know which files are Belfry's.
struct FixtureManifest {
    static let fileName = "fixtures.json"
    /// Of its form: grows when a reader of an older one would no longer understand it.
    private static let version = 1

    /// The text of the file.
    let file: String

    /// - Parameter fixtures: In the order in which they are listed.
    init(_ fixtures: [Fixture], of schema: Schema) {
        let json: JSONValue = [
            "version": .integer(Self.version),
            "notification-key": .string(schema.app.notificationKey),
            "fixtures": .array(fixtures.map { Self.entry($0, of: schema) }),
        ]
        file = json.indented + "\n"
    }

    private static func entry(_ fixture: Fixture, of schema: Schema) -> JSONValue {
        let category = schema.category(of: fixture.notification)
        var entries: [(String, JSONValue)] = [
            ("file", .string(fixture.payloadFile)),
            ("headers", .string(fixture.headersFile)),
        ]
        entries += schema.generate.fixtureForms.map { ($0.rawValue, .string(fixture.file($0))) }
        entries += [
            ("notification", .string(fixture.notification.identifier.value)),
            ("name", .string(fixture.notification.name.value)),
            ("example", .string(fixture.name)),
        ]
        if let category { entries.append(("category", .string(category.identifier.value))) }
        // In seconds: the header is a date, and would change with every run.
        if let expiry = fixture.notification.expiry { entries.append(("expires-in", .integer(expiry))) }
        return .object(
            entries + [
                ("actions", .array((category?.actions ?? []).map { .string($0.identifier.value) }))
            ]
                + (fixture.notification.isShown
                    ? [("interruption-level", .string(fixture.notification.level.rawValue))] : [])
                + [
                    ("push-type", .string(fixture.headers.pushType.rawValue)),
                    ("size", .integer(fixture.payload.size)),
                ]
                // What to shorten first, should there ever be too much of it.
                + (PayloadShare.largest(of: fixture.notification, content: fixture.content).map {
                    [("largest", ["name": .string($0.name), "bytes": .integer($0.bytes)])]
                } ?? [])
                + [
                    ("hash", .string(ContentHash.fnv1a(fixture.payload.canonical.utf8)))
                ]
        )
    }
}
