import Foundation
import Testing

/// What the tool answers to the command plugins, for every command: which calls they make, and what they refuse.
@Suite struct PluginCallsTests {
    /// Proves that a plugin without permission refuses each command that writes, and only those.
    @Test(arguments: [
        ("init", true), ("lint", false), ("lint --fix", true), ("lint --write-baseline", true), ("lint --diff", false),
        ("generate", true), ("generate --check", false), ("check-payload a.json", false),
        ("check-payload a.json --summary-json b.json", true), ("summarize a.json", false), ("requirements", false),
        ("requirements --write", true), ("breaking --against main", false), ("preview", true), ("audit", false),
        ("audit --write-baseline", true), ("adopt", false), ("adopt -o a.yaml", true), ("explain icon-missing", false),
        ("rules", false), ("dump", false), ("agents", false), ("help lint", false), ("lint --help", false), ("", false),
    ])
    func commandsThatWriteNeedPermission(_ words: String, _ writes: Bool) async throws {
        let answer = try await answer("", words)
        #expect(answer.problem?.contains("belfry-generate") ?? false == writes, "\(answer)")
        guard writes else { return }
        let permitted = try await self.answer("--may-write", words)
        let own = ["--quiet", "--no-printing"]
        #expect(permitted.calls.map { $0.filter { !own.contains($0) }.joined(separator: " ") } == [words])
    }

    /// Proves that messages are kept out of each output that other programs read.
    @Test(arguments: [
        "lint --reporter json", "lint --reporter jsonl", "lint --diff", "audit --reporter sarif",
        "breaking --against main --reporter junit", "check-payload a.json --reporter gitlab", "adopt", "dump",
        "requirements --reporter json", "rules --reporter json", "explain icon-missing --reporter markdown",
        "summarize a.json --json", "generate --check",
    ])
    func documentsAreKeptApart(_ words: String) async throws {
        let answer = try await answer("", words)
        #expect(answer.printsDocument)
        // A call that the tool can't parse would be worse than a message.
        let isQuiet = answer.calls[0].contains("--quiet")
        let hasSummary = try await Workspace().belfry("help \(answer.calls[0][0])").output.contains("--quiet")
        #expect(isQuiet == hasSummary)
        let reportForPeople = try await self.answer("", "lint --reporter github")
        #expect(!reportForPeople.printsDocument && reportForPeople.calls == [["lint", "--reporter", "github"]])
    }

    @Test(arguments: [
        ("lint", ["lint A B"]), ("audit", ["audit A B"]), ("generate --check", []),
        ("generate", ["generate --no-printing A", "generate --no-printing B"]),
        ("requirements", ["requirements A", "requirements B"]), ("requirements --reporter json", []), ("dump", []),
        ("explain icon-missing", []),
    ])
    func targetsAreFolders(_ words: String, _ calls: [String]) async throws {
        let answer = try await answer("--may-write --target One --folder A --target Two --folder B", words)
        #expect(answer.calls.map { $0.joined(separator: " ") } == calls, "\(answer)")
        #expect((answer.problem == nil) == !calls.isEmpty)
    }

    @Test func aSchemaOfATargetCanBeAnOption() async throws {
        let answer = try await answer("--target One --folder A", "check-payload a.json")
        #expect(answer.calls == [["check-payload", "a.json", "--schema", "A"]])
    }

    /// Proves that the command of the other plugin can be pasted into a shell.
    @Test func theHintIsQuoted() async throws {
        let workspace = try Workspace()
        let script = "$belfry plugin-calls --target App --folder A -- preview -o \"it's \\$HOME.html\""
        let answer = try JSONDecoder().decode(Answer.self, from: Data(try await workspace.shell(script).output.utf8))
        let line = try #require(answer.problem?.split(separator: "; run ").last)
        let pasted = try await workspace.shell("swift() { printf '%s\\n' \"$@\"; }; \(line)").output
        #expect(
            pasted.split(separator: "\n") == [
                "package", "--allow-writing-to-package-directory", "belfry-generate", "preview", "-o",
                "it's $HOME.html",
                "--target", "App",
            ])
    }

    /// Proves that the default command takes options and paths, and that a misspelt command stays one.
    @Test func aPluginHasADefaultCommand() async throws {
        let options = "--default generate --may-write"
        #expect(try await answer(options, "").calls == [["generate", "--no-printing"]])
        #expect(try await answer(options, "--strings").calls == [["generate", "--strings"]])
        #expect(try await answer(options, "App").calls == [["generate", "App", "--no-printing"]])
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        let result = try await workspace.belfry("generate --no-printing")
        #expect(result.status == 2 && result.output == "" && result.error.contains("doesn't name an output"))
        #expect(try await answer(options, "lnt").calls == [["lnt"]])
        #expect(try await answer(options, "lint").calls == [["lint"]])
    }

    struct Answer: Decodable {
        var calls: [[String]]
        var printsDocument: Bool
        var problem: String?
    }

    private func answer(_ options: String, _ words: String) async throws -> Answer {
        let workspace = try Workspace(["App/notifications.yaml": Sample.good])
        let result = try await workspace.belfry("plugin-calls \(options) -- \(words)")
        return try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
    }
}
