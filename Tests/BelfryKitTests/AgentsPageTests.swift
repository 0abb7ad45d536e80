import BelfryKit
import Foundation
import Testing

@Suite struct AgentsPageTests {
    /// Proves that the tool prints `docs/agents.md` as it is.
    @Test func thePageIsEmbedded() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../docs/agents.md").standardized
        #expect(try String(contentsOf: file, encoding: .utf8) == AgentsPage.markdown)
    }
}
