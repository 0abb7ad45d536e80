import AppleFacts
import Foundation
import Testing

/// The files in `Sources/Preview/Assets`.
@Suite struct AssetTests {
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

    private func symbolNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: assets.appending(path: "Symbols").path)
            .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
    }

    private var assets: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/Preview/Assets")
            .standardized
    }

    private func asset(_ name: String) throws -> String {
        try String(contentsOf: assets.appending(path: name), encoding: .utf8)
    }
}
