/// An absolute path without `.` and `..`.
package struct FilePath: Hashable, Sendable {
    package let text: String

    /// - Parameter text: Absolute, or relative to `folder`.
    package init(_ text: String, in folder: FilePath) {
        // Nearly all paths are a name in a folder.
        guard text.isEmpty || text == "." || text == ".." || text.utf8.contains(Self.slash) else {
            self.text = folder == .root ? "/" + text : "\(folder.text)/\(text)"
            return
        }
        var parts = text.utf8.first == Self.slash ? [] : folder.parts
        for part in Self.parts(of: text) where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        self.text = "/" + parts.joined(separator: "/")
    }

    /// Compares bytes: on some disks, composed and decomposed accents make different names.
    package static func == (one: FilePath, other: FilePath) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }

    private init(absolute text: String) {
        self.text = text
    }

    package static let root = FilePath(absolute: "/")

    /// The current folder.
    package static var currentFolder: FilePath { FileSystem.currentFolder ?? .root }

    /// Whether the current folder exists. Otherwise relative paths would begin at the root.
    package static var hasCurrentFolder: Bool { FileSystem.currentFolder != nil }

    static let slash = UInt8(ascii: "/")

    /// Splits bytes, as the system does: an accent after a slash doesn't combine with it.
    static func parts(of text: String) -> [Substring] {
        text.utf8.split(separator: slash).map(Substring.init)
    }

    /// Compare their bytes: as texts, two parts can be equal although their bytes differ.
    var parts: [Substring] { Self.parts(of: text) }

    private var lastSlash: String.Index { text.utf8.lastIndex(of: Self.slash) ?? text.startIndex }

    /// The part after the last slash.
    package var name: String { self == .root ? text : String(text[text.utf8.index(after: lastSlash)...]) }

    /// Nil for the root.
    package var parent: FilePath? {
        guard self != .root else { return nil }
        let folder = text[..<lastSlash]
        return folder.isEmpty ? .root : FilePath(absolute: String(folder))
    }

    /// This folder and all its parents, the root last.
    package var folderAndAncestors: [FilePath] {
        Array(sequence(first: self) { $0.parent })
    }

    package func isBelow(_ folder: FilePath) -> Bool {
        guard folder != .root else { return self != .root }
        let rest = text.utf8.dropFirst(folder.text.utf8.count)
        return rest.first == Self.slash && text.utf8.starts(with: folder.text.utf8)
    }

    /// Relative to `folder` if it is inside it, otherwise absolute.
    package func shown(from folder: FilePath) -> String {
        isBelow(folder) ? parts.dropFirst(folder.parts.count).joined(separator: "/") : text
    }

    /// Relative to `folder`, with `..` if it is outside.
    package func relative(to folder: FilePath) -> String {
        let common = zip(parts, folder.parts).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let up = Array(repeating: "..", count: folder.parts.count - common)
        return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
    }

    /// Whether the name ends with the bytes of a suffix. To `hasSuffix`, an accent after a letter is part of it.
    package func hasSuffix(_ suffix: String) -> Bool { text.utf8.reversed().starts(with: suffix.utf8.reversed()) }

    /// The path after following all links, as the system does. Parts that don't exist yet stay.
    package var withLinksFollowed: FilePath {
        var count = Self.linkLimit
        return followingLinks(atMost: &count)
    }

    /// As many as common systems follow.
    private static let linkLimit = 40

    private func followingLinks(atMost count: inout Int) -> FilePath {
        if let path = FileSystem.realPath(of: self) { return path }
        guard let folder = parent?.followingLinks(atMost: &count) else { return self }
        let path = FilePath(name, in: folder)
        guard count > 0, let target = FileSystem.target(ofLink: path) else { return path }
        count -= 1
        // A link to something that doesn't exist, or that leads to such a link.
        return Self.parts(of: target).reduce(target.utf8.first == Self.slash ? .root : folder) { folder, part in
            FilePath(String(part), in: folder).followingLinks(atMost: &count)
        }
    }

    /// The path after following all links except the last: a file keeps its name even if it is a link.
    package var withLinksOfFolderFollowed: FilePath {
        parent.map { FilePath(name, in: $0.withLinksFollowed) } ?? self
    }
}
