package import AppleFacts
import Basics
package import Diagnostics
import SourceSyntax

/// The app that the notifications belong to.
package struct App: KeyedModel {
    package var name: Text?
    package var aliases: [Text] = []
    /// The first is that of the released app.
    package var bundleIdentifiers: [BundleIdentifier] = []
    package var declaredURLSchemes: [URLScheme] = []
    /// Deployment targets.
    package var platforms: [Platform: Located<Version>] = [:]
    package var languageTag: Text?
    package var glossary: [Text] = []
    /// The identifiers of categories that the schema had.
    package var removedCategories: [Text] = []
    package var notificationKeyText: Text?
    package var lenient: Located<Bool>?
    /// Requested in addition to what the schema needs.
    package var authorization: [Located<Authorization>] = []
    /// The screen where people choose topics.
    package var settingsScreen: Text?
    /// Project files as written: relative to the root file.
    package var entitlements = TargetFiles()
    package var infoPlists = TargetFiles()
    /// Asset catalogs; nil if the schema names none.
    package var assets: [Text]?
    /// Folders with sounds; nil if the schema names none.
    package var sounds: [Text]?
    /// String catalogs; nil if the schema names none. Texts are then used as written.
    package var strings: [Text]?
    package var allow: [Allowance] = []
    /// What its `allow` covers; nil if the schema has no `app`.
    package var scope: SourceRange?

    /// The topic of pushes to the released app.
    package var bundleIdentifier: Text? { bundleIdentifiers.first?.identifier }

    package var deploymentTargets: [Platform: Version] {
        platforms.isEmpty ? Defaults.platforms : platforms.mapValues(\.value)
    }

    /// The language of the text in the schema.
    package var language: String { languageTag?.value ?? Defaults.language }

    package var isEnglish: Bool {
        let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        return primary == "en"
    }

    /// The custom key, next to `aps`, that holds the notification's identifier.
    package var notificationKey: String { notificationKeyText?.value ?? Defaults.notificationKey }

    /// Whether numbers and Booleans are also read from text.
    package var isLenient: Bool { lenient.isTrue }
}

/// `UNAuthorizationOptions` that no declaration implies.
package enum Authorization: String, CaseIterable, Sendable {
    case provisional
    case carPlay = "car-play"
}

extension App {
    private enum Defaults {
        static let platforms = [Platform.iOS: Version(15)]
        static let language = "en"
        static let notificationKey = "notification"
    }

    private static func dumped(_ targets: [Platform: Version]) -> JSONValue {
        .object(
            Platform.allCases.compactMap { platform in
                targets[platform].map { (platform.rawValue, .string($0.description)) }
            })
    }

    static let keys = KeyTable<App>(
        "app",
        legacy: .ofApp,
        [
            Key(
                "name", .nonEmptyText, "The name that people know. Wording rules report it in titles and bodies.",
                \.name),
            Key("aliases", .list(of: .nonEmptyText), "Other names of the app.", \.aliases),
            Key(
                "bundle-identifier", .bundleIdentifiers,
                "The bundle identifier of the app, or of each build by its name, that of the released app first: the topic of pushes and the target of fixtures.",
                \.bundleIdentifiers),
            Key(
                "url-scheme", .urlSchemes,
                "The URL scheme with which a tap on a Live Activity opens the app, or that of each build by its name.",
                \.declaredURLSchemes, .implied("the bundle identifier")),
            Key(
                "platforms", .platforms, "The deployment targets.",
                .defaultsTo(.value(dumped(Defaults.platforms))), .dumped { app, _ in dumped(app.deploymentTargets) }
            ) { $0.platforms = $1 },
            Key(
                "language", .languageCode, "The language of the text in this schema.",
                \.languageTag, .reference, .default(Defaults.language)),
            Key("glossary", .list(of: .nonEmptyText), "Spellings that wording rules accept.", \.glossary),
            Key(
                "notification-key",
                .nonEmptyText,
                "The custom key, next to aps, that holds the notification's identifier.",
                \.notificationKeyText, .default(Defaults.notificationKey)
            ),
            Key(
                "removed-categories", .list(of: .nonEmptyText),
                "The identifiers of categories that the schema had. Registration removes them from the device.",
                \.removedCategories),
            Key(
                "lenient", .boolean,
                "Whether numbers and Booleans in data can arrive as text, as Firebase sends them.", \.lenient
            ),
            Key(
                "allow", .allowances, "Rules that don't apply here, each with a reason.", \.allow,
                .dumpedAfter("sounds"), .names(.rule)),
            Key(
                "authorization", .list(of: .choice(of: Authorization.self)),
                "Authorization options to request in addition to those that the schema needs.", \.authorization
            ),
            Key(
                "settings-screen", .nonEmptyText,
                "The screen where people choose topics. It becomes a case of Destination in Swift.", \.settingsScreen
            ),
            Key(
                "entitlements", .map(TargetFiles.entitlementsKeys) { _ in TargetFiles() },
                "The entitlements file of each target, relative to this file. Belfry checks that they have what the schema needs.",
                .dumped { app, _ in
                    [
                        "app": .text(app.entitlements.app.first),
                        "service-extension": .text(app.entitlements.serviceExtension.first),
                    ]
                }
            ) { $0.entitlements = $1 },
            Key(
                "info-plist", .map(TargetFiles.infoPlistKeys) { _ in TargetFiles() },
                "The Info.plist of each target, relative to this file. Belfry checks that they have what the schema needs.",
                .dumped { app, _ in
                    [
                        "app": .text(app.infoPlists.app.first),
                        "service-extension": .text(app.infoPlists.serviceExtension.first),
                        "content-extension": .texts(app.infoPlists.contentExtension),
                        "intents-extension": .texts(app.infoPlists.intentsExtension),
                    ]
                }
            ) { $0.infoPlists = $1 },
            Key(
                "strings", .list(of: .nonEmptyText),
                "String catalogs and .strings files with the translations, relative to this file.",
                \.strings, .reference, .dumpedAfter("sounds"), .names(.path(endings: [".xcstrings", ".strings"]))
            ),
            Key(
                "assets", .list(of: .nonEmptyText),
                "Asset catalogs with template icons, relative to this file.", \.assets, .reference,
                .names(.path(endings: [".xcassets"]))
            ),
            Key(
                "sounds", .list(of: .nonEmptyText), "Folders with sound files, relative to this file.", \.sounds,
                .reference, .names(.folder)),
        ]
    )
}

extension [Platform: Located<Version>]: KeyedModel {}

extension Form where Value == [Platform: Located<Version>] {
    static var platforms: Form {
        let table = KeyTable<Value>(
            "platforms",
            legacy: .ofPlatforms,
            Platform.allCases.map { platform in
                Key(
                    platform.rawValue, .deploymentTarget(of: platform),
                    "The deployment target for \(platform.rawValue)."
                ) {
                    $0[platform] = $1
                }
            }
        )
        return .map(table) { _ in [:] }
    }
}

extension Form where Value == Located<Version> {
    /// A version that generated code can run on.
    static func deploymentTarget(of platform: Platform) -> Form {
        Form(.version) { slot, reader in
            guard let version = Form.version.read(slot, &reader) else { return nil }
            guard version.value >= platform.oldestVersion else {
                reader.report(
                    .wrongValue,
                    at: version.range,
                    "\(platform.rawValue) \(version.value) is older than Swift's concurrency, which the generated code needs",
                    help: "write \(platform.oldestVersion) or later"
                )
                return nil
            }
            return version
        }
    }
}

extension Form where Value == Text {
    /// `en` or `pt-BR`.
    static var languageCode: Form {
        Form(nonEmptyText.shape) { slot, reader in
            guard let text = nonEmptyText.read(slot, &reader) else { return nil }
            let parts = text.value.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
            let isCode =
                (2...3).contains(parts[0].count) && parts[0].allSatisfy { $0.isASCII && $0.isLetter }
                && parts.dropFirst().allSatisfy { part in
                    (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                }
            guard isCode else {
                let code = codesByLanguage[text.value.lowercased()]
                reader.report(
                    .wrongValue, at: text.range, "'\(text.value)' isn't the code of a language",
                    help: "write \(code ?? "a code such as en, de or pt-BR")")
                return nil
            }
            return text
        }
    }

    /// The languages in which most apps are written.
    private static let codesByLanguage = [
        "english": "en", "german": "de", "deutsch": "de", "french": "fr", "français": "fr", "spanish": "es",
        "español": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "dutch": "nl", "japanese": "ja",
        "korean": "ko", "chinese": "zh", "russian": "ru", "polish": "pl", "swedish": "sv", "danish": "da",
        "norwegian": "nb", "finnish": "fi", "turkish": "tr", "arabic": "ar", "hebrew": "he", "czech": "cs",
        "ukrainian": "uk",
    ]
}

extension Form where Value == [Allowance] {
    static var allowances: Form {
        .names(.text) { entry, reader in
            let slot = Slot(node: entry.value, key: entry.key)
            guard let reason = reader.scalar(slot, expected: .one("the reason")) else { return nil }
            guard AllowanceReason.isReason(reason.text, for: entry.key.text) else {
                let isEmpty = reason.text.allSatisfy(\.isWhitespace)
                reader.report(
                    .unknownRule,
                    at: reason.range,
                    isEmpty
                        ? "'\(entry.key.text)' is allowed without a reason"
                        : "“\(reason.text)” doesn't say why '\(entry.key.text)' is allowed",
                    help: "write a short reason, for reviewers"
                )
                return nil
            }
            return Allowance(rule: Text(entry.key), reason: Text(reason))
        }
    }
}
