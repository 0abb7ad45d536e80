import Basics
import BelfryKit
import CodeFacts
import Diagnostics
import Files
import SwiftCode
import Testing
import TestSupport

/// Code that no person writes: each file has a limit, the run says so, and the other files are still checked.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct HostileCodeTests {
    private static let legacy = "let settings = UIUserNotificationSettings(types: [], categories: nil)\n"
    private static let action =
        "\nfunc f() { _ = UNNotificationAction(identifier: \"a\", title: \"A\", options: []) }\n"

    /// The reason for a file, next to a file that must be checked in any case.
    private func reason(for bytes: [UInt8], in name: String = "A.swift") throws -> String? {
        let folder = try TemporaryFolder(["Z.swift": Self.legacy])
        try AtomicFile(FilePath(name, in: folder.path)).write(bytes)
        let input = try CodeInput([], readsContents: true, from: folder.path, swift: SwiftReader.read)
        let found = input.findings(of: input.linter).filter { $0.range.file.path == "Z.swift" }
        #expect(found.map(\.rule.id) == ["legacy-notification-api"])
        #expect(input.facts.unread.allSatisfy { $0.path == name })
        #expect((input.schema ?? "").utf8.count < 100_000)
        return input.facts.unread.first?.reason
    }

    /// Proves that an identifier in code can't control a terminal: it replaces the name in messages of other rules.
    @Test func identifiersWithControls() throws {
        let code = #"func f() { _ = UNNotificationAction(identifier: "a\u{1B}[2Jb", title: "Reply", options: []) }"#
        let folder = try TemporaryFolder(["A.swift": code])
        let input = try CodeInput([], readsContents: true, from: folder.path, swift: SwiftReader.read)
        let findings = input.findings(of: input.linter)
        #expect(findings.contains { $0.message.contains(#"a\u{1B}[2Jb"#) }, "\(findings.map(\.message))")
        #expect(findings.allSatisfy { !$0.message.unicodeScalars.contains(where: \.actsInvisibly) })
    }

    /// Swift's parser would overflow its stack, or look ahead for minutes.
    @Test(arguments: [
        Deep("let x = ", "a<", 30_000, "a statement has more than 40 '<' without '>', in line 1"),
        Deep("/*\"*/ let x = ", "[", 30_000, "brackets are nested deeply in too many places, in line 1"),
        Deep("/* /*\"*/ */ let x = ", "{(", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("let x = #\"\\\"# + \"\"\"\n\"\n\"\"\" + ", "({", 30_000, "code is nested more than 250 deep, in line 3"),
        Deep("let x = /\"/ ; f", "(", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("let x = \"\\(\"\\(", "[", 30_000, "brackets are nested deeply in too many places, in line 1"),
        Deep("", "\"\\(", 30_000, "texts are nested more than 8 deep in each other, in line 1"),
        Deep("", "if case ", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("", "if a, ", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("if a { } ", "else if a { }\n", 30_000, "code is nested more than 250 deep, in line 248"),
        Deep("", "#if a\n", 30_000, "code is nested more than 250 deep, in line 249"),
        Deep("let x: ", "A -> ", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("let x = ", "a ? ", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("let x = ", "try await ", 30_000, "code is nested more than 250 deep, in line 1"),
        Deep("let ", "let\n", 30_000, "code is nested more than 250 deep, in line 249"),
        Deep("let x = a", ".b", 30_000, "a statement has more than 5000 words and symbols, in line 1"),
        Deep("let x = a", "()", 30_000, "a statement has more than 5000 words and symbols, in line 1"),
        Deep("let x = a", "!", 30_000, "a statement has more than 5000 words and symbols, in line 1"),
        Deep("let x = ", "- ", 30_000, "a statement has more than 5000 words and symbols, in line 1"),
        Deep("let x = ", "#", 30_000, "a statement has more than 5000 words and symbols, in line 1"),
    ]) private func deepSwift(_ deep: Deep) throws {
        #expect(try reason(for: Array((deep.text + Self.action).utf8)) == deep.reason)
    }

    /// What people write isn't refused, however long it is.
    @Test(arguments: [
        "a()\n", "case .a: return 1\n", "let a = b < c\n", "let a: [String: Int?]\n", "x = y!\n",
        "#if A\nlet a = 1\n#endif\n",
        "func f<T>(_ a: T) -> [T] { if let a = b, a < 1 { return a ? [b] : [] } else { return } }\n",
        "let t = \"\\(a) \\\"(\" + #\"\"[\"# /* { */ // (\n", "let r = /a[(]/\n", "@objc var a: A { get { 1 } }\n",
        "return\n",
    ]) func longSwift(_ line: String) throws {
        #expect(try reason(for: Array((String(repeating: line, count: 400) + Self.action).utf8)) == nil)
        let list = "let x = [" + String(repeating: "\"a\": (1, 2), ", count: 2000) + "]"
        #expect(try reason(for: Array((list + Self.action).utf8)) == nil)
    }

    /// The reader of Objective-C is recursive, too.
    @Test(arguments: [
        "@", "if(a)", "if (a) {} else ", "(A *)", "- ", "a.b", "[a b:", "^{", "a = ", "a + ", "@[", "for (a in b) ",
    ])
    func deepObjectiveC(_ unit: String) throws {
        let start = "@implementation A\n- (void)f {\n[UNNotificationAction class];\nx = "
        let reason = try reason(
            for: Array((start + String(repeating: unit, count: 2000) + ";\n}\n@end\n").utf8), in: "A.m")
        // A loop reads operators.
        let expected = ["@", "(A *)", "- "].contains(unit) ? nil : "code in it is nested more than 200 deep"
        #expect(reason == expected)
    }

    /// A definition is read by its bytes: U+FFFD, which replaces a bad byte, is longer.
    @Test func definitionsThatAreNotUTF8() throws {
        let bad =
            Array("#define A ".utf8) + [UInt8](repeating: 0xFF, count: 12) + Array("\n// UNNotificationAction\n".utf8)
        #expect(try reason(for: bad, in: "A.m") == nil)
        let folder = try TemporaryFolder([:])
        let code =
            Array("#define kReply @\"re".utf8) + [0xE9] + Array("ply\"\n".utf8)
            + Array(
                "void f() { [UNNotificationAction actionWithIdentifier:kReply title:@\"Reply\" options:0]; }\n".utf8)
        try AtomicFile(FilePath("A.m", in: folder.path)).write(code)
        let input = try CodeInput([], from: folder.path, swift: SwiftReader.read)
        #expect(input.facts.actions.map(\.identifier.known) == ["re\u{FFFD}ply"])
    }

    /// Values that double: texts and lists.
    @Test(arguments: [
        "let a# = a@ + a@", "let a# = \"\\(a@)\\(a@)\"", "let a# = [a@, a@]", "a0.append(contentsOf: a0)", "a0 += a0",
    ]) func valuesThatDouble(_ line: String) throws {
        for start in ["\"aaaaaaaaaa\"", "[.foreground]"] {
            let lines = (1...34).map { line.replacing("#", with: "\($0)").replacing("@", with: "\($0 - 1)") }
            let code = """
                func f() {
                var a0 = \(start)
                \(lines.joined(separator: "\n"))
                let x = UNNotificationAction(identifier: a34, title: a0, options: a34)
                UNUserNotificationCenter.current().setNotificationCategories(a34)
                }
                """
            _ = try reason(for: Array(code.utf8))
        }
    }

    /// A property list with thousands of categories, and much before them: each of the first is looked for, the others are known.
    @Test func categoriesOfExtensions() throws {
        let names = (0..<3000).map { "<string>c\($0)</string>" }.joined()
        let list = """
            <plist version="1.0"><dict><key>A</key><string>\(String(repeating: "a", count: 900_000))</string>
            <key>UNNotificationExtensionCategory</key><array>\(names)</array></dict></plist>
            """
        let folder = try TemporaryFolder(["Content/Info.plist": list, "A.swift": Self.action])
        let input = try CodeInput([], from: folder.path, swift: SwiftReader.read)
        #expect(input.facts.contentExtensionCategories.count == 3000)
        #expect(input.facts.contentExtensions.count == 100)
    }

    /// Code of a server that is nested deeply, or has no end.
    @Test(arguments: [
        ("{", 10 << 20, ""), ("{aps:", 80_000, ""), ("{aps:", 60_000, "}"), ("(", 200_000, ")"), ("`${", 80_000, "}`"),
        ("x={aps:{a:1}};", 30_000, ""), ("aps:{a:1},", 40_000, ""), ("'\n", 200_000, ""), ("a[", 80_000, "]=1"),
        ("=/", 200_000, ""), ("new apn.Notification(", 18_000, ")"), ("n = new apn.Notification();", 14_000, ""),
    ]) func servers(_ start: String, _ count: Int, _ end: String) throws {
        let code = String(repeating: start, count: count) + "{aps:{}}" + String(repeating: end, count: count)
        let folder = try TemporaryFolder(["functions/index.js": code, "A.swift": Self.action])
        let input = try CodeInput([], from: folder.path, swift: SwiftReader.read)
        #expect(input.facts.pushes.count <= 128)
    }

    /// More functions than a search for their names has numbers.
    @Test func functionsThatPost() throws {
        let functions = (0..<300).map {
            "func post\($0)() { UNUserNotificationCenter.current().add(UNNotificationRequest(identifier: id, content: content, trigger: nil)) }"
        }
        let folder = try TemporaryFolder(["A.swift": functions.joined(separator: "\n")])
        let input = try CodeInput([], from: folder.path, swift: SwiftReader.read)
        #expect(input.facts.postingFunctions.count == 300)
    }

    /// Arguments in another order than the keys of a schema: no edit is made for code.
    @Test func argumentsInAnyOrder() throws {
        let code = """
            func f() {
                _ = UNTextInputNotificationAction(
                    textInputButtonTitle: "Send", options: [.foreground, .destructive], title: "Reply", identifier: "a",
                    textInputPlaceholder: "Text")
            }
            """
        #expect(try reason(for: Array(code.utf8)) == nil)
    }

    struct Deep: CustomTestStringConvertible {
        let start: String
        let unit: String
        let count: Int
        let reason: String
        var text: String { start + String(repeating: unit, count: count) }
        var testDescription: String { "\(start)\(unit)" }

        init(_ start: String, _ unit: String, _ count: Int, _ reason: String) {
            (self.start, self.unit, self.count, self.reason) = (start, unit, count, reason)
        }
    }
}
