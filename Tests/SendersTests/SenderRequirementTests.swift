import BelfryKit
import Diagnostics
import Files
import Outputs
import TestSupport
import Testing

/// What prevents a sender, and where it is reported.
@Suite struct SenderRequirementTests {
    /// The errors of a schema that configures a sender, each with its place.
    private func errors(_ schema: String) throws -> [String] {
        let folder = try TemporaryFolder(["notifications.yaml": schema])
        let run = try GenerationRun(of: try SchemaInput([], from: folder.path), named: ".", OutputSelection())
        let errors = run.findings.filter { $0.severity == .error }
        if errors.isEmpty { _ = try run.write() }
        #expect(try folder.names().contains("Server") == errors.isEmpty)
        return errors.map { "\($0.range.text): \($0.message)" }
    }

    @Test func aSchemaWithoutPushes() throws {
        let schema = """
            generate: { typescript: { output: Server } }
            notifications:
              reminder: { delivery: local, title: Reminder }
            """
        #expect(
            try errors(schema) == ["Server: the schema has no push, so there is nothing to send in TypeScript"])
    }

    /// A function of an activity and that of a notification, two values of a notification, two types.
    @Test func twoNamesThatBecomeOne() throws {
        let schema = """
            app: { platforms: { iOS: 17.2 } }
            generate: { typescript: { output: Server } }
            notifications:
              match-update: { title: Match }
              order: { title: Order, data: { orderID: string, order-iD: integer } }
              item: { title: Item, data: { owner: { type: { name: string } } } }
              item-owner: { title: Item, data: { name: string } }
            activities:
              match: { state: { score: string }, because: It ends. }
            """
        #expect(
            try errors(schema) == [
                "order-iD: 'order-iD' becomes 'orderID' in Swift, and so does 'orderID'",
                "owner: 'owner' becomes 'ItemOwner' in TypeScript, and so does 'item-owner'",
                "match: the push 'update' of the activity 'match' becomes 'matchUpdate' in TypeScript, and so does "
                    + "'match-update'",
            ])
    }

    /// The types of a file for Expo, and what people can do with every notification.
    @Test func twoNamesThatBecomeOneInAnApp() throws {
        let schema = """
            generate: { typescript: { output: Server, client: expo } }
            categories:
              order: { actions: [{ pay: { title: Pay, icon: creditcard } }] }
              ping:
                custom-dismiss-action: true
                actions: [{ default: { title: Later, icon: clock } }, { dismiss: { title: Never, icon: xmark } }]
              pong: { actions: [{ dismiss: { title: Never, icon: xmark } }] }
            notifications:
              order: { category: order, title: Order, data: { action: { type: { x: string } } } }
              json: { title: News, data: { text: { type: { x: string } } } }
            """
        #expect(
            try errors(schema).map { $0.replacing(" in TypeScript, and so does", with: " |") } == [
                "default: the action 'default' becomes 'default' | opening the notification",
                "dismiss: the action 'dismiss' becomes 'dismiss' | dismissing the notification",
                "action: 'action' becomes 'OrderAction' | the type of the actions of 'order'",
            ])
    }

    /// Proves that two names that are one in several languages are one mistake.
    @Test func twoNamesThatBecomeOneInEachLanguage() throws {
        let schema = """
            generate: { typescript: { output: Server }, python: { output: Py } }
            notifications:
              match-update: { title: Match }
              match_update: { title: Match }
            """
        #expect(
            try errors(schema) == [
                "match_update: 'match_update' becomes 'matchUpdate' in Swift, and so does 'match-update'"
            ])
    }

    /// Names that JavaScript or the file needs don't have to change.
    @Test func namesThatAreReserved() throws {
        let data = "{ constructor: string, to-string: string, new: string }"
        let names = ["delete", "with", "json-value", "as-text", "values", "export"]
        let schema = """
            generate: { typescript: { output: Server } }
            notifications:
            \(names.map { "  \($0): { title: News, data: \(data) }\n" }.joined())
            """
        #expect(try errors(schema) == [])
    }

    /// The files of two outputs would be taken for each other.
    @Test(arguments: [
        ("fixtures: { output: Server }", "Server"), ("fixtures: { output: ./a/../Server/ }", "Server"),
        ("swift: { output: Server }", "Server"), ("fixtures: { output: Ser }, swift: { output: Out }", nil),
    ])
    func anOutputInTheFolderOfAnother(_ other: String, place: String?) throws {
        let schema = """
            generate: { \(other), typescript: { output: Server } }
            notifications:
              news: { title: News }
            """
        #expect(
            try errors(schema)
                == [place].compactMap { $0 }.map {
                    "\($0): the sender in TypeScript would be in the folder of another output"
                })
    }
}
