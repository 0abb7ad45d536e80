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

    @Test func eachFileIsNamedAfterTheRuleInIt() throws {
        for file in try RuleFile.all() {
            for id in file.ids {
                #expect(file.name.lowercased() == id.split(separator: "-").joined() + ".swift", "\(file.name): \(id)")
            }
            for group in file.groups {
                #expect(file.folder.lowercased() == group.lowercased(), "\(file.name) is in \(file.folder)")
            }
            let names = file.members.map { $0.lowercased() + ".swift" }
            #expect(names.contains(file.name.lowercased()), "\(file.name): \(file.members)")
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
    /// Static members.
    let members: [String]
    let ids: [String]
    let groups: [String]

    static func all() throws -> [RuleFile] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = tests.appending(path: "../../Sources").standardizedFileURL
        let rooms = [
            "SchemaRules", "ProjectRules", "PayloadRules", "ChangeRules", "CodeRules", "SwiftGeneration/Requirements",
        ]
        let shared = try Dictionary(
            uniqueKeysWithValues: files(in: sources.appending(path: "Rules/SharedDescriptions")).map { path, text in
                let declaration = /static let (\w+) = RuleDescription\(\s*id: "([^"]+)"/
                let description = try #require(text.firstMatch(of: declaration))
                return (String(description.1), String(description.2))
            })
        return try rooms.flatMap { try files(in: sources.appending(path: $0)) }.compactMap { path, text in
            let members = text.matches(of: /static let (\w+): \w+Rule =\s+(?:RuleDescription\.(\w+))?/)
            guard !members.isEmpty else { return nil }
            let ids = text.matches(of: /RuleDescription\(\s*id: "([^"]+)"/).map { String($0.1) }
            let ofOthers = Set(members.compactMap { $0.2.map(String.init) })
            return RuleFile(
                name: path.lastPathComponent, folder: path.deletingLastPathComponent().lastPathComponent,
                members: members.map { String($0.1) }, ids: ids + ofOthers.compactMap { shared[$0] },
                groups: text.matches(of: /\n        group: \.(\w+)/).map { String($0.1) })
        }
    }

    private static func files(in folder: URL) throws -> [(URL, String)] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".swift") }
            .map { (folder.appending(path: $0), try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
    }
}
