package import AppleFacts
package import Diagnostics
import SourceSyntax

/// The app that the notifications belong to.
package struct App: Sendable {
    package var name: Text?
    package var aliases: [Text] = []
    package var bundleIdentifier: Text?
    /// Deployment targets.
    package var platforms: [Platform: Located<Version>] = [:]
    package var languageTag: Text?
    package var glossary: [Text] = []
    package var notificationKeyText: Text?
    /// Asked for beyond what the schema itself needs.
    package var authorization: [Located<Authorization>] = []
    /// Where in the app people choose their topics.
    package var settingsScreen: Text?
    /// Files of the project, as they are written: relative to the root file.
    package var entitlements = TargetFiles()
    package var infoPlists = TargetFiles()
    /// Asset catalogs; nil where the schema names none.
    package var assets: [Text]?
    /// Folders of sounds; nil where the schema names none.
    package var sounds: [Text]?
    /// String catalogs; nil where the schema names none: then all texts are used as they stand.
    package var strings: [Text]?
    package var allow: [Allowance] = []
    /// What its `allow` covers; nil where the schema says nothing of the app.
    package var scope: SourceRange?

    /// Deployment targets, iOS 15.0 where the schema names none.
    package var deploymentTargets: [Platform: Version] {
        platforms.isEmpty ? [.iOS: Version(15)] : platforms.mapValues(\.value)
    }

    /// The language of the text in the schema.
    package var language: String { languageTag?.value ?? "en" }

    package var isEnglish: Bool {
        let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
        return primary == "en"
    }

    /// The custom key beside `aps` whose value is the notification's identifier.
    package var notificationKey: String { notificationKeyText?.value ?? "notification" }
}

/// `UNAuthorizationOptions` that no declaration asks for.
package enum Authorization: String, CaseIterable, Sendable {
    case provisional
    case carPlay = "car-play"
}

extension App {
    static let keys = KeyTable<App>(
        "app",
        legacy: .ofApp,
        [
            Key(
                "name", .nonEmptyText, "What people call the app; wording rules keep it out of titles and bodies.",
                \.name),
            Key("aliases", .list(of: .nonEmptyText), "Other names of the app.", \.aliases),
            Key(
                "bundle-identifier", .bundleIdentifier, "The topic of the push and the target of every fixture.",
                \.bundleIdentifier),
            Key(
                "platforms", .platforms, "Deployment targets; iOS 15.0 where nothing is written.",
                .dumped { app, _ in
                    let targets = app.deploymentTargets
                    return .object(
                        Platform.allCases.compactMap { platform in
                            targets[platform].map { (platform.rawValue, .string($0.description)) }
                        })
                }
            ) { $0.platforms = $1 },
            Key(
                "language", .nonEmptyText, "The language of the text in this schema; en where nothing is written.",
                \.languageTag, .reference, .dumped { app, _ in .string(app.language) }),
            Key("glossary", .list(of: .nonEmptyText), "Spellings that wording rules accept as they stand.", \.glossary),
            Key(
                "notification-key",
                .nonEmptyText,
                "The custom key beside aps whose value is the notification's identifier; notification where nothing is written.",
                \.notificationKeyText, .dumped { app, _ in .string(app.notificationKey) }
            ),
            Key(
                "allow", .allowances, "Rules that do not apply here, each with the reason.", \.allow,
                .dumpedAfter("sounds")),
            Key(
                "authorization", .list(of: .choice(of: Authorization.self)),
                "Options asked for beyond what the schema itself needs.", \.authorization
            ),
            Key(
                "settings-screen", .nonEmptyText,
                "Where in the app people choose their topics; a case of Destination in Swift.", \.settingsScreen
            ),
            Key(
                "entitlements", .map(TargetFiles.entitlementsKeys) { _ in TargetFiles() },
                "Entitlements files by target, relative to this file, checked against what the schema needs.",
                .dumped { app, _ in
                    [
                        "app": .text(app.entitlements.app.first),
                        "service-extension": .text(app.entitlements.serviceExtension.first),
                    ]
                }
            ) { $0.entitlements = $1 },
            Key(
                "info-plist", .map(TargetFiles.infoPlistKeys) { _ in TargetFiles() },
                "Property lists by target, relative to this file, checked against what the schema needs.",
                .dumped { app, _ in
                    [
                        "app": .text(app.infoPlists.app.first),
                        "service-extension": .text(app.infoPlists.serviceExtension.first),
                        "content-extension": .texts(app.infoPlists.contentExtension),
                    ]
                }
            ) { $0.infoPlists = $1 },
            Key(
                "strings", .list(of: .nonEmptyText),
                "String catalogs, and .strings files, that hold the texts in other languages, relative to this file.",
                \.strings, .reference, .dumpedAfter("sounds")
            ),
            Key(
                "assets", .list(of: .nonEmptyText),
                "Asset catalogs that hold template icons, relative to this file.", \.assets, .reference
            ),
            Key(
                "sounds", .list(of: .nonEmptyText), "Folders of sound files, relative to this file.", \.sounds,
                .reference),
        ]
    )
}

extension Form where Value == [Platform: Located<Version>] {
    static var platforms: Form {
        let table = KeyTable<Value>(
            "platforms",
            legacy: .ofPlatforms,
            Platform.allCases.map { platform in
                Key(platform.rawValue, .deploymentTarget(of: platform), "Deployment target of \(platform.rawValue).") {
                    $0[platform] = $1
                }
            }
        )
        return .map(table) { _ in [:] }
    }
}

extension Form where Value == Located<Version> {
    /// A version that generated source can run on.
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
    /// Letters, digits, hyphens and periods. Xcode has underscores replaced, and some old apps have them.
    static var bundleIdentifier: Form {
        Form(.text) { slot, reader in
            guard let text = Form.nonEmptyText.read(slot, &reader) else { return nil }
            let odd = text.value.unicodeScalars.first { scalar in
                !(scalar.isASCII && scalar.properties.isAlphabetic) && !("0"..."9").contains(scalar)
                    && !"-._".unicodeScalars.contains(scalar)
            }
            guard let odd else { return text }
            reader.report(
                .wrongValue,
                at: text.range,
                "a bundle identifier has letters, digits, '-' and '.', and no \(odd.properties.isWhitespace ? "space" : "'\(odd)'")",
                help: "write it as in the target's settings, such as com.example.app"
            )
            return nil
        }
    }
}

extension Form where Value == [Allowance] {
    static var allowances: Form {
        .names(.text) { entry, reader in
            let slot = Slot(node: entry.value, key: entry.key)
            guard let reason = reader.scalar(slot, expected: .one("the reason")) else { return nil }
            guard AllowanceReason.isReason(reason.text, for: entry.key.text) else {
                let isEmpty = reason.text.allSatisfy(\.isWhitespace)
                reader.report(
                    .allowWithoutReason,
                    at: reason.range,
                    isEmpty
                        ? "'\(entry.key.text)' is allowed without a reason"
                        : "“\(reason.text)” does not say why '\(entry.key.text)' is allowed",
                    help: "write the reason in a few words, for whoever reviews it"
                )
                return nil
            }
            return Allowance(rule: Text(entry.key), reason: Text(reason))
        }
    }
}
