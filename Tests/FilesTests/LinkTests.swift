import Files
import TestSupport
import Testing

/// Links are followed as the system follows them, also where something doesn't exist yet.
@Suite struct LinkTests {
    @Test(arguments: [
        ("missing/a", "missing/a"), ("folder/../a", "a"),
        // A link to something that doesn't exist, in which a run would create files.
        ("dangling/a", "missing/b/a"), ("twice", "missing/b"), ("up/a", "missing/a"),
        ("outside", "/belfry-missing/x"),
        // The system wouldn't follow it, either.
        ("loop", "loop"),
    ])
    func followed(_ name: String, _ target: String) throws {
        let folder = try TemporaryFolder()
        try folder.link("dangling", to: "missing/b")
        try folder.link("twice", to: "./dangling")
        try folder.link("up", to: "dangling/..")
        try folder.link("outside", to: "/belfry-missing/x")
        try folder.link("loop", to: "loop")
        #expect(FilePath(name, in: folder.path).withLinksFollowed == FilePath(target, in: folder.path))
    }

    /// Foundation would remove `/private`, which is a folder on a Mac.
    @Test func realPathsStay() {
        let path = FilePath("/private/var/belfry-missing", in: .root)
        #expect(path.withLinksFollowed == path)
    }

    /// Proves that one lock is taken for a folder with several names, instead of waiting for itself.
    @Test(.timeLimit(.minutes(1))) func aFolderIsLockedOnce() throws {
        let folder = try TemporaryFolder()
        try AtomicFile(FilePath("Out/x", in: folder.path)).write([])
        try folder.link("Link", to: "Out")
        let names: Set = ["Out", "Link", "Link/New", "Out/New"]
        try FolderLock.hold(Set(names.map { FilePath($0, in: folder.path) })) {}
        #expect(FileSystem.kind(of: FilePath("Out/New", in: folder.path), followingLinks: false) == .folder)
    }
}
