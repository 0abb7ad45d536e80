package import Files
package import Foundation

/// The folder for temporary files, without links in its path, so that displayed paths can be compared.
///
/// On a Mac its path begins with a link. Foundation follows links, too, but removes `/private` from the result.
package let temporaryFolder = URL(
    filePath: FilePath(FileManager.default.temporaryDirectory.path, in: .root).withLinksFollowed.text,
    directoryHint: .isDirectory)

/// A folder for a test, without links in its path. It is removed with its content.
package final class TemporaryFolder: Sendable {
    package let path: FilePath

    package init(_ files: [String: String] = [:]) throws {
        let url = temporaryFolder.appending(path: "belfry-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = FilePath(url.path, in: .root)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path.text) }

    package subscript(name: String) -> FilePath { FilePath(name, in: path) }

    package func write(_ text: String, to name: String) throws {
        try AtomicFile(self[name]).write(Array(text.utf8))
    }

    package func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name].text, withDestinationPath: destination)
    }

    package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name].text) }

    package func text(_ name: String) throws -> String {
        String(decoding: try FileSystem.read(self[name], limit: 1 << 20), as: UTF8.self)
    }

    /// The names of what is in a folder, sorted.
    package func names(in folder: String = ".") throws -> [String] {
        try FileSystem.contents(of: self[folder]).map(\.name)
    }
}
