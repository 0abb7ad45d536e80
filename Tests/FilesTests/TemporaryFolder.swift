import Files
import Foundation
import TestSupport

/// A folder for a test, without links in its path.
final class TemporaryFolder {
    let path: FilePath

    init() throws {
        let url = temporaryFolder.appending(path: "belfry-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = FilePath(url.path, in: .root)
    }

    deinit { try? FileManager.default.removeItem(atPath: path.text) }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: FilePath(name, in: path).text, withDestinationPath: destination)
    }
}
