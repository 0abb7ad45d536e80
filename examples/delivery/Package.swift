// swift-tools-version: 6.1
import PackageDescription

// The app. It runs on Linux with stubs of Apple's frameworks. The server is a separate package, because it must not see
// the stubs: generated Swift leaves out its Apple part if those frameworks are missing.
#if os(Linux)
let stubs: [Package.Dependency] = [.package(path: "../../Tests/AppleStubs")]
let frameworks: [Target.Dependency] = [.product(name: "UserNotifications", package: "AppleStubs")]
#else
let stubs: [Package.Dependency] = []
let frameworks: [Target.Dependency] = []
#endif

let package = Package(
    name: "delivery",
    platforms: [.iOS(.v15), .macOS(.v13), .watchOS(.v8)],
    dependencies: [.package(name: "belfry", path: "../..")] + stubs,
    targets: [
        .target(
            name: "CourierNotifications",
            dependencies: frameworks,
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        ),
        // The service extension.
        .target(name: "NotificationService", dependencies: ["CourierNotifications"] + frameworks),
        .executableTarget(name: "Courier", dependencies: ["CourierNotifications"] + frameworks),
        // Written by 'belfry generate Sources --contract-tests Tests/CourierTests/ContractTests.swift'.
        .testTarget(name: "CourierTests", dependencies: ["CourierNotifications"] + frameworks),
    ],
    swiftLanguageModes: [.v6]
)
