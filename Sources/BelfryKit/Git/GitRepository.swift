import Files
import SourceSyntax

/// Reads the history of a Git repository with the `git` command, without changing anything.
struct GitRepository {
    /// The root of the work tree.
    let root: FilePath

    /// The repository of a folder: the nearest folder with a `.git`, which no commit can contain. Git itself would also
    /// accept a bare repository inside the work tree, which a pull request could add.
    ///
    /// - Parameter wish: What the caller needs, for the error: `the revision 'main'`.
    /// - Returns: Nil if the folder isn't in a work tree.
    init?(around folder: FilePath, for wish: String) throws(FileError) {
        guard let root = folder.withLinksFollowed.repositoryRoot else { return nil }
        self.root = root
        let answer = try Self.git(["rev-parse", "--show-toplevel"], in: root, for: wish)
        let path = answer.output.split(separator: UInt8(ascii: "\n")).first ?? []
        guard answer.end.status == 0,
            FilePath(String(decoding: path, as: UTF8.self), in: .root).withLinksFollowed == root
        else {
            throw FileError("can't find \(wish): '\(root.text)' isn't a Git work tree" + Self.reason(answer))
        }
    }

    /// The full hash of the commit that a revision names; nil if it doesn't exist.
    func commit(of revision: String) throws(FileError) -> String? {
        // Options aren't revisions, and neither are files of the index, such as `:0:path`.
        guard revision.utf8.first != UInt8(ascii: "-"),
            revision.utf8.first != UInt8(ascii: ":") || revision.utf8.starts(with: ":/".utf8)
        else { return nil }
        let answer = try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
        guard answer.end.status == 0 else { return nil }
        let commit = String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        // `^main` doesn't name a commit.
        return commit.allSatisfy(\.isHexDigit) ? commit : nil
    }

    /// Whether older history is missing.
    func isShallow() throws(FileError) -> Bool {
        try git(["rev-parse", "--is-shallow-repository"]).output.starts(with: Array("true".utf8))
    }

    struct File {
        /// An absolute path, starting at the root of the work tree.
        let path: FilePath
        let isLink: Bool
        fileprivate let object: String
    }

    /// The files of a commit.
    func files(of commit: String) throws(FileError) -> [File] {
        let answer = try git(["ls-tree", "-r", "-z", "--full-tree", commit], limit: 1 << 29)
        guard answer.end.status == 0, !answer.isTooLong else { throw unreadable("the files of \(commit)", answer) }
        var files: [File] = []
        // `100644 blob 1b2c…<tab>Sources/App/notifications.yaml`
        for entry in answer.output.split(separator: 0) {
            guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let fields = entry[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard fields.count == 3, fields[1] == "blob" else { continue }
            let path = FilePath("/" + String(decoding: entry[(tab + 1)...], as: UTF8.self), in: .root)
            files.append(File(path: path, isLink: fields[0] == "120000", object: fields[2]))
        }
        return files
    }

    /// The contents of a file. A file that is too large is read up to one byte over the limit.
    func contents(of file: File) throws(FileError) -> [UInt8] {
        let answer = try git(["cat-file", "blob", file.object], limit: ReadingLimits.fileBytes)
        guard answer.end.status == 0 || answer.isTooLong else { throw unreadable("'\(file.path.text)'", answer) }
        return answer.output
    }

    private func unreadable(_ what: String, _ answer: ChildProcess.Result) -> FileError {
        FileError("git can't read \(what)" + Self.reason(answer))
    }

    /// Files and folders below a folder that Git ignores. Empty if the folder itself is ignored, or if Git fails.
    ///
    /// - Throws: If Git needs too long. The result would depend on the speed of the machine.
    static func ignoredPaths(below folder: FilePath) throws(FileError) -> Set<FilePath> {
        guard let root = folder.repositoryRoot else { return [] }
        let arguments = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory", "--"]
        let path = folder == root ? "." : folder.relative(to: root)
        let answer: ChildProcess.Result?
        do throws(FileError) {
            answer = try git(arguments + [path], in: root, limit: 1 << 26)
        } catch {
            return []
        }
        guard let answer else { return [] }
        guard !answer.isTooSlow else {
            throw FileError(
                "git needs more than \(secondsOfGit) seconds to find the files that it ignores in '\(root.text)'",
                help: "simplify the patterns in .gitignore, or remove files that Git doesn't track")
        }
        guard answer.end.status == 0, !answer.isTooLong else { return [] }
        return Set(answer.output.split(separator: 0).map { FilePath(String(decoding: $0, as: UTF8.self), in: root) })
    }

    // MARK: Git

    private static func reason(_ answer: ChildProcess.Result) -> String {
        answer.end.complaint.isEmpty ? "" : " (git: \(answer.end.complaint))"
    }

    private func git(_ arguments: [String], limit: Int = 1 << 16) throws(FileError) -> ChildProcess.Result {
        try Self.git(arguments, in: root, for: "the history of '\(root.text)'", limit: limit)
    }

    /// Only the repository around the folder is used, and it starts no programs.
    private static let safety = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]

    /// - Parameter wish: What the caller needs, for errors.
    private static func git(
        _ arguments: [String],
        in folder: FilePath,
        for wish: String,
        limit: Int = 1 << 16
    ) throws(FileError) -> ChildProcess.Result {
        guard let answer = try git(arguments, in: folder, limit: limit) else {
            throw FileError("can't find \(wish): 'git' isn't installed; name a folder with the earlier files")
        }
        guard !answer.isTooSlow else {
            throw FileError("can't find \(wish): git needs more than \(secondsOfGit) seconds")
        }
        return answer
    }

    /// Git reads patterns and history that strangers can write. What it does here takes a second at most.
    private static let secondsOfGit = 10

    /// - Returns: Nil if Git isn't installed.
    private static func git(
        _ arguments: [String], in folder: FilePath, limit: Int
    ) throws(FileError) -> ChildProcess.Result? {
        let environment: [String: String?] = [
            // The folder determines the repository, even if this runs in a hook.
            "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
            // Git fetches nothing, prompts for nothing and takes no locks.
            "GIT_LITERAL_PATHSPECS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
            "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
        ]
        let process = try ChildProcess(
            "git", ["--no-pager", "-C", folder.text] + safety + arguments, environment: environment)
        return try process?.result(limit: limit, seconds: secondsOfGit)
    }
}
