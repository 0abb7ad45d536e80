import BelfryKit
import Diagnostics
import Files
import Outputs
import TestSupport
import Testing

/// Outputs, without a command line.
@Suite struct OutputTests {
    private static let schema = """
        app: { name: Birdhouse, bundle-identifier: com.example.birdhouse, platforms: { iOS: 17.0 } }
        notifications:
          new-comment: { title: New Comment, body: Somebody answered you. }
          new-photo: { title: New Photo, body: Somebody sent you a photo. }
        """

    private static func option(_ name: String) throws -> OutputOption {
        try #require(OutputCatalogue.options.first { $0.name == name })
    }

    private static func selection(_ values: [String: String]) throws -> OutputSelection {
        var selection = OutputSelection()
        for (name, value) in values { selection[try option(name)] = value }
        return selection
    }

    private static func run(in folder: TemporaryFolder, _ values: [String: String]) throws -> GenerationRun {
        try GenerationRun(of: try folder.input(), named: ".", try selection(values))
    }

    /// For each option: it writes files, a second run leaves them unchanged, and other files aren't overwritten.
    @Test(arguments: [
        ("swift", "Out", "Out/notifications.generated.swift"),
        ("fixtures", "Out", "Out/new-photo.typical.apns"),
        ("json-schema", "Out", "Out/new-photo.schema.json"),
        ("go", "Out", "Out/notifications.go"),
        ("java", "Out", "Out/Notifications.java"),
        ("python", "Out", "Out/notifications.py"),
        ("typescript", "Out", "Out/notifications.ts"),
        ("objc-header", "Out/Names.h", "Out/Names.h"),
        ("contract-tests", "Out/Tests.swift", "Out/Tests.swift"),
    ])
    func eachOptionWritesOnceAndOverwritesNoOtherFiles(name: String, place: String, file: String) throws {
        let folder = try TemporaryFolder(["notifications.yaml": Self.schema])
        #expect(try !Self.run(in: folder, [name: place]).write().changes.isEmpty)
        #expect(try folder.text(file).contains("hoto"))
        #expect(try Self.run(in: folder, [name: place]).changes().changes.isEmpty)

        let other = try TemporaryFolder(["notifications.yaml": Self.schema, file: "mine"])
        #expect(throws: FileError.self) { try Self.run(in: other, [name: place]).write() }
        #expect(try other.text(file) == "mine")
    }

    /// Proves that each build of an app has fixtures, that one can be chosen, and that files of others are removed then.
    @Test func fixturesForEachBuild() throws {
        let schema = Self.schema.replacing(
            "com.example.birdhouse", with: "{ release: com.example.birdhouse, beta: com.example.beta }")
        let activity = "\nactivities:\n  flight: { state: { eta: date }, start: { title: Off We Go } }\n"
        let forms = "generate: { fixtures: { forms: [apns, fcm] } }\n"
        let folder = try TemporaryFolder(["notifications.yaml": schema + activity + forms])
        _ = try Self.run(in: folder, ["fixtures": "Out"]).write()
        #expect(
            try folder.text("Out/flight.start.typical.beta.headers.json").contains(
                "\"apns-topic\": \"com.example.beta.push-type.liveactivity\""))
        for (name, app) in [("typical", "com.example.birdhouse"), ("typical.beta", "com.example.beta")] {
            #expect(try folder.text("Out/new-photo.\(name).headers.json").contains("\"apns-topic\": \"\(app)\""))
            #expect(try folder.text("Out/new-photo.\(name).apns").contains("\"Simulator Target Bundle\": \"\(app)\""))
            for form in ["apns", "fcm"] {
                #expect(
                    try folder.text("Out/new-photo.\(name).\(form).json").contains("\"apns-topic\": \"\(app)\""))
            }
        }
        for (option, app) in [("beta", "com.example.beta"), ("com.example.nightly", "com.example.nightly")] {
            _ = try Self.run(in: folder, ["fixtures": "Out", "bundle-identifier": option]).write()
            #expect(try folder.text("Out/new-photo.typical.headers.json").contains("\"apns-topic\": \"\(app)\""))
            for form in ["apns", "apns.json", "fcm.json"] {
                #expect(throws: (any Error).self) { try folder.text("Out/new-photo.typical.beta.\(form)") }
            }
        }
        #expect(
            try Self.selection(["bundle-identifier": "beta"]).mistake == "'--bundle-identifier' needs '--fixtures'.")
        #expect(try Self.selection(["fixtures": "Out", "bundle-identifier": "a b"]).mistake != nil)
    }

    /// Proves that Firebase's message of an activity has a token where Firebase looks for it, that an activity which
    /// broadcasts where it can has fixtures for both ways, and that Firebase has none to channels.
    @Test func fixturesOfActivities() throws {
        let activity =
            "\nactivities:\n  flight: { state: { eta: date }, start: { title: Off We Go }, broadcast: where-available }\n"
        let forms = "generate: { fixtures: { forms: [apns, fcm] } }\n"
        let folder = try TemporaryFolder(["notifications.yaml": Self.schema + activity + forms])
        _ = try Self.run(in: folder, ["fixtures": "Out"]).write()
        let update = try folder.text("Out/flight.update.typical.fcm.json")
        #expect(
            update.hasPrefix(
                """
                {
                  "message": {
                    "apns": {
                      "live_activity_token": "6163746976697479",
                      "headers": {
                """), "\(update)")
        #expect(throws: (any Error).self) { try folder.text("Out/flight.update.typical.broadcast.fcm.json") }
        #expect(
            try folder.text("Out/flight.update.typical.broadcast.headers.json").contains(
                "\"apns-channel-id\": \"Y2hhbm5lbA==\""))
        #expect(try folder.text("Out/flight.start.typical.apns").contains("\"input-push-token\": 1"))
        #expect(try folder.text("Out/flight.start.typical.broadcast.apns").contains("\"input-push-channel\""))
        #expect(
            try folder.text("Out/flight.start.typical.broadcast.fcm.json").contains("\"live_activity_token\""))
        let names = try folder.names(in: "Out").filter { $0.hasPrefix("flight") }
        let manifest = try folder.text("Out/fixtures.json")
        #expect(names.allSatisfy { manifest.contains("\"\($0)\"") })
        // A changed schema removes them.
        try folder.write(Self.schema + "\n" + forms, to: "notifications.yaml")
        _ = try Self.run(in: folder, ["fixtures": "Out"]).write()
        #expect(try !folder.names(in: "Out").contains { $0.hasPrefix("flight") })
    }

    /// Only fixtures and JSON Schemas of removed notifications are removed.
    @Test(arguments: ["fixtures", "json-schema"])
    func filesNoLongerGeneratedAreRemoved(name: String) throws {
        let folder = try TemporaryFolder(["notifications.yaml": Self.schema, "Out/new-photo.txt": "mine"])
        _ = try Self.run(in: folder, [name: "Out"]).write()
        let before = try folder.names(in: "Out").count { $0.hasPrefix("new-photo") }
        #expect(before > 1)
        let lines = Self.schema.split(separator: "\n").dropLast()
        try folder.write(lines.joined(separator: "\n"), to: "notifications.yaml")
        _ = try Self.run(in: folder, [name: "Out"]).write()
        #expect(try folder.names(in: "Out").filter { $0.hasPrefix("new-photo") } == ["new-photo.txt"])
    }

    @Test func twoOutputsCannotHaveOneFile() throws {
        let folder = try TemporaryFolder(["notifications.yaml": Self.schema])
        #expect(throws: FileError.self) {
            try Self.run(in: folder, ["objc-header": "Names.h", "contract-tests": "Names.h"]).write()
        }
        #expect(try folder.names(in: ".") == ["notifications.yaml"])
    }

    /// An output folder in a schema must be inside its repository.
    @Test(arguments: ["swift", "fixtures"])
    func aSchemaCannotWriteElsewhere(output: String) throws {
        let text = Self.schema + "\ngenerate: { \(output): { output: ../Elsewhere } }\n"
        let folder = try TemporaryFolder(["Package.swift": "", "notifications.yaml": text])
        let run = try Self.run(in: folder, [:])
        #expect(run.findings.map(\.rule.id) == ["schema-wrong-value"])
    }

    /// Options of outputs have unique names. Detail options need their output.
    @Test func optionsOfOutputs() throws {
        let names = OutputCatalogue.options.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(try Self.selection(["module": "App"]).mistake == "'--module' needs '--contract-tests'.")
        #expect(try Self.selection(["module": "App", "contract-tests": "A.swift"]).mistake == nil)
        #expect(try Self.selection(["module": "my app", "contract-tests": "A.swift"]).mistake != nil)
        #expect(try Self.selection(["module": "App"]).isEmpty)
        let arguments = try Self.selection(["strings": "", "swift": "Out"]).arguments
        #expect(arguments.options == ["--swift", "Out"])
        #expect(arguments.flags == ["--strings"])
    }
}
