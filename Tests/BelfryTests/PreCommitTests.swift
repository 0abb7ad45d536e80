import Foundation
import TestSupport
import Testing

/// The hooks, run by pre-commit in a Git repository, if pre-commit can be installed.
@Suite(.enabled(if: PythonTools.interpreter != nil, "\(PythonTools.requirement)")) struct PreCommitTests {
    /// Commits all changes.
    private func commit(_ workspace: Workspace) throws -> (status: Int32, output: String) {
        try run(workspace, "git add -A")
        return try run(workspace, "git commit -m Change")
    }

    @discardableResult private func run(_ workspace: Workspace, _ command: String) throws -> (
        status: Int32, output: String
    ) {
        let environment = [
            // Unset variables of a hook that may be running these tests.
            "-u", "GIT_DIR", "-u", "GIT_INDEX_FILE", "-u", "GIT_WORK_TREE",
            "PATH=\(Workspace.executable.deletingLastPathComponent().path):\(PythonTools.programs?.path ?? ""):"
                + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
            "PRE_COMMIT_HOME=\(workspace.folder.path)/.git/pre-commit-home",
            "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null",
            "GIT_AUTHOR_NAME=Ada", "GIT_AUTHOR_EMAIL=ada@example.com",
            "GIT_COMMITTER_NAME=Ada", "GIT_COMMITTER_EMAIL=ada@example.com",
        ]
        return try runProgram(
            "/usr/bin/env", environment + command.split(separator: " ").map(String.init), in: workspace.folder)
    }

    /// A repository of hooks: the part of this repository that pre-commit reads.
    private func hooks() throws -> Workspace {
        let hooks = URL(filePath: #filePath).appending(path: "../../../.pre-commit-hooks.yaml").standardized
        let text = String(decoding: try Data(contentsOf: hooks), as: UTF8.self)
        let repository = try Workspace([".pre-commit-hooks.yaml": text])
        try run(repository, "git init -q")
        #expect(try commit(repository).status == 0)
        return repository
    }

    private func repository(with hook: String, of hooks: Workspace) throws -> Workspace {
        let revision = try run(hooks, "git rev-parse HEAD").output.prefix { !$0.isWhitespace }
        let workspace = try Workspace([
            ".pre-commit-config.yaml": """
            repos:
              - repo: \(hooks.folder.path)
                rev: \(revision)
                hooks: [{ id: \(hook) }]

            """
        ])
        try run(workspace, "git init -q")
        #expect(try run(workspace, "pre-commit install").status == 0)
        return workspace
    }

    @Test func aBadSchemaStopsACommit() throws {
        let hooks = try hooks()
        let workspace = try repository(with: "belfry-lint-system", of: hooks)
        try workspace.write(Sample.bad, to: "App/notifications.yaml")
        let bad = try commit(workspace)
        #expect(bad.status == 1, "\(bad.output)")
        #expect(bad.output.contains("App/notifications.yaml:5:30: error: 'icn' isn't a key of an action"))
        try workspace.write(Sample.good, to: "App/notifications.yaml")
        let good = try commit(workspace)
        #expect(good.status == 0, "\(good.output)")
        #expect(good.output.contains("Passed"))
        // The hook ignores files that aren't schemas.
        try workspace.write("x", to: "notes.yaml")
        try run(workspace, "git add -A")
        #expect(try commit(workspace).output.contains("(no files to check)Skipped"))
        // Whichever file changed, the whole schema is checked.
        try workspace.write("actions:\n  mute: { title: Mute, icn: bell }\n", to: "App/chat.notifications.yaml")
        #expect(try commit(workspace).status == 1)
    }

    @Test func aForgottenGenerateStopsACommit() async throws {
        let hooks = try hooks()
        let workspace = try repository(with: "belfry-generated-system", of: hooks)
        let schema = Sample.good + "generate: { swift: { output: Generated } }\n"
        try workspace.write(schema, to: "App/notifications.yaml")
        let forgotten = try commit(workspace)
        #expect(forgotten.status == 1, "\(forgotten.output)")
        #expect(forgotten.output.contains("out of date: run this: belfry generate"))
        #expect(try await workspace.belfry("generate").status == 0)
        let good = try commit(workspace)
        #expect(good.status == 0, "\(good.output)")
        let generated = "App/Generated/notifications.generated.swift"
        try workspace.write(try workspace.text(generated) + "// By hand\n", to: generated)
        #expect(try commit(workspace).status == 1)
    }
}
