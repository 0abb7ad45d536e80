import Basics
import Diagnostics
import Foundation
package import Testing

/// Compares a text with a file of the repository, and shows the difference.
///
/// If `script/update` sets the environment variable `BELFRY_UPDATE`, the file is written instead. The name of the suite
/// or test must contain “Golden”, so that the script runs it.
///
/// - Parameter path: The file with the expected text, relative to the folder of the test's source file.
package func expectGolden(
    _ actual: String,
    _ path: String,
    testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let url = URL(filePath: testFile).deletingLastPathComponent().appending(path: path)
    let expected = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    // Bytes, not characters: composed and decomposed letters are different output.
    guard expected.map({ Array($0.utf8) }) != Array(actual.utf8) else { return }
    if ProcessInfo.processInfo.environment["BELFRY_UPDATE"] != nil {
        do {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: url)
        } catch {
            Issue.record("cannot write \(path): \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    let difference = UnifiedDiff(from: expected ?? "", to: actual).text(from: "expected", to: "actual")
    Issue.record(
        """
        \(path) \(expected == nil ? "does not exist" : "differs"); if the change is wanted, run script/update
        \(difference)
        """,
        sourceLocation: sourceLocation
    )
}
