// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "binary",
    platforms: [.iOS(.v15), .macOS(.v13)],
    dependencies: [
        // Made by script/release. For a released version, write this instead:
        //     .package(url: "https://github.com/OWNER/belfry-plugins", from: "0.2.0")
        .package(path: "../../.build/release-files/belfry-plugins")
    ],
    targets: [
        .executableTarget(name: "App", plugins: [.plugin(name: "BelfryBuildTool", package: "belfry-plugins")])
    ],
    swiftLanguageModes: [.v6]
)
