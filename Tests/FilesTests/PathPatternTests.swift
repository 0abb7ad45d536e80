import Files
import Testing

/// Patterns that exclude files and folders from searches.
@Suite struct PathPatternTests {
    private static let folder = FilePath("/repository", in: .root)
    private static let paths = [
        "App", "App/Old", "App/Old/notifications.yaml", "App/fixtures", "App/notifications.yaml", "Old",
        "Old/notifications.yaml",
    ]

    /// Proves which paths a pattern means: a name at any depth, or a path from the folder.
    @Test(arguments: [
        ("fixtures", ["App/fixtures"]), ("Old", ["App/Old", "Old"]), ("Old/", ["App/Old", "Old"]),
        ("App/Old", ["App/Old"]), ("./Old", ["Old"]), ("/Old/", ["Old"]), ("*/Old", ["App/Old"]),
        ("**/Old", ["App/Old", "Old"]),
        ("App/**/notifications.yaml", ["App/Old/notifications.yaml", "App/notifications.yaml"]),
        ("A?p", ["App"]), ("?pp", ["App"]), ("f*t*s", ["App/fixtures"]),
        ("*.yaml", paths.filter { $0.hasSuffix(".yaml") }),
        ("App/*", ["App/Old", "App/fixtures", "App/notifications.yaml"]),
        ("App/**", paths.filter { $0.hasPrefix("App") }), ("**", paths), ("*", paths), ("x*", []), ("app", []),
        ("[A]pp", []), ("../repository/App", []), ("", []), ("/", []), (".", []),
    ])
    func matches(_ pattern: String, _ expected: [String]) {
        let pattern = PathPattern(pattern, in: Self.folder)
        #expect(Self.paths.filter { pattern.matches(FilePath($0, in: Self.folder)) } == expected)
    }

    /// Proves that a pattern with a path means nothing outside its folder, and that a name does.
    @Test func otherFolders() {
        for (pattern, isMatch) in [("App/Old", false), ("**/Old", false), ("Old", true)] {
            #expect(PathPattern(pattern, in: Self.folder).matches(FilePath("/App/Old", in: .root)) == isMatch)
        }
    }

    /// Proves that characters are compared as the disk has them, and that many stars end.
    @Test func bytesAndStars() {
        let file = FilePath("cafe\u{301}", in: Self.folder)
        #expect(!PathPattern("caf\u{E9}", in: Self.folder).matches(file))
        #expect(PathPattern("cafe\u{301}", in: Self.folder).matches(file))
        #expect(PathPattern("caf??", in: Self.folder).matches(file))
        let stars = PathPattern(String(repeating: "a*", count: 50) + "b", in: Self.folder)
        #expect(!stars.matches(FilePath(String(repeating: "a", count: 250), in: Self.folder)))
    }
}

/// Names of declarations as parts of file names.
@Suite struct FileNameTests {
    @Test(arguments: [
        ("new-comment", "new-comment"), ("Ü1_+", "Ü1_+"), ("a.b", "a.b"), ("", "-"), (".", "-"), ("..", "--"),
        (".hidden", "-hidden"), ("a..b", "a.-b"), ("a.", "a-"), ("../../x", "-.-.--x"), ("a/b\\c", "a-b-c"),
        ("a b\n\u{0}", "a-b--"), ("a:*?\"<>|", "a-------"), ("a\u{202E}b", "a-b"), ("日本😀", "日本😀"),
    ])
    func names(_ name: String, _ expected: String) {
        #expect(FileName(name).text == expected)
    }

    /// Proves that every name is short enough, and that no character is cut in two.
    @Test func longNames() {
        #expect(FileName(String(repeating: "a", count: 300)).text.utf8.count == 100)
        #expect(FileName("a" + String(repeating: "😀", count: 300)).text == "a" + String(repeating: "😀", count: 24))
    }
}
