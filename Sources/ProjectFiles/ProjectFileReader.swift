import Diagnostics
import Files
import NotificationSchema
import SourceSyntax

/// Finds and reads the files that a schema names.
///
/// A class, because all files share one limit: a schema can name any number of files.
final class ProjectFileReader {
    /// The folder of the root file, the base of its paths.
    let folder: FilePath
    /// The base of displayed paths.
    let currentFolder: FilePath
    /// Files outside aren't read: findings quote their lines, so that a pull request could reveal secrets of a build
    /// machine.
    private let trustBoundary: FilePath
    /// Limits all files together.
    var limits = ReadingLimits()
    private var bytesLeft = allBytes

    /// The limit for all files together.
    private static let allBytes = 64 << 20

    init(folder: FilePath, currentFolder: FilePath) {
        self.folder = folder
        self.currentFolder = currentFolder
        trustBoundary = folder.trustBoundary(from: currentFolder)
    }

    func shown(_ path: FilePath) -> String { path.shown(from: currentFolder) }

    func path(_ text: Text) -> FilePath { FilePath(text.value, in: folder) }

    /// The path of an existing file or folder; nil if it is missing, which is reported.
    func existing(_ text: Text, _ kind: FileSystem.Kind, findings: inout [Finding]) -> FilePath? {
        let path = path(text)
        guard path.isReallyInside(trustBoundary) else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: text.range,
                    "'\(text.value)' is outside the schema's repository or folder",
                    help: "move it into the repository; without a repository, run the command in a folder above both")
            )
            return nil
        }
        let found = text.value.utf8.contains(0) ? nil : FileSystem.kind(of: path, followingLinks: true)
        guard let found else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: text.range, "there is no '\(shown(path))'",
                    help: text.value.hasSuffix(StringCatalog.suffix)
                        ? "create it with belfry generate --strings, or write the path relative to this file"
                        : "create it in Xcode, or write the path relative to this file"))
            return nil
        }
        guard found == kind else {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: text.range,
                    "'\(shown(path))' isn't a \(kind == .folder ? "folder" : "file")",
                    help: "write the path of a \(kind == .folder ? "folder" : "file")"))
            return nil
        }
        return path
    }

    /// The bytes of a file. Links can't lead outside.
    func bytes(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
        guard path.isReallyInside(trustBoundary) else {
            throw FileError("'\(shown(path))' is a link to a file outside the schema's repository or folder")
        }
        let bytes = try FileSystem.read(path, limit: limit)
        bytesLeft -= bytes.count
        guard bytesLeft >= 0 else {
            throw FileError(
                "'\(shown(path))' isn't read: together with the files before it, it has more than "
                    + "\(Self.allBytes >> 20) MiB",
                help: "name fewer or smaller files")
        }
        return bytes
    }

    /// - Parameter place: Where the schema names it.
    func bytes(_ path: FilePath, limit: Int, namedAt place: SourceRange, findings: inout [Finding]) -> [UInt8]? {
        do throws(FileError) {
            return try bytes(path, limit: limit)
        } catch {
            findings.append(.unreadable(error, at: place))
            return nil
        }
    }

    /// The root of a JSON file that Xcode wrote.
    func json(_ path: FilePath, findings: inout [Finding]) -> Node? {
        guard let bytes = try? bytes(path, limit: ReadingLimits.fileBytes) else { return nil }
        return JSONReader.read(SourceFile(path: shown(path), bytes: bytes), limits: &limits, findings: &findings)
    }
}

extension Finding {
    static func unreadable(_ error: FileError, at place: SourceRange) -> Finding {
        Finding(
            .projectFileUnreadable, at: place, error.description,
            help: error.help ?? "make it readable, or delete the entry")
    }
}
