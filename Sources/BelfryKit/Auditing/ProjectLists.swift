import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// What property lists and entitlements of a repository say about notifications.
struct ProjectLists {
    private(set) var keys: Set<String> = []
    /// The categories that content extensions display.
    private(set) var contentExtensionCategories: Set<String> = []
    /// Where property lists name them; the key of a list without any, as an empty name.
    private(set) var contentExtensions: [CodeText] = []

    /// Whether a file lists entitlements.
    private(set) var hasEntitlements = false

    private static let wanted = [
        "aps-environment", "com.apple.developer.usernotifications.time-sensitive",
        "com.apple.developer.usernotifications.critical-alerts", "com.apple.developer.usernotifications.communication",
        "INSendMessageIntent", "INStartCallIntent", "CFBundleVersion", "UIApplicationSceneManifest",
    ]
    private static let limit = 1 << 20
    /// The length of the list of a content extension's categories.
    private static let valueLimit = 1 << 16
    /// How many categories of a list are looked for.
    private static let categoryLimit = 100

    /// - Parameter paths: Property lists, entitlements, and YAML from which property lists are generated.
    init(_ paths: [FilePath], from folder: FilePath) {
        for path in paths {
            guard let bytes = try? FileSystem.read(path, limit: Self.limit), bytes.count <= Self.limit else { continue }
            for key in Self.wanted where !keys.contains(key) && bytes.firstIndex(of: key) != nil { keys.insert(key) }
            // Also a file such as `Entitlements.plist`.
            if path.name.hasSuffix(".entitlements") || keys.contains("aps-environment")
                || bytes.firstIndex(of: "<key>com.apple.security.") != nil
            {
                hasEntitlements = true
            }
            let key = "UNNotificationExtensionCategory</key>"
            if let index = bytes.firstIndex(of: key) {
                let rest = bytes[(index + key.utf8.count)...].prefix(Self.valueLimit)
                let text = String(decoding: rest, as: UTF8.self)
                let found = Self.strings(after: text[...])
                contentExtensionCategories.formUnion(found)
                let file = SourceFile(path: path.shown(from: folder), bytes: bytes)
                let isOpen = bytes[..<index].endsInComment
                if Self.isEmpty(text[...]), !isOpen {
                    let range = SourceRange(file, index..<index + key.utf8.count - "</key>".utf8.count)
                    contentExtensions.append(CodeText("", at: range))
                }
                var place = index
                for category in found.prefix(Self.categoryLimit) where !category.contains("$(") {
                    guard let start = bytes.firstIndex(of: ">\(category)<", from: place) else { break }
                    let isInComment = bytes[index..<start].endsInComment
                    place = start
                    guard !category.isEmpty, !isOpen, !isInComment else { continue }
                    let range = SourceRange(file, start + 1..<start + 1 + category.utf8.count)
                    contentExtensions.append(CodeText(category, at: range))
                }
            }
        }
    }

    /// Whether the value is an empty array or an empty text.
    private static func isEmpty(_ text: Substring) -> Bool {
        let value = text.prefix(200).filter { !$0.isWhitespace }
        let texts = ["<string/>", "<string></string>"]
        return (["<array/>", "<array></array>"] + texts + texts.map { "<array>\($0)</array>" })
            .contains(where: value.hasPrefix)
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

extension ArraySlice<UInt8> {
    /// Whether a comment is open at the end: `<!-- <string>name</string> -->`.
    fileprivate var endsInComment: Bool {
        let text = String(decoding: self, as: UTF8.self)
        return text.ranges(of: "<!--").count != text.ranges(of: "-->").count
    }
}
