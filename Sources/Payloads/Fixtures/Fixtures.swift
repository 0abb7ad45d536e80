import Basics
package import Diagnostics
package import Files
package import NotificationSchema
import SourceSyntax

/// The payloads of a schema, one for each notification and example.
package struct Fixtures: Sendable {
    /// `NAME.EXAMPLE.apns`, `NAME.EXAMPLE.headers.json`, the forms in the schema, and `fixtures.json`, which lists all
    /// files. Sorted by name.
    package let files: [OutputFile]

    /// The limit for the files of a schema: each fixture has several for each build.
    package static let fileLimit = 50_000

    /// - Parameters:
    ///   - schema: A schema without errors. `payload-too-large` reports payloads that are too large.
    ///   - app: The bundle identifier, or the name of the build in the schema. Without it, there are files for each
    ///     build.
    ///   - threadCount: The largest number of threads. It doesn't affect the files.
    ///   - findings: Gets fixtures whose files would have the same name, and an error if there are too many files.
    package init(
        _ schema: Schema,
        for app: String? = nil,
        threadCount: Int = WorkerThreads.processorCount,
        findings: inout [Finding]
    ) {
        let schema = app.map { schema.addressed(to: $0) } ?? schema
        if let tooMany = Finding.tooManyFixtures(of: schema) {
            findings.append(tooMany)
            files = []
            return
        }
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
    /// Nil if the fixtures are within the limit.
    fileprivate static func tooManyFixtures(of schema: Schema) -> Finding? {
        let fixtures =
            schema.notifications.reduce(0) { $0 + Fixture.count(of: $1, in: schema) }
            + schema.activities.reduce(0) { $0 + ActivityFixture.count(of: $1, in: schema) }
        let builds = max(1, schema.app.bundleIdentifiers.count)
        let count = fixtures * builds * (2 + schema.generate.fixtureForms.count) + 1
        guard count > Fixtures.fileLimit else { return nil }
        let place = builds > 1 ? schema.app.bundleIdentifiers[0].name?.range : schema.generate.fixtures.output?.range
        return Finding(
            .limitExceeded, at: place ?? SourceRange(schema.files[0], 0..<0),
            "the fixtures of this schema would be \(count) files, and at most \(Fixtures.fileLimit) are written: it has "
                + "\(fixtures) payloads for \(builds == 1 ? "one build" : "each of \(builds) builds")",
            help: builds > 1
                ? "write those of one build: belfry generate --fixtures … --bundle-identifier "
                    + (schema.app.bundleIdentifiers[0].name?.value ?? "NAME")
                : "write fewer examples, or 'variants: [typical]' under generate.fixtures, or split the schema")
    }

    fileprivate static func collision(of fixture: ActivityFixture) -> Finding {
        Finding(
            .nameCollision, at: fixture.range,
            "a fixture of '\(fixture.activity.name.value)' would have the same file name as another: '\(fixture.names.payload)'",
            help: "rename the example, the alert or the activity; names must differ in more than case and punctuation")
    }

    fileprivate static func collision(of fixture: Fixture, with first: Fixture) -> Finding {
        Finding(
            .nameCollision,
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
