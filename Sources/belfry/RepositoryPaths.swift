import Files
import Foundation

/// Paths as platforms show them: relative to the root of the repository, wherever Belfry runs.
struct RepositoryPaths: Sendable {
    private let root: FilePath?

    /// The folder that the platform names; where there is none, or where it only contains the repository, the nearest
    /// folder with a `.git`.
    init() {
        let environment = ProcessInfo.processInfo.environment
        let repository = FilePath.currentFolder.withLinksFollowed.repositoryRoot
        let workspace = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy.compactMap { environment[$0] }
            .filter { $0.hasPrefix("/") }.map { FilePath($0, in: .root).withLinksFollowed }
            .first { FilePath.currentFolder.withLinksFollowed.isBelow($0) }
        let containsRepository = workspace.flatMap { workspace in repository.map { $0.isBelow(workspace) } } ?? false
        // A submodule has its own `.git`, but its paths start at the repository around it.
        let isRepository = workspace?.repositoryRoot == workspace
        root = workspace == nil || containsRepository && !isRepository ? repository : workspace
    }

    /// - Parameter shown: A displayed path. Standard input, files of earlier revisions and files outside the repository
    ///   keep their names.
    func path(of shown: String) -> String {
        let path = FilePath(shown, in: .currentFolder)
        guard let root, FileSystem.kind(of: path, followingLinks: true) != nil else { return shown }
        let folder = (path.parent ?? .root).withLinksFollowed
        let real = FilePath(path.name, in: folder)
        return real.isBelow(root) ? real.relative(to: root) : shown
    }
}
