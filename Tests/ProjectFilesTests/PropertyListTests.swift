import Diagnostics
import Foundation
import ProjectFiles
import SourceSyntax
import Testing

@Suite struct PropertyListTests {
    /// As Xcode writes it, and with changes by people.
    static let written = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <!-- Of the app -->
        <dict>
        \t<key>CFBundleName</key>
        \t<string>Fish &amp; Chips &#x1F41F; <![CDATA[<b>]]></string>
        \t<!-- Who may wake us? -->
        \t<key>UIBackgroundModes</key>
        \t<array>
        \t\t<string>voip</string> <!-- calls -->
        \t</array>
        \t<key>Build</key>
        \t<integer>0x1F</integer>
        \t<key>Ratio</key>
        \t<real>0.5</real>
        \t<key>Since</key>
        \t<date>2026-01-02T03:04:05Z</date>
        \t<key>Blob</key>
        \t<data>
        \tAAEC
        \t</data>
        \t<key>Empty</key>
        \t<dict/>
        \t<key>Free</key>
        \t<true/> <!-- of charge -->
        </dict>
        </plist>

        """

    private func read(_ text: String) throws -> PropertyList {
        try read(SourceFile(path: "Info.plist", text: text))
    }

    private func read(_ file: SourceFile) throws -> PropertyList {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let list = PropertyList.read(file, namedAt: SourceRange(file, 0..<0), limits: &limits, findings: &findings)
        return try #require(list, "\(findings.map(\.message))")
    }

    /// A list as a tree of texts, for comparison.
    private func outline(_ node: PropertyListNode?) -> String {
        guard let node else { return "nothing" }
        return switch node.value {
        case .dictionary(let entries):
            "{" + entries.map { "\($0.key): \(outline($0.value))" }.sorted().joined(separator: ", ") + "}"
        case .array(let items): "[" + items.map(outline).joined(separator: ", ") + "]"
        case .string(let text): "“\(text)”"
        case .number(let text): text
        case .boolean(let value): "\(value)"
        case .date: "date"
        case .data: "data"
        }
    }

    @Test func readsWhatXcodeWrites() throws {
        let list = try read(Self.written)
        #expect(list[["UIBackgroundModes"]]?.range.text.hasSuffix("<!-- calls -->\n\t</array>") == true)
        #expect(list[["CFBundleName"]]?.range.text == "<string>Fish &amp; Chips &#x1F41F; <![CDATA[<b>]]></string>")
        #expect(list[["Build"]]?.range.text == "<integer>0x1F</integer>")
        #expect(list["CFBundleName"] == "Fish & Chips 🐟 <b>")
        #expect(list[["UIBackgroundModes"]]?.strings == ["voip"])
        #expect(list[["Free"]]?.isTrue == true)
        #expect(list[["Free"]]?.range.text == "<true/>")
        #expect(list.root.entry("Build")?.keyRange.text == "<key>Build</key>")
        #expect(
            outline(list.root)
                == """
                {Blob: data, Build: 0x1F, CFBundleName: “Fish & Chips 🐟 <b>”, Empty: {}, Free: true, Ratio: 0.5, \
                Since: date, UIBackgroundModes: [“voip”]}
                """
        )
    }

    @Test(arguments: ["\r\n", "\r"])
    func readsOtherLineBreaks(_ lineBreak: String) throws {
        let text = "\u{FEFF}" + Self.written.replacing("\n", with: lineBreak)
        #expect(outline(try read(text).root) == outline(try read(Self.written).root))
    }

    /// The output of plutil and Xcode's build isn't meant for editing.
    @Test func refusesTheBinaryForm() throws {
        let binary = try PropertyListSerialization.data(fromPropertyList: ["a": true], format: .binary, options: 0)
        let file = SourceFile(path: "Info.plist", bytes: Array(binary))
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let place = SourceRange(SourceFile(path: "notifications.yaml", text: "app: {}\n"), 0..<3)
        #expect(PropertyList.read(file, namedAt: place, limits: &limits, findings: &findings) == nil)
        #expect(findings.map(\.range) == [place])
        #expect(findings.first?.help == "convert it: plutil -convert xml1 'Info.plist'")
    }

    // MARK: Changes

    private func changed(_ text: String, _ changes: PropertyListChange...) throws -> String {
        var file = SourceFile(path: "Info.plist", text: text)
        for change in changes {
            let edits = try #require(try read(file).edits(for: change))
            file = SourceFile(path: "Info.plist", bytes: file.applying(edits))
        }
        _ = try read(file)
        return file.text(in: 0..<file.bytes.count)
    }

    private func document(_ body: String) -> String { "<plist version=\"1.0\">\n\(body)\n</plist>\n" }

    @Test func aChangeKeepsEverythingElse() throws {
        let text = try changed(
            Self.written, .set(["aps-environment"], .string("a < b & c")), .include(["UIBackgroundModes"], ["audio"]))
        let expected = Self.written
            .replacing("<!-- calls -->\n", with: "<!-- calls -->\n\t\t<string>audio</string>\n")
            .replacing(
                "</dict>\n</plist>",
                with: "\t<key>aps-environment</key>\n\t<string>a &lt; b &amp; c</string>\n</dict>\n</plist>")
        #expect(text == expected)
    }

    @Test func missingDictionariesAreCreated() throws {
        let text = try changed(
            document("<dict/>"), .set(["NSExtension", "NSExtensionAttributes", "Ratio"], .integer(1)),
            .include(["NSExtension", "NSExtensionAttributes", "Category"], ["a"]))
        #expect(
            text
                == document(
                    """
                    <dict>
                    \t<key>NSExtension</key>
                    \t<dict>
                    \t\t<key>NSExtensionAttributes</key>
                    \t\t<dict>
                    \t\t\t<key>Ratio</key>
                    \t\t\t<integer>1</integer>
                    \t\t\t<key>Category</key>
                    \t\t\t<array>
                    \t\t\t\t<string>a</string>
                    \t\t\t</array>
                    \t\t</dict>
                    \t</dict>
                    </dict>
                    """))
    }

    @Test func theAuthorsLayoutIsKept() throws {
        let spaces = "<dict>\n    <key>a</key>\n    <true/>\n  <!-- end -->\n</dict>"
        #expect(
            try changed(document(spaces), .set(["b"], .strings(["x"])))
                == document(
                    "<dict>\n    <key>a</key>\n    <true/>\n  <!-- end -->\n    <key>b</key>\n    <array>\n        <string>x</string>\n    </array>\n</dict>"
                ))
        let line = "<dict><key>a</key><true/></dict>"
        #expect(
            try changed(document(line), .set(["b"], .boolean(false)))
                == document("<dict><key>a</key><true/><key>b</key><false/></dict>"))
        let empty = "<dict>  </dict>"
        #expect(
            try changed(document(empty), .set(["b"], .boolean(true)))
                == document("<dict>\n\t<key>b</key>\n\t<true/>\n</dict>"))
        let windows = document("<dict>\n\t<key>a</key>\n\t<true/>\n</dict>").replacing("\n", with: "\r\n")
        let changed = try changed(windows, .set(["b"], .boolean(true)))
        #expect(changed.replacing("\r\n", with: "").contains("\n") == false)
        #expect(changed.contains("\t<key>b</key>\r\n\t<true/>\r\n</dict>"))
    }

    @Test func aWrongValueIsReplacedInPlace() throws {
        let text = document("<dict>\n\t<key>a</key> <string>1</string> <!-- on -->\n</dict>")
        #expect(
            try changed(text, .set(["a"], .boolean(true)))
                == text.replacing("<string>1</string>", with: "<true/>"))
        #expect(
            try changed(text, .include(["a"], ["2"]))
                == text.replacing(
                    "<string>1</string>", with: "<array>\n\t\t<string>1</string>\n\t\t<string>2</string>\n\t</array>"))
        let file = SourceFile(path: "Info.plist", text: text)
        #expect(try read(file).edits(for: .set(["a", "b"], .boolean(true))) == nil)
    }
}

extension PropertyList {
    fileprivate subscript(key: String) -> String? { self[[key]]?.string }
}
