// swift-tools-version: 6.1
import PackageDescription

// The app. It runs on Linux with stubs of Apple's frameworks.
#if os(Linux)
let stubs: [Package.Dependency] = [.package(path: "../../Tests/AppleStubs")]
let frameworks: [Target.Dependency] = [.product(name: "UserNotifications", package: "AppleStubs")]
#else
let stubs: [Package.Dependency] = []
let frameworks: [Target.Dependency] = []
#endif

let package = Package(
    name: "gym",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "belfry", path: "../..")] + stubs,
    targets: [
        .target(
            name: "BarbellNotifications",
            dependencies: frameworks,
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        ),
        // The service extension.
        .target(name: "NotificationService", dependencies: ["BarbellNotifications"] + frameworks),
        .executableTarget(
            name: "Barbell", dependencies: ["BarbellNotifications", "NotificationService"] + frameworks),
    ],
    swiftLanguageModes: [.v6]
)
