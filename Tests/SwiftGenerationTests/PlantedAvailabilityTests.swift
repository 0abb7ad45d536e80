import AppleFacts
import Foundation
import NotificationSchema
import TestSupport
import Testing

/// Code with a missing guard or exclusion: the compiler reports it, so `AvailabilityTests` would fail.
///
/// All planted mistakes of a platform are compiled together, each in its own namespace and file.
@Suite(.enabled(if: stubsAreUsable)) struct PlantedAvailabilityTests {
    struct Plant: Sendable {
        /// The name in `Schemas`, without the suffix.
        var schema: String
        var targets: [Platform: Version]
        /// The condition to remove from the source; nil if the source is for other targets than those of the
        /// compilation.
        var condition: String?
        /// The expected errors of the compiler.
        var errors: [String]
    }

    @Test(arguments: Platform.allCases)
    func findsPlantedMistakes(_ platform: Platform) throws {
        let plants = Self.plants(for: platform)
        #expect(!plants.isEmpty)
        let diagnostics = try diagnostics(of: plants, removingConditions: true, for: platform).split(separator: "\n")
        for (index, plant) in plants.enumerated() {
            for error in plant.errors {
                let isFound = diagnostics.contains {
                    $0.hasPrefix("Planted\(index).swift:") && $0.contains(" error: ") && $0.contains(error)
                }
                #expect(isFound, "\(plant): \(error)")
            }
        }
    }

    /// With all guards, the original code has no errors.
    @Test(arguments: Platform.allCases)
    func findsNothingElse(_ platform: Platform) throws {
        let plants = Self.plants(for: platform).filter { $0.condition != nil }
        let conditions = Plant(
            schema: "conditions", targets: AvailabilityTests.targets(platform, .oldest, .allPlatforms), errors: [])
        #expect(
            try diagnostics(of: plants + [conditions], removingConditions: false, for: platform) == "")
    }

    // MARK: Plants

    private static func plants(for platform: Platform) -> [Plant] {
        let names = newerThanTarget.filter { $0.platform == platform }
        let newer = names.map(\.version).max().map { version in
            Plant(
                schema: "everything", targets: [platform: Version(version)],
                errors: names.map {
                    "'\($0.name)' is only available in \(platform.displayName) \($0.version).0 or newer"
                })
        }
        let missing = missingOnPlatform[platform].map { names in
            Plant(
                schema: "everything", targets: [.iOS: Version(15)],
                errors: names.map { "'\($0)' is unavailable in \(platform)" })
        }
        var targets: [Platform: Version] = [
            .iOS: Version(14), .macOS: Version(12), .watchOS: Version(8), .tvOS: Version(15),
        ]
        targets[platform] = platform.oldestVersion
        let forgotten = forgottenConditions[platform].map { condition, error in
            Plant(schema: "everything", targets: targets, condition: condition, errors: [error])
        }
        let ofSchema = forgottenConditionsOfSchema.filter { $0.platform == platform }.map { plant in
            Plant(
                schema: "conditions", targets: AvailabilityTests.targets(platform, .oldest, .allPlatforms),
                condition: plant.condition, errors: [plant.error])
        }
        return [newer, missing, forgotten].compactMap { $0 } + ofSchema
    }

    /// Code for a newer system on an older one: as if guards were missing.
    private static let newerThanTarget: [(name: String, platform: Platform, version: Int)] = [
        ("init(identifier:title:options:icon:)", .iOS, 15), ("interruptionLevel", .iOS, 15), ("banner", .iOS, 14),
        ("UNNotificationActionIcon", .macCatalyst, 15), ("UNNotificationActionIcon", .macOS, 12),
        ("UNNotificationActionIcon", .watchOS, 8),
    ]

    /// Code for iOS on other systems: as if exclusions were missing.
    private static let missingOnPlatform: [Platform: [String]] = [
        .macOS: ["allowInCarPlay", "INSendMessageIntentIdentifier"],
        .watchOS: ["hiddenPreviewsShowTitle", "init(named:)"],
        .tvOS: ["UNNotificationCategory", "UNNotificationResponse"],
    ]

    /// A single missing guard or exclusion.
    private static let forgottenConditions: [Platform: (condition: String, error: String)] = [
        .iOS: ("if #available(iOS 15.0, *)", "is only available in iOS 15.0 or newer"),
        .macOS: ("#if !os(macOS)", "is unavailable in macOS"),
        .watchOS: ("#if !os(watchOS)", "is unavailable in watchOS"),
        .tvOS: ("#if canImport(UserNotifications) && !os(tvOS)", "is unavailable in tvOS"),
    ]

    // MARK: Conditions of the schema

    /// The conditions of `Schemas/conditions.yaml`.
    private static let forgottenConditionsOfSchema: [(condition: String, platform: Platform, error: String)] = [
        ("if #available(iOS 18.0, macCatalyst 18.0, *)", .iOS, "'translate()' is only available in iOS 18.0"),
        ("#if !os(macOS) && !os(watchOS)", .watchOS, "'translate()' is unavailable in watchOS"),
        ("if #available(iOS 16.0, macCatalyst 16.0, macOS 13.0, *)", .macOS, "'pin()' is only available in macOS 13.0"),
        ("#if !(os(iOS) && !targetEnvironment(macCatalyst))", .iOS, "'report()' is unavailable in iOS"),
        ("#if SNAPSHOTS && !os(iOS) && !os(watchOS)", .macCatalyst, "'camera()' is unavailable in Mac Catalyst"),
        ("#if !targetEnvironment(macCatalyst) && !os(visionOS)", .visionOS, "'order()' is unavailable in visionOS"),
    ]

    /// Replacements for the registrations of that schema, each with the declared availability.
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

    // MARK: Compiling

    private func diagnostics(
        of plants: [Plant],
        removingConditions: Bool,
        for platform: Platform
    ) throws -> String {
        var sources = ["Declarations.swift": Self.declarations]
        for (index, plant) in plants.enumerated() {
            let schema = try errorFreeSchema(testFile("Schemas/\(plant.schema).yaml"))
                .retargeted(plant.targets, namespace: "Planted\(index)")
            var source = generatedSource(schema)
            if plant.schema == "conditions" {
                for (registration, call) in Self.registrations {
                    try #require(source.contains(registration))
                    source = source.replacing(registration, with: call)
                }
            }
            if removingConditions, let condition = plant.condition {
                try #require(source.contains(condition))
                let always = condition.hasPrefix("#") ? "#if true" : "if true"
                let count = plant.schema == "conditions" ? Int.max : 1
                source = source.replacing(condition, with: always, maxReplacements: count)
            }
            sources["Planted\(index).swift"] = source
        }
        return try AppleTypeChecker.diagnostics(
            of: sources, for: platform, deploymentTarget: platform.oldestVersion,
            flags: ["-swift-version", "6", "-D", "SNAPSHOTS", "-suppress-warnings"])
    }
}

extension Platform {
    /// The name in compiler diagnostics.
    fileprivate var displayName: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }
}
