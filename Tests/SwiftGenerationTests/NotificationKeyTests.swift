import Diagnostics
import Files
import NotificationSchema
import Payloads
import SchemaRules
import SwiftGeneration
import Testing
import TestSupport

/// Proves that no key of a notification is accepted and then ignored: each changes a fixture, the Swift, or the findings.
@Suite struct NotificationKeyTests {
    /// A use of each key, and the keys that it needs.
    private static let uses: [String: (use: String, context: String)] = [
        "identifier": ("sale-v2", ""),
        "renamed-from": ("offer", ""),
        "deprecated": ("Send offer.", ""),
        "match": ("{ kind: sale }", ""),
        "category": ("c", ""),
        "topic": ("t", ""),
        "delivery": ("local", ""),
        "trigger": ("{ after: 10m }", "delivery: local"),
        "encrypted": ("true", ""),
        "becomes": ("[m]", "encrypted: true"),
        "title": ("Offer", ""),
        "subtitle": ("Today", ""),
        "body": ("All books are cheaper.", ""),
        "variables": ("{ shop: string }", "title: Sale at $(shop)"),
        "data": ("{ shop: string }", ""),
        "interruption-level": ("passive", ""),
        "sound": ("default", ""),
        "badge": ("1", ""),
        "relevance-score": ("0.5", ""),
        "relevant-for": ("30m", ""),
        "because": ("It ends soon.", "interruption-level: time-sensitive"),
        "target-content-id": ("shop", ""),
        "filter-criteria": ("shop", ""),
        "launch-image": ("Shop", ""),
        "mutable-content": ("true", ""),
        "attachments": ("[{ url: $(photo) }]", "data: { photo: url }"),
        "communication": (
            "{ intent: INSendMessageIntent, sender: { display-name: $(name) } }", "data: { name: string }"
        ),
        "collapse-id": ("sale", ""),
        "expires-in": ("1h", ""),
        "priority": ("5", ""),
        "thread-id": ("sales", ""),
        "foreground-presentation": ("[banner]", ""),
        "destination": ("shop", ""),
        "examples": ("{ long: {} }", ""),
        "description": ("A sale.", ""),
        "allow": ("{ body-not-sentence-style: It is a name. }", "body: many new comments"),
        "localize": ("device", ""),
    ]

    @Test func everyKeyHasAUse() throws {
        let root = try #require(Schema.rootKeys.all.first { $0.description.name == "notifications" }?.description)
        guard case .names(.map(_, let keys, _)) = root.shape else {
            Issue.record("notifications aren't a map of maps")
            return
        }
        #expect(Set(keys.map(\.name)) == Set(Self.uses.keys))
    }

    @Test(arguments: uses.keys.sorted())
    func everyKeyChangesSomething(_ key: String) throws {
        let (use, context) = try #require(Self.uses[key])
        #expect(Self.outputs(context) != Self.outputs(context, "\(key): \(use)"))
    }

    /// The fixtures, the Swift and the findings of a schema whose notification has these keys.
    private static func outputs(_ keys: String...) -> [String] {
        let written = keys.filter { !$0.isEmpty }
        let title = written.contains { $0.hasPrefix("title:") } ? [] : ["title: Sale"]
        let lines = (title + written).map { "    \($0)\n" }.joined()
        let file = SourceFile(
            path: "notifications.yaml",
            text: """
                app: { bundle-identifier: com.example.shop, strings: [Localizable.xcstrings] }
                categories: { c: { hidden-previews-body-placeholder: Sale } }
                topics: { t: { title: Sales } }
                notifications:
                  m: { delivery: extension, title: Message }
                  e: { encrypted: true, becomes: [m], title: News }
                  n:

                """ + lines)
        let result = Linter.standard.lint(root: file, fragments: [])
        let messages = result.findings.map { "\($0.rule.id) \($0.message)" }
        guard !result.findings.contains(where: { $0.severity == .error }) else { return messages }
        var findings: [Finding] = []
        let fixtures = Fixtures(result.schema, findings: &findings).files.map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
        return messages + fixtures + SwiftGenerator(result.schema).files().all.map(\.text)
    }
}
