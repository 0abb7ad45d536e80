import Diagnostics
import Files
import PayloadRules
import ProjectFiles
import SourceSyntax

/// A file of payloads on the command line.
enum PayloadFile: Hashable {
    case standardInput(name: String)
    /// Payloads on separate lines, or a pipe.
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
        let kind = FileSystem.kind(of: path, followingLinks: true)
        switch kind {
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
            let isNamedSo = path.hasSuffix(".jsonl") || path.hasSuffix(".ndjson")
            // A pipe can be read only once.
            let isStream = isNamedSo || kind == .other
            let isLines = isStream ? true : try Self.hasSeveralPayloads(path)
            self = isLines ? .lines(path) : .payload(path)
        }
    }

    /// Whether a file contains payloads one after the other, as a log does, and not a single one.
    private static func hasSeveralPayloads(_ path: FilePath) throws(FileError) -> Bool {
        var stream = try ByteStream(path)
        var first: EndOfLine?
        // Whether a payload can't continue after the last line, and whether only one line was read.
        var (closes, isSecond) = (false, false)
        var byteCount = 0
        while byteCount <= PayloadLines.longest, let next = try stream.nextLine(limit: PayloadLines.longest) {
            guard case .complete(let bytes) = next else { return false }
            byteCount += bytes.count + 1
            let start = first == nil && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            let line = bytes[start...]
            guard line.contains(where: { !$0.isSpaceOfJSON }) else { continue }
            let opens = line.first == UInt8(ascii: "{")
            guard let end = first else {
                guard opens else { return false }
                first = EndOfLine(line)
                (closes, isSecond) = (first?.isOpen == false || first?.isInsideToken == true, true)
                continue
            }
            // A payload begins where the one before it has ended or was cut off.
            if opens, closes || isSecond && !end.canContinue(with: line) { return true }
            if !end.isOpen { return false }
            closes = line.first == UInt8(ascii: "}") && line.dropFirst().allSatisfy(\.isSpaceOfJSON)
            isSecond = false
        }
        return false
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
