import TestSupport
import Testing

/// What a server sends is what an app reads, for values of every type.
@Suite(.enabled(if: stubsAreUsable)) struct WireTests {
    /// Random values come back equal, and what a person does with them as well; numbers that JSON lacks are not sent.
    @Test func everythingComesBack() throws {
        var sources = try generatedSources(testFile("Schemas/wire.yaml"))
        sources["Program.swift"] = try testFile("Programs/Wire.swift")
        let id = "string(\"6f2b1c1a-7d5e-4c3b-9a58-0e4d2f1b3c5d\")"
        let places = "amount list[1] item.weight inner.amount text-of-json.weight "
        #expect(
            try SwiftCompiler.run(sources) == """
                \(id) string("2026-01-31T09:30:00Z") integer(1769851800)
                \(id) string("2026-01-31T09:30:00.500Z") number(1769851800.5)
                \(id) string("2026-01-31T09:30:00Z") integer(1769851800)
                \(id) string("1970-01-01T00:00:01Z") integer(1)
                \(id) string("1969-12-31T23:59:59.999Z") number(-0.001)
                \(id) string("9999-12-31T23:59:59.999Z") number(253402300799.999)
                2026-01-31T10:30:00.25+01:00 Optional(1769851800.25)
                2026-01-31T09:30:00.123456Z Optional(1769851800.123)
                2026-01-31T09:30:00.Z nil
                2026-01-31T09:30:00,5Z nil
                2026-01-31.5 nil
                \(places)\(places)\(places)\(places)
                price
                true

                """
        )
    }

    /// What is stored is stored as it is sent, or not at all.
    @Test func nothingIsCodableInAnotherForm() throws {
        let source = try generatedSource(testFile("Schemas/wire.yaml"))
        let codable = source.split(separator: "\n").filter { $0.contains("Codable") }
        #expect(codable.allSatisfy { $0.contains("enum") } && !codable.isEmpty)
        #expect(!source.contains("CodingKey"))
    }
}
