import Diagnostics
import Files

/// What property lists and entitlements of a repository say about notifications.
struct ProjectLists {
    private(set) var keys: Set<String> = []
    /// The categories that content extensions display.
    private(set) var contentExtensionCategories: Set<String> = []

    private static let wanted = [
        "aps-environment", "com.apple.developer.usernotifications.time-sensitive",
        "com.apple.developer.usernotifications.critical-alerts", "com.apple.developer.usernotifications.communication",
        "INSendMessageIntent", "INStartCallIntent", "CFBundleVersion",
    ]
    private static let limit = 1 << 20

    /// - Parameter paths: Property lists, entitlements, and YAML from which property lists are generated.
    init(_ paths: [FilePath]) {
        for path in paths {
            guard let bytes = try? FileSystem.read(path, limit: Self.limit), bytes.count <= Self.limit else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            for key in Self.wanted where !keys.contains(key) && text.contains(key) { keys.insert(key) }
            if let range = text.firstRange(of: "UNNotificationExtensionCategory</key>") {
                contentExtensionCategories.formUnion(Self.strings(after: text[range.upperBound...]))
            }
        }
    }

    /// Whether the service extension may modify each payload.
    static func payloads(_ paths: [FilePath]) -> [Bool] {
        paths.compactMap { path in
            guard let bytes = try? FileSystem.read(path, limit: limit), bytes.count <= limit else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            return text.contains("\"aps\"") ? text.contains("\"mutable-content\"") : nil
        }
    }

    /// The strings of the value: one, or those of an array.
    private static func strings(after text: Substring) -> [String] {
        let rest = text.drop { $0.isWhitespace }
        let value =
            rest.hasPrefix("<array>")
            ? rest.prefix(upTo: rest.firstRange(of: "</array>")?.lowerBound ?? rest.endIndex)
            : rest.prefix(upTo: rest.firstRange(of: "</string>")?.upperBound ?? rest.endIndex)
        return value.split(separator: "<string>").dropFirst().map { String($0.prefix { $0 != "<" }) }
            + (rest.hasPrefix("<string>") ? [String(rest.dropFirst(8).prefix { $0 != "<" })] : [])
    }
}
