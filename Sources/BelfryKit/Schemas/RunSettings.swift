import Diagnostics
import Files
package import NotificationSchema
import ProjectFiles
import SchemaRules
import SourceSyntax

/// Settings for all schemas of a run: `.belfry.yaml` in the current folder or a parent folder.
package struct RunSettings: Sendable {
    /// Mistakes in the settings file.
    private(set) var findings: [Finding] = []
    /// Settings of rules that a schema doesn't override.
    package private(set) var lint = LintOptions()
    private(set) var baseline: FilePath?
    private(set) var excluded: [PathPattern] = []

    init(from currentFolder: FilePath) throws(FileError) {
        let paths = currentFolder.foldersInsideTrustBoundary.map { FilePath(RepositorySettings.fileName, in: $0) }
        guard let path = paths.first(where: { FileSystem.kind(of: $0, followingLinks: true) != nil }),
            let folder = path.parent
        else { return }
        let file = try SourceFile(reading: path, shownAs: path.shown(from: currentFolder))
        let settings = RepositorySettings.read(file, findings: &findings)
        lint = settings.lint
        findings += Linter.mistakes(in: lint)
        baseline = settings.baseline.map { FilePath($0.value, in: folder) }
        excluded = settings.exclude.map { PathPattern($0.value, in: folder) }
    }

    /// - Parameter patterns: Patterns from the command line, relative to the current folder.
    mutating func exclude(_ patterns: [String], from currentFolder: FilePath) {
        excluded += patterns.map { PathPattern($0, in: currentFolder) }
    }
}
