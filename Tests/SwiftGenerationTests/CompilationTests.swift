import TestSupport
import Testing

/// Generated source compiles without a warning in every mode in which an app may be compiled.
@Suite(.enabled(if: stubsAreUsable)) struct CompilationTests {
    static let schemas: [(name: String, sources: @Sendable () throws -> [String: String])] = [
        ("smallest", { try generatedSources(smallestSchema) }),
        ("smallest, public", { try generatedSources(smallestSchema.publicly) }),
        ("everything", { try generatedSources(testFile("Schemas/everything.yaml")) }),
        ("everything, public", { try generatedSources(testFile("Schemas/everything.yaml").publicly) }),
        ("conditions", { try generatedSources(testFile("Schemas/conditions.yaml")) }),
        ("conditions, public", { try generatedSources(testFile("Schemas/conditions.yaml").publicly) }),
        ("names", { try generatedSources(testFile("Schemas/names.yaml")) }),
        ("names, public", { try generatedSources(testFile("Schemas/names.yaml").publicly) }),
        ("communication", { try generatedSources(testFile("Schemas/communication.yaml")) }),
        ("communication, public", { try generatedSources(testFile("Schemas/communication.yaml").publicly) }),
        ("structured", { try generatedSources(testFile("Schemas/structured.yaml")) }),
        ("structured, public", { try generatedSources(testFile("Schemas/structured.yaml").publicly) }),
        ("localized", { try generatedSources(testFile("Schemas/localized.yaml")) }),
        ("localized, public", { try generatedSources(testFile("Schemas/localized.yaml").publicly) }),
        ("messenger", { try generatedSources(example: "messenger/Sources/ParleyNotifications") }),
        ("delivery", { try generatedSources(example: "delivery/Sources/CourierNotifications") }),
        (
            "messenger, internal",
            { try generatedSources(example: "messenger/Sources/ParleyNotifications", isInternal: true) }
        ),
        (
            "delivery, internal",
            { try generatedSources(example: "delivery/Sources/CourierNotifications", isInternal: true) }
        ),
        ("fragments", { try generatedSources(fragmented.root, fragments: fragmented.fragments) }),
        ("fragments, public", { try generatedSources(fragmented.root.publicly, fragments: fragmented.fragments) }),
        ("empty", { try generatedSources("categories: {}\n") }),
        (
            "only local",
            { try generatedSources("notifications:\n  alarm: { delivery: local, title: Alarm }\n".publicly) }
        ),
    ]

    /// Beside a user's file with plain imports.
    static let userFile = """
        import Foundation
        import UserNotifications

        enum UserCode {
            static func now() -> Date { Date() }
            static func center() -> UNUserNotificationCenter { .current() }
        }
        """

    @Test(arguments: schemas.map(\.name), SwiftCompiler.modes)
    func compiles(_ name: String, mode: [String]) throws {
        let schema = try #require(Self.schemas.first { $0.name == name })
        var sources = try schema.sources()
        sources["UserCode.swift"] = Self.userFile
        let diagnostics = try SwiftCompiler.diagnostics(of: sources, flags: mode)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
    }

    /// Names mean the same in every mode, and these are many.
    @Test func namesInUseOfGeneratedCodeCompile() throws {
        let sources = try generatedSources(NamesInUse.schema)
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"]) == "")
    }

    /// Identifiers and names of actions belong to their category: `yes` has other options in each, `retry` another
    /// identifier, and one identifier has two names.
    @Test func categoriesShareNamesAndIdentifiersOfActions() throws {
        let sources = try generatedSources(
            """
            categories:
              invitation:
                hidden-previews-body-placeholder: Invitation
                actions:
                  - yes: { title: Accept, icon: checkmark }
                  - retry: { identifier: invitation-retry, title: Try Again, icon: arrow.clockwise }
              payment:
                hidden-previews-body-placeholder: Payment
                actions:
                  - yes: { title: Pay, icon: checkmark, foreground: true }
                  - retry: { identifier: payment-retry, title: Retry Payment, icon: arrow.clockwise }
              upload:
                hidden-previews-body-placeholder: Upload
                actions:
                  - again: { identifier: payment-retry, title: Retry Upload, icon: arrow.clockwise }
            notifications:
              invited: { category: invitation, title: $(name), data: { name: string } }
            """)
        let source = try #require(sources.values.first)
        #expect(source.contains("case retry = \"invitation-retry\"\n"))
        #expect(source.contains("case paymentRetry = \"payment-retry\"\n"))
        #expect(!source.contains("case again = "))
        for mode in SwiftCompiler.modes { #expect(try SwiftCompiler.diagnostics(of: sources, flags: mode) == "") }
    }

    /// As in an app's own build settings.
    @Test(arguments: [["DEBUG"], ["SNAPSHOTS", "LITE"], ["DEBUG", "SNAPSHOTS"]])
    func compilesUnderConditions(_ conditions: [String]) throws {
        let sources = try generatedSources(testFile("Schemas/conditions.yaml"))
        let flags = ["-swift-version", "6"] + conditions.flatMap { ["-D", $0] }
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: flags) == "")
    }

    @Test(arguments: ["everything", "localized"])
    func portablePartCompilesWithoutApple(_ schema: String) throws {
        let source = try #require(try generatedSources(testFile("Schemas/\(schema).yaml")).values.first)
        let portable = source.replacing("canImport(UserNotifications)", with: "canImport(NoSuchModule)")
        #expect(try SwiftCompiler.diagnostics(of: ["Server.swift": portable], flags: ["-swift-version", "6"]) == "")
    }

    private static let fragmented = (
        root:
            "actions:\n  reply: { title: Reply, icon: arrowshape.turn.up.left, text-input: { button-title: Send } }\n",
        fragments: [
            "chat.notifications.yaml": """
            categories:
              chat: { actions: [reply], hidden-previews-body-placeholder: Message }
            notifications:
              message: { category: chat, title: $(sender), data: { sender: string, id: uuid } }
            """,
            "local.notifications.yaml": """
            notifications:
              reminder: { delivery: local, title: Reminder, body: $(text), variables: { text: string } }
            """,
        ]
    )
}

private func generatedSources(example: String, isInternal: Bool = false) throws -> [String: String] {
    let texts = try exampleSchema(example)
    let root = isInternal ? texts.root.replacing("access: public", with: "access: internal") : texts.root
    return try generatedSources(root, fragments: texts.fragments)
}

/// On a Mac the real frameworks stand in the way of the stubs, and generated code meets Apple's own declarations.
#if os(Linux)
let stubsAreUsable = true
#else
let stubsAreUsable = false
#endif

extension String {
    /// The schema with public output.
    var publicly: String {
        contains("  swift: {")
            ? replacing("  swift: {", with: "  swift: { access: public,")
            : "generate: { swift: { access: public } }\n" + self
    }
}
