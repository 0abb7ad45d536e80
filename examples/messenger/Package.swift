// swift-tools-version: 6.1
import PackageDescription

// In an Xcode project, the targets below are an app, a service extension and a content extension. Here they are modules
// of one package, so the example also builds on Linux, with stubs of Apple's frameworks.
#if os(Linux)
let stubs: [Package.Dependency] = [.package(path: "../../Tests/AppleStubs")]
let frameworks: [Target.Dependency] = [
    .product(name: "UserNotifications", package: "AppleStubs"), .product(name: "Intents", package: "AppleStubs"),
]
#else
let stubs: [Package.Dependency] = []
let frameworks: [Target.Dependency] = []
#endif

let package = Package(
    name: "messenger",
    platforms: [.iOS(.v15), .macOS(.v13), .watchOS(.v8)],
    products: [.library(name: "ParleyNotifications", targets: ["ParleyNotifications"])],
    dependencies: [.package(name: "belfry", path: "../..")] + stubs,
    targets: [
        // Owns the schema. The other targets import the Swift that is generated here.
        .target(
            name: "ParleyNotifications",
            dependencies: frameworks,
            plugins: [.plugin(name: "BelfryBuildTool", package: "belfry")]
        ),
        // The app.
        .executableTarget(name: "Parley", dependencies: ["ParleyNotifications", "NotificationService"] + frameworks),
        // The service extension.
        .target(name: "NotificationService", dependencies: ["ParleyNotifications"] + frameworks),
        // The content extension.
        .target(name: "InvitationView", dependencies: ["ParleyNotifications"] + frameworks),
        .testTarget(
            name: "ParleyTests",
            dependencies: ["NotificationService", "InvitationView", "ParleyNotifications"] + frameworks),
    ],
    swiftLanguageModes: [.v6]
)
