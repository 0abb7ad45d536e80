package import Foundation

/// Runs a program to its end, without standard input.
///
/// - Returns: Its exit status, and both outputs together.
package func runProgram(
    _ executable: String,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String] = [:]
) throws -> (status: Int32, output: String) {
    // A file instead of a pipe, which would stay open as long as any child of the program.
    let file = URL.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forUpdating: file)
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    if !environment.isEmpty {
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let status = try RunningProcess(process).waitForStatus()
    return (status, String(decoding: try Data(contentsOf: file), as: UTF8.self))
}
