import AppleFacts
package import Diagnostics

/// A schema as JSON for other tools: names resolved, defaults filled in, every key there.
///
/// Keys are those of the language; `docs/dump.md` says where a value looks different than in YAML.
package struct SchemaDump: Sendable {
    /// Of its form: grows when a reader of an older one would no longer understand it.
    package static let version = 1

    package let json: JSONValue

    /// - Parameter schema: One without errors.
    package init(_ schema: Schema) {
        json = [
            "version": .integer(Self.version),
            "app": schema.app.dumped,
            "generate": schema.generate.dumped(schema),
            "topics": .array(schema.topics.map(\.dumped)),
            "actions": .array(schema.actions.map { .object($0.dumped) }),
            "categories": .array(schema.categories.map(\.dumped)),
            "notifications": .array(schema.notifications.map { $0.dumped(in: schema) }),
            "localized-texts": .array(schema.isLocalized ? schema.localizableTexts.map(\.dumped) : []),
        ]
    }
}

// MARK: - Values

extension JSONValue {
    static func text(_ text: Text?) -> JSONValue { text.map { .string($0.value) } ?? .null }
    static func texts(_ texts: [Text]) -> JSONValue { .array(texts.map { .string($0.value) }) }
    /// As it is written, with its placeholders.
    static func template(_ template: Template?) -> JSONValue { text(template?.text) }
    static func integer(_ number: Located<Int>?) -> JSONValue { number.map { .integer($0.value) } ?? .null }
    static func number(_ number: Located<Double>?) -> JSONValue { number.map { .number($0.value) } ?? .null }
}

extension [Allowance] {
    /// Reasons by rule.
    var dumped: JSONValue { .object(map { ($0.rule.value, .string($0.reason.value)) }) }
}

extension DeclaredAvailability {
    var dumped: JSONValue {
        let platforms = Platform.allCases.compactMap { platform in
            self.platforms[platform].map { (platform.rawValue, $0.dumped) }
        }
        return .object(platforms + [("when", condition.map { .string($0.description) } ?? .null)])
    }
}

extension DeclaredAvailability.OnPlatform {
    fileprivate var dumped: JSONValue {
        switch self {
        case .since(let version): .string(version.description)
        case .never: false
        }
    }
}

// MARK: - What belongs to the whole

extension App {
    fileprivate var dumped: JSONValue {
        let targets = deploymentTargets
        let platforms = Platform.allCases.compactMap { platform in
            targets[platform].map { (platform.rawValue, JSONValue.string($0.description)) }
        }
        return [
            "name": .text(name),
            "aliases": .texts(aliases),
            "bundle-identifier": .text(bundleIdentifier),
            "platforms": .object(platforms),
            "language": .string(language),
            "glossary": .texts(glossary),
            "notification-key": .string(notificationKey),
            "authorization": .array(authorization.map { .string($0.value.rawValue) }),
            "settings-screen": .text(settingsScreen),
            "entitlements": [
                "app": .text(entitlements.app.first), "service-extension": .text(entitlements.serviceExtension.first),
            ],
            "info-plist": [
                "app": .text(infoPlists.app.first), "service-extension": .text(infoPlists.serviceExtension.first),
                "content-extension": .texts(infoPlists.contentExtension),
            ],
            "assets": .texts(assets ?? []),
            "sounds": .texts(sounds ?? []),
            "strings": .texts(strings ?? []),
            "allow": allow.dumped,
        ]
    }
}

extension LocalizableText {
    /// What a string catalog holds of it.
    fileprivate var dumped: JSONValue {
        ["key": .string(key), "text": .string(format), "arguments": .array(arguments.map { .string($0.name) })]
    }
}

extension GenerateOptions {
    fileprivate func dumped(_ schema: Schema) -> JSONValue {
        [
            "swift": [
                "namespace": .string(namespace), "access": .string(access.rawValue), "output": .text(swiftOutput),
            ],
            "fixtures": [
                "variants": .array(fixtureVariants.map { .string($0.rawValue) }),
                "forms": .array(fixtureForms.map { .string($0.rawValue) }),
                "output": .text(fixturesOutput),
            ],
            "service-extension": .bool(schema.hasServiceExtension),
        ]
    }
}

extension Topic {
    fileprivate var dumped: JSONValue {
        [
            "name": .string(name.value),
            "kind": .string(kind.rawValue),
            "title": .text(title),
            "description": .text(explanation),
            "opt-in": optIn.map { ["prompt": .text($0.prompt), "default": .bool(isOnByDefault)] } ?? .null,
            "allow": allow.dumped,
        ]
    }
}
