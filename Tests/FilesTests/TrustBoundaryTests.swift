import Files
import TestSupport
import Testing

/// How far a schema reaches that may come from a stranger.
@Suite struct TrustBoundaryTests {
    /// Proves the order: the repository, the package, the current folder, the schema's own folder.
    @Test(arguments: [
        (["a/.git/HEAD", "a/b/Package.swift"], "a/b", "a"), (["a/.git"], ".", "a"),
        (["a/b/c/.git", "a/.git"], "a", "a/b/c"),
        (["Package.swift", "a/b/Package.swift"], "a", "a/b"), (["x"], "a", "a"), (["x"], "a/b/c", "a/b/c"),
        (["x"], "x", "a/b/c"), (["x"], "a/b/c/d", "a/b/c"), (["x"], "a/b/c2", "a/b/c"),
    ])
    func boundary(_ files: [String], _ currentFolder: String, _ boundary: String) throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        #expect(folder["a/b/c"].trustBoundary(from: folder[currentFolder]) == folder[boundary])
    }

    /// Proves that a search for settings ends at the boundary.
    @Test func foldersInside() throws {
        let folder = try TemporaryFolder(["a/.git/HEAD": ""])
        #expect(folder["a/b/c"].foldersInsideTrustBoundary == ["a/b/c", "a/b", "a"].map { folder[$0] })
        #expect(folder["x/y"].foldersInsideTrustBoundary == [folder["x/y"]])
    }

    /// Proves that what counts is where a path really leads: through links out of the folder, into it, and to what
    /// doesn't exist yet. A folder whose name begins with that of the other isn't inside.
    @Test func pathsInside() throws {
        let folder = try TemporaryFolder(["in/x": "", "in2/x": "", "out/x": ""])
        for (name, destination) in [
            ("in/away", "../out"), ("in/dangling", "../out/new"), ("in/self", "../in"), ("out/back", "../in"),
            ("in/abs", "/"),
        ] {
            try folder.link(name, to: destination)
        }
        for name in ["in", "in/x", "in/new/y", "in/self/x", "out/back/x", "in/away/back"] {
            #expect(folder[name].isReallyInside(folder["in"]), "\(name)")
        }
        for name in [".", "in2", "in2/x", "in/away", "in/away/x", "in/dangling", "in/dangling/y", "in/abs/x"] {
            #expect(!folder[name].isReallyInside(folder["in"]), "\(name)")
        }
        #expect(folder["in/x"].isReallyInside(folder["out/back"]))
    }
}
