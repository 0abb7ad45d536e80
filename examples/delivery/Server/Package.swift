// swift-tools-version: 6.1
import PackageDescription

// The server. CourierNotifications is the app's own folder: in a project of yours it is one package that both depend on.
let package = Package(
    name: "delivery-server",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "belfry", path: "../../..")],
    targets: [
        .target(
            name: "CourierNotifications",
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        ),
        .executableTarget(name: "CourierServer", dependencies: ["CourierNotifications"]),
    ],
    swiftLanguageModes: [.v6]
)
