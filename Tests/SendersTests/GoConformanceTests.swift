import Files
import Foundation
import TestSupport
import Testing

/// Senders in Go make the same pushes as fixtures.
@Suite struct GoConformanceTests {
    /// Proves, for every fixture of every schema in the repository, that the sender called with its values makes its
    /// bytes and headers, that `go vet` has nothing to say about it, and that gofmt wouldn't change it. The same for
    /// random schemas, whose texts and names attack the code around them.
    ///
    /// `BELFRY_SEEDS=100` tests a hundred others.
    @Test(.enabled(if: SenderTools.haveGo, "\(SenderTools.requirement)"))
    func everyFixtureIsSent() throws {
        var program = GoProgram()
        for (name, schema) in try SchemasOfRepository.all() {
            program.add(schema, named: name, source: try #require(senderSource("go", of: schema), "\(name)"))
        }
        #expect(program.expected.count > 200)
        for (name, schema) in try RandomSenderSchema.schemas() {
            // Two names that become one are a finding.
            guard let text = senderSource("go", of: schema) else { continue }
            program.add(schema, named: name, source: text)
        }
        let folder = try TemporaryFolder(program.files)
        try folder.write(program.main, to: "main.go")
        let home = URL(filePath: folder.path.text)
        let run = try runGo(["run", "."], in: home)
        #expect(run.status == 0, "\(run.output)")
        expectLines(run.output, program.expected)
        let vet = try runGo(["vet", "./..."], in: home)
        #expect(vet.status == 0, "\(vet.output)")
        let folders = program.files.keys.filter { $0.contains("/") }.sorted()
        let format = try runProgram(try #require(SenderTools.gofmt).path, ["-d"] + folders, in: home)
        #expect(format.status == 0)
        #expect(format.output == "")
    }
}
