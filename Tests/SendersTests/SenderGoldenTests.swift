import Diagnostics
import Files
import Foundation
import TestSupport
import Testing

/// Generated senders, as people review them.
@Suite struct SenderGoldenTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    private func schema(_ path: String) throws -> String {
        try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    }

    /// Proves that a review shows each change of what servers get, for every key of the language.
    @Test func everyKey() throws {
        let schema = try errorFreeSchema(try schema("Tests/SwiftGenerationTests/Schemas/keys.yaml"))
        expectGolden(try #require(senderSource("typescript", of: schema)), "Expected/keys.ts")
    }

    @Test func theExampleIsFresh() throws {
        let schema = try errorFreeSchema(try schema("examples/senders/notifications.yaml"))
        expectGolden(
            try #require(senderSource("typescript", of: schema)), "../../examples/senders/node/notifications.ts")
    }

    /// Proves that a server sends to what answers as APNs does, and learns of devices that are gone.
    @Test(.enabled(if: SenderTools.haveTypeScript, "\(SenderTools.requirement)"))
    func theExampleInNodeSends() throws {
        let example = Self.repository.appending(path: "examples/senders/node")
        let node = try #require(SenderTools.node)
        let run = try runProgram(node.path, ["main.ts"], in: example)
        expectGolden(run.output, "Expected/node.txt")
        #expect(run.status == 0)
        // Apart from package.json, with which Deno asks for what npm installs.
        let names = ["apns.ts", "local-apns.ts", "main.ts", "notifications.ts"]
        let folder = try TemporaryFolder()
        for name in names {
            try folder.write(try String(contentsOf: example.appending(path: name), encoding: .utf8), to: name)
        }
        let deno = try #require(SenderTools.deno)
        let check = try runProgram(
            deno.path, ["check", "--quiet", "--no-remote", "main.ts"], in: URL(filePath: folder.path.text))
        #expect(check.status == 0, "\(check.output)")
    }
}
