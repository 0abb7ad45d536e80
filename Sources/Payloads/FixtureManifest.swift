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
            "fixtures": .array(fixtures.map { Self.entry($0, category: schema.category(of: $0.notification)) }),
        ]
        file = json.indented + "\n"
    }

    private static func entry(_ fixture: Fixture, category: Category?) -> JSONValue {
        var entries: [(String, JSONValue)] = [
            ("file", .string(fixture.payloadFile)),
            ("headers", .string(fixture.headersFile)),
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
                    ("hash", .string(ContentHash.fnv1a(fixture.payload.canonical.utf8))),
                ]
        )
    }
}
