import Diagnostics

/// What of a schema was not understood: files that are not YAML, values of the wrong type or under an unknown key.
///
/// A name that stands in it may be declared there. That it is missing elsewhere follows from the first mistake, and is
/// none of its own.
struct UnreadSource {
    /// Above this nobody looks into it: any name may stand there.
    private static let bytesToSearch = 1 << 20

    private var files: [SourceFile] = []
    private var ranges: [SourceRange] = []
    /// Of the first ranges, as many as were searched.
    private var words: Set<String> = []
    private var searchedCount = 0
    private var bytes = 0

    mutating func add(_ range: SourceRange) {
        guard !range.bytes.isEmpty else { return }
        bytes += range.bytes.count
        // More than can be searched need not be kept.
        if bytes <= Self.bytesToSearch { ranges.append(range) }
    }

    mutating func add(_ file: SourceFile) {
        files.append(file)
        add(SourceRange(file, 0..<file.bytes.count))
    }

    /// Whether nothing of the file was understood.
    func contains(_ file: SourceFile?) -> Bool { files.contains { $0 === file } }

    /// Whether the name stands anywhere in it, as a word or as several.
    mutating func mayDeclare(_ name: String) -> Bool {
        guard bytes > 0 else { return false }
        guard bytes <= Self.bytesToSearch else { return true }
        for range in ranges[searchedCount...] { words.formUnion(Self.words(of: range.file.bytes[range.bytes])) }
        searchedCount = ranges.count
        let wanted = Self.words(of: ArraySlice(name.utf8))
        return !wanted.isEmpty && wanted.allSatisfy(words.contains)
    }

    private static func words(of bytes: ArraySlice<UInt8>) -> [String] {
        bytes.split { " \t\r\n\"':,#[]{}$()".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
