import Basics
import Diagnostics
import Foundation
import NotificationSchema
import SourceSyntax
import Testing

/// The model is read from located nodes of any front end, and nodes can be written as YAML.
@Suite struct TreeRoundTripTests {
    private static let examples = URL(filePath: #filePath).appending(path: "../../../examples").standardized

    /// The folders of all examples with a schema.
    static let folders: [String] =
        ((try? FileManager.default.subpathsOfDirectory(atPath: examples.path)) ?? [])
        .filter { $0.hasSuffix("/notifications.yaml") && !$0.contains("/.") && !$0.hasPrefix(".") }
        .map { String($0.dropLast("/notifications.yaml".count)) }.sorted()

    private struct Files {
        var root: SourceFile
        var fragments: [SourceFile] = []

        init(_ folder: URL) throws {
            func file(_ name: String) throws -> SourceFile {
                SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
            }
            root = try file("notifications.yaml")
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            where name.hasSuffix(".notifications.yaml") && !name.contains("build/") {
                fragments.append(try file(name))
            }
        }

        func map(_ change: (SourceFile) throws -> SourceFile) rethrows -> Files {
            var files = self
            files.root = try change(root)
            files.fragments = try fragments.map(change)
            return files
        }

        var schema: (dump: String, findings: [Finding]) {
            var findings: [Finding] = []
            let schema = Schema.read(root: root, fragments: fragments, findings: &findings)
            return (SchemaDump(schema).json.indented, findings)
        }
    }

    private static func tree(of file: SourceFile) throws -> Node {
        var (limits, findings) = (ReadingLimits(), [Finding]())
        return try #require(YAMLReader.read(file, limits: &limits, findings: &findings), "\(findings)")
    }

    @Test func thereAreExamples() {
        #expect(Self.folders.count >= 4)
    }

    /// Every example is the same schema after writing and reading.
    @Test(arguments: folders)
    func writtenAndReadAgain(_ folder: String) throws {
        let files = try Files(Self.examples.appending(path: folder))
        let written = try files.map { file in
            SourceFile(path: file.path, text: YAMLWriter.text(of: try Self.tree(of: file)))
        }
        #expect(written.schema.dump == files.schema.dump)
        #expect(written.schema.findings.isEmpty)
    }

    /// The same nodes, made without libyaml, give the same schema.
    @Test(arguments: folders)
    func builtByAnotherFrontEnd(_ folder: String) throws {
        let files = try Files(Self.examples.appending(path: folder))
        func document(_ file: SourceFile) throws -> SchemaDocument {
            SchemaDocument(file, root: try Self.copy(of: try Self.tree(of: file)))
        }
        var findings: [Finding] = []
        let schema = Schema.read(
            root: try document(files.root), fragments: try files.fragments.map(document), findings: &findings)
        #expect(SchemaDump(schema).json.indented == files.schema.dump)
        #expect(findings.isEmpty)
    }

    /// A front end for another language gets findings in its own files, at its own ranges.
    @Test func findingsHaveTheRangesOfTheFrontEnd() throws {
        let text = #"UNNotificationCategory(identifier: "chat", colour: "red")"#
        let file = SourceFile(path: "Categories.swift", text: text)
        func range(_ part: String) throws -> Range<Int> {
            let found = try #require(text.range(of: part))
            return found.lowerBound.utf16Offset(in: text)..<found.upperBound.utf16Offset(in: text)
        }
        let (whole, name, key, value) = (
            0..<text.utf8.count, try range("chat"), try range("colour"), try range(#""red""#)
        )
        var builder = TreeBuilder(file)
        builder.addMapping(at: whole) { schema in
            schema.add("categories", at: whole)
            schema.addMapping(at: whole) { categories in
                categories.add("chat", at: name)
                categories.addMapping(at: whole) { category in
                    category.add("colour", at: key)
                    category.add("red", style: .doubleQuoted, at: value)
                }
            }
        }
        var findings: [Finding] = []
        let root = SchemaDocument(file, root: builder.tree())
        let schema = Schema.read(root: root, fragments: [], findings: &findings)
        #expect(schema.categories.map(\.name.value) == ["chat"])
        #expect(findings.map(\.rule.id) == ["schema-unknown-key"])
        #expect(findings.first?.range.text == "colour")
    }

    /// Texts that YAML reads as something else without quotes, as values, keys and items.
    @Test(arguments: [
        "", " ", "a: b", "a #b", "-", "- a", "-5", "--- a", "...", "?", "? a", "?a", ":", ":a", "a:", "~", "null",
        "true",
        "'", "''", "\"", "it's", "\\", "a\nb", "a\n", "\ta", " a ", "#a", "&a", "*a", "!a", "|", ">", "%a", "@a", "`a",
        "[a]", "{a}", "a, b", "é", "👩‍👩‍👧", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{7F}", "=", "<<", "$(name)",
        String(repeating: "long ", count: 400) + "key",
    ])
    func aTextStaysTheSame(_ text: String) throws {
        for style in [Node.Style.plain, .singleQuoted, .doubleQuoted] where style != .plain || !text.isEmpty {
            let file = SourceFile(path: "a.yaml", text: "x")
            var builder = TreeBuilder(file)
            builder.addSequence(at: 0..<1) { list in
                list.add(text, style: style, at: 0..<1)
                list.addMapping(at: 0..<1) { map in
                    map.add(text.isEmpty ? "key" : text, style: style, at: 0..<1)
                    map.add(text, style: style, at: 0..<1)
                    map.add("nested", at: 0..<1)
                    map.addSequence(at: 0..<1) { $0.addMapping(at: 0..<1) { _ in } }
                    map.add("empty", at: 0..<1)
                    map.addSequence(at: 0..<1) { _ in }
                }
            }
            let node = try #require(builder.tree())
            let written = YAMLWriter.text(of: node)
            let again = try Self.tree(of: SourceFile(path: "b.yaml", text: written))
            #expect(Self.outline(of: again) == Self.outline(of: node))
        }
    }

    // MARK: Trees

    private static func outline(of node: Node) -> String {
        switch node.kind {
        case .scalar: "\(node.text.debugDescription)"
        case .sequence: "[\(node.items.map { outline(of: $0) }.joined(separator: ", "))]"
        case .mapping:
            "{\(node.entries.map { "\(outline(of: $0.key)): \(outline(of: $0.value))" }.joined(separator: ", "))}"
        }
    }

    private static func copy(of node: Node) throws -> Node {
        var builder = TreeBuilder(node.range.file)
        add(node, to: &builder)
        return try #require(builder.tree())
    }

    private static func add(_ node: Node, to builder: inout TreeBuilder) {
        let range = node.range.bytes
        switch node.kind {
        case .scalar: builder.add(node.text, style: node.style, at: range)
        case .sequence: builder.addSequence(at: range) { for item in node.items { add(item, to: &$0) } }
        case .mapping:
            builder.addMapping(at: range) { builder in
                for entry in node.entries {
                    add(entry.key, to: &builder)
                    add(entry.value, to: &builder)
                }
            }
        }
    }
}
