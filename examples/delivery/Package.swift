// swift-tools-version: 6.1
import PackageDescription

// The app. On Linux stand-ins for Apple's frameworks make it run. The server beside it is a package of its own, which
// must not see them: what is generated leaves its Apple part out where those frameworks are not.
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
        // 'belfry generate Sources --contract-tests Tests/CourierTests/ContractTests.swift' wrote what is in it.
        .testTarget(name: "CourierTests", dependencies: ["CourierNotifications"] + frameworks),
    ],
    swiftLanguageModes: [.v6]
)
