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

/// Senders in TypeScript make the same pushes as fixtures.
@Suite struct TypeScriptConformanceTests {
    /// Proves, for every fixture of every schema in the repository, that the sender called with the values of the
    /// fixture makes its bytes and headers, and that the calls and the generated files compile without a remark.
    @Test(.enabled(if: SenderTools.node != nil && SenderTools.deno != nil, "\(SenderTools.requirement)"))
    func everyFixtureIsSent() throws {
        var program = TypeScriptProgram()
        for (name, schema) in try SchemasOfRepository.all() {
            let text = try #require(typeScript(of: schema), "\(name)")
            program.add(schema, named: name, source: text)
        }
        #expect(program.expected.count > 200)
        try check(program)
    }

    private static let seeds: Range<UInt64> = {
        guard let count = UInt64(ProcessInfo.processInfo.environment["BELFRY_SEEDS"] ?? "") else { return 1..<13 }
        return 13..<13 + count
    }()

    /// Proves the same for random schemas, whose texts and names attack the code around them.
    ///
    /// `BELFRY_SEEDS=100` tests a hundred others.
    @Test(.enabled(if: SenderTools.node != nil && SenderTools.deno != nil, "\(SenderTools.requirement)"))
    func randomSchemas() throws {
        let rules = RuleCatalogue.all.filter { $0.kind == .guideline }.map(\.id)
        var program = TypeScriptProgram()
        for seed in Self.seeds {
            let random = RandomSenderSchema(seed: seed, rulesToSwitchOff: rules).text
            // What Swift can't name is no matter of senders.
            let errors = MarkedSchema(random).lint().findings.filter { $0.severity == .error }
            if errors.contains(where: { $0.rule.id == "schema-name-collision" }) { continue }
            let schema = try errorFreeSchema(random)
            // Two names that become one are a finding; `SenderRequirementTests` has them.
            guard let text = typeScript(of: schema) else { continue }
            program.add(schema, named: "seed-\(seed)", source: text)
        }
        #expect(program.expected.count > 100)
        try check(program)
    }

    private func check(_ program: TypeScriptProgram) throws {
        let folder = try TemporaryFolder(program.files)
        try folder.write(program.main, to: "main.ts")
        try folder.write(Self.configuration, to: "deno.json")
        let home = URL(filePath: folder.path.text)
        let node = try #require(SenderTools.node)
        let run = try runProgram(node.path, ["main.ts"], in: home)
        #expect(run.status == 0, "\(run.output)")
        let lines = run.output.split(separator: "\n").map(String.init)
        let expected = program.expected.flatMap { $0.split(separator: "\n").map(String.init) }
        let differences = zip(lines, expected).enumerated().filter { $1.0 != $1.1 }
        for (index, pair) in differences.prefix(20) {
            Issue.record("\(expected[index - index % 3]): \(pair.0)\n\(pair.1)")
        }
        #expect(lines.count == expected.count)
        let deno = try #require(SenderTools.deno)
        let checked = try runProgram(deno.path, ["check", "--quiet", "--no-remote", "main.ts"], in: home)
        #expect(checked.status == 0, "\(checked.output)")
        guard let tsc = SenderTools.oldTypeScript else { return }
        let old = try runProgram(
            tsc.path,
            ["--noEmit", "--strict", "--target", "es2022", "--module", "es2022", "--lib", "es2022"]
                + program.files.keys.sorted(), in: home)
        #expect(old.status == 0, "\(old.output)")
    }

    /// The strictest settings.
    private static let configuration = """
        { "compilerOptions": {
          "strict": true, "noUnusedLocals": true, "exactOptionalPropertyTypes": true, "noUncheckedIndexedAccess": true,
          "noImplicitReturns": true, "erasableSyntaxOnly": true, "verbatimModuleSyntax": true
        } }
        """
}

/// The generated file; nil if there is none.
func typeScript(of schema: Schema) -> String? {
    guard let output = OutputCatalogue.all.first(where: { $0.option.name == "typescript" }) else { return nil }
    let root = FilePath("/", in: .root)
    let source = SchemaSource(root: schema.files[0], fragments: [], folder: root, currentFolder: root)
    let request = OutputRequest(
        schema: schema, source: source, place: root, selection: OutputSelection(), linter: Linter.standard)
    var findings: [Finding] = []
    guard case .folder(_, let files, _)? = output.plan(for: request, findings: &findings) else { return nil }
    return files.first?.text
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
