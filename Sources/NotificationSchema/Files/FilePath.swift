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
        var parts = text.hasPrefix("/") ? [] : folder.parts
        for part in text.split(separator: "/") where part != "." {
            if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
        }
        self.text = "/" + parts.joined(separator: "/")
    }

    private init(absolute text: String) {
        self.text = text
    }

    package static let top = FilePath(absolute: "/")

    /// The folder that the command runs in.
    package static var currentFolder: FilePath { FilePath(FileManager.default.currentDirectoryPath, in: top) }

    private var parts: [Substring] { text.split(separator: "/") }

    /// What stands behind the last slash.
    package var name: String { parts.last.map(String.init) ?? "/" }

    /// Nil for the topmost folder.
    package var parent: FilePath? { parts.isEmpty ? nil : FilePath("..", in: self) }

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

    /// The path with all links in it followed.
    package var withLinksFollowed: FilePath {
        FilePath(URL(filePath: text).resolvingSymlinksInPath().path, in: .top)
    }
}
