import Foundation
import TestSupport
import Testing

/// What generated code registers in the stub centre, compared with what real applications register.
@Suite(.enabled(if: stubsAreUsable)) struct RegistrationTests {
    static let applications = [
        "bark", "element-legacy", "element-x", "firefox", "home-assistant", "loop", "mattermost", "netnewswire",
        "pocket-casts", "rocket-chat", "signal", "trailer", "wikipedia",
    ]

    @Test(arguments: applications)
    func registersWhatTheApplicationDoes(_ application: String) throws {
        let schema = try testFile("../../examples/real-world/\(application)/notifications.yaml")
        let facts = try #require(
            try JSONSerialization.jsonObject(with: Data(testFile("Facts/\(application).json").utf8)) as? [String: Any]
        )
        let always = try #require(facts["categories"] as? [[String: Any]])
        try expect(registeredCategories(of: schema), cover: always)
        // What it registers only in builds with a compilation condition.
        for (condition, categories) in facts["categoriesWhen"] as? [String: [[String: Any]]] ?? [:] {
            try expect(registeredCategories(of: schema, flags: ["-D", condition]), cover: always + categories)
        }
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

    /// What the facts leave out is not compared: a title that is only a key, a text that is null. In a list a null
    /// stands for a text that the application leaves to the system.
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

    @Test func keepsTextsAsTheyAreDeclared() throws {
        let texts = [
            "quote \" here", "back\\slash", "\\(injected)", "line\nbreak", "👍🏽", "tab\t", "$0 %@ #\"", "ends with \\",
        ]
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
        let lint = "lint: { rules: { id-charset: off, action-title-placeholder: off, hidden-preview-leak: off } }\n"
        let registered = try registeredCategories(of: lint + "categories:\n" + categories.joined(separator: "\n"))
        #expect(registered.count == texts.count)
        for text in texts {
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

    /// In the order of display, whatever is left out.
    @Test func registersUnderConditions() throws {
        let schema = try testFile("Schemas/conditions.yaml")
        func actions(_ flags: [String]) throws -> [String: [String]] {
            let categories = try registeredCategories(of: schema, flags: flags)
            return Dictionary(
                uniqueKeysWithValues: categories.map { category in
                    let actions = category["actions"] as? [[String: Any]] ?? []
                    return (category["identifier"] as? String ?? "", actions.compactMap { $0["identifier"] as? String })
                })
        }
        let message = ["reply", "mute", "translate", "pin", "like", "report"]
        let always = [
            "message": message, "MESSAGE": message, "chat \"message\"": message, "order": ["track"], "ORDER": ["track"],
        ]
        #expect(try actions([]) == always)
        #expect(try actions(["-D", "SNAPSHOTS"]) == always.merging(["camera": [], "CAMERA": [], "map": []]) { $1 })
        let other = ["reply", "inspect", "mute", "translate", "like", "report"]
        #expect(try actions(["-D", "DEBUG", "-D", "LITE"])["message"] == other)
    }

    /// Under an identifier from before, a category is what it is today.
    @Test func registersEarlierIdentifiersAlike() throws {
        let registered = try registeredCategories(of: testFile("Schemas/conditions.yaml"))
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

    /// What an earlier build left behind is taken away, as long as it is ours.
    @Test func replacesWhatItRegistersNoMore() throws {
        var sources = try generatedSources(testFile("Schemas/conditions.yaml"))
        sources["Program.swift"] = try testFile("Programs/Replacing.swift")
        #expect(
            try SwiftCompiler.run(sources) == "MESSAGE ORDER camera-of-sdk chat \"message\" message order sdk.chat\n")
    }

    private func registeredCategories(of schema: String, flags: [String] = []) throws -> [[String: Any]] {
        var sources = try generatedSources(schema)
        let namespaces = sources.values.compactMap { $0.firstMatch(of: /nonisolated enum (\w+) \{\}/)?.output.1 }
        let namespace = try #require(namespaces.first)
        sources["Registration.swift"] = try testFile("Programs/Registration.swift").replacing(
            "NAMESPACE", with: namespace)
        let output = try SwiftCompiler.run(sources, flags: flags)
        return try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    }

    private func yaml(_ text: String) -> String {
        "\""
            + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing(
                "\t", with: "\\t")
            + "\""
    }
}
