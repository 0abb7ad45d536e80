import Files
import Testing

@Suite struct FilePathTests {
    struct Case: Sendable {
        var text: String
        var path: String
        var parent: String
        var name: String

        init(_ text: String, _ path: String, in parent: String, named name: String) {
            (self.text, self.path, self.parent, self.name) = (text, path, parent, name)
        }
    }

    @Test(arguments: [
        Case("a.yaml", "/app/a.yaml", in: "/app", named: "a.yaml"),
        Case("b/a.yaml", "/app/b/a.yaml", in: "/app/b", named: "a.yaml"),
        Case("./b//a.yaml/", "/app/b/a.yaml", in: "/app/b", named: "a.yaml"),
        Case("../a.yaml", "/a.yaml", in: "/", named: "a.yaml"),
        Case("../../../b/../a", "/a", in: "/", named: "a"),
        Case("/a/b", "/a/b", in: "/a", named: "b"),
        Case("...", "/app/...", in: "/app", named: "..."),
        Case("", "/app", in: "/", named: "app"),
        Case(".", "/app", in: "/", named: "app"),
        // To the system a slash is a slash, even with an accent after it.
        Case("b/\u{301}a", "/app/b/\u{301}a", in: "/app/b", named: "\u{301}a"),
    ])
    func isSplit(_ path: Case) {
        let found = FilePath(path.text, in: FilePath("/app", in: .root))
        #expect(Array(found.text.utf8) == Array(path.path.utf8))
        #expect(found.parent?.text == path.parent)
        #expect(Array(found.name.utf8) == Array(path.name.utf8))
    }

    @Test(arguments: ["..", "../..", "/", "//", "/.."])
    func theRootHasNoParent(_ text: String) {
        let root = FilePath(text, in: FilePath("/app", in: .root))
        #expect(root == .root)
        #expect(root.name == "/")
        #expect(root.parent == nil)
    }

    /// Proves that paths are compared as bytes: to Swift, both forms of an accent are one text.
    @Test func twoFormsOfAnAccentAreTwoFolders() {
        let (composed, decomposed) = (FilePath("/caf\u{E9}", in: .root), FilePath("/cafe\u{301}", in: .root))
        #expect(!FilePath("a", in: composed).isBelow(decomposed))
        #expect(FilePath("a", in: composed).isBelow(composed))
        #expect(!FilePath("/caf\u{E9}s", in: .root).isBelow(composed))
        #expect(FilePath("a", in: composed).relative(to: decomposed) == "../caf\u{E9}/a")
        #expect(FilePath("/a", in: .root).isBelow(.root) && !FilePath.root.isBelow(.root))
    }

    @Test(arguments: [
        ("/app/.git", true), ("/app/.git/\u{301}x", true), ("/app/a/.GIT/hooks", true), ("/app/.g\u{200C}it/x", true),
        ("/app/.gitignore", false), ("/app/.git\u{301}/x", false), ("/app/\u{301}.git", false),
    ])
    func theGitFolderIsRecognized(_ path: String, _ isInside: Bool) {
        let folder = FilePath("/app", in: .root)
        #expect(FilePath(path, in: .root).isInGitFolder(below: folder) == isInside)
    }

    @Test func suffixesAreBytes() {
        #expect(FilePath("/a.gz", in: .root).hasSuffix(".gz"))
        #expect(FilePath("/a\u{600}.gz", in: .root).hasSuffix(".gz"))
        #expect(!FilePath("/a.gz\u{301}", in: .root).hasSuffix(".gz"))
    }
}
