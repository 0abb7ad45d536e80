/// A file for each target of an app that has to do with notifications.
package struct TargetFiles: Sendable {
    package var app: [Text] = []
    package var serviceExtension: [Text] = []
    /// An app may have several content extensions, each for categories of its own.
    package var contentExtension: [Text] = []

    package var all: [Text] { app + serviceExtension + contentExtension }

    package subscript(target: AppTarget) -> [Text] {
        switch target {
        case .app: app
        case .serviceExtension: serviceExtension
        case .contentExtension: contentExtension
        }
    }
}

/// A target of an app, as the keys of the language name it.
package enum AppTarget: String, CaseIterable, Sendable {
    case app
    case serviceExtension = "service-extension"
    case contentExtension = "content-extension"

    /// With its article.
    package var words: String {
        switch self {
        case .app: "the app"
        case .serviceExtension: "the service extension"
        case .contentExtension: "the content extension"
        }
    }
}

extension TargetFiles {
    static let entitlementsKeys = KeyTable<TargetFiles>(
        "app.entitlements",
        [
            Key(AppTarget.app.rawValue, .nonEmptyText, "The entitlements of the app.") { $0.app = [$1] },
            Key(AppTarget.serviceExtension.rawValue, .nonEmptyText, "The entitlements of the service extension.") {
                $0.serviceExtension = [$1]
            },
        ]
    )

    static let infoPlistKeys = KeyTable<TargetFiles>(
        "app.info-plist",
        [
            Key(AppTarget.app.rawValue, .nonEmptyText, "The Info.plist of the app.") { $0.app = [$1] },
            Key(AppTarget.serviceExtension.rawValue, .nonEmptyText, "The Info.plist of the service extension.") {
                $0.serviceExtension = [$1]
            },
            Key(
                AppTarget.contentExtension.rawValue, .oneOrMore,
                "The Info.plist of the content extension; a list where there are several."
            ) { $0.contentExtension = $1 },
        ]
    )
}
