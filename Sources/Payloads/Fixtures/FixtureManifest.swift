import AppleFacts
import Basics
import Diagnostics
import NotificationSchema

/// Lists all fixtures, for tests, and to recognize Belfry's own files.
package struct FixtureManifest {
    package static let fileName = "fixtures.json"
    /// The version of the format. It grows when readers of an earlier version would no longer understand the file.
    private static let version = 1

    /// The content of the file.
    let file: [UInt8]

    /// - Parameter fixtures: In the order of the list.
    init(_ fixtures: [Fixture], _ activities: [ActivityFixture], of schema: Schema, _ threads: WorkerThreads) {
        let entries = threads.mapParts(of: fixtures.count) { part in
            fixtures[part].map { Self.entry($0, of: schema) }
        }
        let json: JSONValue = [
            "version": .integer(Self.version),
            "notification-key": .string(schema.app.notificationKey),
            "fixtures": .array(entries + activities.map { $0.entry(of: schema) }),
        ]
        file = json.file
    }

    private static func entry(_ fixture: Fixture, of schema: Schema) -> JSONValue {
        let notification = fixture.notification
        let category = schema.category(of: notification)
        var entries = fixture.fileEntries(in: schema)
        entries.reserveCapacity(16)
        entries.append(("notification", .string(notification.identifier.value)))
        entries.append(("name", .string(notification.name.value)))
        entries.append(("example", .string(fixture.name)))
        if let category { entries.append(("category", .string(category.identifier.value))) }
        // In seconds: the header is a date, which would change with every run.
        if let expiry = notification.expiry { entries.append(("expires-in", .integer(expiry))) }
        entries.append(("actions", .array((category?.actions ?? []).map { .string($0.identifier.value) })))
        if notification.isShown {
            entries.append(("interruption-level", .string(notification.level(for: fixture.content).rawValue)))
        }
        if fixture.isSent {
            entries.append(("push-type", .string(fixture.headers.pushType.rawValue)))
        } else {
            entries.append(("delivery", .string(notification.delivery.rawValue)))
        }
        entries.append(("size", .integer(fixture.payload.size)))
        // Shorten this first if the payload becomes too large.
        if let largest = PayloadShare.largest(of: notification, content: fixture.content) {
            entries.append(("largest", ["name": .string(largest.name), "bytes": .integer(largest.bytes)]))
        }
        entries.append(("hash", .string(ContentHash.fnv1a(fixture.payload.bytes))))
        return .object(entries)
    }
}
