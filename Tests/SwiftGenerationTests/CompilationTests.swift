import Foundation
import TestSupport
import Testing

/// Generated code compiles without warnings in every mode of an app.
@Suite(.enabled(if: stubsAreUsable)) struct CompilationTests {
    /// Each has its own namespace, so that all are one module.
    private struct Source: Sendable {
        var name: String
        var root: String
        var fragments: [String: String] = [:]
        var share = Share.twoModes
    }

    /// In which modes a schema is compiled.
    private enum Share {
        /// Public in every other mode.
        case everyMode
        /// In three that have both languages and all isolations; public in one of them at least.
        case everyOtherMode
        /// In two modes that differ in language and isolation; public in one of them.
        case twoModes
    }

    private static let sources = Result {
        // Together these have every part that may be generated.
        var sources = [
            Source(name: "everything", root: try testFile("Schemas/everything.yaml"), share: .everyMode)
        ]
        sources += try ["communication", "structured", "localized", "open"].map {
            Source(name: $0, root: try testFile("Schemas/\($0).yaml"), share: .everyOtherMode)
        }
        let keys = try testFile("Schemas/keys.yaml").replacing("access: internal, ", with: "")
        sources.append(Source(name: "keys", root: keys))
        sources += try ["conditions", "names"].map { Source(name: $0, root: try testFile("Schemas/\($0).yaml")) }
        // The code for the declarations is in a file of its own.
        let deprecated = try testFile("Schemas/deprecated.yaml").split(separator: "actions:\n", maxSplits: 1)
        sources.append(
            Source(
                name: "deprecated", root: String(deprecated[0]),
                fragments: ["gallery.notifications.yaml": "actions:\n" + deprecated[1]]))
        sources += [
            Source(name: "smallest", root: smallestSchema),
            Source(name: "fragments", root: fragmented.root, fragments: fragmented.fragments),
            Source(name: "empty", root: "categories: {}\n"),
            Source(name: "shared actions", root: sharedActions),
            Source(name: "many activities", root: Self.manyActivities),
            Source(name: "only local", root: "notifications:\n  alarm: { delivery: local, title: Alarm }\n"),
        ]
        for (name, folder) in [
            ("messenger", "messenger/Sources/ParleyNotifications"),
            ("delivery", "delivery/Sources/CourierNotifications"),
        ] {
            let texts = try exampleSchema(folder)
            let root = texts.root.replacing(", access: public", with: "")
            sources.append(Source(name: name, root: root, fragments: texts.fragments))
        }
        return sources
    }

    /// What is compiled in a mode. `BELFRY_MODES=all` is everything.
    private static func sources(in mode: Int) throws -> [Source] {
        let count = SwiftCompiler.modes.count
        return try sources.get().enumerated().flatMap { index, source in
            let (isInternal, isPublic): (Bool, Bool)
            switch source.share {
            case .everyMode:
                isInternal = (mode + index).isMultiple(of: 2)
                isPublic = !isInternal
            case .everyOtherMode:
                let isCompiled = (mode + index).isMultiple(of: 2)
                isPublic = isCompiled && mode / 2 == index % (count / 2)
                isInternal = isCompiled && !isPublic
            case .twoModes:
                let turn = index % count
                // The modes of a language follow each other.
                let (language, isolation) = (turn / (count / 2), turn % (count / 2))
                isInternal = mode == turn
                isPublic = mode == (1 - language) * (count / 2) + (isolation + 1) % (count / 2)
            }
            var publicSource = source
            (publicSource.name, publicSource.root) = ("public \(source.name)", source.root.publicly)
            return (isInternal || isWhole ? [source] : []) + (isPublic || isWhole ? [publicSource] : [])
        }
    }

    /// Fifty, which together declare most kinds of values.
    private static let manyActivities =
        "activities:\n"
        + (1...50).map { index in
            """
              activity-\(index):
                swift-name: Many\(index)
                attributes: { name: string, id\(index): uuid }
                state:
                  step: { values: [a, b, c\(index)] }
                  at: date
                  items: [{ name: string, count\(index): integer? }]
                  amount: \(index.isMultiple(of: 2) ? "integer" : "decimal")
                start: { title: Started by $(name) }
                alerts: { news: { title: News, body: $(name) is $(step)., when: { step: a } } }
                stale-after: \(index)m
                dismiss-after: 20m
                broadcast: \(index.isMultiple(of: 5))

            """
        }.joined()

    private static let isWhole = ProcessInfo.processInfo.environment["BELFRY_MODES"] == "all"

    /// Beside a user's file with plain imports.
    static let userFile = """
        import Foundation
        import UserNotifications

        enum UserCode {
            static func now() -> Date { Date() }
            static func center() -> UNUserNotificationCenter { .current() }
        }
        """

    @Test(arguments: zip(SwiftCompiler.modes, SwiftCompiler.modes.indices))
    func compiles(_ mode: [String], index: Int) throws {
        var sources = ["UserCode.swift": Self.userFile]
        for (index, schema) in try Self.sources(in: index).enumerated() {
            let generated = try generatedSources(
                schema.root.inNamespace("Namespace\(index)"), fragments: schema.fragments)
            for (file, text) in generated { sources["\(schema.name).\(file)"] = text.withActivityKitEverywhere }
        }
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: mode) == "")
    }

    /// The many names mean the same in every mode.
    @Test func namesInUseOfGeneratedCodeCompile() throws {
        let sources = try generatedSources(NamesInUse.schema)
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: ["-swift-version", "6"]) == "")
    }

    /// Each identifier has one case, whatever the names of its actions.
    @Test func categoriesShareNamesAndIdentifiersOfActions() throws {
        let source = try generatedSource(Self.sharedActions)
        #expect(source.contains("case retry = \"invitation-retry\"\n"))
        #expect(source.contains("case paymentRetry = \"payment-retry\"\n"))
        #expect(!source.contains("case again = "))
    }

    private static let sharedActions =
        SampleSchema.actionsOfOneNameOrIdentifier
        + "notifications:\n  invited: { category: invitation, title: $(name), data: { name: string } }\n"

    /// As in an app's build settings.
    @Test(arguments: [["DEBUG"], ["SNAPSHOTS", "LITE"], ["DEBUG", "SNAPSHOTS"]])
    func compilesUnderConditions(_ conditions: [String]) throws {
        let sources = try generatedSources(testFile("Schemas/conditions.yaml"))
        let flags = ["-swift-version", "6"] + conditions.flatMap { ["-D", $0] }
        #expect(try SwiftCompiler.diagnostics(of: sources, flags: flags) == "")
    }

    @Test(arguments: ["everything", "localized"])
    func portablePartCompilesWithoutApple(_ schema: String) throws {
        let source = try generatedSource(testFile("Schemas/\(schema).yaml"))
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

/// On a Mac, the real frameworks conflict with the stubs, and generated code is compiled with Apple's declarations.
#if os(Linux)
let stubsAreUsable = true
#else
let stubsAreUsable = false
#endif

extension String {
    /// The schema with public output.
    var publicly: String { withOption("access: public") }

    /// The schema with a unique namespace.
    func inNamespace(_ namespace: String) -> String {
        // Types of activities are outside the namespace.
        replacing(/, namespace: \w+|namespace: \w+,? ?/, with: "").withOption("namespace: \(namespace)")
            .replacing(/swift-name: (\w+)/) { "swift-name: \($0.output.1)Of\(namespace)" }
    }

    /// The schema with an option of `generate: { swift: … }`.
    private func withOption(_ option: String) -> String {
        contains("swift: {")
            ? replacing("swift: {", with: "swift: { \(option),", maxReplacements: 1)
            : "generate: { swift: { \(option) } }\n" + self
    }
}
