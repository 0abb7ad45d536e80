import Diagnostics
import Foundation
import NotificationSchema
import SchemaRules
import Testing
import TestSupport

/// Legacy `.strings` files, in the encodings of Xcode.
@Suite struct StringsFileTests {
    private static let text = #"""
        /* The title
           of it */
        "notification.a.title" = "Größe \U00c9 %@";
        // A word without quotes is also a text.
        notification.b.title="B";"a \"key\"\n" ;

        """#

    private func findings(_ files: RuleExample.File..., paths: [String]? = nil) -> [String] {
        let schema = """
            app: { strings: [\((paths ?? files.map(\.path)).joined(separator: ", "))] }
            notifications:
              a: { delivery: local, title: Größe É $(s), variables: { s: string } }
              b: { delivery: local, title: B }
            """
        return MarkedSchema(RuleExample(schema, files: files)).lint().findings
            .map { "\($0.range.place) \($0.rule.id): \($0.message)" }
    }

    private static func utf16(_ text: String, isBig: Bool, mark: Bool) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBig ? bytes : bytes.reversed()
        }
    }

    static let encodings: [[UInt8]] = [
        Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), Array(text.replacing("\n", with: "\r\n").utf8),
        utf16(text, isBig: true, mark: true), utf16(text, isBig: false, mark: true),
        utf16(text, isBig: true, mark: false), utf16(text, isBig: false, mark: false),
    ]

    @Test(arguments: encodings)
    func areReadInEveryEncoding(_ bytes: [UInt8]) {
        #expect(findings(.init("en.lproj/Localizable.strings", bytes)) == [])
    }

    @Test func languagesComeFromTheFolders() {
        let german = RuleExample.File("de.lproj/Localizable.strings", text: "\"notification.b.title\" = \"B\";")
        let found = findings(.init("Base.lproj/Localizable.strings", text: Self.text), german)
        #expect(
            found == [
                "notifications.yaml:3:32 loc-untranslated: the title of the notification 'a' isn't translated into de"
            ])
    }

    @Test func propertyListsAreReadToo() {
        let strings = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>notification.a.title</key><string>%d</string></dict></plist>
            """
        let plurals = """
            <plist version="1.0"><dict><key>notification.b.title</key><dict/></dict></plist>
            """
        let found = findings(
            .init("en.lproj/Localizable.strings", text: strings),
            .init("en.lproj/Localizable.stringsdict", text: plurals))
        #expect(
            found == [
                "notifications.yaml:3:32 loc-format-mismatch: the title of the notification 'a' uses %d for 's' in en, but it is a string"
            ])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"", "1:7 project-file-unreadable: a ';' is missing after this"),
        ("\"a\" = \"b;\n", "1:7 project-file-unreadable: this quote is never closed"),
        ("a = ;", "1:5 project-file-unreadable: a text is missing before this"),
        ("a = 1;\na = 2;", "2:1 project-file-unreadable: duplicate key 'a' in this file"),
        ("/* a", "1:1 project-file-unreadable: this comment is never closed"),
        ("\"\\U00\" = 1;", "1:2 project-file-unreadable: four hexadecimal digits are missing after this"),
        ("\"\\", "1:2 project-file-unreadable: a backslash ends the file"),
        ("a =", "1:4 project-file-unreadable: a text is missing here"),
        ("ü = 1;", "1:1 project-file-unreadable: a key is missing before this"),
        ("<plist version=\"1.0\"><dict>", "1:22 project-file-unreadable: the <dict> that opens here is never closed"),
    ])
    func brokenPartsAreLocated(_ text: String, _ expected: String) {
        #expect(findings(.init("Localizable.strings", text: text)) == ["Localizable.strings:\(expected)"])
    }

    @Test func bytesThatAreNotTextAreRefused() {
        let cutOff = Array(Self.utf16(Self.text, isBig: true, mark: true).dropLast())
        #expect(
            findings(.init("Localizable.strings", cutOff)) == [
                "notifications.yaml:1:18 project-file-unreadable: 'Localizable.strings' is truncated or invalid UTF-16"
            ])
        #expect(
            findings(.init("Localizable.strings", [0x22, 0xFF])) == [
                "Localizable.strings:1:2 project-file-unreadable: this isn't UTF-8"
            ])
        #expect(
            findings(.init("Localizable.json", text: "{}")) == [
                "notifications.yaml:1:18 project-file-unreadable: 'Localizable.json' isn't a string catalog"
            ])
        #expect(
            findings(.init("readme", text: ""), paths: ["de.lproj/Localizable.strings"]) == [
                "notifications.yaml:1:18 project-file-unreadable: there is no 'de.lproj/Localizable.strings'"
            ])
    }

    @Test func everyBeginningIsReadOrRefused() {
        for bytes in Self.encodings {
            for length in stride(from: 0, through: bytes.count, by: 5) {
                let found = findings(.init("Localizable.strings", Array(bytes[..<length])))
                #expect(found.count <= 2, "\(found)")
            }
        }
    }
}
