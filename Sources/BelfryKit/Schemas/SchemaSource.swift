package import Diagnostics
package import Files
import Guidelines
package import NotificationSchema
import SwiftNaming

/// The files of one schema, read.
package struct SchemaSource: Sendable {
    package var root: SourceFile
    package var fragments: [SourceFile]
    /// Where relative paths in the schema begin.
    package let folder: FilePath
    /// Files are shown relative to it.
    package let currentFolder: FilePath

    package var files: [SourceFile] { [root] + fragments }

    /// - Parameter findings: Gets every structural mistake of all files.
    package func schema(findings: inout [Finding]) -> Schema {
        Schema.readForSwift(root: root, fragments: fragments, findings: &findings)
    }

    /// Files of the project that the schema names are read, wherever they are: somebody ran the command here.
    var projectAccess: Linter.ProjectAccess { .read(in: folder, from: currentFolder) }

    /// A schema may come from a stranger: on its own word nothing is written outside of this folder.
    var trustBoundary: FilePath { folder.trustBoundary(from: currentFolder) }

    func refuseOutside(_ path: FilePath) throws(FileError) {
        let trustBoundary = trustBoundary
        guard !path.isInGitFolder(below: trustBoundary) else {
            throw FileError("'\(path.text)' isn't changed: it's in '.git', which is for git's own files")
        }
        guard path.isReallyInside(trustBoundary) else {
            throw FileError("'\(path.text)' isn't changed: it's outside the schema's repository or folder")
        }
    }
}
