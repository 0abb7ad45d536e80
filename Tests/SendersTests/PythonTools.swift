import Foundation
import TestSupport

/// Programs that run and check generated Python.
enum PythonTools {
    static let python = program("python3")
    static let mypy = program("mypy")
    static let pyright = program("pyright")

    static var areThere: Bool { python != nil && mypy != nil && pyright != nil }

    private static func program(_ name: String) -> URL? {
        let url = URL(filePath: #filePath).appending(path: "../../../.build/sender-tools/bin/\(name)").standardized
        return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
    }
}
