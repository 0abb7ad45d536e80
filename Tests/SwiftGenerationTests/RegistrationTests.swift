import Foundation
import TestSupport
import Testing

/// What generated code registers in the stub center, compared with what real applications register.
@Suite(.enabled(if: stubsAreUsable)) struct RegistrationTests {
    static let applications = [
        "bark", "element-legacy", "element-x", "firefox", "home-assistant", "loop", "mattermost", "netnewswire",
        "pocket-casts", "rocket-chat", "signal", "trailer", "wikipedia",
    ]

    @Test(arguments: applications)
    func registersWhatTheApplicationDoes(_ application: String) throws {
        let always = try Self.facts(of: application).always
        try expect(Self.registered.get().categories(of: application), cover: always)
    }

    /// What an application registers only in builds with a compilation condition.
    @Test func registersWhatTheApplicationsDoUnderConditions() throws {
        let facts = try Self.applications.map { (name: $0, facts: try Self.facts(of: $0)) }
        let conditions = Set(facts.flatMap(\.facts.conditional.keys))
        #expect(!conditions.isEmpty)
        for condition in conditions.sorted() {
            let names = facts.filter { $0.facts.conditional[condition] != nil }.map(\.name)
            let registered = try Self.register(Self.schemas(of: names), flags: ["-D", condition])
            for (name, facts) in facts where names.contains(name) {
                let expected = facts.always + (facts.conditional[condition] ?? [])
                try expect(registered.categories(of: name), cover: expected)
            }
        }
    }

    /// What an application always registers, and what it registers with a compilation condition.
    private static func facts(
        of application: String
    ) throws -> (always: [[String: Any]], conditional: [String: [[String: Any]]]) {
        let json = try JSONSerialization.jsonObject(with: Data(testFile("Facts/\(application).json").utf8))
        let facts = try #require(json as? [String: Any])
        return (
            try #require(facts["categories"] as? [[String: Any]]),
            facts["categoriesWhen"] as? [String: [[String: Any]]] ?? [:]
        )
    }

    private static func schemas(of applications: [String]) throws -> [String: String] {
        try Dictionary(
            uniqueKeysWithValues: applications.map {
                ($0, try testFile("../../examples/real-world/\($0)/notifications.yaml"))
            })
    }

    /// The categories of all applications and the schemas below, without conditions: one program for all.
    private static let registered = Result {
        var schemas = try Self.schemas(of: applications)
        schemas["conditions"] = try testFile("Schemas/conditions.yaml")
        schemas["texts"] = schemaOfTexts
        return try register(schemas)
    }

    private func expect(_ registered: [[String: Any]], cover expected: [[String: Any]]) throws {
        #expect(registered.count == expected.count)
        for category in expected {
            let identifier = try #require(category["identifier"] as? String)
            let ours = try #require(
                registered.first { $0["identifier"] as? String == identifier }, "\(identifier) is missing")
            try expect(ours, covers: category, at: identifier)
        }
    }

    /// Values that the facts lack aren't compared: a title that is only a key, a text that is null. In a list, null
    /// means a text that the application leaves to the system.
    private func expect(_ ours: [String: Any], covers facts: [String: Any], at path: String) throws {
        for (key, fact) in facts {
            if key == "actions" {
                let actions = try #require(fact as? [[String: Any]])
                let own = try #require(ours[key] as? [[String: Any]])
                #expect(own.count == actions.count, "\(path): number of actions")
                for (own, action) in zip(own, actions) {
                    try expect(own, covers: action, at: "\(path) \(action["identifier"] ?? "")")
                    for key in ["icon", "textInput"] where action[key] == nil {
                        #expect(own[key] == nil, "\(path): \(key)")
                    }
                }
            } else if let text = fact as? String {
                #expect(ours[key] as? String == text, "\(path): \(key)")
            } else if let texts = fact as? [Any] {
                let own = ours[key] as? [String] ?? []
                #expect(own.count == texts.count, "\(path): \(key)")
                for (own, text) in zip(own, texts) where !(text is NSNull) {
                    #expect(own == text as? String, "\(path): \(key)")
                }
            } else {
                Issue.record("\(path): unexpected fact \(key)")
            }
        }
    }

    private static let texts = [
        "quote \" here", "back\\slash", "\\(injected)", "line\nbreak", "👍🏽", "tab\t", "$0 %@ #\"", "ends with \\",
    ]

    private static var schemaOfTexts: String {
        let categories = texts.enumerated().map { index, text in
            """
              c\(index):
                identifier: \(yaml("id \(text)"))
                description: \(yaml("text */ /* \(text)"))
                hidden-previews-body-placeholder: \(yaml(text))
                category-summary-format: \(yaml(text))
                actions:
                  - a\(index):
                      identifier: \(yaml("action \(text)"))
                      title: \(yaml(text))
                      icon: \(yaml(text))
                      description: \(yaml(text))
                      text-input: { button-title: \(yaml(text)), placeholder: \(yaml(text)) }
            """
        }
        let lint =
            "lint: { rules: { id-invalid: off, registered-text-placeholder: off } }\n"
        return lint + "categories:\n" + categories.joined(separator: "\n")
    }

    @Test func keepsTextsAsTheyAreDeclared() throws {
        let registered = try Self.registered.get().categories(of: "texts")
        #expect(registered.count == Self.texts.count)
        for text in Self.texts {
            let category = try #require(registered.first { $0["identifier"] as? String == "id \(text)" })
            #expect(category["hiddenPreviewsBodyPlaceholder"] as? String == text)
            #expect(category["categorySummaryFormat"] as? String == text)
            let action = try #require((category["actions"] as? [[String: Any]])?.first)
            #expect(action["identifier"] as? String == "action \(text)")
            #expect(action["title"] as? String == text)
            #expect(action["icon"] as? String == "system:\(text)")
            #expect(action["textInput"] as? [String] == [text, text])
        }
    }

    // MARK: Conditions and earlier identifiers

    /// In display order, whatever is omitted.
    @Test func registersUnderConditions() throws {
        func actions(_ flags: [String]) throws -> [String: [String]] {
            let schemas = ["conditions": try testFile("Schemas/conditions.yaml")]
            let registered =
                try flags.isEmpty
                ? Self.registered.get() : Self.register(schemas, flags: flags.flatMap { ["-D", $0] })
            return Dictionary(
                uniqueKeysWithValues: try registered.categories(of: "conditions").map { category in
                    let actions = category["actions"] as? [[String: Any]] ?? []
                    return (category["identifier"] as? String ?? "", actions.compactMap { $0["identifier"] as? String })
                })
        }
        let message = ["reply", "mute", "translate", "pin", "like", "report"]
        let always = [
            "message": message, "MESSAGE": message, "chat \"message\"": message, "order": ["track"], "ORDER": ["track"],
        ]
        #expect(try actions([]) == always)
        #expect(try actions(["SNAPSHOTS"]) == always.merging(["camera": [], "CAMERA": [], "map": []]) { $1 })
        let other = ["reply", "inspect", "mute", "translate", "like", "report"]
        #expect(try actions(["DEBUG", "LITE"])["message"] == other)
    }

    /// With a former identifier, a category is the same as today.
    @Test func registersEarlierIdentifiersInTheSameWay() throws {
        let registered = try Self.registered.get().categories(of: "conditions")
        let (now, before) = (
            registered.filter { $0["identifier"] as? String == "message" },
            registered.filter { $0["identifier"] as? String == "MESSAGE" }
        )
        func rest(_ categories: [[String: Any]]) -> NSArray {
            categories.map { $0.filter { $0.key != "identifier" } } as NSArray
        }
        #expect(now.count == 1)
        #expect(rest(now) == rest(before))
    }

    /// Removes the categories of an earlier build, but only those of this schema.
    @Test func removesWhatItNoLongerRegisters() throws {
        var sources = try generatedSources(testFile("Schemas/conditions.yaml"))
        sources["Program.swift"] = try testFile("Programs/Replacing.swift")
        #expect(
            try SwiftCompiler.run(sources) == "MESSAGE ORDER camera-of-sdk chat \"message\" message order sdk.chat\n")
    }

    /// Whatever registers in between, nothing is lost, and what an earlier build registered is renewed.
    @Test func modulesTakeTurns() throws {
        let modules = [TwoModules.chat, TwoModules.shop, TwoModules.club]
        let output = try SwiftCompiler.run(TwoModules.sources(modules, program: "Programs/Turns.swift"))
        #expect(output == "0.0 ms: lost 0\n1.0 ms: lost 0\n10.0 ms: lost 0\n")
    }

    /// - Parameter schemas: By name; one program registers all of them, each in a centre that has none of the others.
    private static func register(_ schemas: [String: String], flags: [String] = []) throws -> Registrations {
        var sources = ["Registration.swift": try testFile("Programs/Registration.swift")]
        var list = ""
        for (index, (name, schema)) in schemas.sorted(by: { $0.key < $1.key }).enumerated() {
            let namespace = "Schema\(index)"
            for (file, source) in try generatedSources(schema.inNamespace(namespace)) {
                sources["\(name).\(file)"] = source
            }
            list += "    \"\(name)\": { \(namespace).register(completionHandler: $0) },\n"
        }
        sources["Schemas.swift"] = "let schemas: [String: Registration.Register] = [\n\(list)]\n"
        return Registrations(json: try SwiftCompiler.run(sources, flags: flags))
    }

    /// The output of `Programs/Registration.swift`.
    private struct Registrations: Sendable {
        var json: String

        func categories(of schema: String) throws -> [[String: Any]] {
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]]
            return try #require(object?[schema])
        }
    }

    private static func yaml(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
                "\t", with: "\\t")
            + "\""
    }
}
