import NotificationSchema
import Payloads
import TestSupport
import Testing

/// Texts that the device looks up, by running generated code.
@Suite(.enabled(if: stubsAreUsable)) struct LocalizationTests {
    @Test func textsAreLookedUpByTheirKeys() throws {
        var sources = try generatedSources(testFile("Schemas/localized.yaml"))
        sources["Program.swift"] = try testFile("Programs/Localized.swift")
        expectGolden(try SwiftCompiler.run(sources), "Expected/localized.txt")
    }

    /// The device gets what the fixture says, and so does every server that compares with it.
    @Test func pushAndFixtureGiveTheSameBytes() throws {
        let text = try testFile("Schemas/localized.yaml")
        let schema = try errorFreeSchema(text)
        var sources = generatedSources(schema)
        sources["Program.swift"] = """
            @main struct Program {
                static func main() {
                    print(String(decoding: Photos.PhotoAdded(album: "Holiday").push(person: "Ada", number: 3).payload, as: UTF8.self))
                    print(String(decoding: Photos.PhotoAdded().push(person: "Ada", number: 3).payload, as: UTF8.self))
                }
            }
            """
        let fixtures = schema.notifications.flatMap { Fixture.all(of: $0, in: schema) }.filter(\.isExample)
        let expected = fixtures.map { $0.payload.canonical + "\n" }.joined()
        #expect(try SwiftCompiler.run(sources) == expected)
    }

    /// Without a catalog all is as it was, but for pushes that carry keys.
    @Test func withoutACatalogTextsAreWords() throws {
        let text = try testFile("Schemas/localized.yaml").replacing("  strings: [Localizable.xcstrings]\n", with: "")
        let source = try #require(try generatedSources(text).values.first)
        #expect(!source.contains("localizedUserNotificationString") && !source.contains("Bundle"))
        #expect(source.contains("\"loc-key\": .string(\"notification.photo-added.body\")"))
    }
}
