import CodeEvaluation
import CodeFacts
import Diagnostics

extension AppReading {
    /// How many files are read because they use the settings of an App Group, or a key that code stores there.
    private static let fileLimit = 12
    private static let keyLimit = 24

    /// Settings that code reads only from the standard ones, and stores only in those of an App Group.
    ///
    /// - Parameter visited: The files of the scan.
    func unsharedSettings(_ scan: CodeScan, visited: Set<Int>) -> [NameMismatch] {
        let ofGroups = index.files(mentioning: ["suiteName", "initWithSuiteName"])
        guard !ofGroups.isEmpty else { return [] }
        var stores = scan.storedSettings.stores
        var visited = visited
        // Each reading adds the keys of some files.
        func visit(_ numbers: [Int]) {
            let missing = numbers.filter { !visited.contains($0) }
            guard !missing.isEmpty, missing.count <= Self.fileLimit else { return }
            visited.formUnion(missing)
            let other = CodeScan()
            for file in read(missing) { other.add(file) }
            other.finish()
            stores += other.storedSettings.stores
        }
        visit(ofGroups)
        let stored = Set(stores.lazy.filter { !$0.isRead && $0.isStandard == false }.map(\.key.quoted))
        guard !stored.isEmpty else { return [] }
        visit(index.files(mentioning: Set(stored.sorted().prefix(Self.keyLimit))))
        let keys = Dictionary(grouping: stores) { $0.key.known ?? "" }
        let found = keys.sorted { $0.key < $1.key }.compactMap { _, places -> NameMismatch? in
            guard let read = places.first(where: \.isRead), let write = places.first(where: { !$0.isRead }),
                places.allSatisfy({ $0.isStandard == $0.isRead })
            else { return nil }
            return NameMismatch(.key, name: read.key, other: write.key)
        }.filter { !$0.name.range.isBeforeInFunction($0.other.range) }
        guard !found.isEmpty else { return [] }
        let counts = index.counts(of: Set(found.prefix(8).map(\.name.quoted)))
        return found.prefix(8).filter { counts[$0.name.quoted] == keys[$0.name.known ?? ""]?.map(\.key).literalCount }
    }
}

extension SourceRange {
    /// Whether the same function has other code after it, to which it may move a value.
    fileprivate func isBeforeInFunction(_ other: SourceRange) -> Bool {
        guard file === other.file, bytes.upperBound < other.bytes.lowerBound,
            other.bytes.lowerBound - bytes.upperBound < 2_000
        else { return false }
        let code = String(decoding: file.bytes[bytes.upperBound..<other.bytes.lowerBound], as: UTF8.self)
        return !code.contains("func ") && !code.contains("\n- (")
    }
}
