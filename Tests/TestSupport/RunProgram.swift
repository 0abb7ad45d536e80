package import Foundation

/// Runs a program to its end, with nothing as its standard input.
///
/// - Returns: Its exit status, and its two outputs together.
package func runProgram(
    _ executable: String,
    _ arguments: [String],
    in folder: URL? = nil
) throws -> (status: Int32, output: String) {
    // A file in the place of a pipe, which would stay open for as long as anything that the program left behind.
    let file = URL.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try FileHandle(forUpdating: file)
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    let status = try RunningProcess(process).waitForStatus()
    return (status, String(decoding: try Data(contentsOf: file), as: UTF8.self))
}
