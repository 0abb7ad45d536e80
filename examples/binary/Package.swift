// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "binary",
    platforms: [.iOS(.v15), .macOS(.v13)],
    targets: [
        // Made by script/release. For a released version, write this instead, with the checksum that the script prints:
        //     .binaryTarget(name: "belfry", url: "…/belfry.artifactbundle.zip", checksum: "…")
        .binaryTarget(name: "belfry", path: "belfry.artifactbundle"),
        // The sources of the plugin: a link here, a copy in your package.
        .plugin(
            name: "BelfryBuildTool",
            capability: .buildTool(),
            dependencies: ["belfry"],
            path: "Plugins/BelfryBuildTool"
        ),
        .executableTarget(name: "App", plugins: ["BelfryBuildTool"]),
    ],
    swiftLanguageModes: [.v6]
)
