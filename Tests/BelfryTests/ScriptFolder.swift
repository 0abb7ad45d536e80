import Foundation
import TestSupport

/// Scripts of the repository in a temporary folder, with stand-ins for the programs that they call.
struct ScriptFolder {
    let workspace: Workspace
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// - Parameters:
    ///   - scripts: Copied, because a script finds the repository from its own path.
    ///   - system: What `uname -s` says.
    ///   - processor: What `uname -m` says.
    init(_ scripts: [String], system: String, processor: String) throws {
        workspace = try Workspace(["calls": "", "script/README": ""])
        try RunningProcess.whileNoneStarts {
            for script in scripts {
                try FileManager.default.copyItem(
                    at: Self.root.appending(path: "script/\(script)"), to: workspace.url("script/\(script)"))
            }
        }
        try workspace.writeExecutable(
            "#!/bin/sh\n[ \"$1\" = -s ] && echo \(system) || echo \(processor)\n", to: "programs/uname")
    }

    /// Makes a file or a folder of the repository available.
    func link(_ path: String) throws { try workspace.link(path, to: Self.root.appending(path: path).path) }

    /// A program that records its calls.
    func standIn(_ name: String, _ script: String) throws {
        let record = "echo \"\(name) $*\" >> '\(workspace.url("calls").path)'"
        try workspace.writeExecutable("#!/bin/sh\n\(record)\n\(script)\n", to: "programs/\(name)")
    }

    /// The calls of stand-ins, with paths relative to the folder.
    var calls: [String] {
        get throws {
            try workspace.text("calls").replacing(workspace.folder.path + "/", with: "").split(separator: "\n")
                .map(String.init)
        }
    }

    func run(_ command: String) throws -> (status: Int32, output: String) {
        let path = workspace.url("programs").path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let words = command.split(separator: " ").map(String.init)
        return try runProgram(
            "/usr/bin/env",
            ["PATH=\(path)", "HOME=/home/of/a/test", "python3", "-c", Self.receivingSignals] + words,
            in: workspace.folder)
    }

    /// A child of a thread of Dispatch inherits that signals are blocked. A terminal's doesn't.
    private static let receivingSignals = """
        import os, signal, sys
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        os.execvp(sys.argv[1], sys.argv[1:])
        """
}
