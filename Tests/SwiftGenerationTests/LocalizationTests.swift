import NotificationSchema
import Payloads
import TestSupport
import Testing

/// Texts that the device looks up, tested by running generated code.
@Suite(.enabled(if: stubsAreUsable)) struct LocalizationTests {
    @Test func textsAreLookedUpByTheirKeys() throws {
        expectGolden(try run("Localized"), "Expected/localized.txt")
    }

    /// The push is byte for byte the fixture, which servers compare with.
    @Test func pushAndFixtureGiveTheSameBytes() throws {
        let schema = try errorFreeSchema(testFile("Schemas/localized.yaml"))
        let fixtures = schema.notifications.flatMap { Fixture.all(of: $0, in: schema) }.filter(\.isExample)
        let expected = fixtures.map { $0.payload.canonical + "\n" }.joined()
        #expect(try run("Push") == expected)
    }

    private func run(_ program: String) throws -> String {
        try #require(try Self.outputs.get()[program]).get()
    }

    private static let outputs = Result {
        try SwiftCompiler.run(
            programs: ["Localized": testFile("Programs/Localized.swift"), "Push": push],
            sharing: generatedSources(testFile("Schemas/localized.yaml")))
    }

    private static let push = """
        @main struct Push {
            static func main() {
                print(String(decoding: Photos.PhotoAdded(album: "Holiday").push(person: "Ada", number: 3).payload, as: UTF8.self))
                print(String(decoding: Photos.PhotoAdded().push(person: "Ada", number: 3).payload, as: UTF8.self))
                for full in [Photos.AlbumFull(album: "Holiday"), .init(), .init(album: "Holiday", owner: "Ada")] {
                    print(String(decoding: full.push().payload, as: UTF8.self))
                }
                typealias Moved = Photos.AlbumMoved
                for (place, mood) in [
                    (Moved.Place.attic, Moved.Mood?.some(.good)), (.cellar, .bad), (.cellar, .unknown("so-so")), (.attic, nil),
                ] {
                    let moved = Moved(mood: mood, owner: "Ada", album: "Holiday")
                    print(String(decoding: moved.push(place: place).payload, as: UTF8.self))
                }
            }
        }
        """

    /// Without a catalog, only the keys that the author chose are looked up, and those that pushes carry.
    @Test func withoutACatalogTextsAreWords() throws {
        let text = try testFile("Schemas/localized.yaml").replacing("  strings: [Localizable.xcstrings]\n", with: "")
            .replacing("{ one: \"%u photo\", other: \"%u photos\" }", with: "\"%u photos\"")
        let source = try generatedSource(text)
        let keys = source.matches(of: /forKey: "([^"]*)"/).map { String($0.1) }
        #expect(
            Set(keys) == [
                "LIKE", "OPENED", "ALBUMS_ASK", "CELLAR", "MAY_CHANGE", "NAMELESS", "OPEN_IN", "REMIND", "ROOM",
                "UNKNOWN_ALBUM",
            ])
        #expect(source.contains("\"loc-key\": \"notification.photo-added.body\""))
    }

    /// Proves that the app looks up a text in a table of its own when it registers, and that no catalog needs it.
    @Test func tablesOfTheirOwn() throws {
        let text = """
            app: { strings: [Localizable.xcstrings] }
            categories:
              mail:
                hidden-previews-body-placeholder: { key: MAIL, bundle: com.example.kit, text: "%u messages" }
                actions:
                  - later: { title: { key: LATER, table: Alerts, bundle: module, text: Later }, icon: clock }
                  - wait: { title: { key: WAIT, table: Alerts, text: Wait %d Minutes, arguments: [5] }, icon: hourglass }
            """
        // Without the breaks of lines.
        let source = try generatedSource(text)
            .split { $0.isWhitespace }.joined(separator: " ").replacing("( ", with: "(")
        #expect(source.contains(#"Bundle.module.localizedString(forKey: "LATER", value: "Later", table: "Alerts")"#))
        #expect(
            source.contains(
                #"(Bundle(identifier: "com.example.kit") ?? .main).localizedString(forKey: "MAIL", value: "%u messages", table: nil)"#
            ))
        #expect(source.contains(#"Bundle.main.localizedString(forKey: "WAIT", value: "Wait %d Minutes", table:"#))
        #expect(try errorFreeSchema(text).localizableTexts.isEmpty)
    }
}
