// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "quickstart",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [.package(name: "belfry", path: "../..")],
    targets: [
        .executableTarget(
            name: "Quickstart",
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        )
    ],
    swiftLanguageModes: [.v6]
)
