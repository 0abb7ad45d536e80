import BelfryKit
import Diagnostics
import Files
import Foundation
import NotificationSchema
import Outputs
import SchemaRules
import Senders
import TestSupport
import Testing

/// The generated file of an output; nil if there is none.
///
/// - Parameter file: The name of the file, if the output has several.
func senderSource(_ name: String, of schema: Schema, file: String? = nil) -> String? {
    guard let output = OutputCatalogue.all.first(where: { $0.option.name == name }) else { return nil }
    let root = FilePath("/", in: .root)
    let source = SchemaSource(root: schema.files[0], fragments: [], folder: root, currentFolder: root)
    let request = OutputRequest(
        schema: schema, source: source, place: root, selection: OutputSelection(), linter: Linter.standard)
    var findings: [Finding] = []
    guard case .folder(_, let files, _)? = output.plan(for: request, findings: &findings) else { return nil }
    return files.first { file == nil || $0.name == file }?.text
}

/// Runs Go without a network, with its own cache in the build folder.
func runGo(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let cache = URL(filePath: #filePath).appending(path: "../../../.build/go-cache").standardized
    return try runProgram(
        try #require(SenderTools.go).path, arguments, in: folder,
        environment: [
            "GOCACHE": cache.path, "GOPATH": cache.appending(path: "path").path, "GOPROXY": "off",
            "GOTOOLCHAIN": "local", "GOFLAGS": "-mod=mod",
        ])
}

/// Compares what a program printed with three lines for each push: its label, its headers, its payload.
func expectLines(_ output: String, _ pushes: [String]) {
    let lines = output.split(separator: "\n").map(String.init)
    let expected = pushes.flatMap { $0.split(separator: "\n").map(String.init) }
    for (index, pair) in zip(lines, expected).enumerated().filter({ $1.0 != $1.1 }).prefix(20) {
        Issue.record("\(expected[index - index % 3]): \(pair.0)\n\(pair.1)")
    }
    #expect(lines.count == expected.count)
}

/// The schemas of tests and examples that send pushes.
enum SchemasOfRepository {
    /// The schema that has every key of the language.
    static func everyKey() throws -> Schema { try schema("Tests/SwiftGenerationTests/Schemas/keys.yaml") }

    /// That of the examples of servers.
    static func example(_ folder: String = "") throws -> Schema {
        try schema("examples/senders/\(folder)notifications.yaml")
    }

    private static func schema(_ path: String) throws -> Schema {
        let file = URL(filePath: #filePath).appending(path: "../../../\(path)").standardized
        return try errorFreeSchema(try String(contentsOf: file, encoding: .utf8))
    }

    static func all() throws -> [(name: String, schema: Schema)] {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardized
        var schemas: [(String, Schema)] = []
        for folder in ["Tests/SwiftGenerationTests/Schemas", "Tests/PayloadsTests/Golden", "examples"] {
            let home = root.appending(path: folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
            for path in paths where isRoot(path, in: folder) {
                let file = home.appending(path: path)
                let fragments =
                    path.hasSuffix("/notifications.yaml")
                    ? paths.filter {
                        $0.hasSuffix(".notifications.yaml")
                            && $0.hasPrefix(String(path.dropLast("notifications.yaml".count)))
                    } : []
                let texts = try fragments.map {
                    ($0, try String(contentsOf: home.appending(path: $0), encoding: .utf8))
                }
                let result = MarkedSchema(
                    try String(contentsOf: file, encoding: .utf8), fragments: Dictionary(uniqueKeysWithValues: texts)
                ).lint()
                // Some are examples of mistakes.
                guard !result.findings.contains(where: { $0.severity == .error }),
                    !SenderPlan(result.schema).calls.isEmpty
                else { continue }
                schemas.append((path.replacing("/", with: "-").replacing(".yaml", with: ""), result.schema))
            }
        }
        return schemas
    }

    private static func isRoot(_ path: String, in folder: String) -> Bool {
        guard path.hasSuffix(".yaml"), !path.contains(".build/") else { return false }
        return folder.hasSuffix("Schemas") || path == "notifications.yaml" || path.hasSuffix("/notifications.yaml")
    }
}

/// The errors of a schema that configures a sender, each with its place, and a file that is generated.
func generatedSender(_ schema: String, _ file: String) throws -> (errors: [String], text: String?) {
    let folder = try TemporaryFolder(["notifications.yaml": schema])
    let run = try GenerationRun(of: try SchemaInput([], from: folder.path), named: ".", OutputSelection())
    let errors = run.findings.filter { $0.severity == .error }.map { "\($0.range.text): \($0.message)" }
    guard errors.isEmpty else {
        #expect(try folder.names() == ["notifications.yaml"])
        return (errors, nil)
    }
    _ = try run.write()
    return ([], try folder.text(file))
}

/// The folder of an example.
func senderExample(_ name: String) -> URL {
    URL(filePath: #filePath).appending(path: "../../../examples/senders/\(name)").standardized
}

/// A schema with what APNs or the app can reject.
let schemaOfSenderErrors = """
    app: { bundle-identifier: { release: com.example.a, debug: com.example.b }, platforms: { iOS: 18.0 } }
    generate: { fixtures: { forms: [fcm, sns] } }
    lint: { rules: { text-plural-fixed: off } }
    notifications:
      class:
        title: $(text)
        body: "Costs $(price), \\"\\"\\" \\\\N{DASH} # until $(day), $(share)"
        collapse-id: $(text)
        expires-in: 1h
        variables: { text: { max-length: 64 } }
        data:
          id: uuid
          at: { type: date-epoch, optional: true }
          day: { type: date, format: date }
          price: { type: decimal, format: { currency: EUR } }
          share: number
          note: { type: string, optional: true }
          link: { type: url, optional: true }
          mood: { values: [glad, sad], optional: true }
          tone: { values: [soft], open: true, optional: true }
          tags: { type: [string], optional: true }
          count: { type: integer, optional: true }
          extra: { type: any, optional: true }
          parcel: { type: { weight: number, owner: string }, optional: true }
      ring: { delivery: voip, data: { caller: { max-length: 4000 } } }
    activities:
      match:
        because: It ends.
        broadcast: where-available
        state: { score: number, ends: date }
        start: { title: Match, body: It begins. }
    """
