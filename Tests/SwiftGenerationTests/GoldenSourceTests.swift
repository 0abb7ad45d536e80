import TestSupport
import Testing

/// Generated files as people read them. Reviewed like code.
@Suite struct GoldenSourceTests {
    @Test func smallestSchema() throws {
        let sources = try generatedSources(SwiftGenerationTests.smallestSchema)
        #expect(sources.keys.sorted() == ["notifications.generated.swift"])
        expectGolden(sources["notifications.generated.swift"] ?? "", "Expected/smallest.swift")
    }

    @Test func everything() throws {
        let sources = try generatedSources(testFile("Schemas/everything.yaml"))
        expectGolden(sources["notifications.generated.swift"] ?? "", "Expected/everything.swift")
    }

    @Test func olderDeploymentTargets() throws {
        let schema = "app:\n  platforms: { iOS: 13.0, macOS: 10.15 }\n" + SwiftGenerationTests.smallestSchema
        let sources = try generatedSources(schema)
        expectGolden(sources["notifications.generated.swift"] ?? "", "Expected/older-targets.swift")
    }

    @Test func conditionsAndEarlierIdentifiers() throws {
        let sources = try generatedSources(testFile("Schemas/conditions.yaml"))
        expectGolden(sources["notifications.generated.swift"] ?? "", "Expected/conditions.swift")
    }

    @Test func textsWithKeys() throws {
        let sources = try generatedSources(testFile("Schemas/localized.yaml"))
        expectGolden(sources["notifications.generated.swift"] ?? "", "Expected/localized.swift")
    }

    @Test func rootAndFragment() throws {
        let sources = try generatedSources(
            "actions:\n  reply: { title: Reply, icon: arrowshape.turn.up.left }\n",
            fragments: [
                "chat/chat.notifications.yaml": """
                categories:
                  chat:
                    hidden-previews-body-placeholder: Message
                    actions: [reply]
                notifications:
                  message: { category: chat, title: $(sender), data: { sender: string } }
                """
            ]
        )
        #expect(sources.keys.sorted() == ["chat+chat.notifications.generated.swift", "notifications.generated.swift"])
        expectGolden(sources["chat+chat.notifications.generated.swift"] ?? "", "Expected/fragment.swift")
    }
}
