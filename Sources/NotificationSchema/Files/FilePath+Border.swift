// How far the word of a schema reaches. It may come from a stranger, in a pull request say.
extension FilePath {
    /// What the schema of this folder belongs to: its repository or, where there is none, its package, the folder that
    /// the command runs in, or that of the schema.
    package func border(from currentFolder: FilePath) -> FilePath {
        for name in [".git", "Package.swift"] {
            let folder = folderAndAncestors.first { folder in
                FileSystem.kind(of: FilePath(name, in: folder), followingLinks: true) != nil
            }
            if let folder { return folder }
        }
        return isBelow(currentFolder) ? currentFolder : self
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
