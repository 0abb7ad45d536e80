// How far the word of a schema reaches. It may come from a stranger, in a pull request say.
extension FilePath {
    /// What the schema of this folder belongs to: its repository or, where there is none, its package, the folder that
    /// the command runs in, or that of the schema.
    package func border(from currentFolder: FilePath) -> FilePath {
        if let topOfRepository { return topOfRepository }
        let package = folderAndAncestors.first { folder in
            FileSystem.kind(of: FilePath("Package.swift", in: folder), followingLinks: true) != nil
        }
        if let package { return package }
        return isBelow(currentFolder) ? currentFolder : self
    }

    /// This folder or the nearest above it that has a `.git`: the top of a work tree of git.
    package var topOfRepository: FilePath? {
        folderAndAncestors.first { FileSystem.kind(of: FilePath(".git", in: $0), followingLinks: true) != nil }
    }

    /// This folder and those above it, up to what it belongs to.
    package var foldersUpToBorder: [FilePath] {
        let border = border(from: self)
        return folderAndAncestors.filter { $0 == border || $0.isBelow(border) }
    }

    /// Whether it lies below a `.git` of the folder, where git would take it for its own: a hook, say.
    package func isInGitFolder(below border: FilePath) -> Bool {
        let names = withLinksOfAncestorsFollowed.relative(to: border.withLinksFollowed).split(separator: "/")
        // Some disks do not tell upper from lower case.
        return names.contains { $0.lowercased() == ".git" }
    }

    /// Whether it is the folder or lies in it, links followed.
    package func isReallyInside(_ border: FilePath) -> Bool {
        let (real, realBorder) = (withLinksOfAncestorsFollowed, border.withLinksFollowed)
        return real == realBorder || real.isBelow(realBorder)
    }

    /// The path with the links in that part of it followed which exists.
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
