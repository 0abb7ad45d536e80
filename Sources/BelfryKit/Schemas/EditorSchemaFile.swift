import Basics
import Diagnostics
package import Files
import NotificationSchema

/// The JSON Schema of the language, from which editors without a language server complete and explain keys.
package enum EditorSchemaFile {
    private static let name = "notifications.schema.json"
    private static let limit = 4 << 20

    /// Writes the file, and replaces that of another version of Belfry.
    package static func write(toFolder folder: FilePath) throws(FileError) -> FilePath {
        let path = FilePath(name, in: folder)
        switch FileSystem.kind(of: path, followingLinks: false) {
        case nil: break
        case .file where try FileSystem.read(path, limit: limit).contains(Array(EditorSchema.title.utf8)): break
        default: throw FileError("'\(name)' isn't a file that Belfry wrote; nothing written")
        }
        try AtomicFile(path).write(Array((EditorSchema.json.indented + "\n").utf8))
        return path
    }

    /// The line of a schema by which editors find the file.
    package static func line(naming path: FilePath, from folder: FilePath) -> String {
        "# yaml-language-server: $schema=\(path.relative(to: folder))"
    }
}
