/// One file for each target that handles notifications.
package struct TargetFiles: KeyedModel {
    package var app: [Text] = []
    package var serviceExtension: [Text] = []
    /// An app can have several content extensions, each for its own categories.
    package var contentExtension: [Text] = []

    /// Siri calls it: for messages, and for calls.
    package var intentsExtension: [Text] = []

    package var all: [Text] { app + serviceExtension + contentExtension + intentsExtension }

    package subscript(target: AppTarget) -> [Text] {
        switch target {
        case .app: app
        case .serviceExtension: serviceExtension
        case .contentExtension: contentExtension
        case .intentsExtension: intentsExtension
        }
    }
}

/// A target of an app, with the name of its key.
package enum AppTarget: String, CaseIterable, Sendable {
    case app
    case serviceExtension = "service-extension"
    case contentExtension = "content-extension"
    case intentsExtension = "intents-extension"

    /// The name in messages, with its article.
    package var words: String {
        switch self {
        case .app: "the app"
        case .serviceExtension: "the service extension"
        case .contentExtension: "the content extension"
        case .intentsExtension: "the Intents extension"
        }
    }
}

extension TargetFiles {
    private static let entitlements = Referent.path(endings: [".entitlements"])
    private static let infoPlist = Referent.path(endings: [".plist"])

    static let entitlementsKeys = KeyTable<TargetFiles>(
        "app.entitlements",
        [
            Key(AppTarget.app.rawValue, .nonEmptyText, "The entitlements of the app.", .names(entitlements)) {
                $0.app = [$1]
            },
            Key(
                AppTarget.serviceExtension.rawValue, .nonEmptyText, "The entitlements of the service extension.",
                .names(entitlements)
            ) {
                $0.serviceExtension = [$1]
            },
        ]
    )

    static let infoPlistKeys = KeyTable<TargetFiles>(
        "app.info-plist",
        [
            Key(AppTarget.app.rawValue, .nonEmptyText, "The Info.plist of the app.", .names(infoPlist)) {
                $0.app = [$1]
            },
            Key(
                AppTarget.serviceExtension.rawValue, .nonEmptyText, "The Info.plist of the service extension.",
                .names(infoPlist)
            ) {
                $0.serviceExtension = [$1]
            },
            Key(
                AppTarget.contentExtension.rawValue, .oneOrMore,
                "The Info.plist of the content extension, or a list if there are several.", .names(infoPlist)
            ) { $0.contentExtension = $1 },
            Key(
                AppTarget.intentsExtension.rawValue, .oneOrMore,
                "The Info.plist of the Intents extension, or a list if there are several.", .names(infoPlist)
            ) { $0.intentsExtension = $1 },
        ]
    )
}
