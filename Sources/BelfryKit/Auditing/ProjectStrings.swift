import CodeEvaluation
import Diagnostics
import Files
import ProjectFiles
import SourceSyntax

/// The texts of an app in its development language, from all string tables of the repository. Read on first use.
final class ProjectStrings {
    private typealias Entry = TextLookup.Entry

    private let paths: [FilePath]
    /// By key, and by table and key.
    private var texts: [String: String] { tables.texts }
    private lazy var tables = read()

    private struct Tables {
        var texts: [String: String] = [:]
        /// By the key without case and punctuation, which names of generated code have; and with the table.
        var entries: [String: Entry] = [:]
        /// Whether a table wasn't read.
        var isIncomplete = false
        /// Keys with several texts, such as plural forms.
        var ambiguous: Set<String> = []
        /// Keys that a catalog has without a text in its language.
        var open: Set<String> = []
        /// For keys of catalogs, a language of the app without a text for the key.
        var languagesWithout: [String: String] = [:]
        /// Whether a catalog has most texts in another language.
        var isTranslated = false

        mutating func noteLanguages(of catalog: StringCatalog) {
            let all = catalog.entries.filter { $0.text.isTranslatable && $0.extractionState != "stale" }
            let languages = all.map { Set($0.text.translations.lazy.filter { !$0.units.isEmpty }.map(\.language)) }
            let counts = languages.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let offered = counts.filter { language, count in
                language != catalog.sourceLanguage
                    && Double(count) >= Double(all.count) * ProjectStrings.shareOfTranslation
            }.keys.sorted()
            guard !offered.isEmpty, all.count >= 4 else { return }
            isTranslated = true
            for (entry, own) in zip(all, languages) {
                if let language = offered.first(where: { !own.contains($0) }) { languagesWithout[entry.key] = language }
            }
        }
    }

    init(_ paths: [FilePath]) { self.paths = paths }

    func text(of key: String, in table: String?) -> String? {
        table.flatMap { texts[Self.joined($0, key)] } ?? texts[key]
    }

    /// The text of a key, if all tables of the development language have the same for it, without plural forms.
    func onlyText(of key: String) -> String? { tables.ambiguous.contains(key) ? nil : texts[key] }

    /// A language of the app in which a catalog has no text for a key.
    func languageWithout(_ key: String) -> String? { tables.languagesWithout[key] }

    /// Whether a catalog has the key without a text, and no other table has a text for it.
    func hasNoText(_ key: String) -> Bool { tables.open.contains(key) && texts[key] == key }

    /// The share of all texts that a language must have to be one of the app's languages.
    static let shareOfTranslation = 0.5
    /// How many tables are compared with each other.
    private static let tableLimit = 200
    /// How many bytes of the tables in the development language are read, in a run.
    private static let tableByteLimit = 1 << 27
    /// How many bytes are compared with keys, in a run.
    private static let byteLimit = 1 << 29

    /// Which of some keys a table of any language has. Tables that can't be read may have all.
    func keys(among wanted: Set<String>, with plurals: [FilePath]) -> Set<String> {
        var found: Set<String> = []
        var left = Self.byteLimit
        guard !tables.isIncomplete else { return wanted }
        found.formUnion(wanted.filter { texts[$0] != nil })
        let others = paths.filter { !isDevelopmentLanguage($0) } + plurals
        for path in others where found.count < wanted.count {
            guard let bytes = try? FileSystem.read(path, limit: ReadingLimits.fileBytes), left > 0 else {
                return wanted
            }
            if path.name.hasSuffix(".strings") {
                left -= bytes.count
                found.formUnion(StringTable.entries(bytes).lazy.map(\.key).filter(wanted.contains))
                continue
            }
            let open = wanted.subtracting(found)
            left -= bytes.count * open.count
            found.formUnion(open.filter { bytes.firstIndex(of: "<key>\($0)</key>") != nil })
        }
        return found
    }

    /// The table of another language that lacks a key, for each key that the table of the development language has.
    ///
    /// - Parameter share: How much of that table another one must have to be compared: the translation of one with less
    ///   has only begun.
    func tablesLacking(_ wanted: Set<String>, share: Double = 0.1) -> [String: FilePath] {
        let tables = paths.filter { $0.name == "Localizable.strings" }
        guard !wanted.isEmpty, tables.count <= Self.tableLimit else { return [:] }
        var keys: [FilePath: Set<String>] = [:]
        var left = ReadingLimits.fileBytes
        for path in tables {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return [:] }
            left -= bytes.count
            keys[path] = Set(StringTable.entries(bytes).lazy.map(\.key))
        }
        var lacking: [String: FilePath] = [:]
        for table in tables {
            guard let folder = table.parent, folder.name.hasSuffix(".lproj"), !isDevelopmentLanguage(table),
                let all = tables.first(where: { $0.parent?.parent == folder.parent && isDevelopmentLanguage($0) }),
                let own = keys[table], let expected = keys[all], Double(own.count) > Double(expected.count) * share
            else { continue }
            for key in wanted where expected.contains(key) && !own.contains(key) && lacking[key] == nil {
                lacking[key] = table
            }
        }
        return lacking
    }

    /// The entry whose key becomes a name in generated code.
    func entry(named name: String, in table: String?) -> TextLookup.Entry? {
        let name = Self.folded(name)
        return tables.entries[table.map { Self.joined($0, name) } ?? name]
    }

    private static func joined(_ table: String, _ key: String) -> String { "\(table)\u{0}\(key)" }

    private static func folded(_ key: String) -> String {
        String(decoding: key.lowercased().utf8.filter { $0 > 0x2F && $0 != 0x5F }, as: UTF8.self)
    }

    private func read() -> Tables {
        var tables = Tables()
        var left = Self.tableByteLimit
        for path in paths where isDevelopmentLanguage(path) {
            guard left > 0, let bytes = try? FileSystem.read(path, limit: ReadingLimits.fileBytes) else {
                tables.isIncomplete = true
                continue
            }
            left -= bytes.count
            let table = String(path.name.prefix { $0 != "." })
            func add(_ key: String, _ text: String) {
                let name = Self.folded(key)
                if let other = tables.texts[key], other != text { tables.ambiguous.insert(key) }
                for key in [key, Self.joined(table, key)] where tables.texts[key] == nil { tables.texts[key] = text }
                for name in [name, Self.joined(table, name)] where tables.entries[name] == nil {
                    tables.entries[name] = Entry(key: key, text: text)
                }
            }
            if path.name.hasSuffix(StringCatalog.suffix) {
                var limits = ReadingLimits()
                var findings: [Finding] = []
                let file = SourceFile(path: path.text, bytes: bytes)
                let catalog = StringCatalog.read(file, limits: &limits, findings: &findings)
                if table == "Localizable", let catalog { tables.noteLanguages(of: catalog) }
                let language = catalog?.sourceLanguage ?? "en"
                if catalog == nil { tables.isIncomplete = true }
                for entry in catalog?.entries ?? [] {
                    let units = entry.text.translations.first { $0.language == language }?.units ?? []
                    let unit = units.first
                    if units.isEmpty { tables.open.insert(entry.key) }
                    if units.count > 1 { tables.ambiguous.insert(entry.key) }
                    // A catalog contains keys that are their own text.
                    add(entry.key, unit?.value ?? entry.key)
                }
            } else {
                for (key, text) in StringTable.entries(bytes) { add(key, text) }
            }
        }
        return tables
    }

    /// Whether the app has its texts in several languages.
    var isTranslated: Bool {
        if tables.isTranslated { return true }
        let folders = paths.filter { $0.name == "Localizable.strings" }.compactMap { $0.parent?.name }
        return Set(folders.filter { $0.hasSuffix(".lproj") }).count > 1
            && !paths.contains { $0.name == "Localizable" + StringCatalog.suffix }
    }

    /// Whether a table is in the folder for English.
    var hasEnglishTable: Bool { paths.contains { Self.foldersOfEnglish.contains($0.parent?.name ?? "") } }

    private static let foldersOfEnglish: Set<String> = ["en.lproj", "en-US.lproj", "English.lproj", "en-GB.lproj"]

    private func isDevelopmentLanguage(_ path: FilePath) -> Bool {
        if path.name.hasSuffix(StringCatalog.suffix) { return true }
        guard let folder = path.parent?.name else { return false }
        return Self.foldersOfEnglish.contains(folder) || folder == "Base.lproj" || !folder.hasSuffix(".lproj")
    }
}

/// A tolerant reader of `.strings`: what isn't an entry is skipped.
enum StringTable {
    static func entries(_ bytes: [UInt8]) -> [(key: String, text: String)] {
        let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        let text = isUTF16 ? Array(decodedUTF16(bytes).utf8) : bytes
        var reader = Reader(bytes: text)
        return reader.entries()
    }

    private static func decodedUTF16(_ bytes: [UInt8]) -> String {
        let isBig = bytes[0] == 0xFE
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBig ? first << 8 | second : second << 8 | first
        }
        return String(decoding: units, as: UTF16.self)
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0

        mutating func entries() -> [(key: String, text: String)] {
            var result: [(key: String, text: String)] = []
            var key: String?
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\""):
                    let text = quoted()
                    if let name = key {
                        result.append((name, text))
                        key = nil
                    } else {
                        key = text
                    }
                case UInt8(ascii: "/"): skipComment()
                // A key without quotation marks, such as those of `InfoPlist.strings`.
                case _ where key == nil && isInName(bytes[index]):
                    let start = index
                    while index < bytes.count, isInName(bytes[index]) { index += 1 }
                    key = String(decoding: bytes[start..<index], as: UTF8.self)
                case UInt8(ascii: ";"):
                    key = nil
                    index += 1
                default: index += 1
                }
            }
            return result
        }

        private func isInName(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x5F
        }

        private mutating func quoted() -> String {
            var text: [UInt8] = []
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                    index += 1
                    text.append(bytes[index] == UInt8(ascii: "n") ? 0x0A : bytes[index])
                } else {
                    text.append(bytes[index])
                }
                index += 1
            }
            index += 1
            return String(decoding: text, as: UTF8.self)
        }

        private mutating func skipComment() {
            index += 1
            guard index < bytes.count else { return }
            if bytes[index] == UInt8(ascii: "/") {
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            } else if bytes[index] == UInt8(ascii: "*") {
                index += 1
                while index + 1 < bytes.count,
                    !(bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/"))
                {
                    index += 1
                }
                index += 2
            }
        }
    }
}
