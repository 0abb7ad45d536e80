// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "AppleStubs",
    products: [
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
    ],
    targets: [
        .target(name: "ActivityKit"),
        .target(name: "UserNotifications"),
        .target(name: "Intents", dependencies: ["UserNotifications"]),
    ],
    swiftLanguageModes: [.v6]
)
