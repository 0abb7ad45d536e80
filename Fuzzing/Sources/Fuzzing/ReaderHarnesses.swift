import Diagnostics
import SourceSyntax

extension Harness {
    /// The YAML reader, and the writer of scalars.
    static let yaml = Harness(name: "yaml", words: yamlWords) { bytes in
        let file = SourceFile(path: "notifications.yaml", bytes: bytes)
        let tree = ReadTree(file) { YAMLReader.read($0, limits: &$1, findings: &$2) }
        tree.expectSound(in: file, mayBeEmpty: true)
        if let root = tree.root { expectReadBack(root) }
    }

    /// The JSON reader.
    static let json = Harness(name: "json", words: jsonWords) { bytes in
        let file = SourceFile(path: "Contents.json", bytes: bytes)
        let tree = ReadTree(file) { JSONReader.read($0, limits: &$1, findings: &$2) }
        tree.expectSound(in: file, mayBeEmpty: false)
        // JSON with distinct keys is also YAML with the same texts, unless a limit or a control character prevents it.
        guard let root = tree.root else { return }
        let yaml = ReadTree(file) { YAMLReader.read($0, limits: &$1, findings: &$2) }
        if let other = yaml.root { expect(root.isLike(other), "JSON and YAML are read differently") }
    }

    static let yamlWords = [
        "- ", "? ", ": ", ", ", "&a ", "*a", "!!str ", "!a ", "|\n", ">\n", "|-", ">+", "|2", "'", "\"", " #",
        "%YAML 1.1",
        "%TAG ! a", "---\n", "...\n", "\t", "\r\n", "\r", "\u{FEFF}", "\u{85}", "\u{2028}", "\\u0041", "\\x85", "<<: ",
        "{",
        "}", "[", "]", "~", "\\\n", "é", "👍🏽",
    ]

    private static let jsonWords = [
        "\\u0041", "\\ud83d\\udc4d", "\\ud83d", "true", "false", "null", "1e9", "-0.5", "{\"a\":", "[", "]", "}",
        "\u{FEFF}",
    ]

    /// A scalar that is written again is read as the same text.
    private static func expectReadBack(_ root: Node) {
        var nodes = [root]
        var budget = 50
        while let node = nodes.popLast(), budget > 0 {
            nodes += Array(node.items) + node.entries.flatMap { [$0.key, $0.value] }
            guard node.kind == .scalar, !node.isMissing else { continue }
            budget -= 1
            let text = node.text
            let written = YAMLText.scalar(text, like: node.style)
            let file = SourceFile(path: "a.yaml", text: "key: \(written)\n")
            let tree = ReadTree(file) { YAMLReader.read($0, limits: &$1, findings: &$2) }
            let read = tree.root?.entries.first?.value.text
            expect(read?.utf8.elementsEqual(text.utf8) == true, "\(written) is read as \(read ?? "nothing")")
        }
    }
}

extension Node {
    fileprivate func isLike(_ other: Node) -> Bool {
        guard kind == other.kind, text.utf8.elementsEqual(other.text.utf8) else { return false }
        guard items.count == other.items.count, entries.count == other.entries.count else { return false }
        return zip(items, other.items).allSatisfy { $0.isLike($1) }
            && zip(entries, other.entries).allSatisfy { $0.key.isLike($1.key) && $0.value.isLike($1.value) }
    }
}
