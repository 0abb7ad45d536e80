import Foundation
import Testing

/// Failures of the machine: full disks, closed streams, unreadable files. Each is reported with exit status 2.
@Suite struct FaultTests {
    private static let swift = "Out/notifications.generated.swift"
    /// Whether the system has a device that behaves like a full disk.
    private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

    // MARK: Full disks

    /// Limits the size of files, in KiB.
    @Test(arguments: [
        ("generate --swift Out", 1), ("generate --fixtures Out", 0),
        ("build-source --support Out/support.swift notifications.yaml \(swift)", 1),
    ])
    func aFileThatCannotBeWrittenCompletelyIsUnchanged(_ command: String, _ limit: Int) async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.withNotification])
        #expect(try await workspace.belfry(command).status == 0)
        let before = try workspace.contents(of: "Out")
        let longer = Sample.withNotification.replacing("evening", with: "morning") + manyActions
        try workspace.write(longer, to: "notifications.yaml")
        // The output goes through a pipe, because the limit applies to files.
        let result = try await workspace.shell(
            "(ulimit -f \(limit); exec \"$belfry\" \(command)) 2>&1 | cat; exit ${PIPESTATUS[0]}")
        #expect(result.status == 2)
        #expect(result.output.contains("can't write '\(workspace.url("Out").path)/"), "\(result.output)")
        #expect(result.output.contains(": File too large"))
        // Files that are no longer generated may be removed, but no file is incomplete.
        let after = try workspace.contents(of: "Out")
        #expect(after.allSatisfy { before[$0.key] == $0.value })
        #expect(try await workspace.belfry(command).status == 0)
    }

    private var manyActions: String {
        "actions:\n" + (0..<40).map { "  open-\($0): { title: Open, icon: arrow.up.forward.app }\n" }.joined()
    }

    @Test(
        .enabled(if: hasFullDevice), arguments: ["rules", "lint --reporter sarif", "generate", "--help", "--version"])
    func aResultThatCannotBeWrittenIsAnError(_ command: String) async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        let result = try await workspace.shell("\"$belfry\" \(command) > /dev/full")
        #expect(result.status == 2)
        #expect(result.error.hasSuffix("belfry: can't write to standard output: No space left on device\n"))
    }

    @Test(.enabled(if: hasFullDevice)) func summariesMayBeLost() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        #expect(try await workspace.shell("\"$belfry\" lint 2> /dev/full").status == 0)
        #expect(try await workspace.shell("\"$belfry\" generate --swift Out 2> /dev/full").status == 0)
        #expect(workspace.exists(Self.swift))
    }

    // MARK: Streams

    @Test func aClosedOutputIsAnError() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad])
        let result = try await workspace.shell("\"$belfry\" lint >&-")
        #expect(result.status == 2)
        #expect(result.error == "belfry: can't write to standard output: Bad file descriptor\n")
    }

    /// Output to closed streams is discarded, and isn't written to files that are opened later.
    @Test func closedStreamsAreNotReplacedByFiles() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        #expect(try await workspace.shell("\"$belfry\" generate --swift Out <&- >&- 2>&-").status == 0)
        #expect(try await workspace.belfry("generate --swift Out --check").status == 0)
        try workspace.write(Sample.bad, to: "notifications.yaml")
        #expect(try await workspace.shell("\"$belfry\" generate --swift Out <&- >&- 2>&-").status == 1)
        try workspace.write(Sample.good, to: "notifications.yaml")
        #expect(try await workspace.belfry("generate --swift Out --check").status == 0)
    }

    @Test func closedInputIsAnError() async throws {
        let result = try await Workspace().shell("\"$belfry\" lint - <&-")
        #expect(result.status == 2)
        #expect(result.error == "belfry: can't read standard input: Bad file descriptor\n")
    }

    /// If a reader closes the pipe, the command ends without an error message.
    @Test func aClosedPipeIsNotAnError() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad])
        let result = try await workspace.shell("\"$belfry\" rules | head -n 1; \"$belfry\" lint | true")
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(!result.error.contains("can't write"), "\(result.error)")
        // The shell's status for SIGPIPE, or success if the command finished before.
        let status = try await workspace.shell("\"$belfry\" rules | true; echo ${PIPESTATUS[0]}").output
        #expect(["141\n", "0\n"].contains(status))
    }

    // MARK: Unreadable and read-only files

    @Test(arguments: ["notifications.yaml", "chat.notifications.yaml"])
    func aCircularLinkIsReportedWithItsPath(_ name: String) async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        if workspace.exists(name) { try workspace.remove(name) }
        try workspace.link(name, to: name)
        for command in ["lint", "generate --swift Out", "lint --fix"] {
            let result = try await workspace.belfry(command)
            #expect(result.status == 2)
            #expect(
                result.error.contains("can't read '\(workspace.url(name).path)': Too many levels of symbolic links"))
        }
    }

    /// The content of an unreadable folder is unknown.
    @Test(.enabled(if: canBeNobody)) func unreadableFilesAreReportedWithTheirPaths() async throws {
        let workspace = try Workspace([
            "a/notifications.yaml": Sample.good, "b/notifications.yaml": Sample.bad, "locked/x": "",
        ])
        for (path, reason) in [("locked", "can't search"), ("b/notifications.yaml", "can't read")] {
            try workspace.setPermissions(0, of: path)
            let result = try await workspace.shellAsNobody("\"$belfry\" lint")
            #expect(result.status == 2, "\(result)")
            #expect(result.error == "belfry: \(reason) '\(workspace.url(path).path)': Permission denied\n")
            #expect(result.output == "")
            // A path on the command line needs no access to its siblings.
            #expect(try await workspace.shellAsNobody("\"$belfry\" lint a").status == 0)
            try workspace.setPermissions(0o755, of: path)
        }
    }

    @Test(.enabled(if: canBeNobody)) func aFolderWithoutWritePermissionIsReportedWithItsPath() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good, "Out/x": ""])
        try workspace.setPermissions(0o555, of: "Out")
        let result = try await workspace.shellAsNobody("\"$belfry\" generate --swift Out")
        #expect(result.status == 2, "\(result)")
        #expect(result.error == "belfry: can't write '\(workspace.url(Self.swift).path)': Permission denied\n")
        let below = try await workspace.shellAsNobody("\"$belfry\" generate --swift Out/Below")
        #expect(
            below.error == "belfry: can't create the folder '\(workspace.url("Out/Below").path)': Permission denied\n")
        try workspace.setPermissions(0o755, of: "Out")
    }

    /// Root can read and write everything, so another user is needed.
    private static let canBeNobody: Bool =
        geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

    @Test func aPathWithU0000IsNotValid() async throws {
        for output in [#"Out\0"#, #"\0"#, #"Out\0/../.."#] {
            let schema = Sample.good + "generate: { swift: { output: \"\(output)\" } }\n"
            let workspace = try Workspace(["App/notifications.yaml": schema])
            let result = try await workspace.belfry("generate", in: "App")
            #expect(result.status == 1)
            #expect(!workspace.files.contains { $0.contains("Out") || $0.hasSuffix(".swift") })
        }
    }
}

extension Workspace {
    fileprivate func setPermissions(_ permissions: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url(name).path)
    }

    /// Runs a script as a user with few permissions.
    fileprivate func shellAsNobody(_ script: String) async throws -> Result {
        guard geteuid() == 0 else { return try await shell(script) }
        // The path of the tool may contain folders that other users can't enter.
        let copy = url(".tool").path
        let quoted = script.replacing("$belfry", with: copy)
        return try await shell(
            "[ -e '\(copy)' ] || cp \"$belfry\" '\(copy)'; "
                + "exec setpriv --reuid 65534 --regid 65534 --clear-groups bash -c '\(quoted)'")
    }
}
