/// Names of generated Swift files.
package enum SwiftFileName {
    /// - Parameters:
    ///   - path: A file of the schema.
    ///   - root: The root file. The name is made from the path relative to its folder.
    /// - Returns: `chat+chat.notifications.generated.swift` for `chat/chat.notifications.yaml`; never with a separator.
    package static func name(for path: String, root: String) -> String {
        let folder = root.utf8.lastIndex(of: UInt8(ascii: "/")).map { root[...$0] } ?? ""
        let relative = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
        let stem = relative.hasSuffix(".yaml") ? relative.dropLast(".yaml".count) : "notifications"
        return stem.split(separator: "/", omittingEmptySubsequences: true).joined(separator: "+") + ".generated.swift"
    }
}
