import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Texts with special characters, in all outputs.
@Suite struct HostileTextTests {
    /// Characters that end a line, a command, an attribute, a string or a comment, or that control a terminal.
    private static let text =
        #"a\e[2J\x9b31m\r\n::error::forged\nerror: forged%0A::\0\x07\x7f\x85\u2028\u202e\ufeff]]><&\"' $(x) *//*\\(b)\\u{41}"#

    private static let fileName = "a\u{1B}[2J\n::error::forged,line=1::<&\"'>%0A.notifications.yaml"

    /// Findings in all places with text, in a file with such a name.
    private static func workspace() throws -> Workspace {
        let schema = """
            app: { name: "\(text)", "\(text)": 1 }
            actions:
              like: { title: "\(text)", icon: "\(text)", identifier: "\(text)", text-input: { button-title: "\(text)" } }
            categories:
              chat: { identifier: "\(text)", actions: [like, "\(text)"], hidden-previews-body-placeholder: "\(text)" }
            notifications:
              message:
                category: "\(text)"
                title: "\(text)"
                body: "\(text)"
                sound: "\(text)"
                data: { a: { type: "\(text)", key: "\(text)" } }
                examples: { "\(text)": { a: "\(text)", "\(text)": 1 } }
                allow: { "\(text)": "\(text)" }

            """
        return try Workspace([
            "notifications.yaml": schema, fileName: "actions:\n  \"\(text)\": { title: \"\(text)\" }\n",
        ])
    }

    private static func invisible(in text: some StringProtocol) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0xA: false
            case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
            default: false
            }
        }
    }

    @Test func aTerminalShowsThem() async throws {
        let workspace = try Self.workspace()
        let output = try await workspace.belfryOnTerminal("lint")
        #expect(output.contains("error"))
        // Without Belfry's own colors, which no text of the schema can set.
        #expect(Self.invisible(in: output.replacing(/\u{1B}\[[0-9;]*m/, with: "")) == [])
        #expect(!output.contains("\u{1B}[2J"))
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("error: forged") || $0.hasPrefix("::error") })
    }

    @Test(arguments: ["pretty", "xcode", "github", "junit", "json", "sarif"])
    func everyReportIsWhole(_ reporter: String) async throws {
        let workspace = try Self.workspace()
        let result = try await workspace.belfry("lint --reporter \(reporter)")
        #expect(result.status == 1)
        #expect(Self.invisible(in: result.output) == [])
        #expect(Self.invisible(in: result.error) == [])
        let lines = result.output.split(separator: "\n")
        let data = Data(result.output.utf8)
        switch reporter {
        case "github":
            let commands = lines.compactMap {
                $0.wholeMatch(of: /::(error|warning|notice) file=[^,:]+,line=\d+,[^:]*::.*/)
            }
            #expect(commands.count == lines.count)
        case "junit":
            let reader = XMLNames()
            let parser = XMLParser(data: data)
            parser.delegate = reader
            #expect(parser.parse())
            #expect(reader.names == ["testsuites", "testsuite", "testcase", "failure", "system-out"])
        case "json", "sarif":
            let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            #expect(json?["version"] != nil)
        default:
            #expect(!lines.contains { $0.hasPrefix("error: forged") || $0.hasPrefix("::error") })
        }
    }

    private final class XMLNames: NSObject, XMLParserDelegate {
        var names: Set<String> = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            names.insert(name)
        }
    }

    /// A diff has the bytes of the files, for `patch`. On a terminal, control characters are made visible.
    @Test func differencesOnATerminal() async throws {
        let schema = Sample.withNotification.replacing("Summer Concert", with: "\"\\u202e\\x9b2J\\x7f\"")
        let workspace = try Workspace([
            "notifications.yaml": schema + "lint: { rules: { id-invalid: off } }\n"
        ])
        #expect(try await workspace.belfry("generate --fixtures Out --check").output.contains("\u{202E}\u{9B}2J\u{7F}"))
        let output = try await workspace.belfryOnTerminal("generate --fixtures Out --check")
        #expect(output.contains("+++ Out/fixtures.json"))
        #expect(Self.invisible(in: output.replacing(/\u{1B}\[[0-9;]*m/, with: "")) == [])
    }

    @Test func messagesOfTheCommandLine() async throws {
        let workspace = try Workspace([Self.fileName: "{}\n", "a\u{1B}[2J/x": ""])
        for command in [
            "lint a\u{1B}[2J", "generate a\u{1B}[2J", "explain \u{1B}[2J", "lint --\u{1B}[2J",
            "rules --schema a\u{1B}[2J", "li\u{1B}[2Jnt",
        ] {
            let result = try await workspace.belfry(command)
            #expect(result.status == 2)
            #expect(Self.invisible(in: result.error) == [], "\(command)")
        }
    }

    // MARK: Property lists

    private static let requiring = """
        app: { info-plist: { content-extension: Info.plist } }
        categories:
          card: { identifier: "TEXT", content-extension: true, hidden-previews-body-placeholder: Card }

        """

    private static let empty = "<plist version=\"1.0\">\n<dict/>\n</plist>\n"

    @Test func propertyListsContainThemUnchanged() async throws {
        for text in ["</string><true/>", "]]>&amp;<!--", "a\\rb\\nc\\td", "\\u2028\\u202e\\x85", "é👩‍👩‍👧 $(x)"] {
            let workspace = try Workspace([
                "notifications.yaml": Self.requiring.replacing("TEXT", with: text), "Info.plist": Self.empty,
            ])
            #expect(try await workspace.belfry("requirements --write").status == 0, "\(text)")
            let list = try PropertyListSerialization.propertyList(
                from: Data(workspace.text("Info.plist").utf8), format: nil)
            let attributes = ((list as? [String: Any])?["NSExtension"] as? [String: Any])?["NSExtensionAttributes"]
            let category = (attributes as? [String: Any])?["UNNotificationExtensionCategory"] as? [String]
            let expected = try JSONDecoder().decode(
                String.self, from: Data("\"\(text.replacing("\\x85", with: "\\u0085"))\"".utf8))
            #expect(category?.map { Array($0.unicodeScalars) } == [Array(expected.unicodeScalars)], "\(text)")
        }
    }

    @Test func charactersThatXMLForbidsAreRefused() async throws {
        for text in ["a\\0b", "a\\eb", "a\\x1fb", "\\ufffe"] {
            let workspace = try Workspace([
                "notifications.yaml": Self.requiring.replacing("TEXT", with: text), "Info.plist": Self.empty,
            ])
            let result = try await workspace.belfry("requirements --write")
            #expect(result.status == 2)
            #expect(result.error.contains("contains a character that XML doesn't allow"), "\(result.error)")
            #expect(try workspace.text("Info.plist") == Self.empty)
        }
    }

    // MARK: Names

    /// All files are written to the place that the command names.
    @Test func noNameLeadsOutside() async throws {
        let names = [
            "../../evil", "/tmp/belfry-evil", "..", ".", "a/../../b", "a\\0b", "C:\\\\evil", "con", ".hidden", "a\\nb",
            "~", "-rf",
            "\\u202egnp", "a/b",
        ]
        for name in names {
            let schema = """
                app: { name: "\(name)" }
                categories:
                  "x\(name)": { hidden-previews-body-placeholder: X }
                notifications:
                  "y\(name)": { title: Hello, examples: { "\(name)": {} } }
                  z: { title: Hello, identifier: "\(name)", examples: { "z\(name)": {} } }
                lint: { rules: { id-invalid: off } }

                """
            let workspace = try Workspace([
                "App/In/notifications.yaml": schema, "App/In/fragment.notifications.yaml": "{}\n",
            ])
            let result = try await workspace.belfry("generate --swift ../Out --fixtures ../Out", in: "App/In")
            #expect([0, 1].contains(result.status), "\(name): \(result.error)")
            let others = workspace.files.filter { !$0.hasPrefix("App/Out/") && !$0.hasSuffix(".yaml") }
            #expect(others == [], "\(name)")
            #expect(!workspace.files.contains { $0.split(separator: "/").count > 3 }, "\(name)")
            #expect(!FileManager.default.fileExists(atPath: "/tmp/belfry-evil"))
        }
    }
}
