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
        var visited = visited
        var stores = scan.storedSettings.stores + stores(in: ofGroups, except: &visited)
        let stored = Set(stores.lazy.filter { !$0.isRead && $0.isStandard == false }.map(\.key.quoted))
        guard !stored.isEmpty else { return [] }
        stores += self.stores(
            in: index.files(mentioning: Set(stored.sorted().prefix(Self.keyLimit))), except: &visited)
        let keys = Dictionary(grouping: stores) { $0.key.known ?? "" }
        let found = keys.sorted { $0.key < $1.key }.compactMap { _, places -> NameMismatch? in
            guard let read = places.first(where: \.isRead), let write = places.first(where: { !$0.isRead }),
                places.allSatisfy({ $0.isStandard == $0.isRead })
            else { return nil }
            return NameMismatch(.key, name: read.key, other: write.key)
        }.filter { mismatch in
            // Code that migrates settings reads what an earlier version stored.
            !mismatch.name.range.isBeforeInFunction(mismatch.other.range)
                && mismatch.name.range.file.bytes.firstIndex(of: "igrat") == nil
        }
        guard !found.isEmpty else { return [] }
        let counts = index.counts(of: Set(found.prefix(8).map(\.name.quoted)))
        return found.prefix(8).filter { counts[$0.name.quoted] == keys[$0.name.known ?? ""]?.map(\.key).literalCount }
    }

    /// Settings that an extension for notifications reads from its own standard ones, and that only code of the app stores,
    /// in those of the app.
    func settingsOfApp(_ scan: CodeScan, visited: Set<Int>) -> [NameMismatch] {
        let own = scan.storedSettings.stores.filter {
            $0.isRead && $0.isStandard == true && $0.key.range.file.isOfNotificationExtension
        }
        let names = Set(own.lazy.map(\.key.quoted).prefix(Self.keyLimit))
        guard !names.isEmpty else { return [] }
        var visited = visited
        let stores = scan.storedSettings.stores + stores(in: index.files(mentioning: names), except: &visited)
        let keys = Dictionary(grouping: stores) { $0.key.quoted }
        let counts = index.counts(of: names)
        return names.sorted().compactMap { name in
            guard let places = keys[name], counts[name] == places.map(\.key).literalCount,
                let read = own.first(where: { $0.key.quoted == name }), case let writes = places.filter({ !$0.isRead }),
                let write = writes.first,
                writes.allSatisfy({ $0.isStandard == true && !$0.key.range.file.isBeside(read.key.range.file) })
            else { return nil }
            return NameMismatch(.key, name: read.key, other: write.key)
        }
    }

    /// The settings that some files read and store.
    private func stores(
        in numbers: [Int], except visited: inout Set<Int>
    ) -> [(key: CodeText, isRead: Bool, isStandard: Bool?)] {
        let missing = numbers.filter { !visited.contains($0) }
        guard !missing.isEmpty, missing.count <= Self.fileLimit else { return [] }
        visited.formUnion(missing)
        let other = CodeScan()
        for file in read(missing) { other.add(file) }
        other.finish()
        return other.storedSettings.stores
    }
}

extension SourceFile {
    private var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    /// Whether the file has the main class of a service or content extension in a folder of its own.
    fileprivate var isOfNotificationExtension: Bool {
        !folder.isEmpty
            && ["UNNotificationServiceExtension", "UNNotificationContentExtension"].contains {
                bytes.firstIndex(of: $0) != nil
            }
    }

    /// Whether a file is in the folder of another one, or in one around it, whose files both targets may have.
    fileprivate func isBeside(_ other: SourceFile) -> Bool {
        folder == other.folder || folder.hasPrefix(other.folder + "/") || other.folder.hasPrefix(folder + "/")
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
