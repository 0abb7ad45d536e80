import AppleFacts
import Foundation
import TestSupport
import Testing

/// `EmbeddedAssets.swift` contains the folder `Sources/Preview/Assets`: to change the page, change a file of the folder.
@Suite struct GoldenAssetTests {
    /// Proves that the embedded style, script and drawings, and the hashes in the security policy, are those of the files.
    @Test func assetsAreEmbedded() throws {
        let style = try asset("page.css")
        let script = try asset("page.js")
        let symbols = try symbolNames().map { name in
            let file = try asset("Symbols/\(name).svg")
            let start = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">"
            let end = "</svg>"
            #expect(file.hasPrefix(start) && file.hasSuffix(end), "\(name)")
            return "        \"\(name)\": #\"\(file.dropFirst(start.count).dropLast(end.count))\"#,\n"
        }
        expectGolden(
            """
            // Written by script/update from the files in Sources/Preview/Assets: change those, not this one.
            // swift-format-ignore-file

            enum EmbeddedAssets {
                static let styleHash = "\(ContentSecurityHash.source(of: style))"
                static let scriptHash = "\(ContentSecurityHash.source(of: script))"

                static let style = \(literal(style))

                static let script = \(literal(script))

                static let symbols: [String: String] = [
            \(symbols.joined())    ]
            }

            """,
            "../../Sources/Preview/EmbeddedAssets.swift"
        )
    }

    /// Proves that an asset can't end its literal in Swift, or its element in the page.
    @Test func assetsFitIntoALiteral() throws {
        for name in ["page.css", "page.js"] {
            let text = try asset(name)
            #expect(!text.contains("\"\"\"#") && !text.contains("\\#") && !text.contains("</"), "\(name)")
        }
    }

    /// Proves that each drawing is a drawing of an existing symbol, in the form that pages need.
    @Test func symbolsAreSmallDrawings() throws {
        let names = try symbolNames()
        #expect(names.count >= 60)
        for name in names {
            let file = try asset("Symbols/\(name).svg")
            #expect(SFSymbols.contains(name), "'\(name)' isn't a symbol")
            #expect(file.utf8.count < 1000 && !file.contains("<script") && !file.contains("href"), "\(name)")
        }
    }

    private func literal(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let indented = lines.map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
        return "#\"\"\"\n\(indented)\n        \"\"\"#"
    }

    private func symbolNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: assets.appending(path: "Symbols").path)
            .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    }

    private var assets: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Preview/Assets")
            .standardized
    }

    private func asset(_ name: String) throws -> String {
        let text = try String(contentsOf: assets.appending(path: name), encoding: .utf8)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
