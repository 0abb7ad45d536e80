// swift-tools-version: 6.1
import PackageDescription

// Live scores: a server broadcasts each goal to everybody who follows the match. The server and the tests run on Linux,
// where the part for ActivityKit is left out.
let package = Package(
    name: "match-day",
    platforms: [.iOS(.v18), .macOS(.v13)],
    dependencies: [.package(name: "belfry", path: "../..")],
    targets: [
        // The app, its widget extension and the server share it.
        .target(
            name: "MatchActivity",
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        ),
        .target(name: "MatchApp", dependencies: ["MatchActivity"]),
        .executableTarget(name: "MatchServer", dependencies: ["MatchActivity"]),
        .testTarget(name: "MatchActivityTests", dependencies: ["MatchActivity"]),
    ],
    swiftLanguageModes: [.v6]
)
