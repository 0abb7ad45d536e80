import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

// What extensions read from the settings of an App Group.
extension AppReading {
    private static let extensionLimit = 40
    private static let readLimit = 100
    /// Words of code that runs in an extension.
    private static let extensionWords = [
        "WidgetKit", "UNNotificationServiceExtension", "UNNotificationContentExtension",
    ]
    /// Code that may store settings whose keys aren't literals.
    private static let copying: Set<String> = [
        "dictionaryRepresentation", "setPersistentDomain", "register(defaults", "registerDefaults", "#function",
        "setValuesForKeys", "forKey: key", "forKey: key.rawValue", "forKey: k", "forKey: name", "forKey: storageKey",
    ]
    private static let readers = ["bool", "integer", "double", "float", "string", "object", "data", "array", "value"]

    /// The first setting of each extension's file that no code stores.
    func unstoredGroupSettings(_ search: CodeSearch) -> [CodeText] {
        let numbers = index.files(mentioning: ["suiteName"])
        guard !numbers.isEmpty, numbers.count <= Self.extensionLimit else { return [] }
        var reads: [(file: Int, key: CodeText)] = []
        for number in numbers where index.files[number].name.hasSuffix(".swift") {
            guard let bytes = index.bytes(of: number), Self.extensionWords.contains(where: bytes.hasOutsideComments),
                // Other settings have keys of their own.
                !bytes.hasOutsideComments("UserDefaults.standard")
            else { continue }
            let file = SourceFile(path: index.files[number].shown(from: folder), bytes: bytes)
            for key in file.readKeys(by: Self.readers).prefix(Self.readLimit - min(Self.readLimit, reads.count)) {
                reads.append((number, key))
            }
        }
        guard !reads.isEmpty else { return [] }
        let others = Set(index.files(mentioning: ["suiteName", "initWithSuiteName"])).subtracting(reads.map(\.file))
        guard others.isEmpty || index.counts(of: Self.copying).isEmpty else { return [] }
        let names = Set(reads.compactMap(\.key.known))
        let counts = index.counts(of: Set(names.flatMap { ["\"\($0)\"", "case \($0)"] }))
        let inProject = (search.propertyLists + search.interfaces).mentions(of: names)
        var seen: Set<Int> = []
        return reads.filter { read in
            guard let name = read.key.known, !inProject.contains(name) else { return false }
            // Each mention is a reading.
            let isUnstored = counts["\"\(name)\""] == reads.count { $0.key.known == name }
            return isUnstored && counts["case \(name)"] == nil && seen.insert(read.file).inserted
        }.map(\.key)
    }
}

extension SourceFile {
    /// The keys of settings that code reads by one of some methods: `defaults?.integer(forKey: "total")`.
    fileprivate func readKeys(by readers: [String]) -> [CodeText] {
        var result: [CodeText] = []
        for reader in readers {
            let form = ".\(reader)(forKey: \""
            var start = 0
            while result.count < 100, let index = bytes.firstIndex(of: form, from: start) {
                start = index + form.utf8.count
                let key = bytes[start...].prefix(100).prefix { $0 != UInt8(ascii: "\"") && $0 != 0x0A }
                guard !key.isEmpty, key.allSatisfy(\.isPartOfName), !bytes.isInComment(at: index) else { continue }
                let range = SourceRange(self, start - 1..<key.endIndex + 1)
                result.append(CodeText(String(decoding: key, as: UTF8.self), at: range))
            }
        }
        return result.sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    }
}
