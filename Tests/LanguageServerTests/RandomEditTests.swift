import Diagnostics
import Foundation
import LanguageServerProtocol
import TestSupport
import Testing

/// Random sessions.
@Suite(.timeLimit(.minutes(10))) struct RandomEditTests {
    private static let pieces = [
        "\n", "  ", "- ", ": ", "{ ", " }", "[", "]", ",", "\"", "'", "#", "$(", ")", "😀", "é", "\t", "|", "&a ", "*a",
        "title", "icon: ", "actions:\n", "  like: { title: Like }\n", "categories:\n", "notifications:\n", "x-y",
        "allow: { icon-missing: our people know it }", "category: comment", "\r\n", "identifier: a",
    ]
    private static let requests = [
        "completion", "hover", "documentSymbol", "foldingRange", "definition", "references", "codeAction", "inlayHint",
        "selectionRange", "prepareRename", "documentHighlight", "semanticTokens/full", "semanticTokens/range",
        "documentLink", "codeLens",
    ]

    /// Proves that any session ends with the findings of a fresh `lint`, whatever was asked in between.
    /// `BELFRY_EDITS=10000` makes it long.
    @Test func aSessionEndsLikeLint() async throws {
        let count = ProcessInfo.processInfo.environment["BELFRY_EDITS"].flatMap(Int.init) ?? 200
        var random = SplitMix64(seed: 22)
        let start = """
            app: { name: Birdhouse, platforms: { iOS: 17.0 } }
            categories:
              comment:
                hidden-previews-body-placeholder: Comment
                actions: [{ like: { title: Like, icon: hand.thumbsup } }]
            notifications:
              new-comment: { category: comment, title: $(author), variables: { author: { example: Ada } } }

            """
        let client = try await TestClient(["notifications.yaml": start])
        var text = Array(start.utf16)
        await client.open("notifications.yaml", start)
        for version in 2...count + 1 {
            // A session that only breaks the text would stay broken.
            if random.chance(4) {
                text = Array(start.utf16)
                await client.change("notifications.yaml", [["text": .string(start)]], version: version)
                continue
            }
            let range = Self.range(in: text, &random)
            let piece = random.chance(30) ? "" : random.pick(Self.pieces)
            let change: JSON = [
                "range": [
                    "start": Self.position(of: range.lowerBound, in: text),
                    "end": Self.position(of: range.upperBound, in: text),
                ], "text": .string(piece),
            ]
            text.replaceSubrange(range, with: piece.utf16)
            await client.change("notifications.yaml", [change], version: version)
            guard random.chance(30) else { continue }
            let position = Self.position(of: Self.range(in: text, &random).lowerBound, in: text)
            _ = await client.request(
                "textDocument/\(random.pick(Self.requests))",
                [
                    "textDocument": ["uri": .string(client.folder.uri("notifications.yaml"))], "position": position,
                    "range": ["start": position, "end": position], "positions": [position],
                ])
        }
        let published = await client.diagnostics("notifications.yaml", version: count + 1)
        let end = String(decoding: text, as: UTF16.self)
        try client.folder.write(end, to: "notifications.yaml")
        let fresh = try client.folder.lint().map { finding in
            let range = DocumentText(Array(end.utf8)).range(finding.range.bytes, .utf16)
            return "\(finding.rule.id) \(range.start.line):\(range.start.character)"
        }
        #expect(
            published.map { diagnostic in
                let start = diagnostic["range"]["start"]
                return "\(diagnostic["code"].text) \(start["line"].number ?? -1):\(start["character"].number ?? -1)"
            } == fresh)
    }

    /// A range of at most ten units that splits no scalar and no line break.
    private static func range(in text: [UInt16], _ random: inout SplitMix64) -> Range<Int> {
        func boundary(_ index: Int) -> Int {
            guard index > 0, index < text.count else { return index }
            let isInside = UTF16.isTrailSurrogate(text[index]) || text[index - 1] == 0x0D && text[index] == 0x0A
            return isInside ? index - 1 : index
        }
        let start = boundary(random.next(below: text.count + 1))
        let length = random.chance(70) ? 0 : random.next(below: 10)
        return start..<max(start, boundary(min(text.count, start + length)))
    }

    /// Counted from the text, unlike in the server. A CRLF is one line break, and has no position inside.
    private static func position(of offset: Int, in text: [UInt16]) -> JSON {
        var line = 0
        var start = 0
        for index in 0..<offset
        where text[index] == 0x0A || text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A) {
            line += 1
            start = index + 1
        }
        return ["line": .integer(line), "character": .integer(offset - start)]
    }
}
