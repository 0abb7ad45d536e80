import Diagnostics
import Files
import Guidelines
import ProjectFiles

/// A file of payloads on the command line.
enum PayloadFile: Hashable {
    case standardInput(name: String)
    /// One payload on each line.
    case lines(FilePath)
    case compressedLines(CompressedFile)
    case payload(FilePath)
    /// A payload for Simulator, with its request headers in another file.
    case pair(FilePath, headers: FilePath)

    /// Without duplicates, in the order of the command line.
    static func all(
        named names: [String], stdinPath: String?, from currentFolder: FilePath
    ) throws(FileError) -> [PayloadFile] {
        var seen: Set<PayloadFile> = []
        var files: [PayloadFile] = []
        for name in names {
            let file: PayloadFile =
                name == SchemaInput.standardInput
                ? .standardInput(name: stdinPath ?? SchemaInput.standardInputName)
                : try PayloadFile(FilePath(name, in: currentFolder), named: name)
            if seen.insert(file).inserted { files.append(file) }
        }
        return files
    }

    private init(_ path: FilePath, named name: String) throws(FileError) {
        switch FileSystem.kind(of: path, followingLinks: true) {
        case nil: throw FileError("the file '\(name)' doesn't exist")
        case .folder: throw FileError("'\(name)' is a folder; name the files in it, for example '\(name)/*.apns'")
        case .file, .link, .other: break
        }
        func sibling(_ path: FilePath, _ suffix: String, _ other: String) -> FilePath? {
            guard path.hasSuffix(suffix) else { return nil }
            let sibling = FilePath(Substring(path.text.utf8.dropLast(suffix.utf8.count)) + other, in: .root)
            return FileSystem.kind(of: sibling, followingLinks: true) == .file ? sibling : nil
        }
        if let compressed = CompressedFile(path) {
            self = .compressedLines(compressed)
        } else if let headers = sibling(path, ".apns", ".headers.json") {
            self = .pair(path, headers: headers)
        } else if let payload = sibling(path, ".headers.json", ".apns") {
            self = .pair(payload, headers: path)
        } else {
            let isLines = path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson")
            self = isLines ? .lines(path) : .payload(path)
        }
    }

    func check(
        by checkers: inout [PayloadChecker], from currentFolder: FilePath, report: ([Finding]) -> Void
    ) throws(FileError) -> PayloadCounts {
        checkers[0].counts = PayloadCounts()
        switch self {
        case .standardInput(let name):
            var stream = PayloadStream(ByteStream.standardInput(), named: name)
            return try stream.check(by: &checkers, report: report)
        case .lines(let path):
            var stream = PayloadStream(try ByteStream(path), named: path.shown(from: currentFolder))
            return try stream.check(by: &checkers, report: report)
        case .compressedLines(let file):
            return try file.decompressed { bytes throws(FileError) in
                var stream = PayloadStream(bytes, named: file.shown(from: currentFolder))
                return try stream.check(by: &checkers, report: report)
            }
        case .payload(let path):
            let file = try SourceFile(reading: path, shownAs: path.shown(from: currentFolder))
            // An array can have any length.
            let isArray = file.bytes.first { !$0.isSpaceOfJSON } == UInt8(ascii: "[")
            let isTooLong = !isArray && file.bytes.count > PayloadLines.longest
            report(isTooLong ? [.tooLong(file, "a file with one push")] : checkers[0].check(file))
        case .pair(let path, let headers):
            let file = try SourceFile(reading: path, shownAs: path.shown(from: currentFolder))
            let headers = try SourceFile(reading: headers, shownAs: headers.shown(from: currentFolder))
            report(checkers[0].check(file, headers: headers))
        }
        return checkers[0].counts
    }
}
