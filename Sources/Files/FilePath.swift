#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An absolute path without `.` and `..`.
package struct FilePath: Hashable, Sendable {
    package let text: String

    /// - Parameter text: Absolute, or relative to `folder`.
    package init(_ text: String, in folder: FilePath) {
        // Nearly every path is a name in a folder.
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

    /// By bytes, too: to some disks an `é` of one sign and one of two are two names.
    package static func == (one: FilePath, other: FilePath) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    package func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }

    private init(absolute text: String) {
        self.text = text
    }

    package static let root = FilePath(absolute: "/")

    /// The folder that the command runs in.
    package static var currentFolder: FilePath { FilePath(FileManager.default.currentDirectoryPath, in: root) }

    /// Whether that is still there. Where it is not, relative paths would lead to the topmost folder.
    package static var hasCurrentFolder: Bool { !FileManager.default.currentDirectoryPath.isEmpty }

    private static let slash = UInt8(ascii: "/")

    /// By bytes, as the system does: an accent behind a slash does not make another character of it.
    private static func parts(of text: String) -> [Substring] {
        text.utf8.split(separator: slash).map(Substring.init)
    }

    private var parts: [Substring] { Self.parts(of: text) }

    private var lastSlash: String.Index { text.utf8.lastIndex(of: Self.slash) ?? text.startIndex }

    /// What stands behind the last slash.
    package var name: String { self == .root ? text : String(text[text.utf8.index(after: lastSlash)...]) }

    /// Nil for the topmost folder.
    package var parent: FilePath? {
        guard self != .root else { return nil }
        let folder = text[..<lastSlash]
        return folder.isEmpty ? .root : FilePath(absolute: String(folder))
    }

    /// This folder and all above it, the topmost last.
    package var folderAndAncestors: [FilePath] {
        Array(sequence(first: self) { $0.parent })
    }

    package func isBelow(_ folder: FilePath) -> Bool {
        folder.parts.count < parts.count && parts.starts(with: folder.parts)
    }

    /// Relative to `folder` where it lies below that, else the whole path.
    package func shown(from folder: FilePath) -> String {
        isBelow(folder) ? parts.dropFirst(folder.parts.count).joined(separator: "/") : text
    }

    /// From `folder` on, with `..` where the path leads out of it.
    package func relative(to folder: FilePath) -> String {
        let common = zip(parts, folder.parts).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.parts.count - common)
        return (up + parts.dropFirst(common).map(String.init)).joined(separator: "/")
    }

    /// The path with all links in it followed, as far as it exists.
    package var withLinksFollowed: FilePath {
        FileSystem.realPath(of: self) ?? FilePath(URL(filePath: text).resolvingSymlinksInPath().path, in: .root)
    }

    /// The path with all links followed but the last: a file may be a link, and is what it is called.
    package var withLinksOfFolderFollowed: FilePath {
        parent.map { FilePath(name, in: $0.withLinksFollowed) } ?? self
    }
}
