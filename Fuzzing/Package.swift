// swift-tools-version: 6.1
import PackageDescription

// The stages are compiled as targets of this package, through the link `Stages`, so that the fuzzer counts all their
// branches, and so that they don't have to be products of Belfry.

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
    name: "belfry-fuzzing",
    platforms: [.macOS(.v13)],
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
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "Diagnostics", "Files", "Guidelines", "NotificationSchema", "Payloads", "ProjectFiles", "SourceSyntax",
                "SwiftGeneration",
            ],
            swiftSettings: upcomingFeatures
        ),
    ],
    swiftLanguageModes: [.v6]
)
