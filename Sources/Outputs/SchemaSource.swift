package import Diagnostics
package import Files
package import NotificationSchema
package import ProjectRules
package import SchemaRules

/// The contents of the files of one schema.
package struct SchemaSource: Sendable {
    package var root: SourceFile
    package var fragments: [SourceFile]
    /// The base of relative paths in the schema.
    package let folder: FilePath
    /// The base of displayed paths.
    package let currentFolder: FilePath

    package init(root: SourceFile, fragments: [SourceFile], folder: FilePath, currentFolder: FilePath) {
        self.root = root
        self.fragments = fragments
        self.folder = folder
        self.currentFolder = currentFolder
    }

    package var files: [SourceFile] { [root] + fragments }

    /// - Parameter findings: Gets every structural mistake of all files.
    package func schema(findings: inout [Finding]) -> Schema {
        Schema.read(root: root, fragments: fragments, findings: &findings)
    }

    /// The findings of all rules, with the schema and its project files, which are read wherever they are: the user ran
    /// the command here.
    package func lint(by linter: Linter) -> LintedProject {
        linter.lint(SchemaDocument.reading(files), withProjectIn: folder, from: currentFolder)
    }

    /// Nothing is written outside this folder because a schema says so: it may be untrusted.
    package var trustBoundary: FilePath { folder.trustBoundary(from: currentFolder) }

    package func refuseOutside(_ path: FilePath) throws(FileError) {
        let trustBoundary = trustBoundary
        guard !path.isInGitFolder(below: trustBoundary) else {
            throw FileError("'\(path.text)' isn't changed: it's in '.git', which is for Git's own files")
        }
        guard path.isReallyInside(trustBoundary) else {
            throw FileError("'\(path.text)' isn't changed: it's outside the schema's repository or folder")
        }
    }
}
