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
        // This line ends the process, so no coverage is written for it. `ServiceExtensionTests` tests it.
        #expect(uncovered == ["open var handler: any ServiceHandler {", "preconditionFailure(\"override handler\")"])
    }

    @Test func delivery() throws {
        let (output, uncovered) = try run("delivery/Sources/CourierNotifications", program: "Programs/Delivery.swift")
        expectGolden(output, "Expected/delivery.txt")
        #expect(uncovered == [])
    }

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
        let fixtures = schema.notifications.flatMap { Fixture.all(of: $0, in: schema).map(\.payload.canonical) }
        sources["Pushes.swift"] =
            "let pushes = [\n" + fixtures.map { "    Pushed(text: ####\"\($0)\"####),\n" }.joined() + "]\n"
        let (output, uncovered) = try SwiftCompiler.runMeasured(sources)
        return (output, generated.keys.sorted().flatMap { uncovered[$0] ?? [] })
    }
}
