import Diagnostics

/// Parts of a schema that couldn't be read: files that aren't YAML, values of the wrong type or under an unknown key.
///
/// A name that occurs there may be declared there. If it is missing elsewhere, that follows from the first mistake and
/// isn't reported.
struct UnreadSource {
    /// Above this size, nothing is searched: any name may be declared.
    private static let bytesToSearch = 1 << 20

    private var files: [SourceFile] = []
    private var ranges: [SourceRange] = []
    /// The words of the ranges that were searched.
    private var words: Set<String> = []
    private var searchedCount = 0
    private var bytes = 0

    mutating func add(_ range: SourceRange) {
        guard !range.bytes.isEmpty else { return }
        bytes += range.bytes.count
        // Ranges beyond the limit don't need to be kept.
        if bytes <= Self.bytesToSearch { ranges.append(range) }
    }

    mutating func add(_ file: SourceFile) {
        files.append(file)
        add(SourceRange(file, 0..<file.bytes.count))
    }

    /// Whether the whole file couldn't be read.
    func contains(_ file: SourceFile?) -> Bool { files.contains { $0 === file } }

    /// Whether the name occurs there, as one word or several.
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
