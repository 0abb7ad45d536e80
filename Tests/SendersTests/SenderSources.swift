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
func senderSource(_ name: String, of schema: Schema) -> String? {
    guard let output = OutputCatalogue.all.first(where: { $0.option.name == name }) else { return nil }
    let root = FilePath("/", in: .root)
    let source = SchemaSource(root: schema.files[0], fragments: [], folder: root, currentFolder: root)
    let request = OutputRequest(
        schema: schema, source: source, place: root, selection: OutputSelection(), linter: Linter.standard)
    var findings: [Finding] = []
    guard case .folder(_, let files, _)? = output.plan(for: request, findings: &findings) else { return nil }
    return files.first?.text
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
