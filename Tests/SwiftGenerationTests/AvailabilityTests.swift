import AppleFacts
import Foundation
import NotificationSchema
import TestSupport
import Testing

/// What a platform lacks is left out there, and what a deployment target is too old for is guarded.
@Suite(.enabled(if: stubsAreUsable)) struct AvailabilityTests {
    /// Deployment targets of every platform, from the oldest for which source is generated.
    enum Generation: String, CaseIterable {
        case oldest, middle, newest

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

    /// Which platforms a schema names.
    enum Scope: CaseIterable {
        case onePlatform, allPlatforms
        /// All platforms, the others at their newest: what one needs a guard for, they have.
        case oneOlder
    }

    static let platformsAndGenerations = Platform.allCases.flatMap { platform in
        Generation.allCases.map { (platform: platform, generation: $0) }
    }

    // MARK: All schemas

    /// The two modes of the language share the two ways to name platforms: neither depends on the other.
    @Test(arguments: platformsAndGenerations, [(Scope.onePlatform, "6"), (.allPlatforms, "5")])
    func compiles(
        _ target: (platform: Platform, generation: Generation),
        _ mode: (scope: Scope, swiftVersion: String)
    ) throws {
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: sources(for: targets(target.platform, target.generation, mode.scope)),
            for: target.platform,
            deploymentTarget: target.generation[target.platform],
            flags: ["-swift-version", mode.swiftVersion]
        )
        #expect(diagnostics == "")
    }

    /// With guards for one platform and none for the others: to SIL, for what only that finds.
    @Test(arguments: Platform.allCases)
    func compilesWhereOnlyOneIsOlder(_ platform: Platform) throws {
        let diagnostics = try AppleTypeChecker.diagnostics(
            of: ["Everything.swift": everything(for: targets(platform, .oldest, .oneOlder))],
            for: platform,
            deploymentTarget: platform.oldestVersion,
            upTo: .sil,
            flags: ["-swift-version", "6"]
        )
        #expect(diagnostics == "")
    }

    /// A check that is always true, or a branch for a platform that the app does not have, is noise.
    @Test(arguments: platformsAndGenerations, Scope.allCases)
    func nothingIsGuardedInVain(_ target: (platform: Platform, generation: Generation), scope: Scope) throws {
        let targets = targets(target.platform, target.generation, scope)
        for (name, source) in try sources(for: targets) {
            for check in source.matches(of: /#available\((.*), \*\)/) {
                for entry in check.output.1.split(separator: ", ") {
                    let parts = entry.split(separator: " ")
                    let platform = try #require(Platform(rawValue: String(parts[0])))
                    let deploymentTarget = try #require(targets[platform], "\(name): \(entry)")
                    #expect(try #require(Version(String(parts[1]))) > deploymentTarget, "\(name): \(entry)")
                }
            }
            for exclusion in source.matches(of: /os\((\w+)\)/) {
                let platform = try #require(Platform(rawValue: String(exclusion.output.1)))
                #expect(targets[platform] != nil, "\(name): \(exclusion.output.0)")
            }
        }
    }

    private func targets(_ platform: Platform, _ generation: Generation, _ scope: Scope) -> [Platform: Version] {
        var targets: [Platform: Version] = [platform: generation[platform]]
        for other in Platform.allCases where other != platform && scope != .onePlatform {
            targets[other] = scope == .oneOlder ? Generation.newest[other] : generation[other]
        }
        return targets
    }

    /// All schemas, so many that they are compiled together: each in a namespace of its own.
    private func sources(for targets: [Platform: Version]) throws -> [String: String] {
        var sources: [String: String] = [:]
        for (index, (name, schema)) in try Self.schemas.get().enumerated() {
            for (file, text) in generatedSources(try schema.retargeted(targets, namespace: "Namespace\(index)")) {
                sources["\(name).\(file)"] = text
            }
        }
        return sources
    }

    private static let schemas = Result {
        let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../examples")
            .standardized
        let folders = try FileManager.default.subpathsOfDirectory(atPath: examples.path)
            .filter { $0.hasSuffix("/notifications.yaml") && !$0.contains(".build/") }.sorted()
            .map { String($0.dropLast("/notifications.yaml".count)) }
        let texts = try ["everything", "routing", "communication", "conditions", "localized"].map {
            ($0, try testFile("Schemas/\($0).yaml"))
        }
        let ofExamples = try folders.map { folder in
            let texts = try exampleSchema(folder)
            let schema = try errorFreeSchema(texts.root, fragments: texts.fragments)
            return (name: folder.replacing("/", with: "-"), schema: schema)
        }
        return try ofExamples
            + (texts + [("smallest", smallestSchema)]).map { name, text in
                (name: name, schema: try errorFreeSchema(text))
            }
    }

    @Test func examplesAreAmongTheSchemas() throws {
        #expect(try Self.schemas.get().count >= 10)
    }

    // MARK: What the compiler would find

    /// Source for a system on the one before: as if guards were forgotten.
    @Test(arguments: [
        ("init(identifier:title:options:icon:)", Platform.iOS, 15), ("interruptionLevel", .iOS, 15),
        ("banner", .iOS, 14),
        ("UNNotificationActionIcon", .macCatalyst, 15), ("UNNotificationActionIcon", .macOS, 12),
        ("UNNotificationActionIcon", .watchOS, 8),
    ])
    func findsWhatIsNewer(_ name: String, platform: Platform, version: Int) throws {
        let system = platform == .macCatalyst ? "Mac Catalyst" : platform.rawValue
        #expect(
            try diagnostics(of: everything(for: [platform: Version(version)]), platform, Version(version - 1))
                .contains("error: '\(name)' is only available in \(system) \(version).0 or newer")
        )
    }

    /// Source for iOS on other systems: as if exclusions were forgotten.
    @Test(arguments: [
        ("allowInCarPlay", Platform.macOS), ("INSendMessageIntentIdentifier", .macOS),
        ("hiddenPreviewsShowTitle", .watchOS), ("init(named:)", .watchOS),
        ("UNNotificationCategory", .tvOS), ("UNNotificationResponse", .tvOS),
    ])
    func findsWhatDoesNotExist(_ name: String, platform: Platform) throws {
        #expect(
            try diagnostics(of: everything(for: [.iOS: Version(15)]), platform, Generation.newest[platform])
                .contains("error: '\(name)' is unavailable in \(platform)")
        )
    }

    /// A single guard, a single exclusion.
    @Test(arguments: [
        ("if #available(iOS 15.0, *)", "if true", Platform.iOS, "is only available in iOS 15.0 or newer"),
        ("#if !os(macOS)", "#if true", .macOS, "is unavailable in macOS"),
        ("#if !os(watchOS)", "#if true", .watchOS, "is unavailable in watchOS"),
        ("#if canImport(UserNotifications) && !os(tvOS)", "#if true", .tvOS, "is unavailable in tvOS"),
    ])
    func findsOneThatIsForgotten(_ condition: String, replacement: String, platform: Platform, finding: String) throws {
        let targets: [Platform: Version] = [
            .iOS: Version(14), .macOS: Version(12), .watchOS: Version(8), .tvOS: Version(15),
        ]
        let source = try everything(for: targets)
        try #require(source.contains(condition))
        let version = try #require(targets[platform])
        #expect(try diagnostics(of: source, platform, version) == "")
        let planted = source.replacing(condition, with: replacement, maxReplacements: 1)
        #expect(try diagnostics(of: planted, platform, version).contains(finding))
    }

    // MARK: What the schema makes available

    /// Calls in place of the registrations of Schemas/conditions.yaml, each available exactly where that says so.
    private static let registrations = [
        ("actions.append(translateAction())", "translate()"), ("actions.append(pinAction)", "pin(); _ = pinAction"),
        ("actions.append(reportAction)", "report(); _ = reportAction"),
        ("categories.insert(cameraCategory())", "camera()"), ("categories.insert(orderCategory())", "order()"),
    ]

    private static let declarations = """
        @available(iOS 18.0, macCatalyst 18.0, visionOS 1.0, *)
        @available(macOS, unavailable) @available(watchOS, unavailable) nonisolated func translate() {}
        @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, *) nonisolated func pin() {}
        @available(macCatalyst 16.0, watchOS 9.0, visionOS 1.0, *)
        @available(iOS, unavailable) nonisolated func report() {}
        @available(visionOS 1.0, *)
        @available(iOS, unavailable) @available(macCatalyst, unavailable) @available(watchOS, unavailable)
        nonisolated func camera() {}
        @available(iOS 15.4, *)
        @available(macCatalyst, unavailable) @available(visionOS, unavailable) nonisolated func order() {}

        """

    private func diagnosticsOfConditions(
        _ platform: Platform,
        without condition: String? = nil
    ) throws -> String {
        let targets = targets(platform, .oldest, .allPlatforms)
        let schema = try errorFreeSchema(testFile("Schemas/conditions.yaml")).retargeted(targets, namespace: "Planted")
        var source = try #require(generatedSources(schema).values.first)
        for (registration, call) in Self.registrations {
            try #require(source.contains(registration))
            source = source.replacing(registration, with: call)
        }
        if let condition {
            try #require(source.contains(condition))
            source = source.replacing(condition, with: condition.hasPrefix("#") ? "#if true" : "if true")
        }
        return try AppleTypeChecker.diagnostics(
            of: ["Planted.swift": source, "Declarations.swift": Self.declarations],
            for: platform,
            deploymentTarget: platform.oldestVersion,
            flags: ["-swift-version", "6", "-D", "SNAPSHOTS", "-suppress-warnings"]
        )
    }

    @Test(arguments: Platform.allCases.filter { $0 != .tvOS })
    func registersOnlyWhereTheSchemaSays(_ platform: Platform) throws {
        #expect(try diagnosticsOfConditions(platform) == "")
    }

    @Test(arguments: [
        ("if #available(iOS 18.0, macCatalyst 18.0, *)", Platform.iOS, "'translate()' is only available in iOS 18.0"),
        ("#if !os(macOS) && !os(watchOS)", .watchOS, "'translate()' is unavailable in watchOS"),
        ("if #available(iOS 16.0, macCatalyst 16.0, macOS 13.0, *)", .macOS, "'pin()' is only available in macOS 13.0"),
        ("#if !(os(iOS) && !targetEnvironment(macCatalyst))", .iOS, "'report()' is unavailable in iOS"),
        ("#if SNAPSHOTS && !os(iOS) && !os(watchOS)", .macCatalyst, "'camera()' is unavailable in Mac Catalyst"),
        ("#if !targetEnvironment(macCatalyst) && !os(visionOS)", .visionOS, "'order()' is unavailable in visionOS"),
    ])
    func findsConditionThatIsForgotten(_ condition: String, platform: Platform, finding: String) throws {
        #expect(try diagnosticsOfConditions(platform, without: condition).contains("error: \(finding)"))
    }

    /// Where only iOS is older, its check holds on Mac Catalyst and visionOS from the start, and is no warning.
    @Test(arguments: [Platform.macCatalyst, .visionOS])
    func checksOfIOSAreNoneElsewhere(_ platform: Platform) throws {
        let targets = targets(.iOS, .oldest, .oneOlder)
        let schema = try errorFreeSchema(testFile("Schemas/conditions.yaml")).retargeted(targets, namespace: "Planted")
        let source = try #require(generatedSources(schema).values.first)
        #expect(try diagnostics(of: source, platform, Generation.newest[platform]) == "")
    }

    private func everything(for targets: [Platform: Version]) throws -> String {
        let schema = try errorFreeSchema(testFile("Schemas/everything.yaml")).retargeted(targets, namespace: "Planted")
        return try #require(generatedSources(schema).values.first)
    }

    private func diagnostics(of source: String, _ platform: Platform, _ version: Version) throws -> String {
        try AppleTypeChecker.diagnostics(of: ["Planted.swift": source], for: platform, deploymentTarget: version)
    }
}

extension Schema {
    /// The schema of an app with these deployment targets.
    fileprivate func retargeted(_ targets: [Platform: Version], namespace: String) throws -> Schema {
        let node = try #require(categories.first).name.node
        var copy = self
        copy.app.platforms = targets.mapValues { Located($0, node) }
        copy.generate.namespaceText = Located(namespace, node)
        return copy
    }
}
