import NotificationSchema
import Payloads
import TestSupport
import Testing

/// The words that people read, by running generated code.
@Suite(.enabled(if: stubsAreUsable)) struct TextWordsTests {
    /// Formats in several countries, words of enums, and what stands for missing data.
    @Test(arguments: ["5", "6"]) func valuesAreWrittenForThePerson(_ mode: String) throws {
        var sources = try generatedSources(testFile("Schemas/words.yaml"))
        sources["Program.swift"] = try testFile("Programs/Words.swift")
        expectGolden(
            try SwiftCompiler.run(sources, flags: ["-swift-version", mode, "-warnings-as-errors"]), "Expected/words.txt"
        )
    }

    /// Only what a schema formats is in its code.
    @Test func formattersAreThereWhereTheyAreUsed() throws {
        let source = try generatedSource(
            """
            notifications:
              flight: { title: Flight, body: At $(time)., data: { time: { type: date, format: time } } }
            """)
        #expect(source.contains("func date(_ date: Date, _ dateStyle"))
        #expect(source.contains("locale personLocale: Foundation.Locale"))
        #expect(!source.contains("static var current") && !source.contains("NumberFormatter"))
    }

    /// A formatted variable is also kept with the content, as in a payload.
    @Test func aFormattedVariableCompiles() throws {
        let sources = try generatedSources(
            """
            notifications:
              pick-up:
                delivery: local
                title: Parcel
                body: It waits until $(day), $(place).
                variables:
                  day: { type: date, format: weekday }
                  place: { values: { shop: in the shop, box: in the box } }
            """)
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"]) == "")
    }

    /// Nobody knows who reads a fixture: its words are English, and the data beside them as they travel.
    @Test func fixturesAreInEnglish() throws {
        let schema = try errorFreeSchema(testFile("Schemas/words.yaml"))
        let match = try #require(schema.notifications.first { $0.name.value == "match-over" })
        let fixture = try #require(Fixture.all(of: match, in: schema).first { $0.name == "won" })
        #expect(
            fixture.payload.canonical.contains(
                """
                {"alert":{"body":"January 31, 2026, 9:30 AM to an end on Saturday, for 2 hours, 5 minutes.",\
                "subtitle":"Ada against nobody, nowhere","title":"You Won"}
                """), "\(fixture.payload.canonical)")
        #expect(fixture.payload.canonical.contains("\"outcome\":\"won\",\"played\":\"2026-01-31T09:30:00Z\""))
    }

    /// The longest fixture has the value with the longest text, which isn't the longest value.
    @Test func theLongestFixtureHasTheLongestTexts() throws {
        let schema = try errorFreeSchema(testFile("Schemas/words.yaml"))
        let shipment = try #require(schema.notifications.first { $0.name.value == "shipment" })
        let fixtures = Fixture.all(of: shipment, in: schema)
        let longest = try #require(fixtures.first { $0.name == "longest" }?.payload.canonical)
        #expect(longest.contains("\"body\":\"There is a storm"), "\(longest)")
        let unlisted = try #require(fixtures.first { $0.name == "unlisted" }?.payload.canonical)
        #expect(unlisted.contains("\"subtitle\":\"By Somebody\""), "\(unlisted)")
    }
}
