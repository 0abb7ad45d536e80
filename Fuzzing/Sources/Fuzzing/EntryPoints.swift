#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

// libFuzzer has the main function and calls these. An environment variable selects the harness, because the arguments
// are libFuzzer's.

private let environment = ProcessInfo.processInfo.environment

private let harness: Harness = {
    let name = environment["BELFRY_HARNESS"] ?? ""
    guard let harness = Harness.all.first(where: { $0.name == name }) else {
        fatalError("BELFRY_HARNESS is none of \(Harness.all.map(\.name).joined(separator: ", "))")
    }
    return harness
}()

@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
    if environment["BELFRY_HARNESS"] == "list" {
        for harness in Harness.all { print(harness.name) }
        exit(0)
    }
    guard let folder = environment["BELFRY_SEEDS"] else { return 0 }
    do {
        try harness.writeSeeds(to: URL(filePath: folder, directoryHint: .isDirectory))
    } catch {
        fatalError("cannot write to \(folder): \(error)")
    }
    exit(0)
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    harness.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

extension Harness {
    /// Writes `dictionary` and the seeds.
    fileprivate func writeSeeds(to folder: URL) throws {
        let lines = Set(words).sorted().map { word in
            "\"" + word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\"\n"
        }
        try Data(lines.joined().utf8).write(to: folder.appending(path: "dictionary"))
        let seedFolder = folder.appending(path: "seeds")
        try FileManager.default.createDirectory(at: seedFolder, withIntermediateDirectories: true)
        for (index, seed) in seeds().enumerated() {
            try Data(seed).write(to: seedFolder.appending(path: String(index)))
        }
    }
}
