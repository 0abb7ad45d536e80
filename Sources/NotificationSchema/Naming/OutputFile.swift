/// A file that Belfry writes: a name below the folder of its kind, and what is in it.
package struct OutputFile: Hashable, Sendable {
    package var name: String
    /// In UTF-8.
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension OutputFile {
    /// The name of the Swift file for a file of a schema.
    ///
    /// - Parameters:
    ///   - path: The schema's file.
    ///   - root: The root file of the schema: the name is made of the path from its folder on.
    /// - Returns: `chat+chat.notifications.generated.swift` for `chat/chat.notifications.yaml`; never with a separator.
    package static func swiftName(for path: String, root: String) -> String {
        let folder = root.utf8.lastIndex(of: UInt8(ascii: "/")).map { root[...$0] } ?? ""
        let relative = path.hasPrefix(folder) ? path.dropFirst(folder.count) : path[...]
        let stem = relative.hasSuffix(".yaml") ? relative.dropLast(".yaml".count) : "notifications"
        return stem.split(separator: "/", omittingEmptySubsequences: true).joined(separator: "+") + ".generated.swift"
    }
}
