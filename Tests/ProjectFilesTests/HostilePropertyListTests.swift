import Basics
import Diagnostics
import ProjectFiles
import SourceSyntax
import Testing
import TestSupport

/// Broken, truncated and malicious property lists: quickly a finding, and never a crash.
@Suite struct HostilePropertyListTests {
    private static let schema = SourceFile(path: "notifications.yaml", text: "app:\n  entitlements: { app: X }\n")
    private static let place = SourceRange(schema, 27..<28)

    private func read(_ bytes: [UInt8]) -> (list: PropertyList?, findings: [Finding]) {
        var findings: [Finding] = []
        var limits = ReadingLimits()
        let file = SourceFile(path: "App.entitlements", bytes: bytes)
        return (PropertyList.read(file, namedAt: Self.place, limits: &limits, findings: &findings), findings)
    }

    /// Either a list or one finding, in the file or where the schema names it.
    @discardableResult
    private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        let (list, findings) = read(bytes)
        #expect((list == nil) == (findings.count == 1), sourceLocation: sourceLocation)
        for finding in findings {
            let range = finding.range
            #expect(range == Self.place || range.bytes.upperBound <= bytes.count, sourceLocation: sourceLocation)
            #expect(!finding.message.isEmpty && finding.help?.isEmpty == false, sourceLocation: sourceLocation)
            #expect(!finding.message.contains("\n"), sourceLocation: sourceLocation)
            let isText = String(validUTF8: bytes) != nil
            let isCut = [range.bytes.lowerBound, range.bytes.upperBound].contains { offset in
                offset < range.file.bytes.count && range.file.bytes[offset] & 0b1100_0000 == 0b1000_0000
            }
            #expect(!isText || !isCut, "\(finding)", sourceLocation: sourceLocation)
        }
        return list != nil
    }

    private static let xml = Array(PropertyListTests.written.utf8)

    @Test func cutOffAnywhere() {
        // The missing last character is a line break.
        for count in 0..<Self.xml.count - 1 { #expect(!check(Array(Self.xml.prefix(count))), "\(count)") }
    }

    @Test func anyByteChanged() {
        for index in Self.xml.indices {
            for byte: UInt8 in [0x00, 0x0F, 0x3C, 0x3E, 0x26, 0x5F, 0x7F, 0xA3, 0xD3, 0xFF] {
                var changed = Self.xml
                changed[index] = byte
                check(changed)
            }
        }
    }

    @Test(arguments: [
        ("", "this isn't an XML property list"),
        ("{ a = b; }", "this isn't an XML property list"), ("ünï", "this isn't an XML property list"),
        ("<dict/>", "this isn't an XML property list"),
        ("<plist/>", "the property list is empty"),
        ("<plist><dict><key>a</key></dict></plist>", "a value is missing before this"),
        ("<plist><dict><true/></dict></plist>", "there is no <key> before this value"),
        ("<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>", "duplicate key 'a' in this dictionary"),
        ("<plist><dict><key>a</key><bool/></dict></plist>", "<bool> isn't a property list type"),
        ("<plist><dict>text</dict></plist>", "there is text between the values"),
        ("<plist><array><integer>one</integer></array></plist>", "<integer> doesn't contain a number"),
        ("<plist><string>&nbsp;</string></plist>", "'&' doesn't begin a character reference of XML"),
        ("<plist><string>&#0;</string></plist>", "'&' doesn't begin a character reference of XML"),
        ("<plist><string>a</key></plist>", "</key> closes the <string> that is open here"),
        ("<plist><string>a<b</string></plist>", "a tag begins here, in the text of the <string>"),
        ("<plist><!-- a</plist>", "the '<!--' that begins here isn't closed"),
        ("<plist><true/></plist>x", "the property list ends before this"),
        (
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><true/></plist>",
            "the file declares an encoding other"
        ),
        ("<!DOCTYPE plist [<!ENTITY a \"aa\">]><plist><string>&a;</string></plist>", "can't declare entities"),
        ("<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"", "the <!DOCTYPE that begins here isn't closed"),
    ])
    func brokenInWords(_ text: String, _ message: String) throws {
        let finding = try #require(read(Array(text.utf8)).findings.first)
        #expect(finding.message.contains(message), "\(finding.report)")
        check(Array(text.utf8))
    }

    @Test func tooDeep() {
        let open = "<plist>" + String(repeating: "<array>", count: 100_000)
        #expect(read(Array(open.utf8)).findings.first?.message == "more than 64 levels of nesting")
    }

    /// `script/hostile` measures lists of 16 MiB.
    @Test func manyTagsWithoutEnd() {
        let texts = [
            String(repeating: "<!--", count: 2_000), "<plist>" + String(repeating: "<dict", count: 2_000),
            "<plist><string>" + String(repeating: "&", count: 10_000),
            "<plist><array>" + String(repeating: "<true/>", count: 1_000_001) + "</array></plist>",
        ]
        for text in texts { #expect(!check(Array(text.utf8))) }
    }
}
