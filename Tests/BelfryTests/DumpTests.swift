import Foundation
import Testing

@Suite struct DumpTests {
    @Test func aSchemaWithErrorsIsNotWritten() async throws {
        let result = try await Workspace(["notifications.yaml": Sample.bad]).belfry("dump")
        #expect(result.status == 1 && result.output == "")
        #expect(result.error.contains("'icn' is not a key of an action"))
        #expect(try await Workspace().belfry("dump").status == 2)
        #expect(try await Workspace().belfry("dump -", input: Sample.good).output.hasPrefix("{\n  \"version\": 1,\n"))
    }
}
