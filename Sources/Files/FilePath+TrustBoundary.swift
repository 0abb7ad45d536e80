// Limits the paths that a schema can use, because it may come from an untrusted pull request.
extension FilePath {
    /// The folder that a schema in this folder can read from and write to: its repository; otherwise its package, the
    /// current folder, or the schema's own folder.
    package func trustBoundary(from currentFolder: FilePath) -> FilePath {
        if let repositoryRoot { return repositoryRoot }
        let package = folderAndAncestors.first { folder in
            FileSystem.kind(of: FilePath("Package.swift", in: folder), followingLinks: true) != nil
        }
        if let package { return package }
        return isBelow(currentFolder) ? currentFolder : self
    }

    /// The nearest folder with a `.git`, starting with this one: the root of a Git work tree.
    package var repositoryRoot: FilePath? {
        folderAndAncestors.first { FileSystem.kind(of: FilePath(".git", in: $0), followingLinks: true) != nil }
    }

    /// This folder and its parents, up to the trust boundary.
    package var foldersInsideTrustBoundary: [FilePath] {
        let trustBoundary = trustBoundary(from: self)
        return folderAndAncestors.filter { $0 == trustBoundary || $0.isBelow(trustBoundary) }
    }

    /// Whether it is inside a `.git` of the folder, where Git could execute it as a hook, for example.
    ///
    /// An accent that follows a slash belongs to the next name.
    package func isInGitFolder(below folder: FilePath) -> Bool {
        FilePath(withLinksFollowed.relative(to: folder.withLinksFollowed), in: .root).parts.contains { name in
            // Some disks ignore case, and characters that nobody sees.
            let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            return String(String.UnicodeScalarView(visible)).lowercased() == ".git"
        }
    }

    /// Whether it is the folder or inside it, after following links.
    package func isReallyInside(_ folder: FilePath) -> Bool {
        let (realPath, realFolder) = (withLinksFollowed, folder.withLinksFollowed)
        return realPath == realFolder || realPath.isBelow(realFolder)
    }
}
