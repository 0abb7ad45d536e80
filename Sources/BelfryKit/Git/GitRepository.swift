import Files
import SourceSyntax

/// A repository of git, as far as its history is read: by `git` itself, which is asked and never changes anything.
struct GitRepository {
    /// The folder of the work tree.
    let root: FilePath

    /// The repository that a folder lies in: that of the nearest folder with a `.git`, which no commit can bring along.
    /// Git itself would also take a bare repository that a pull request put somewhere between.
    ///
    /// - Parameter wish: What somebody wants of it, for the error: `the revision 'main'`.
    /// - Returns: Nil where the folder lies in no work tree.
    init?(around folder: FilePath, for wish: String) throws(FileError) {
        guard let root = folder.withLinksFollowed.repositoryRoot else { return nil }
        self.root = root
        let answer = try Self.git(["rev-parse", "--show-toplevel"], in: root, for: wish)
        let path = answer.output.split(separator: UInt8(ascii: "\n")).first ?? []
        guard answer.status == 0, FilePath(String(decoding: path, as: UTF8.self), in: .root).withLinksFollowed == root
        else {
            throw FileError("can't find \(wish): '\(root.text)' isn't a git work tree" + Self.reason(answer))
        }
    }

    /// The full name of the commit that a revision stands for; nil where there is none of that name.
    func commit(of revision: String) throws(FileError) -> String? {
        // An option is not a revision, and neither is a file of the index, such as `:0:path`.
        guard !revision.hasPrefix("-"), !revision.hasPrefix(":") || revision.hasPrefix(":/") else { return nil }
        let answer = try git(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
        guard answer.status == 0 else { return nil }
        let commit = String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        // `^main` names all but a commit.
        return commit.allSatisfy(\.isHexDigit) ? commit : nil
    }

    /// Whether the older part of the history is not here.
    func isShallow() throws(FileError) -> Bool {
        try git(["rev-parse", "--is-shallow-repository"]).output.starts(with: Array("true".utf8))
    }

    struct File {
        /// As an absolute path that begins at the top of the work tree.
        let path: FilePath
        let isLink: Bool
        fileprivate let object: String
    }

    /// All files of a commit.
    func files(of commit: String) throws(FileError) -> [File] {
        let answer = try git(["ls-tree", "-r", "-z", "--full-tree", commit], limit: 1 << 29)
        guard answer.status == 0, !answer.isTooLong else { throw unreadable("the files of \(commit)", answer) }
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

    /// What a file holds: of one that is too long, as much as shows that it is.
    func contents(of file: File) throws(FileError) -> [UInt8] {
        let answer = try git(["cat-file", "blob", file.object], limit: ReadingLimits.fileBytes)
        guard answer.status == 0 || answer.isTooLong else { throw unreadable("'\(file.path.text)'", answer) }
        return answer.output
    }

    private func unreadable(_ what: String, _ answer: ChildProcess) -> FileError {
        FileError("git can't read \(what)" + Self.reason(answer))
    }

    /// What git leaves out below a folder of the work tree: files, and folders with all that is in them. Empty where the
    /// folder itself is left out, or git cannot say.
    static func ignoredPaths(below folder: FilePath) -> Set<FilePath> {
        guard let root = folder.repositoryRoot else { return [] }
        let arguments = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--directory", "--"]
        let path = folder == root ? "." : folder.relative(to: root)
        let answer = try? git(arguments + [path], in: root, for: "ignored files", limit: 1 << 26)
        guard let answer, answer.status == 0, !answer.isTooLong else { return [] }
        return Set(answer.output.split(separator: 0).map { FilePath(String(decoding: $0, as: UTF8.self), in: root) })
    }

    // MARK: git

    private static func reason(_ answer: ChildProcess) -> String {
        answer.complaint.isEmpty ? "" : " (git: \(answer.complaint))"
    }

    private func git(_ arguments: [String], limit: Int = 1 << 16) throws(FileError) -> ChildProcess {
        try Self.git(arguments, in: root, for: "the history of '\(root.text)'", limit: limit)
    }

    /// A repository that is not around the folder does not answer for it, and none starts a program.
    private static let safety = ["-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"]

    private static func git(
        _ arguments: [String],
        in folder: FilePath,
        for wish: String,
        limit: Int = 1 << 16
    ) throws(FileError) -> ChildProcess {
        let environment: [String: String?] = [
            // The folder says which repository it is, not a hook that may be running this.
            "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
            // Nothing is fetched, asked or locked.
            "GIT_LITERAL_PATHSPECS": "1", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
            "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
        ]
        let process = try ChildProcess(
            "git", ["--no-pager", "-C", folder.text] + Self.safety + arguments, environment: environment, limit: limit)
        guard let process else {
            throw FileError("can't find \(wish): 'git' isn't installed; name a folder with the earlier files")
        }
        return process
    }
}
