// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "binary",
    platforms: [.iOS(.v15), .macOS(.v13)],
    targets: [
        // Made by script/release. Of a released version it is, with what the script printed:
        //     .binaryTarget(name: "belfry", url: "…/belfry.artifactbundle.zip", checksum: "…")
        .binaryTarget(name: "belfry", path: "belfry.artifactbundle"),
        // The sources of the plugin, which are a link here, and a copy elsewhere: a few dozen lines.
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
