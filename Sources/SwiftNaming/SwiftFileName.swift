/// Names of generated Swift files.
package enum SwiftFileName {
    /// The file with what the others need. No other file can have the name: a fragment's ends with
    /// `.notifications.generated.swift`.
    package static let support = "notifications.support.generated.swift"

    private static let suffix = "notifications.generated.swift"

    /// Whether a file has a name that only generated Swift has.
    package static func isGenerated(_ name: String) -> Bool {
        name == support || name == suffix || name.hasSuffix(".\(suffix)")
    }

    /// - Parameters:
    ///   - path: A file of the schema.
    ///   - root: The root file. The name is made from the path relative to its folder.
    /// - Returns: `chat+chat.notifications.generated.swift` for `chat/chat.notifications.yaml`; never with a separator.
    package static func name(for path: String, root: String) -> String {
        let folder = root.utf8.lastIndex(of: UInt8(ascii: "/")).map { root[...$0] } ?? ""
        // Bytes: to Swift, an accent after a slash makes another character of it.
        let relative = path.utf8.dropFirst(path.utf8.starts(with: folder.utf8) ? folder.utf8.count : 0)
        let suffix = ".yaml".utf8
        let hasSuffix = relative.suffix(suffix.count).elementsEqual(suffix)
        let stem = hasSuffix ? relative.dropLast(suffix.count) : "notifications".utf8[...]
        let names = stem.split(separator: UInt8(ascii: "/")).map(Substring.init)
        return names.joined(separator: "+") + ".generated.swift"
    }
}
