import Foundation
import Testing

/// Machines that fail: full disks, closed streams, files that cannot be read. Each is said, with exit status 2.
@Suite struct FaultTests {
    private static let swift = "Out/notifications.generated.swift"
    /// In which a file of the system's stands for a full disk.
    private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

    // MARK: Full disks

    /// Files may not grow beyond a number of kibibytes.
    @Test(arguments: [
        ("generate --swift Out", 1), ("generate --fixtures Out", 0), ("build-source notifications.yaml \(swift)", 1),
    ])
    func aFileThatCannotBeWrittenToItsEndStaysAsItWas(_ command: String, _ limit: Int) async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.withNotification])
        #expect(try await workspace.belfry(command).status == 0)
        let before = try workspace.contents(of: "Out")
        let longer = Sample.withNotification.replacing("evening", with: "morning") + manyActions
        try workspace.write(longer, to: "notifications.yaml")
        // What is said goes through a pipe: the limit is on files.
        let result = try await workspace.shell(
            "(ulimit -f \(limit); exec \"$belfry\" \(command)) 2>&1 | cat; exit ${PIPESTATUS[0]}")
        #expect(result.status == 2)
        #expect(result.output.contains("can't write '\(workspace.url("Out").path)/"), "\(result.output)")
        #expect(result.output.contains(": File too large"))
        // What is no longer given may be gone; nothing is half there.
        let after = try workspace.contents(of: "Out")
        #expect(after.allSatisfy { before[$0.key] == $0.value })
        #expect(try await workspace.belfry(command).status == 0)
    }

    private var manyActions: String {
        "actions:\n" + (0..<40).map { "  open-\($0): { title: Open, icon: arrow.up.forward.app }\n" }.joined()
    }

    @Test(
        .enabled(if: hasFullDevice), arguments: ["rules", "lint --reporter sarif", "generate", "--help", "--version"])
    func aResultThatDoesNotArriveIsAnError(_ command: String) async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.good])
        let result = try await workspace.shell("\"$belfry\" \(command) > /dev/full")
        #expect(result.status == 2)
        #expect(result.error.hasSuffix("belfry: can't write to standard output: No space left on device\n"))
    }

    @Test(.enabled(if: hasFullDevice)) func whatIsSaidOfTheRunMayBeLost() async throws {
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

    /// What would be written to them is written nowhere, least of all into the files that are opened meanwhile.
    @Test func closedStreamsAreNoFiles() async throws {
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

    /// Whoever wants no more gets what was asked for, and nothing is said.
    @Test func aReaderThatGoesIsNoError() async throws {
        let workspace = try Workspace(["notifications.yaml": Sample.bad])
        let result = try await workspace.shell("\"$belfry\" rules | head -n 1; \"$belfry\" lint | true")
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(!result.error.contains("can't write"), "\(result.error)")
        // The convention of the shell for SIGPIPE; or it was over before.
        let status = try await workspace.shell("\"$belfry\" rules | true; echo ${PIPESTATUS[0]}").output
        #expect(["141\n", "0\n"].contains(status))
    }

    // MARK: Files that cannot be read or written

    @Test(arguments: ["notifications.yaml", "chat.notifications.yaml"])
    func aLinkThatLeadsInCirclesIsSaidWithItsPath(_ name: String) async throws {
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

    /// Nobody knows what would have been found in there.
    @Test(.enabled(if: canBeNobody)) func whatCannotBeReadIsSaidWithItsPath() async throws {
        let workspace = try Workspace([
            "a/notifications.yaml": Sample.good, "b/notifications.yaml": Sample.bad, "locked/x": "",
        ])
        for (path, reason) in [("locked", "can't search"), ("b/notifications.yaml", "can't read")] {
            try workspace.setPermissions(0, of: path)
            let result = try await workspace.shellAsNobody("\"$belfry\" lint")
            #expect(result.status == 2, "\(result)")
            #expect(result.error == "belfry: \(reason) '\(workspace.url(path).path)': Permission denied\n")
            #expect(result.output == "")
            // What is named itself needs nothing else.
            #expect(try await workspace.shellAsNobody("\"$belfry\" lint a").status == 0)
            try workspace.setPermissions(0o755, of: path)
        }
    }

    @Test(.enabled(if: canBeNobody)) func aFolderThatMayNotBeWrittenToIsSaidWithItsPath() async throws {
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

    /// Root may read and write everything: then somebody else has to try.
    private static let canBeNobody: Bool =
        geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

    @Test func aPathWithU0000IsNoPath() async throws {
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

    /// As somebody who may not do everything.
    fileprivate func shellAsNobody(_ script: String) async throws -> Result {
        guard geteuid() == 0 else { return try await shell(script) }
        // The path of the tool may lead through folders that nobody else may enter.
        let copy = url(".tool").path
        let quoted = script.replacing("$belfry", with: copy)
        return try await shell(
            "[ -e '\(copy)' ] || cp \"$belfry\" '\(copy)'; "
                + "exec setpriv --reuid 65534 --regid 65534 --clear-groups bash -c '\(quoted)'")
    }
}
