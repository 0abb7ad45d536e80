import TestSupport
import Testing

/// Generated files as people read them, the support code at the end. Reviewed like code. Only `everything.swift` is whole: from the others, what it has
/// is left out.
@Suite struct GoldenSourceTests {
    private static let whole = Result { try generatedSource(testFile("Schemas/everything.yaml")) }

    @Test func everything() throws { expectGolden(try Self.whole.get(), "Expected/everything.swift") }

    @Test func smallestSchema() throws {
        let sources = try generatedSources(SwiftGenerationTests.smallestSchema)
        #expect(sources.keys.sorted() == ["notifications.generated.swift", "notifications.support.generated.swift"])
        try expectRest(SwiftGenerationTests.smallestSchema, "Expected/smallest.swift")
    }

    @Test func olderDeploymentTargets() throws {
        let schema = "app:\n  platforms: { iOS: 13.0, macOS: 10.15 }\n" + SwiftGenerationTests.smallestSchema
        try expectRest(schema, "Expected/older-targets.swift")
    }

    @Test func conditionsAndEarlierIdentifiers() throws {
        try expectRest(testFile("Schemas/conditions.yaml"), "Expected/conditions.swift")
    }

    @Test func deprecatedDeclarations() throws {
        let sources = try generatedSources(
            "actions:\n  love: { title: Love, icon: heart }\n",
            fragments: [
                "photos.notifications.yaml": """
                categories:
                  photo:
                    deprecated: Use picture.
                    hidden-previews-body-placeholder: Photo
                    actions: [love, { like: { deprecated: Use love., title: Like, icon: hand.thumbsup } }]
                notifications:
                  photo-liked:
                    deprecated: Send picture-loved.
                    category: photo
                    title: $(person)
                    data:
                      person: { origin: user }
                      number: { type: integer, deprecated: Use photo-id. }
                      photo-id: { type: uuid, optional: true }
                  evening:
                    deprecated: true
                    delivery: local
                    trigger: { at: { hour: 20 }, repeats: true }
                    title: Photos
                """
            ])
        expectGolden(sources["photos.notifications.generated.swift"] ?? "", "Expected/deprecated.swift")
    }

    @Test func textsWithKeys() throws {
        try expectRest(testFile("Schemas/localized.yaml"), "Expected/localized.swift")
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
        #expect(
            sources.keys.sorted() == [
                "chat+chat.notifications.generated.swift", "notifications.generated.swift",
                "notifications.support.generated.swift",
            ])
        expectGolden(sources["chat+chat.notifications.generated.swift"] ?? "", "Expected/fragment.swift")
    }

    /// Compares what `everything.swift` doesn't have.
    private func expectRest(_ schema: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws
    {
        let shared = SharedLines(with: try Self.whole.get(), named: "everything.swift")
        expectGolden(shared.leftOut(of: try generatedSource(schema)), path, sourceLocation: sourceLocation)
    }
}
