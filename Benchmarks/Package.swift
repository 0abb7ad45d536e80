// swift-tools-version: 6.1
import PackageDescription

// The stages are compiled as targets of this package, through the link `Stages`, so that only they are measured, and so
// that they don't have to be products of Belfry.

let upcomingFeatures: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// - Parameter files: Swift files that aren't part of the target.
func stage(_ name: String, after dependencies: [Target.Dependency], excluding files: [String] = []) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Stages/\(name)", exclude: files,
        swiftSettings: upcomingFeatures)
}

let package = Package(
    name: "belfry-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .systemLibrary(name: "CLibYAML", path: "Stages/CLibYAML", pkgConfig: "yaml-0.1"),
        stage("Diagnostics", after: []),
        stage("AppleFacts", after: []),
        stage("EnglishStyle", after: []),
        stage("Files", after: ["Diagnostics"]),
        stage("SourceSyntax", after: ["CLibYAML", "Diagnostics"]),
        stage("NotificationSchema", after: ["AppleFacts", "Diagnostics", "SourceSyntax"]),
        stage("SwiftNaming", after: ["AppleFacts", "Diagnostics", "NotificationSchema", "SourceSyntax"]),
        stage("ProjectFiles", after: ["AppleFacts", "Diagnostics", "Files", "NotificationSchema", "SourceSyntax"]),
        stage("Payloads", after: ["AppleFacts", "Diagnostics", "Files", "NotificationSchema", "SourceSyntax"]),
        stage(
            "Guidelines",
            after: [
                "AppleFacts", "Diagnostics", "EnglishStyle", "Files", "NotificationSchema", "Payloads", "ProjectFiles",
                "SourceSyntax", "SwiftNaming",
            ]
        ),
        stage(
            "SwiftGeneration",
            after: ["AppleFacts", "Diagnostics", "Files", "NotificationSchema", "SwiftNaming"],
            excluding: ["Templates"]
        ),
        stage(
            "BelfryKit",
            after: [
                "Diagnostics", "Files", "Guidelines", "NotificationSchema", "Payloads", "ProjectFiles", "SourceSyntax",
                "SwiftGeneration", "SwiftNaming",
            ]
        ),
        .executableTarget(
            name: "belfry",
            dependencies: [
                "BelfryKit", "Diagnostics", "Files", "Guidelines", "ProjectFiles",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Stages/belfry",
            swiftSettings: upcomingFeatures
        ),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "CLibYAML", "Diagnostics", "Guidelines", "NotificationSchema", "Payloads", "SourceSyntax",
                "SwiftGeneration", "belfry",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: upcomingFeatures
        ),
        // The minimum cost of a Swift process, for comparison with a whole run of Belfry.
        .executableTarget(name: "EmptyProgram", swiftSettings: upcomingFeatures),
    ],
    swiftLanguageModes: [.v6]
)
