import AppleFacts
import Foundation
import NotificationSchema
import TestSupport
import Testing

/// Code is excluded on platforms that lack an API, and guarded for deployment targets that are too old.
@Suite(.enabled(if: stubsAreUsable)) struct AvailabilityTests {
    /// Deployment targets of every platform, from the oldest that is supported.
    enum Generation: String, CaseIterable {
        case oldest, middle, newest

        var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

        subscript(platform: Platform) -> Version {
            switch (self, platform) {
            case (.oldest, _): platform.oldestVersion
            case (.middle, .iOS), (.middle, .macCatalyst), (.middle, .tvOS): Version(15)
            case (.middle, .macOS): Version(12)
            case (.middle, .watchOS): Version(8)
            case (.middle, .visionOS): Version(2)
            case (.newest, _): Version(26)
            }
        }
    }

    /// The platforms that a schema names.
    enum Scope: CaseIterable {
        case onePlatform, allPlatforms
        /// All platforms, with all others at their newest version, so that only one needs guards.
        case oneOlder
    }

    static let platformsAndGenerations = Platform.allCases.flatMap { platform in
        Generation.allCases.map { (platform: platform, generation: $0) }
    }

    // MARK: All schemas

    /// The two ways to name platforms take turns from platform to platform and from generation to generation, and so do
    /// the language modes, which are independent of them. `BELFRY_MODES=all` is everything.
    private static let compiled = platformsAndGenerations.flatMap { target in
        let modes = [(scope: Scope.onePlatform, swiftVersion: "6"), (scope: .allPlatforms, swiftVersion: "5")]
        let turn = target.generation.index + (Platform.allCases.firstIndex(of: target.platform) ?? 0)
        let isWhole = ProcessInfo.processInfo.environment["BELFRY_MODES"] == "all"
        return (isWhole ? modes : [modes[turn % modes.count]]).map { (target: target, mode: $0) }
    }

    @Test(arguments: compiled)
    func compiles(
        _ target: (platform: Platform, generation: Generation),
        _ mode: (scope: Scope, swiftVersion: String)
    ) throws {
        let turns = Generation.allCases.count * 2
        let turn =
            target.generation.index * 2 + (mode.scope == .onePlatform ? 0 : 1)
            + (Platform.allCases.firstIndex(of: target.platform) ?? 0)
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: sources(
                of: Self.completeSchemas.get() + Self.otherSchemas(turn: turn % turns, of: turns), for: target.platform,
                target.generation, mode.scope),
            for: target.platform,
            deploymentTarget: target.generation[target.platform],
            flags: ["-swift-version", mode.swiftVersion]
        )
        #expect(diagnostics == "")
    }

    /// With guards for one platform and none for the others; compiled to SIL, for additional diagnostics.
    @Test(arguments: Platform.allCases)
    func compilesWhereOnlyOneIsOlder(_ platform: Platform) throws {
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: ["Everything.swift": everything(for: Self.targets(platform, .oldest, .oneOlder))],
            for: platform,
            deploymentTarget: platform.oldestVersion,
            upTo: .sil,
            flags: ["-swift-version", "6"]
        )
        #expect(diagnostics == "")
    }

    /// A check that is always true, or a branch for a platform that the app doesn't have, is noise.
    @Test(arguments: platformsAndGenerations, Scope.allCases)
    func nothingIsGuardedUnnecessarily(_ target: (platform: Platform, generation: Generation), scope: Scope) throws {
        let targets = Self.targets(target.platform, target.generation, scope)
        let sources = try sources(of: Self.completeSchemas.get(), for: target.platform, target.generation, scope)
        for (name, source) in sources {
            for check in source.matches(of: /#available\((.*), \*\)/) {
                for entry in check.output.1.split(separator: ", ") {
                    let parts = entry.split(separator: " ")
                    let platform = try #require(Platform(rawValue: String(parts[0])))
                    let deploymentTarget = try #require(targets[platform], "\(name): \(entry)")
                    #expect(try #require(Version(String(parts[1]))) > deploymentTarget, "\(name): \(entry)")
                }
            }
            // Servers run on other systems.
            let systemsOfServers = ["Linux", "Windows", "Android"]
            for exclusion in source.matches(of: /os\((\w+)\)/)
            where !systemsOfServers.contains(String(exclusion.output.1)) {
                let platform = try #require(Platform(rawValue: String(exclusion.output.1)))
                #expect(targets[platform] != nil, "\(name): \(exclusion.output.0)")
            }
        }
    }

    static func targets(_ platform: Platform, _ generation: Generation, _ scope: Scope) -> [Platform: Version] {
        var targets: [Platform: Version] = [platform: generation[platform]]
        for other in Platform.allCases where other != platform && scope != .onePlatform {
            targets[other] = scope == .oneOlder ? Generation.newest[other] : generation[other]
        }
        return targets
    }

    /// What is generated from schemas with the targets of one generation, each in its own namespace.
    private func sources(
        of schemas: [NamedSchema], for platform: Platform, _ generation: Generation, _ scope: Scope
    ) throws -> [String: String] {
        let targets = Self.targets(platform, generation, scope)
        var sources: [String: String] = [:]
        for (index, (name, schema)) in schemas.enumerated() {
            for (file, text) in generatedSources(try schema.retargeted(targets, namespace: "Namespace\(index)")) {
                sources["\(name).\(file)"] = text
            }
        }
        return sources
    }

    private typealias NamedSchema = (name: String, schema: Schema)

    /// The schemas that use everything.
    private static let completeSchemas = Result<[NamedSchema], any Error> {
        try ["everything", "communication", "conditions", "localized", "words"].map { name in
            (name: name, schema: try errorFreeSchema(testFile("Schemas/\(name).yaml")))
        }
    }

    /// A part of the other schemas and of the examples, so that each is compiled for some platforms.
    private static func otherSchemas(turn: Int, of turns: Int) throws -> [NamedSchema] {
        try otherSchemas.get().enumerated().filter { $0.offset % turns == turn }.map(\.element)
    }

    private static let otherSchemas = Result<[NamedSchema], any Error> {
        let tests = try ["routing", "local", "structured"].map { name in
            (name: name, schema: try errorFreeSchema(testFile("Schemas/\(name).yaml")))
        }
        return tests + [(name: "smallest", schema: try errorFreeSchema(smallestSchema))] + (try examples.get())
    }

    private static let examples = Result {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../examples")
            .standardized
        let folders = try FileManager.default.subpathsOfDirectory(atPath: examples.path)
            .filter { $0.hasSuffix("/notifications.yaml") && !$0.contains(".build/") }.sorted()
            .map { String($0.dropLast("/notifications.yaml".count)) }
        return try folders.map { folder in
            let texts = try exampleSchema(folder)
            let schema = try errorFreeSchema(texts.root, fragments: texts.fragments)
            return (name: folder.replacing("/", with: "-"), schema: schema)
        }
    }

    @Test func examplesAreAmongTheSchemas() throws {
        #expect(try Self.examples.get().count >= 10)
    }

    /// If only iOS is older, its check is always true on Mac Catalyst and visionOS, without a warning.
    @Test(arguments: [Platform.macCatalyst, .visionOS])
    func checksForIOSDoNotAffectOtherPlatforms(_ platform: Platform) throws {
        let targets = Self.targets(.iOS, .oldest, .oneOlder)
        let schema = try errorFreeSchema(testFile("Schemas/conditions.yaml")).retargeted(targets, namespace: "Planted")
        let source = generatedSource(schema)
        #expect(try diagnostics(of: source, platform, Generation.newest[platform]) == "")
    }

    private func everything(for targets: [Platform: Version]) throws -> String {
        let schema = try errorFreeSchema(testFile("Schemas/everything.yaml")).retargeted(targets, namespace: "Planted")
        return generatedSource(schema)
    }

    private func diagnostics(of source: String, _ platform: Platform, _ version: Version) throws -> String {
        try AppleTypeChecker.diagnostics(of: ["Planted.swift": source], for: platform, deploymentTarget: version)
    }
}

extension Schema {
    /// The schema of an app with these deployment targets.
    func retargeted(_ targets: [Platform: Version], namespace: String) throws -> Schema {
        let node = try #require(categories.first?.name ?? activities.first?.name ?? notifications.first?.name).node
        var copy = self
        copy.app.platforms = targets.mapValues { Located($0, node) }
        copy.generate.namespaceText = Located(namespace, node)
        return copy
    }
}
