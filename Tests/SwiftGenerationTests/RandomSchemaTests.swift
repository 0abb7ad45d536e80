import BelfryKit
import Diagnostics
import Foundation
import NotificationSchema
import Payloads
import Testing
import TestSupport

/// Random schemas: their generated code compiles, and results match the declarations.
///
/// `BELFRY_SEEDS=1000` tests a thousand others. The name of the test case contains the seed.
@Suite(.enabled(if: stubsAreUsable)) struct RandomSchemaTests {
    private static let seeds: Range<UInt64> = {
        guard let count = UInt64(ProcessInfo.processInfo.environment["BELFRY_SEEDS"] ?? "") else { return 1..<5 }
        return 5..<5 + count
    }()

    /// All guidelines, because the texts of these schemas aren't in a language.
    private static let rules = RuleCatalogue.all.filter { $0.kind == .guideline }.map(\.id)

    private struct Facts: Codable {
        var categories: [RandomSchema.RegisteredCategory]
        var pushes: [Push]
        var contents: [Content]

        struct Content: Codable {
            var title: String
            var body: String
            var difference: String?
        }

        struct Push: Codable {
            var payload: String
            var difference: String?
        }
    }

    @Test(arguments: seeds)
    func everythingIsReadBack(_ seed: UInt64) throws {
        let random = RandomSchema(seed: seed, rulesToSwitchOff: Self.rules)
        let schema = try errorFreeSchema(random.root, fragments: ["all.notifications.yaml": random.fragment])
        var sources = generatedSources(schema)
        let checks = random.notifications.map { "        do {\n\($0.program)\n        }\n" }.joined()
        sources["Program.swift"] = try testFile("Programs/Random.swift").replacing("        // CHECKS\n", with: checks)
        sources["RandomExtension.swift"] = random.serviceExtension
        let output = try SwiftCompiler.run(sources)
        let facts = try JSONDecoder().decode(Facts.self, from: Data(output.utf8))
        #expect(facts.categories.map(Exact.init) == random.registered.map(Exact.init))
        let pushed = random.notifications.filter(\.isPush)
        #expect(facts.pushes.count == pushed.count)
        for (push, notification) in zip(facts.pushes, pushed) {
            #expect(push.difference == nil, "\(notification.name): \(push.payload)")
            try check(push.payload, of: notification, in: schema)
        }
        let shown = random.notifications.filter { $0.shown != nil }
        #expect(facts.contents.count == shown.count)
        for (content, notification) in zip(facts.contents, shown) {
            #expect(content.difference == nil, "\(notification.name)")
            #expect(Exact(content.title) == Exact(notification.shown?.title))
            #expect(Exact(content.body) == Exact(notification.shown?.body))
        }
    }

    private func check(_ payload: String, of random: RandomNotification, in schema: Schema) throws {
        let notification = try #require(schema.notifications.first { $0.name.value == random.name })
        let fixture = try #require(Fixture.all(of: notification, in: schema).first { $0.name == "all" })
        #expect(Exact(payload) == Exact(fixture.payload.canonical))
        let json = try JSONSerialization.jsonObject(with: Data(payload.utf8)) as? [String: Any] ?? [:]
        let alert = (json["aps"] as? [String: Any])?["alert"] as? [String: Any]
        #expect(Exact(alert?["title"] as? String) == Exact(random.title))
        #expect(Exact(alert?["body"] as? String) == Exact(random.body))
        for (key, text) in random.data { #expect(Exact(json[key] as? String) == Exact(text), "\(key)") }
    }

    /// Compares texts by scalars: `==` treats composed and decomposed é as equal.
    private struct Exact: Equatable, CustomStringConvertible {
        let description: String

        init(_ value: Any?) { description = value.map { String(describing: $0) } ?? "nothing" }

        static func == (left: Exact, right: Exact) -> Bool {
            left.description.unicodeScalars.elementsEqual(right.description.unicodeScalars)
        }
    }
}
