import Foundation
import PackagePlugin

/// Runs `belfry`, and reports a failure as an error of the plugin.
///
/// - Parameter folder: Of the package or the project. Paths are displayed relative to it, and options name files relative
///   to it.
func runBelfry(_ belfry: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = belfry
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
        Diagnostics.error("belfry exited with status \(process.terminationStatus)")
    }
}
