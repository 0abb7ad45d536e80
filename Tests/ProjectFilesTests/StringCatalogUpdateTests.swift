import Diagnostics
import Foundation
import NotificationSchema
import ProjectFiles
import Testing

/// Updates of string catalogs change only Belfry's texts.
@Suite struct StringCatalogUpdateTests {
    private static let catalog = StringCatalogTests.catalog

    private func read(_ text: String) -> (StringCatalog?, [String]) { StringCatalogTests.read(text) }

    private func updated(_ catalog: String, _ schema: String) throws -> String {
        var findings: [Finding] = []
        let root = SourceFile(path: "notifications.yaml", text: schema)
        let schema = Schema.read(root: root, fragments: [], findings: &findings)
        let catalog = try #require(read(catalog).0)
        try #require(findings.isEmpty)
        return String(decoding: catalog.updated(for: schema), as: UTF8.self)
    }

    private func schema(_ body: String, _ more: String = "") -> String {
        """
        app: { strings: [Localizable.xcstrings] }
        notifications:
          sent:
            delivery: local
            body: \(body)
            variables: { photos: count }
        \(more)
        """
    }

    @Test func withoutAChangeNoByteChanges() throws {
        #expect(try updated(Self.catalog, schema("$(photos) photos")) == Self.catalog)
        // Also in a file of another tool.
        let compact =
            #"{"strings":{"notification.sent.body":{"localizations":{"en":{"variations":{"plural":{"other":"#
            + #"{"stringUnit":{"value":"%lld photos"}}}}}},"extractionState":"manual","comment":""}}}"# + "\r\n"
        #expect(try updated(compact, schema("$(photos) photos")) == compact)
    }

    @Test func newEntriesAreInXcodeOrder() throws {
        let new = try updated(
            Self.catalog,
            schema("$(photos) photos", "  gone: { delivery: local, title: Gone, body: { key: STOP, text: Stop } }"))
        let catalog = try #require(read(new).0)
        #expect(
            catalog.entries.map(\.key) == [
                "", "%lld of %lld", "About", "notification.gone.title", "notification.sent.body", "STOP", "tap",
            ])
        let title = """
                "notification.gone.title" : {
                  "comment" : "The title of the notification 'gone'.",
                  "extractionState" : "manual",
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Gone"
                      }
                    }
                  }
                },

            """
        #expect(new.contains(title))
        // Everything except these two is unchanged.
        let (start, end) = (try #require(new.range(of: title)), try #require(new.range(of: "    \"STOP\" : {")))
        let rest = try #require(new[end.lowerBound...].range(of: "    \"tap\" : {"))
        #expect(
            new[..<start.lowerBound] + new[start.upperBound..<end.lowerBound] + new[rest.lowerBound...] == Self.catalog)
    }

    @Test func aMissingCatalogIsCreated() throws {
        let empty = StringCatalog.empty(language: "en")
        #expect(empty == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
        let new = try updated(empty, schema("$(photos) photos"))
        #expect(
            new.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"notification.sent.body\" : {\n"))
        #expect(new.hasSuffix("\n    }\n  },\n  \"version\" : \"1.0\"\n}"))
        let plural = try #require(read(new).0?.entries.first?.text.translations.first)
        #expect(plural.units.map(\.variation) == [["one"], ["other"]])
        #expect(plural.units.map(\.state) == [.needsReview, .translated])
        #expect(try updated(new, schema("$(photos) photos")) == new)
    }

    @Test func changedTextsMarkTranslationsAndKeepThem() throws {
        let new = try updated(Self.catalog, schema("$(photos) pictures"))
        var expected = Self.catalog.replacing("\"%lld photos\"", with: "\"%lld pictures\"")
        for value in ["Ein Foto", "%lld Fotos", "One photo"] {
            func unit(_ state: String) -> String {
                "\"state\" : \"\(state)\",\n\(String(repeating: " ", count: 18))\"value\" : \"\(value)\""
            }
            #expect(expected.contains(unit("translated")))
            expected = expected.replacing(unit("translated"), with: unit("needs_review"))
        }
        #expect(new == expected)
    }

    @Test func staleEntriesBecomeManual() throws {
        let about = schema("$(photos) photos", "  other: { delivery: local, title: { key: About, text: About } }")
        let new = try updated(Self.catalog, about)
        let entry = try #require(read(new).0?.entries.first { $0.key == "About" })
        #expect(entry.extractionState == "manual")
        #expect(entry.text.comment?.hasPrefix("A \"button\"") == true)
        #expect(entry.text.translations.map(\.language) == ["en", "ja"])
        #expect(try updated(new, about) == new)
    }

    @Test func anEntryWithoutAnythingIsFilled() throws {
        let catalog = "{ \"strings\" : { \"notification.sent.body\" : {} } }"
        let new = try updated(catalog, schema("Sent"))
        #expect(
            new == """
                { "strings" : { "notification.sent.body" : {
                      "comment" : "The body of the notification 'sent'.",
                      "extractionState" : "manual",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "Sent"
                          }
                        }
                      }
                    } } }
                """)
        #expect(try updated(new, schema("Sent")) == new)
        // A text with one form gets the plural forms of a number.
        let plural = try #require(read(try updated(new, schema("$(photos) sent"))).0?.entries[0].text.translations)
        #expect(plural.map(\.language) == ["en"])
        #expect(plural[0].units.map(\.value) == ["%lld sent", "%lld sent"])
    }

    /// The forms of the schema need no review. A changed one is replaced, and translations are then marked.
    @Test func pluralFormsOfTheSchemaAreWritten() throws {
        func units(_ catalog: String) throws -> [String] {
            let text = try #require(read(catalog).0?.entries[0].text.translations.first)
            return text.units.map { "\($0.variation[0]): \($0.value), \($0.state?.rawValue ?? "")" }
        }
        let made = try updated(
            StringCatalog.empty(language: "en"), schema("{ one: One photo, other: $(photos) photos }"))
        #expect(try units(made) == ["one: One photo, translated", "other: %lld photos, translated"])
        let changed = try updated(made, schema("{ one: A photo, other: $(photos) photos }"))
        #expect(try units(changed) == ["one: A photo, translated", "other: %lld photos, translated"])
    }

    @Test func keysAreInFinderOrder() throws {
        let keys = ["", "-a", "_b", ".c", "%d", "1", "2x", "10", "a.b", "A.c", "ab", "B", "b9", "b10", "é"]
        let notifications = keys.enumerated().reversed().map { index, key in
            "  n\(index): { delivery: local, title: { key: \"\(key.isEmpty ? " " : key)\", text: T } }\n"
        }
        let text = "app: { strings: [L.xcstrings] }\nnotifications:\n" + notifications.joined()
        let new = try updated(StringCatalog.empty(language: "en"), text)
        #expect(read(new).0?.entries.map(\.key) == [" ", "_b", "-a", ".c", "%d", "1", "2x", "10"] + keys[8...])
    }
}
