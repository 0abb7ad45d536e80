import Files
import Foundation
import TestSupport
import Testing

/// Senders in TypeScript make the same pushes as fixtures.
@Suite struct TypeScriptConformanceTests {
    /// Proves, for every fixture of every schema in the repository, that the sender called with the values of the
    /// fixture makes its bytes and headers, and that the calls and the generated files compile without a remark.
    @Test(.enabled(if: SenderTools.haveTypeScript, "\(SenderTools.requirement)"))
    func everyFixtureIsSent() throws {
        var program = TypeScriptProgram()
        for (name, schema) in try SchemasOfRepository.all() {
            let text = try #require(senderSource("typescript", of: schema), "\(name)")
            program.add(schema, named: name, source: text)
        }
        #expect(program.expected.count > 200)
        try check(program)
    }

    /// Proves the same for random schemas, whose texts and names attack the code around them.
    ///
    /// `BELFRY_SEEDS=100` tests a hundred others.
    @Test(.enabled(if: SenderTools.haveTypeScript, "\(SenderTools.requirement)"))
    func randomSchemas() throws {
        var program = TypeScriptProgram()
        for (name, schema) in try RandomSenderSchema.schemas() {
            // Two names that become one are a finding; `SenderRequirementTests` has them.
            guard let text = senderSource("typescript", of: schema) else { continue }
            program.add(schema, named: name, source: text)
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
        expectLines(run.output, program.expected)
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
    static let configuration = """
        { "compilerOptions": {
          "strict": true, "noUnusedLocals": true, "exactOptionalPropertyTypes": true, "noUncheckedIndexedAccess": true,
          "noImplicitReturns": true, "erasableSyntaxOnly": true, "verbatimModuleSyntax": true
        } }
        """
}
