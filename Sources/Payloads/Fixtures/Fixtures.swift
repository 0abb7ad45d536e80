package import Diagnostics
package import Files
package import NotificationSchema
import Threads

/// The push payloads of a schema, one for each notification and example.
package struct Fixtures: Sendable {
    /// `NAME.EXAMPLE.apns`, `NAME.EXAMPLE.headers.json`, the forms in the schema, and `fixtures.json`, which lists all
    /// files. Sorted by name.
    package let files: [OutputFile]

    /// - Parameters:
    ///   - schema: A schema without errors. `payload-size` reports payloads that are too large.
    ///   - app: The bundle identifier, or the name of the build in the schema. Without it, there are files for each
    ///     build.
    ///   - threadCount: The largest number of threads. It doesn't affect the files.
    ///   - findings: Gets fixtures whose files would have the same name.
    package init(
        _ schema: Schema,
        for app: String? = nil,
        threadCount: Int = WorkerThreads.processorCount,
        findings: inout [Finding]
    ) {
        let schema = app.map { schema.addressed(to: $0) } ?? schema
        let threads = WorkerThreads(for: schema.declarationCount, limit: threadCount)
        let all = threads.mapParts(of: schema.notifications.count) { part in
            schema.notifications[part].flatMap { Fixture.all(of: $0, in: schema) }
        }
        var fixtures: [String: Fixture] = [:]
        for fixture in all {
            let folded = fixture.names.stem.foldedFileName
            if let first = fixtures[folded] {
                findings.append(.collision(of: fixture, with: first))
            } else {
                fixtures[folded] = fixture
            }
        }
        var activities: [ActivityFixture] = []
        var stems = Set(fixtures.keys)
        for fixture in schema.activities.flatMap({ ActivityFixture.all(of: $0, in: schema) }) {
            guard stems.insert(fixture.names.stem.foldedFileName).inserted else {
                findings.append(.collision(of: fixture))
                continue
            }
            activities.append(fixture)
        }
        let sorted = fixtures.values.sorted { $0.names.payload.utf8.lexicographicallyPrecedes($1.names.payload.utf8) }
        let manifest = FixtureManifest(sorted, activities, of: schema, threads)
        var files = [OutputFile(name: FixtureManifest.fileName, bytes: manifest.file)]
        files += threads.mapParts(of: sorted.count) { part in sorted[part].flatMap { $0.files(in: schema) } }
        files += activities.flatMap { $0.files(in: schema) }
        self.files = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}

extension Finding {
    fileprivate static func collision(of fixture: ActivityFixture) -> Finding {
        Finding(
            .fixtureNameCollision, at: fixture.range,
            "a fixture of '\(fixture.activity.name.value)' would have the same file name as another: '\(fixture.names.payload)'",
            help: "rename the example, the alert or the activity; names must differ in more than case and punctuation")
    }

    fileprivate static func collision(of fixture: Fixture, with first: Fixture) -> Finding {
        Finding(
            .fixtureNameCollision,
            at: fixture.range,
            "the fixtures '\(fixture.name)' of '\(fixture.notification.name.value)' and '\(first.name)' "
                + "of '\(first.notification.name.value)' would have the same file name: '\(first.names.payload)'",
            help: "rename one of the two; the names must differ in more than case and punctuation",
            notes: [Note("the name of the other fixture comes from here", at: first.range)]
        )
    }
}

extension Schema {
    /// The builds of the app that have fixtures of their own.
    var furtherBuilds: [(name: String, identifier: String)] {
        app.bundleIdentifiers.dropFirst().compactMap { build in
            build.name.map { ($0.value, build.identifier.value) }
        }
    }

    /// The schema for one build of the app.
    ///
    /// - Parameter app: The bundle identifier, or the name of the build.
    fileprivate func addressed(to app: String) -> Schema {
        let builds = self.app.bundleIdentifiers
        let build = builds.first { $0.name?.value == app }
        guard let node = (build ?? builds.first)?.identifier.node ?? notifications.first?.name.node else { return self }
        var schema = self
        let identifier = Text(build?.identifier.value ?? app, node)
        schema.app.bundleIdentifiers = [BundleIdentifier(name: nil, identifier: identifier)]
        return schema
    }
}
