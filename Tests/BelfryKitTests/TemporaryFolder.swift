import BelfryKit
import Files
import Foundation

/// A temporary folder that is removed with its content.
final class TemporaryFolder: Sendable {
    let path: FilePath

    init(_ files: [String: String] = [:]) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "belfry-kit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = FilePath(url.path, in: .root).withLinksFollowed
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path.text) }

    func write(_ text: String, to name: String) throws {
        try AtomicFile(FilePath(name, in: path)).write(Array(text.utf8))
    }

    func text(_ name: String) throws -> String {
        String(decoding: try FileSystem.read(FilePath(name, in: path), limit: 1 << 20), as: UTF8.self)
    }

    /// The names of the files in a folder.
    func names(in folder: String) throws -> [String] {
        try FileSystem.contents(of: FilePath(folder, in: path)).map(\.name)
    }

    /// The schemas in the folder, as a command run there finds them.
    func input(_ paths: [String] = []) throws -> SchemaInput { try SchemaInput(paths, from: path) }
}
