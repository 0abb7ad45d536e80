import TestSupport
import Testing

/// Name conflicts and imports: nested names are found from outside, and imports are no more public than necessary.
@Suite(.enabled(if: stubsAreUsable)) struct ScopeTests {
    private struct Source: Sendable {
        var root: String
        var fragments: [String: String] = [:]
    }

    /// Each has its own namespace, so that all are compiled together.
    private static let schemas: [Source] = [
        // The decrypted notification has values that are declared there.
        Source(
            root: """
                notifications:
                  sealed: { title: Post, encrypted: true, becomes: [direct], data: { sealed: string } }
                  direct:
                    delivery: extension
                    title: Post for $(place)
                    body: $(decrypted)
                    variables: { place: { values: [home, work] }, decrypted: { values: [here, elsewhere] } }
                    data: { sender: string }
                """),
        // Data of the encrypted notification have a type with the name of the decrypted one.
        Source(
            root: """
                notifications:
                  sealed:
                    title: Post
                    encrypted: true
                    becomes: [direct]
                    data: { sealed: string, direct: { values: [here, elsewhere] }, decrypted: string }
                  direct: { delivery: extension, title: Post for $(name), data: { name: string } }
                """),
        // No notification becomes one with its own types.
        Source(
            root: """
                notifications:
                  sealed: { title: Post, encrypted: true, data: { decrypted: { values: [here, elsewhere] } } }
                """),
        // Only the Apple part uses Foundation in its public API.
        Source(
            root: "notifications: { alarm: { delivery: local, title: Wake Up $(name), data: { name: string } } }"),
        Source(
            root: """
                notifications:
                  alarm:
                    delivery: local
                    title: $(due)
                    collapse-id: a
                    variables: { due: { type: date, format: date } }
                """
        ),
        // Fragments: with only a date, with their own identifiers, with content that is made elsewhere.
        Source(
            root: "",
            fragments: [
                "expiring":
                    "notifications: { sale: { title: Sale in $(shop), expires-in: 2h, data: { shop: string } } }",
                "plain": "notifications: { news: { title: News of $(shop), data: { shop: string } } }",
                "dated": """
                notifications:
                  call: { title: Call of $(day), variables: { day: { type: date, format: date } } }
                """,
                "local": """
                notifications:
                  alarm: { delivery: local, title: $(name), collapse-id: alarm, data: { name: string } }
                """,
                "named": "notifications: { timer: { delivery: local, title: $(name), data: { name: string } } }",
                "sealed": """
                notifications:
                  sealed: { title: Post, encrypted: true, becomes: [post, letter], data: { sealed: string } }
                """,
                "post": """
                notifications:
                  post:
                    delivery: extension
                    title: Post of $(day)
                    variables: { day: { type: date, format: date } }
                    data: { name: string }
                """,
                "letter": """
                notifications:
                  letter: { delivery: extension, title: Letter from $(name), data: { name: string } }
                """,
            ]),
    ]

    /// On servers, UserNotifications doesn't exist.
    @Test(arguments: ["UserNotifications", "NoSuchModule"], ["public", "internal"])
    func compiles(_ module: String, access: String) throws {
        var sources: [String: String] = [:]
        for (index, schema) in Self.schemas.enumerated() {
            let namespace = "Namespace\(index)"
            let fragments = schema.fragments.map { ("\($0).notifications.yaml", $1) }
            let generated = try generatedSources(
                "generate: { swift: { namespace: \(namespace), access: \(access) } }\n" + schema.root,
                fragments: Dictionary(uniqueKeysWithValues: fragments))
            for (file, text) in generated {
                sources["\(namespace).\(file)"] = text.replacing(
                    "canImport(UserNotifications)", with: "canImport(\(module))")
            }
        }
        let flags = ["-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault"]
        let diagnostics = try SwiftCompiler.diagnostics(of: sources, flags: flags)
        #expect(diagnostics == "")
    }
}
