// How far a schema's own words reach: it may come from a stranger, for example in a pull request.
extension FilePath {
    /// The folder that a schema in this folder may read from and write to: its repository or, where there is none, its
    /// package, the folder that the command runs in, or the schema's own.
    package func trustBoundary(from currentFolder: FilePath) -> FilePath {
        if let repositoryRoot { return repositoryRoot }
        let package = folderAndAncestors.first { folder in
            FileSystem.kind(of: FilePath("Package.swift", in: folder), followingLinks: true) != nil
        }
        if let package { return package }
        return isBelow(currentFolder) ? currentFolder : self
    }

    /// This folder or the nearest above it that has a `.git`: the root of a work tree of git.
    package var repositoryRoot: FilePath? {
        folderAndAncestors.first { FileSystem.kind(of: FilePath(".git", in: $0), followingLinks: true) != nil }
    }

    /// This folder and those above it, up to its trust boundary.
    package var foldersInsideTrustBoundary: [FilePath] {
        let trustBoundary = trustBoundary(from: self)
        return folderAndAncestors.filter { $0 == trustBoundary || $0.isBelow(trustBoundary) }
    }

    /// Whether it lies below a `.git` of the folder, where git would take it for its own, such as a hook.
    package func isInGitFolder(below folder: FilePath) -> Bool {
        let names = withLinksOfAncestorsFollowed.relative(to: folder.withLinksFollowed).split(separator: "/")
        // Some disks do not tell upper from lower case.
        return names.contains { $0.lowercased() == ".git" }
    }

    /// Whether it is the folder or lies in it, links followed.
    package func isReallyInside(_ folder: FilePath) -> Bool {
        let (realPath, realFolder) = (withLinksOfAncestorsFollowed, folder.withLinksFollowed)
        return realPath == realFolder || realPath.isBelow(realFolder)
    }

    /// The path with the links followed in that part of it which exists.
    private var withLinksOfAncestorsFollowed: FilePath {
        var missing: [String] = []
        for folder in folderAndAncestors {
            if FileSystem.kind(of: folder, followingLinks: false) != nil {
                return missing.reversed().reduce(folder.withLinksFollowed) { FilePath($1, in: $0) }
            }
            missing.append(folder.name)
        }
        return self
    }
}
