import BelfryKit
import Diagnostics
import Files
import Foundation
import Outputs
import TestSupport
import Testing

/// Generated Python, as people review it, and its names.
@Suite struct PythonGoldenTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

    private func schema(_ path: String) throws -> String {
        try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    }

    /// Proves that a review shows each change of what servers get, for every key of the language.
    @Test func everyKey() throws {
        let schema = try errorFreeSchema(try schema("Tests/SwiftGenerationTests/Schemas/keys.yaml"))
        expectGolden(try #require(senderSource("python", of: schema)), "Expected/keys.py")
    }

    @Test func theExampleIsFresh() throws {
        let schema = try errorFreeSchema(try schema("examples/senders/notifications.yaml"))
        expectGolden(try #require(senderSource("python", of: schema)), "../../examples/senders/python/notifications.py")
    }

    /// Proves that aioapns and firebase-admin send to what answers as APNs and Firebase do, and that a server learns of
    /// devices that are gone.
    @Test(.enabled(if: SenderTools.havePython, "\(SenderTools.requirement)"))
    func theExampleSends() throws {
        let example = Self.repository.appending(path: "examples/senders/python")
        let run = try runProgram(try #require(SenderTools.python).path, ["-B", "-X", "utf8", "main.py"], in: example)
        #expect(run.status == 0)
        expectGolden(run.output, "Expected/python.txt")
    }

    // MARK: Names

    /// The errors of a schema that configures a sender, each with its place, and what is generated.
    private func generated(_ schema: String) throws -> (errors: [String], text: String?) {
        let folder = try TemporaryFolder(["notifications.yaml": schema])
        let run = try GenerationRun(of: try SchemaInput([], from: folder.path), named: ".", OutputSelection())
        let errors = run.findings.filter { $0.severity == .error }.map { "\($0.range.text): \($0.message)" }
        guard errors.isEmpty else { return (errors, nil) }
        _ = try run.write()
        return ([], try folder.text("Server/notifications.py"))
    }

    /// A function of an activity and that of a notification, and the text of a value and another value. A type of an
    /// activity can have the words of a notification, which has no type.
    @Test func twoNamesThatBecomeOne() throws {
        let (errors, _) = try generated(
            """
            app: { platforms: { iOS: 17.2 } }
            generate: { python: { output: Server } }
            notifications:
              match-update: { title: Match }
              match-state: { title: Match }
              order:
                title: Order for $(price)
                data: { price-text: string, price: { type: decimal, format: { currency: EUR } } }
            activities:
              match: { state: { score: string }, because: It ends. }
            """)
        #expect(
            errors == [
                "price: the text of 'price' becomes 'price_text' in Python, and so does 'price-text'",
                "match: the push 'update' of the activity 'match' becomes 'match_update' in Python, and so does "
                    + "'match-update'",
            ])
    }

    /// Names that Python, the file or its options need don't have to change.
    @Test func namesThatAreReserved() throws {
        let names = ["class", "print", "datetime", "order"]
        let data = ["class", "at", "app", "str", "3d", "id", "userID"]
        let values = data.map { "\($0): string" }.joined(separator: ", ")
        let (errors, text) = try generated(
            """
            generate: { python: { output: Server } }
            notifications:
            \(names.map { "  \($0): { title: News, data: { \(values) } }\n" }.joined())
            """)
        #expect(errors == [])
        let lines = text?.split(separator: "\n").map(String.init) ?? []
        let functions = lines.filter { $0.hasPrefix("def ") && !$0.hasPrefix("def _") }
        #expect(
            functions == ["def class_push(", "def print_push(", "def datetime_push(", "def order("])
        let start = try #require(lines.firstIndex(of: "def order("))
        #expect(
            lines[(start + 2)..<(start + 9)].map { $0.trimmingCharacters(in: .whitespaces) } == [
                "class_: str,", "at_: str,", "app_: str,", "str_: str,", "n3d: str,", "id: str,", "user_id: str,",
            ])
    }
}
