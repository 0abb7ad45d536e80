import Files
import Foundation
import TestSupport
import Testing

/// Senders in Java make the same pushes as fixtures.
@Suite struct JavaConformanceTests {
    /// Proves, for every fixture of every schema in the repository, that the sender called with its values makes its
    /// bytes and headers, and that the compiler has nothing to say about it. The same for random schemas, whose texts
    /// and names attack the code around them.
    ///
    /// `BELFRY_SEEDS=100` tests a hundred others.
    @Test(.enabled(if: SenderTools.haveJava, "needs a JDK 17 or later"))
    func everyFixtureIsSent() throws {
        var program = JavaProgram()
        for (name, schema) in try SchemasOfRepository.all() {
            program.add(schema, named: name, source: try #require(senderSource("java", of: schema), "\(name)"))
        }
        #expect(program.expected.count > 200)
        for (name, schema) in try RandomSenderSchema.schemas() {
            // Two names that become one are a finding.
            guard let text = senderSource("java", of: schema) else { continue }
            program.add(schema, named: name, source: text)
        }
        let folder = try TemporaryFolder(program.files)
        try folder.write(program.main, to: "Main.java")
        let home = URL(filePath: folder.path.text)
        let compiled = try runProgram(
            try #require(SenderTools.javac).path,
            ["-encoding", "UTF-8", "--release", "17", "-Xlint:all", "-Werror", "-d", "classes", "Main.java"]
                + program.files.keys.sorted(), in: home)
        #expect(compiled.status == 0, "\(compiled.output)")
        let run = try runProgram(try #require(SenderTools.java).path, ["-cp", "classes", "Main"], in: home)
        #expect(run.status == 0, "\(run.output.prefix(2000))")
        expectLines(run.output, program.expected)
    }
}
