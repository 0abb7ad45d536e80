import Foundation
import TestSupport
import Testing

extension Workspace {
    /// A repository with one commit.
    static func repository(_ files: [String: String]) throws -> Workspace {
        let workspace = try Workspace(files)
        try workspace.git("init -q -b main")
        try workspace.commit()
        return workspace
    }

    func commit() throws {
        try git("add -A")
        try git("commit -q -m Change")
    }

    @discardableResult func git(_ command: String) throws -> String {
        let environment = [
            "-u", "GIT_DIR", "-u", "GIT_INDEX_FILE", "-u", "GIT_WORK_TREE", "GIT_CONFIG_GLOBAL=/dev/null",
            "GIT_CONFIG_SYSTEM=/dev/null", "GIT_AUTHOR_NAME=Ada", "GIT_AUTHOR_EMAIL=ada@example.com",
            "GIT_COMMITTER_NAME=Ada", "GIT_COMMITTER_EMAIL=ada@example.com", "git",
        ]
        let result = try runProgram(
            "/usr/bin/env", environment + command.split(separator: " ").map(String.init), in: folder)
        #expect(result.status == 0, "git \(command): \(result.output)")
        return result.output
    }
}
