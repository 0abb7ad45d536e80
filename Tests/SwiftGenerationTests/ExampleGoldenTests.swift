import NotificationSchema
import Payloads
import TestSupport
import Testing

/// Every line that is generated for the examples, run with the stubs.
@Suite(.enabled(if: stubsAreUsable)) struct ExampleGoldenTests {
    @Test func messenger() throws {
        let (output, uncovered) = try run(
            "messenger/Sources/ParleyNotifications",
            program: "Programs/Messenger.swift"
        )
        expectGolden(output, "Expected/messenger.txt")
        #expect(uncovered == ["open var handler: (any ServiceHandler)? { nil }"] + Self.assertion)
    }

    @Test func delivery() throws {
        let (output, uncovered) = try run("delivery/Sources/CourierNotifications", program: "Programs/Delivery.swift")
        expectGolden(output, "Expected/delivery.txt")
        #expect(uncovered == Self.assertion)
    }

    /// A debug build ends there, and tells nothing of what it ran: `ServiceExtensionTests` has tests of its own.
    private static let assertion = [
        "contentHandler(request.content)",
        "return assertionFailure(\"Override 'handler': without it, notifications are shown as they were sent.\")",
    ]

    private func run(
        _ example: String,
        program: String
    ) throws -> (output: String, uncovered: [String]) {
        let texts = try exampleSchema(example)
        let schema = try errorFreeSchema(texts.root, fragments: texts.fragments)
        let generated = generatedSources(schema)
        var sources = generated
        sources["Program.swift"] = try testFile(program)
        for name in ["Mutations", "Server"] { sources["\(name).swift"] = try testFile("Programs/\(name).swift") }
        let fixtures = schema.notifications.filter(\.delivery.isPush).flatMap {
            Fixture.all(of: $0, in: schema).map(\.payload.canonical)
        }
        sources["Pushes.swift"] =
            "let pushes = [\n" + fixtures.map { "    Pushed(text: ####\"\($0)\"####),\n" }.joined() + "]\n"
        let (output, uncovered) = try SwiftCompiler.runMeasured(sources)
        // Runs only if the time for downloads ends while one is under way.
        let depends = "throw CancellationError()"
        return (output, generated.keys.sorted().flatMap { uncovered[$0] ?? [] }.filter { $0 != depends })
    }
}
