package import Diagnostics
package import Files
package import NotificationSchema

/// The push payloads of a schema, one for each notification and example.
package struct Fixtures: Sendable {
    /// `NAME.EXAMPLE.apns`, `NAME.EXAMPLE.headers.json`, the forms in the schema, and `fixtures.json`, which lists all
    /// files. Sorted by name.
    package let files: [OutputFile]

    /// - Parameters:
    ///   - schema: A schema without errors. `payload-size` reports payloads that are too large.
    ///   - app: The bundle identifier, or the name of the build in the schema. Without it, there are files for each
    ///     build.
    ///   - findings: Gets fixtures whose files would have the same name.
    package init(_ schema: Schema, for app: String? = nil, findings: inout [Finding]) {
        let schema = app.map { schema.addressed(to: $0) } ?? schema
        var fixtures: [String: Fixture] = [:]
        for fixture in schema.notifications.flatMap({ Fixture.all(of: $0, in: schema) }) {
            let folded = fixture.fileStem.foldedFileName
            if let first = fixtures[folded] {
                findings.append(.collision(of: fixture, with: first))
            } else {
                fixtures[folded] = fixture
            }
        }
        var activities: [ActivityFixture] = []
        var stems = Set(fixtures.keys)
        for fixture in schema.activities.flatMap({ ActivityFixture.all(of: $0, in: schema) }) {
            guard stems.insert(fixture.fileStem.foldedFileName).inserted else {
                findings.append(.collision(of: fixture))
                continue
            }
            activities.append(fixture)
        }
        let sorted = fixtures.values.sorted { $0.payloadFile.utf8.lexicographicallyPrecedes($1.payloadFile.utf8) }
        let bundleIdentifier = schema.app.bundleIdentifier?.value
        let others = Array(schema.app.bundleIdentifiers.dropFirst())
        let forms = schema.generate.fixtureForms
        let manifest = FixtureManifest(sorted, activities, of: schema, for: others)
        var files = [OutputFile(name: FixtureManifest.fileName, bytes: manifest.file)]
        func add(_ fixture: Fixture, _ names: (payload: String, headers: String), _ bundleIdentifier: String?) {
            files.append(
                OutputFile(name: names.payload, bytes: fixture.payload.simulatorFile(for: bundleIdentifier)))
            files.append(OutputFile(name: names.headers, bytes: fixture.headers(for: bundleIdentifier).json.file))
        }
        for fixture in sorted {
            add(fixture, (fixture.payloadFile, fixture.headersFile), bundleIdentifier)
            for build in others {
                guard let name = build.name?.value else { continue }
                add(fixture, fixture.names(for: name), build.identifier.value)
            }
            for form in forms { files.append(OutputFile(name: fixture.file(form), bytes: fixture.bytes(form))) }
        }
        for fixture in activities {
            files.append(OutputFile(name: fixture.payloadFile, bytes: fixture.simulatorFile(for: bundleIdentifier)))
            files.append(OutputFile(name: fixture.headersFile, bytes: fixture.push.headers.file))
            for build in others {
                guard let names = (build.name?.value).map(fixture.names) else { continue }
                let app = build.identifier.value
                files.append(OutputFile(name: names.payload, bytes: fixture.simulatorFile(for: app)))
                files.append(OutputFile(name: names.headers, bytes: fixture.headers(for: app).file))
            }
            for form in forms { files.append(OutputFile(name: fixture.file(form), bytes: fixture.bytes(form))) }
        }
        self.files = files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }
}

extension Finding {
    fileprivate static func collision(of fixture: ActivityFixture) -> Finding {
        Finding(
            .fixtureNameCollision, at: fixture.range,
            "a fixture of '\(fixture.activity.name.value)' would have the same file name as another: '\(fixture.payloadFile)'",
            help: "rename the example, the alert or the activity; names must differ in more than case and punctuation")
    }

    fileprivate static func collision(of fixture: Fixture, with first: Fixture) -> Finding {
        Finding(
            .fixtureNameCollision,
            at: fixture.range,
            "the fixtures '\(fixture.name)' of '\(fixture.notification.name.value)' and '\(first.name)' "
                + "of '\(first.notification.name.value)' would have the same file name: '\(first.payloadFile)'",
            help: "rename one of the two; the names must differ in more than case and punctuation",
            notes: [Note("the name of the other fixture comes from here", at: first.range)]
        )
    }
}

extension Schema {
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
