// swift-tools-version: 6.1
import PackageDescription

let upcomingFeatures: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A stage of the compiler. Data flows one way: a stage depends only on stages that stand before it.
///
/// - Parameter files: Swift that is not part of the target.
func stage(_ name: String, after dependencies: [Target.Dependency], excluding files: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: upcomingFeatures)
}

/// Mirrors the stage of that name, and may use whatever that stage may use.
///
/// - Parameter files: What is compared with, and is no source: SwiftPM warns of files that it was not told about.
func tests(of name: String, with dependencies: [Target.Dependency] = [], comparing files: [String] = []) -> Target {
    .testTarget(
        name: "\(name.prefix(1).uppercased())\(name.dropFirst())Tests",
        dependencies: [.byName(name: name), "TestSupport"] + dependencies,
        exclude: files,
        swiftSettings: upcomingFeatures
    )
}

let package = Package(
    name: "belfry",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "belfry", targets: ["belfry"]),
        .plugin(name: "BelfryBuildTool", targets: ["BelfryBuildTool"]),
        .plugin(name: "BelfryCommand", targets: ["BelfryCommand"]),
        .plugin(name: "BelfryGenerateCommand", targets: ["BelfryGenerateCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
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
        // The templates are compiled in an app. The target holds their text.
        stage(
            "SwiftGeneration",
            after: ["AppleFacts", "Diagnostics", "Files", "NotificationSchema", "SwiftNaming"],
            excluding: ["Templates"]
        ),
        // What a command does, without a command line.
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
            swiftSettings: upcomingFeatures
        ),
        .plugin(name: "BelfryBuildTool", capability: .buildTool(), dependencies: ["belfry"]),
        // Permission belongs to a plugin, not to a call: what writes is a plugin of its own.
        .plugin(
            name: "BelfryCommand",
            capability: .command(intent: .custom(verb: "belfry", description: "Lints schemas, explains rules")),
            dependencies: ["belfry"]
        ),
        .plugin(
            name: "BelfryGenerateCommand",
            capability: .command(
                intent: .custom(verb: "belfry-generate", description: "Writes Swift and push payloads"),
                permissions: [.writeToPackageDirectory(reason: "It writes the Swift and payloads that schemas name.")]
            ),
            dependencies: ["belfry"]
        ),

        // A test target, so that those who only want the tool do not build it.
        .testTarget(
            name: "TestSupport",
            dependencies: [
                "AppleFacts", "Diagnostics", "Files", "Guidelines", "NotificationSchema", "SwiftGeneration",
                "SwiftNaming",
            ],
            path: "Tests/TestSupport",
            swiftSettings: upcomingFeatures
        ),
        tests(of: "Diagnostics", comparing: ["Expected"]),
        tests(of: "AppleFacts"),
        tests(of: "EnglishStyle"),
        tests(of: "Files"),
        tests(of: "Payloads", with: ["Diagnostics", "Files", "NotificationSchema"], comparing: ["Golden"]),
        tests(of: "SourceSyntax", with: ["Diagnostics"], comparing: ["YAMLCases"]),
        tests(of: "ProjectFiles", with: ["Diagnostics", "Guidelines", "NotificationSchema", "SourceSyntax"]),
        tests(
            of: "NotificationSchema", with: ["Diagnostics", "Guidelines", "SourceSyntax"],
            comparing: ["Broken", "Dump", "Mistakes"]),
        tests(of: "SwiftNaming", with: ["Diagnostics", "NotificationSchema"]),
        tests(
            of: "Guidelines", with: ["AppleFacts", "Diagnostics", "EnglishStyle", "NotificationSchema"],
            comparing: ["Apps", "Fixed"]),
        tests(
            of: "SwiftGeneration",
            with: [
                "AppleFacts", "Diagnostics", "Files", "Guidelines", "NotificationSchema", "Payloads", "SourceSyntax",
                "SwiftNaming",
            ],
            comparing: ["Expected", "Facts", "Programs", "Schemas"]
        ),
        tests(of: "BelfryKit", with: ["Diagnostics", "Files", "Guidelines", "NotificationSchema", "SourceSyntax"]),
        tests(of: "belfry"),
    ],
    swiftLanguageModes: [.v6]
)
