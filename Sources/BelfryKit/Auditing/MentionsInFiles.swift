import CodeEvaluation
import Files

extension [FilePath] {
    /// How many bytes of all files are read.
    private static var limit: Int { 64 << 20 }

    /// Which of some names the files have. If a file can't be read, or if they are too large together, they may have all.
    ///
    /// - Parameter isMentioned: Whether a file has a name; also as a part of a longer one, if there is no other test.
    func mentions(
        of names: Set<String>, as isMentioned: ([UInt8], String) -> Bool = { $0.firstIndex(of: $1) != nil }
    ) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var found: Set<String> = []
        var left = Self.limit
        for path in self where found.count < names.count {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return names }
            left -= bytes.count
            for name in names where !found.contains(name) && isMentioned(bytes, name) { found.insert(name) }
        }
        return found
    }
}
