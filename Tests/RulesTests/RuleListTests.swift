import BelfryKit
import Diagnostics
import Foundation
import Rules
import Testing

/// The files that declare rules, and the lists that `script/embed` makes from them.
@Suite struct RuleListTests {
    /// Proves that every rule runs: `script/embed` found its declaration.
    @Test func allRulesAreListed() throws {
        let declared = try RuleFile.all().flatMap(\.ids)
        #expect(Set(declared) == Set(RuleCatalogue.checked.map(\.id)))
    }

    /// Proves that `lint` and `allow` can name every rule in products that don't have its code, such as the build
    /// plugin's tool, with its options.
    @Test func everyProductKnowsAllRules() {
        let described = RuleCatalogue.all.map { KnownRuleLine($0.id, $0.kind, $0.severity, $0.domain, $0.options) }
        let known = KnownRule.all.map { KnownRuleLine($0.id, $0.kind, $0.severity, $0.domain, $0.options) }
        #expect(known == described)
    }

    /// Proves that a description is found by the name of its file and by its group.
    @Test func eachFileIsNamedAfterTheRuleInIt() throws {
        for file in try RuleFile.all() {
            for id in file.ownIDs {
                #expect(file.name.lowercased() == id.split(separator: "-").joined() + ".swift", "\(file.name): \(id)")
            }
            for group in file.groups {
                #expect(file.folder.lowercased() == group.lowercased(), "\(file.name) is in \(file.folder)")
            }
        }
    }
}

private struct KnownRuleLine: Equatable, CustomStringConvertible {
    let description: String

    init(
        _ id: String, _ kind: RuleDescription.Kind, _ severity: Severity, _ domain: RuleDomain,
        _ options: [RuleOptionDescription]
    ) {
        description = "\(id) \(kind) \(severity) \(domain) \(options)"
    }
}

/// A file of `Sources` that declares a rule.
private struct RuleFile {
    let name: String
    let folder: String
    /// The rules that it describes.
    let ownIDs: [String]
    /// The rules that it checks.
    let ids: [String]
    let groups: [String]

    static func all() throws -> [RuleFile] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = tests.appending(path: "../../Sources").standardizedFileURL
        let rooms = [
            "SchemaRules", "ProjectRules", "PayloadRules", "ChangeRules", "CodeRules", "SwiftGeneration/Requirements",
        ]
        let descriptions = /static let (\w+) = (?:RuleDescription(?:\.structure)?|structure)\(\s*(?:id: )?"([^"]+)"/
        let described = Dictionary(
            uniqueKeysWithValues: try files(in: sources).flatMap { _, text in
                text.matches(of: descriptions).map { (String($0.1), String($0.2)) }
            }.filter { $0.0 != "description" })
        return try rooms.flatMap { try files(in: sources.appending(path: $0)) }.compactMap { path, text in
            let members = text.matches(of: /static let \w+: \w+Rule =\s+(?:RuleDescription\.(\w+))?/)
            guard !members.isEmpty else { return nil }
            let ids = text.matches(of: /RuleDescription\(\s*id: "([^"]+)"/).map { String($0.1) }
            let ofOthers = Set(members.compactMap { $0.1.map(String.init) })
            return RuleFile(
                name: path.lastPathComponent, folder: path.deletingLastPathComponent().lastPathComponent,
                ownIDs: ids, ids: ids + ofOthers.compactMap { described[$0] },
                groups: text.matches(of: /\n        group: \.(\w+)/).map { String($0.1) })
        }
    }

    private static func files(in folder: URL) throws -> [(URL, String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".swift") }
            .map { (folder.appending(path: $0), try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
}
