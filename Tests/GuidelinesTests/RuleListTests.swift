import Diagnostics
import Foundation
import Guidelines
import Testing

/// The files that declare rules.
@Suite struct RuleListTests {
    /// Proves that every rule in `Sources/Guidelines` runs: `script/embed` found its declaration.
    @Test func allRulesAreListed() throws {
        #expect(try RuleFile.all().map(\.id).sorted() == Rule.all.map(\.description.id).sorted())
    }

    @Test func eachFileIsNamedAfterTheRuleInIt() throws {
        for file in try RuleFile.all() {
            #expect(
                file.name.lowercased() == file.id.split(separator: "-").joined() + ".swift", "\(file.name): \(file.id)")
            #expect(file.folder.lowercased() == file.group.lowercased(), "\(file.name) is in \(file.folder)")
            #expect(file.name.lowercased() == file.member.lowercased() + ".swift", "\(file.name): \(file.member)")
        }
    }
}

/// A file of `Sources/Guidelines` that declares a rule.
private struct RuleFile {
    var name: String
    var folder: String
    var group: String
    /// The static member.
    var member: String
    var id: String

    static func all() throws -> [RuleFile] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = tests.appending(path: "../../Sources/Guidelines").standardizedFileURL
        return try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted().flatMap { path in
            guard path.hasSuffix(".swift") else { return [RuleFile]() }
            let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            let rule = /static let (\w+): Rule = Rule\([^"]*?\bid: "([^"]+)"[^"]*?\bgroup: \.(\w+)/
            return text.matches(of: rule).map { match in
                let parts = path.split(separator: "/").suffix(2).map(String.init)
                return RuleFile(
                    name: parts[parts.count - 1], folder: parts[0], group: String(match.3), member: String(match.1),
                    id: String(match.2))
            }
        }
    }
}
