// swift-tools-version: 6.1
import PackageDescription

// The plugins over a prebuilt Belfry: packages that depend on this one don't compile Belfry.
let package = Package(
    name: "belfry-plugins",
    products: [
        .plugin(name: "BelfryBuildTool", targets: ["BelfryBuildTool"]),
        .plugin(name: "BelfryCommand", targets: ["BelfryCommand"]),
        .plugin(name: "BelfryGenerateCommand", targets: ["BelfryGenerateCommand"]),
    ],
    targets: [
        // script/release replaces the path if it knows the URL.
        .binaryTarget(name: "belfry", path: "belfry.artifactbundle"),
        .plugin(name: "BelfryBuildTool", capability: .buildTool(), dependencies: ["belfry"]),
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
    ],
    swiftLanguageModes: [.v6]
)
