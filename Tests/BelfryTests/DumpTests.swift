import Foundation
import Testing

@Suite struct DumpTests {
    @Test func aSchemaWithErrorsIsNotWritten() async throws {
        let result = try await Workspace(["notifications.yaml": Sample.bad]).belfry("dump")
        #expect(result.status == 1 && result.output == "")
        #expect(result.error.contains("'icn' isn't a key of an action"))
        #expect(try await Workspace().belfry("dump").status == 2)
        #expect(try await Workspace().belfry("dump -", input: Sample.good).output.hasPrefix("{\n  \"version\": 1,\n"))
    }

    /// No text of a schema controls a terminal, and the escaped JSON has the same value.
    @Test func aTerminalGetsEscapes() async throws {
        let text = #""a\x7f\x9b31m\u202eb""#
        let workspace = try Workspace([
            "notifications.yaml": "categories:\n  chat: { hidden-previews-body-placeholder: \(text) }\n"
        ])
        let (shown, written) = (try await workspace.belfryOnTerminal("dump"), try await workspace.belfry("dump").output)
        #expect(shown.contains(#"a\u007f\u009b31m\u202eb"#))
        #expect(written.contains("a\u{7F}\u{9B}31m\u{202E}b"))
        let values = try [shown, written].map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? NSDictionary }
        #expect(values[0] != nil && values[0] == values[1])
    }
}
