package import AppleFacts
package import Diagnostics
import SourceSyntax

/// `available`: the versions, platforms and compilation condition in which something is registered. Identifiers, cases
/// and decoding exist in every build, so that a `switch` over them doesn't depend on the build.
package struct DeclaredAvailability: KeyedModel {
    /// The availability on one platform.
    package enum OnPlatform: Sendable {
        case since(Version)
        case never
    }

    /// The declared platforms. The app may not support all of them.
    package var platforms: [Platform: OnPlatform] = [:]
    package var condition: CompilationCondition?
    /// Where the schema leaves it to the running app; nil if it doesn't.
    package var fromApp: SourceRange?

    /// The availability on a platform. As in Swift, Mac Catalyst inherits from iOS. visionOS has its own condition, and
    /// inherits the iOS version only in `#available`.
    package subscript(platform: Platform) -> OnPlatform? {
        platforms[platform] ?? (platform == .macCatalyst ? platforms[.iOS] : nil)
    }
}

/// A condition of `#if`: `DEBUG`, or `!DEBUG`. The initializer accepts nothing else.
package struct CompilationCondition: Hashable, Sendable, CustomStringConvertible {
    private let name: String
    private let isNegated: Bool

    package init?(_ text: String) {
        isNegated = text.hasPrefix("!")
        name = String(text.dropFirst(isNegated ? 1 : 0))
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "_": true
            default: false
            }
        }
        guard isPlain, name.contains(where: \.isLetter), name.first?.isNumber == false, !SwiftKeywords.contain(name)
        else { return nil }
    }

    package var description: String { (isNegated ? "!" : "") + name }
}

// MARK: - Keys

extension Form where Value == DeclaredAvailability {
    static var availability: Form {
        let platforms = Platform.allCases.map { platform in
            Key<DeclaredAvailability>(
                platform.rawValue,
                .sinceOrNever,
                "The first version of \(platform.rawValue) that registers it, or false for none.",
                .implied(platform == .macCatalyst ? "as for iOS" : "no limit")
            ) { $0.platforms[platform] = $1 }
        }
        let table = KeyTable<DeclaredAvailability>(
            "available",
            platforms + [
                Key(
                    "when", .conditionOrApp,
                    "The compilation condition under which it is registered, such as DEBUG or \"!DEBUG\"; or app, and registration takes a parameter."
                ) {
                    ($0.condition, $0.fromApp) = ($1.condition, $1.fromApp)
                }
            ]
        )
        let map = Form.map(table) { _ in DeclaredAvailability() }
        return Form(map.shape) { slot, reader in
            // `available: DEBUG`
            guard slot.node.kind == .scalar, CompilationCondition(slot.node.text) != nil else {
                return map.read(slot, &reader)
            }
            reader.report(
                .wrongValue, at: slot.node.range, "\(slot.label) must be a map, not '\(slot.node.text)'",
                help: "write { when: \(slot.node.text) }, or a platform and its version, such as { iOS: 17.0 }")
            return nil
        }
    }
}

extension Form where Value == DeclaredAvailability.OnPlatform {
    fileprivate static var sinceOrNever: Form {
        Form(.either([.version, .choice(["false"])])) { slot, reader in
            let words = "a version such as 16.0, or false"
            guard let node = reader.scalar(slot, expected: .one(words)) else { return nil }
            if node.isText("false") { return .never }
            if let version = Version(node.text) { return .since(version) }
            let isAlways = node.isText("true")
            reader.report(
                .wrongValue,
                at: node.range,
                "\(slot.label) must be \(words), not '\(node.text)'",
                help: isAlways
                    ? "delete it: there is no limit by default on \(slot.key?.text ?? "the platform")"
                    : "write \(words)"
            )
            return nil
        }
    }
}

extension Form where Value == (condition: CompilationCondition?, fromApp: SourceRange?) {
    fileprivate static var conditionOrApp: Form {
        let condition = Form<CompilationCondition>.compilationCondition
        return Form(condition.shape) { slot, reader in
            if slot.node.kind == .scalar, slot.node.isText("app") { return (nil, slot.node.range) }
            return condition.read(slot, &reader).map { ($0, nil) }
        }
    }
}

extension Form where Value == CompilationCondition {
    fileprivate static var compilationCondition: Form {
        Form(.text) { slot, reader in
            let words = "a compilation condition such as DEBUG"
            guard let node = reader.scalar(slot, expected: .one(words)) else { return nil }
            if let condition = CompilationCondition(node.text) { return condition }
            reader.report(
                .wrongValue,
                at: node.range,
                "\(slot.label) must be a single compilation condition, not '\(node.text)'",
                help: "write a name of letters, digits and '_', such as DEBUG, or \"!DEBUG\" for its opposite"
            )
            return nil
        }
    }
}
