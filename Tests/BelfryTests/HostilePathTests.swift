import Foundation
import TestSupport
import Testing

/// Names of files and folders that a stranger chose.
@Suite struct HostilePathTests {
    /// To Swift, an apostrophe with an accent is one character, which isn't `'`. To a shell it ends a quoted word.
    private static let name = "x'\u{301}$(touch pwned)'\u{301}"

    @Test func theNameOfALogRunsNoCommand() async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        let log = "\(Self.name).jsonl"
        try workspace.write("{\"aps\":{\"alert\":\"Hello\"}}\n", to: log)
        _ = try await workspace.shell("gzip *.jsonl")
        let result = try await workspace.shell("\"$belfry\" check-payload *.gz")
        #expect(result.status != 2, "\(result.error)")
        #expect(!workspace.exists("pwned"))
    }

    /// The command that `generate --check` prints is pasted into a shell.
    @Test func aCommandToPasteRunsNoOther() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        let check = try await workspace.shell(
            "\"$belfry\" generate --check --swift \"\(Self.name.replacing("$", with: "\\$"))\"")
        #expect(check.status == 1)
        let line = try #require(check.error.firstMatch(of: /out of date: run this: (belfry .*) \(/)?.1)
        let run = try await workspace.shell("belfry() { \"$belfry\" \"$@\"; }; \(line)")
        #expect(run.status == 0 && !workspace.exists("pwned"), "\(line) \(run.error)")
        #expect(workspace.files.contains { $0.hasSuffix("/notifications.generated.swift") })
    }

    /// So is the one that renews a baseline.
    @Test func theNameOfABaselineIsQuoted() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.doubtful])
        let option = "--baseline \"\(Self.name.replacing("$", with: "\\$"))\""
        _ = try await workspace.shell("\"$belfry\" lint --write-baseline \(option)")
        try workspace.write(Sample.good, to: "notifications.yaml")
        let stale = try await workspace.shell("\"$belfry\" lint \(option)")
        let line = try #require(stale.output.firstMatch(of: /rewrite the baseline: (belfry .*)/)?.1, "\(stale)")
        let run = try await workspace.shell("belfry() { \"$belfry\" \"$@\"; }; \(line)")
        #expect(run.status == 0 && !workspace.exists("pwned"), "\(line) \(run.error)")
        #expect(try await workspace.shell("\"$belfry\" lint \(option)").status == 0)
    }

    // MARK: One folder with two names

    private static func schema(_ name: String, _ output: String) -> String {
        "generate: { fixtures: { output: \(output) } }\nnotifications: { \(name): { title: Hello There, thread-id: x } }\n"
    }

    /// Proves that a run doesn't wait for its own lock, and that schemas don't remove each other's files.
    @Test(arguments: [("o1", "../out", "b"), ("../OUT", "../out", "a"), ("../out", "../out", "a")])
    func twoSchemasCannotShareAFolder(_ first: String, _ second: String, _ other: String) async throws {
        let workspace = try Workspace([
            ".git/HEAD": "", "a/notifications.yaml": Self.schema("order", first),
            "b/notifications.yaml": Self.schema("other", second), "out/x": "",
        ])
        try workspace.link("a/o1", to: "../out")
        let result = try await workspace.shell("timeout 60 \"$belfry\" generate")
        #expect(result.status == 2, "\(result.error)")
        #expect(result.error.contains("use a different output for each schema and option"), "\(result.error)")
        #expect(try await workspace.shell("\"$belfry\" generate --check").status == 2)
        #expect(!workspace.files.contains { $0.hasSuffix(".apns") })
    }

    @Test func aFolderThatBeginsWithAnAccentCanBeInGit() async throws {
        let workspace = try Workspace([
            ".git/HEAD": "", "notifications.yaml": Self.schema("order", "\".git/\u{301}x\""),
        ])
        let result = try await workspace.belfry("generate")
        #expect(result.status == 1 && result.error.contains("is in '.git', which is for Git's own files"))
    }

    /// Proves that a slash separates names although an accent follows it, in names of Swift files and in patterns.
    @Test func aFolderThatBeginsWithAnAccentIsAFolder() async throws {
        let folder = "App/\u{301}x"
        let workspace = try Workspace([
            "App/notifications.yaml": Sample.good, "\(folder)/a.notifications.yaml": "actions: { x: 1 }\n",
        ])
        #expect(try await workspace.belfry("lint").status == 1)
        #expect(try await workspace.belfry("lint --exclude \(folder)").status == 0)
        try workspace.write("{}\n", to: "\(folder)/a.notifications.yaml")
        let result = try await workspace.belfry("generate App --swift Out")
        #expect(result.status == 0, "\(result.error)")
        #expect(workspace.exists("Out/\u{301}x+a.notifications.generated.swift"), "\(workspace.files)")
    }

    // MARK: Pipes

    /// Nobody writes to the pipe, so that whoever opens it waits.
    @Test(arguments: ["log.jsonl", "log.jsonl.gz", "push.json", "part.json"])
    func aNamedPipeIsNotWaitedFor(_ name: String) async throws {
        let workspace = try Workspace(["notifications.yaml": PayloadMistake.schema])
        let command = name == "part.json" ? "summarize" : "check-payload"
        let result = try await workspace.shell("mkfifo \(name); timeout 60 \"$belfry\" \(command) \(name)")
        #expect(result.status == 2)
        #expect(result.error.contains("it's a named pipe, and Belfry doesn't wait for its writer"), "\(result.error)")
    }

    /// What the shell has opened is read, whenever it arrives.
    @Test(arguments: [
        "<(sleep 0.2; cat push.json)", "/dev/stdin < push.json", "/dev/stdin < <(sleep 0.2; cat push.json)",
    ])
    func pipesOfTheShellAreRead(_ argument: String) async throws {
        let workspace = try Workspace([
            "notifications.yaml": PayloadMistake.schema, "push.json": "{\"aps\":{\"badge\":\"x\"}}\n",
        ])
        let result = try await workspace.shell("\"$belfry\" check-payload \(argument)")
        #expect(result.status == 1, "\(result.error)")
        #expect(result.output.contains("badge"), "\(result.output) \(result.error)")
    }

    // MARK: Git

    /// Proves that a pattern on which Git spends hours ends the command with a reason.
    @Test func gitHasALimitedTime() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good, "bin/git": "#!/bin/sh\nexec sleep 600\n"])
        let result = try await workspace.shell("chmod +x bin/git; mkdir .git; PATH=$PWD/bin:$PATH \"$belfry\" lint")
        #expect(result.status == 2)
        #expect(
            result.error.contains("git needs more than 10 seconds to find the files that it ignores"), "\(result.error)"
        )
    }
}
