// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "AppleStubs",
    products: [
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "Intents", targets: ["Intents"]),
        .library(name: "ActivityKit", targets: ["ActivityKit"]),
        .library(name: "WidgetKit", targets: ["WidgetKit"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
    ],
    targets: [
        .target(name: "ActivityKit"),
        .target(name: "CoreLocation"),
        .target(name: "WidgetKit", dependencies: ["ActivityKit"]),
        .target(name: "ImageIO"),
        .target(name: "UserNotifications", dependencies: ["CoreLocation"]),
        .target(name: "Intents", dependencies: ["UserNotifications"]),
    ],
    swiftLanguageModes: [.v6]
)
