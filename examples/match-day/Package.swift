// swift-tools-version: 6.1
import PackageDescription

// Live scores: a server sends each goal to everybody who follows the match, by a channel or by the tokens of older
// devices. The server and the tests run on Linux, where the parts for ActivityKit and SwiftUI are left out.
let package = Package(
    name: "match-day",
    platforms: [.iOS("17.2"), .macOS(.v13)],
    dependencies: [.package(name: "belfry", path: "../..")],
    targets: [
        // The app, its widget extension and the server share it.
        .target(
            name: "MatchActivity",
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        ),
        .target(name: "MatchApp", dependencies: ["MatchActivity"]),
        .target(name: "MatchWidget", dependencies: ["MatchActivity"]),
        .executableTarget(name: "MatchServer", dependencies: ["MatchActivity"]),
        .testTarget(name: "MatchActivityTests", dependencies: ["MatchActivity", "MatchApp"]),
    ],
    swiftLanguageModes: [.v6]
)
