import BelfryKit
import CodeFacts
import Diagnostics
import SwiftCode
import TestSupport
import Testing

/// 'belfry audit' on folders: what is read, what is given up, and known findings.
@Suite(.enabled(if: SwiftReader.complaint == nil, "this build doesn't have the trait Audit")) struct AuditTests {
    private static let legacy = "let settings = UIUserNotificationSettings(types: [], categories: nil)\n"

    private func input(_ folder: TemporaryFolder) throws -> CodeInput {
        try CodeInput([], from: folder.path, swift: SwiftReader.read)
    }

    /// Later runs report only what is new, and what is no longer found.
    @Test func aBaselineHoldsKnownFindings() throws {
        let folder = try TemporaryFolder(["App/Old.swift": Self.legacy])
        let before = try input(folder)
        let known = before.findings(of: before.linter)
        #expect(known.map(\.rule.id) == ["legacy-notification-api"])
        let new = try #require(try BaselineFile(named: nil, of: before.run, isWritten: true))
        _ = try new.write(known, of: before.run, by: before.linter)

        try folder.write("let other = UILocalNotification()\n", to: "App/New.swift")
        let after = try input(folder)
        let baseline = try #require(try BaselineFile(named: nil, of: after.run, isWritten: false))
        let findings = baseline.findings(
            beyond: after.findings(of: after.linter), of: after.run, by: after.linter)
        #expect(findings.map(\.range.file.path) == ["App/New.swift"])

        try folder.write("\n", to: "App/Old.swift")
        try folder.write("\n", to: "App/New.swift")
        let fixed = try input(folder)
        let stale = try #require(try BaselineFile(named: nil, of: fixed.run, isWritten: false))
            .findings(beyond: fixed.findings(of: fixed.linter), of: fixed.run, by: fixed.linter)
        #expect(stale.map(\.rule.id) == ["lint-unused-exception"])
        #expect(stale.first?.help == "rewrite the baseline: belfry audit --write-baseline")
    }

    /// Keys in messages become names of the API; identifiers that contain a key stay as they are.
    @Test func identifiersAreThoseOfTheCode() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": """
            let reply = UNNotificationAction(identifier: "text-input-reply", title: "Reply", options: [])
            let message = UNNotificationCategory(
                identifier: "custom-dismiss-action", actions: [reply], intentIdentifiers: [], options: [])
            """
        ])
        let input = try input(folder)
        let messages = input.findings(of: input.linter).map(\.message).joined(separator: "\n")
        #expect(messages.contains("'text-input-reply'"))
        #expect(messages.contains("'custom-dismiss-action'"))
        #expect(!messages.contains("UNTextInputNotificationAction-reply"))
    }

    /// Proves that help for a schema becomes help for code.
    @Test func helpIsForCode() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": """
            let message = UNNotificationCategory(
                identifier: "message", actions: [], intentIdentifiers: ["INSendMessageIntent"],
                hiddenPreviewsBodyPlaceholder: "Message", options: .hiddenPreviewsShowTitle)
            """
        ])
        let input = try input(folder)
        let help = input.findings(of: input.linter).compactMap(\.help)
        #expect(!help.contains { $0.contains("write false") || $0.contains("hidden-previews") }, "\(help)")
    }

    /// Proves that a file counts once for a name that it declares often: with more than 40 files, the name says nothing.
    @Test(arguments: [(41, 1, "reply"), (1, 41, nil)])
    func namesThatAreDeclaredOften(_ extensions: Int, _ files: Int, _ identifier: String?) throws {
        let more = String(repeating: "extension Names { }\n", count: extensions)
        let folder = try TemporaryFolder([
            "App.swift":
                "let a = UNNotificationAction(identifier: Names.reply.rawValue, title: \"Reply\", options: [])\n",
            "Names.swift": "enum Names: String { case reply }\n" + more,
        ])
        for number in 1..<files { try folder.write("extension Names { }\n", to: "More\(number).swift") }
        #expect(try input(folder).facts.actions.map(\.identifier.known) == [identifier])
    }

    /// Folders that hold code of others, and tests, aren't read.
    @Test func foldersThatAreSkipped() throws {
        let folder = try TemporaryFolder([
            "App/App.swift": Self.legacy, "Pods/Pod/Pod.swift": Self.legacy, "AppTests/Some.swift": Self.legacy,
            "App/SomeTests.swift": Self.legacy, ".build/checkouts/A/A.swift": Self.legacy,
        ])
        let input = try input(folder)
        #expect(input.findings(of: input.linter).map(\.range.file.path) == ["App/App.swift"])
        #expect(input.facts.fileCount == 1)
    }

    /// Input that no person writes: each file ends without a crash, and the next one is read.
    @Test(arguments: Hostile.all) func hostileText(_ hostile: Hostile) throws {
        let text = hostile.text
        let folder = try TemporaryFolder([
            "A.swift": "func f(_ response: UNNotificationResponse) {\n\(text)\n",
            "B.m": "@implementation A\n- (void)f {\n[UNNotificationAction class];\n\(text)\n",
            "Z.swift": Self.legacy,
        ])
        let input = try input(folder)
        #expect(input.findings(of: input.linter).contains { $0.range.file.path == "Z.swift" })
        _ = input.schema
    }

    struct Hostile: CustomTestStringConvertible {
        var start = ""
        var unit: String
        var count = 20_000
        var text: String { start + String(repeating: unit, count: count) }
        var testDescription: String { "\(count) × \(unit)" }

        static let all = [
            Hostile(unit: "("), Hostile(unit: "["), Hostile(unit: "{"), Hostile(unit: "a.", count: 5_000),
            Hostile(unit: "a+", count: 5_000),
            Hostile(unit: "!"), Hostile(unit: "@["), Hostile(unit: "a = ", count: 5_000), Hostile(unit: "f("),
            Hostile(unit: "^{"),
            Hostile(unit: "\"\\(", count: 5_000), Hostile(start: "let a = ", unit: "x ? y : ", count: 5_000),
            Hostile(unit: "if a { } else ", count: 1_000), Hostile(unit: "#if A\n", count: 1_000),
            Hostile(unit: "switch x { case 1: ", count: 3_000), Hostile(unit: "for x in y { ", count: 3_000),
            Hostile(unit: "class A { ", count: 3_000), Hostile(start: "let a", unit: ": [Int", count: 5_000),
            Hostile(unit: "/*"), Hostile(unit: "\u{0}\u{FFFE}", count: 1),
            Hostile(unit: "func f() { f() }\nclass A: A { var a: A { a } }\nenum E: E { case a, a }\n", count: 1),
            Hostile(unit: "x.setA(1)", count: 1), Hostile(start: "x", unit: ".setA(1)", count: 500),
            Hostile(start: "x", unit: ".map { $0 }", count: 500),
        ]
    }

    /// Proves that what code may do that wasn't read isn't missing.
    @Test func aDelegateMayBeSetInCodeThatWasNotRead() throws {
        let handler = """
            import UserNotifications
            class Handler: NSObject, UNUserNotificationCenterDelegate {
                func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    print(response.actionIdentifier)
                }
            }

            """
        let alone = try input(TemporaryFolder(["Handler.swift": handler]))
        #expect(alone.findings(of: alone.linter).map(\.rule.id).contains("delegate-missing"))
        let large = Self.legacy + String(repeating: " ", count: 4 << 20)
        let partial = try input(TemporaryFolder(["Handler.swift": handler, "Large.swift": large]))
        #expect(!partial.findings(of: partial.linter).map(\.rule.id).contains("delegate-missing"))
    }

    /// A file above the limit is given up, and the run says so.
    @Test func aFileThatIsTooLarge() throws {
        let folder = try TemporaryFolder([
            "Large.swift": Self.legacy + String(repeating: " ", count: 4 << 20), "App.swift": Self.legacy,
        ])
        let input = try input(folder)
        #expect(input.facts.unread.map(\.path) == ["Large.swift"])
        #expect(input.facts.unread.first?.reason == "it is larger than 4 MiB")
        #expect(input.findings(of: input.linter).map(\.range.file.path) == ["App.swift"])
    }
}
