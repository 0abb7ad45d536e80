import AppleFacts
import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Compares the files and texts that notifications name with those of a project.
///
/// The repository may lack binary files. So a file is only missing if no project of Xcode mentions it, and if the
/// repository has other sounds, images or movies, or a project that lists all files.
struct ProjectResources {
    let search: CodeSearch
    let strings: ProjectStrings
    let counts: (Set<String>) -> [String: Int]

    /// How many bytes of all files are read.
    private static let limit = 64 << 20
    private static let nameLimit = 20
    /// How many names of files the projects have, and how many files there are.
    private static let placeLimit = 100_000
    private static let fileLimit = 20_000
    private static let keyLimit = 50
    private static let sounds: Set<String> = ["caf", "wav", "aif", "aiff", "m4a", "mp3", "m4r", "ogg"]

    func missing(for scan: CodeScan, _ pushes: [PushFact]) -> [MissingPart] {
        files(scan, pushes) + texts(scan, pushes)
    }

    // MARK: - Files

    private func files(_ scan: CodeScan, _ pushes: [PushFact]) -> [MissingPart] {
        var sounds = (scan.needs.sounds + pushes.compactMap(\.sound)).filter { text in
            text.known != "default" && !SystemSounds.ofMac.contains(text.known ?? "")
        }
        // Code that writes sounds can make up their names.
        if !sounds.isEmpty, !counts(["Library/Sounds", "/Sounds", "\"Sounds"]).isEmpty { sounds = [] }
        var wanted = unknown(sounds).map { ($0, MissingPart.Kind.sound) }
        // Code can read other files, such as JSON, where it makes an attachment.
        let resources = scan.needs.resources.filter { CodeSearch.mediaTypes.contains(($0.known ?? "").fileType) }
        wanted += unknown(resources).map { ($0, .resource) }
        let found = sounds.filter { search.media[$0.known ?? ""] != nil }
        guard !wanted.isEmpty || !found.isEmpty, let (inProjects, listsFiles) = mediaInProjects() else { return [] }
        let unlisted = listsFiles ? UnlistedSounds(search: search, listed: inProjects).parts(of: found) : []
        let all = inProjects.union(search.media.keys).sorted()
        guard all.count < Self.fileLimit else { return unlisted }
        return wanted.compactMap { text, kind in
            guard let name = text.known, !inProjects.contains(name) else { return nil }
            func isOfKind(_ other: String) -> Bool {
                kind == .sound ? Self.sounds.contains(other.fileType) : other.fileType == name.fileType
            }
            let near = all.first { other in
                isOfKind(other)
                    && (other.stem.lowercased() == name.stem.lowercased()
                        || other.stem.isOneLetterAway(from: name.stem))
            }
            guard near != nil || listsFiles || !search.media.isEmpty else { return nil }
            return MissingPart(kind, name, at: text.range, other: near.map { CodeText($0, at: text.range) })
        } + unlisted
    }

    /// The first place of each name that no file has.
    private func unknown(_ names: [CodeText]) -> [CodeText] {
        var seen: Set<String> = []
        let unknown = names.filter { text in
            guard let name = text.known, !name.isEmpty, !name.contains("/"), search.media[name] == nil else {
                return false
            }
            return seen.insert(name).inserted
        }
        return Array(unknown.prefix(Self.nameLimit))
    }

    /// The names of media files in projects of Xcode, and whether they list all files; nil if one can't be read.
    private func mediaInProjects() -> (names: Set<String>, listsFiles: Bool)? {
        var names: Set<String> = []
        var (hasProject, hasFolders) = (false, false)
        var left = Self.limit
        var places = 0
        for path in search.projects where path.name.hasSuffix(".pbxproj") {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return nil }
            left -= bytes.count
            // A folder has files that the project doesn't list.
            let folders = ["PBXFileSystemSynchronizedRootGroup", "lastKnownFileType = folder;"]
            hasFolders = hasFolders || folders.contains { bytes.firstIndex(of: $0) != nil }
            hasProject = true
            for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ".") {
                let type = bytes[(index + 1)...].prefix(5).prefix { $0.isPartOfName }
                guard CodeSearch.mediaTypes.contains(String(decoding: type, as: UTF8.self).lowercased()) else {
                    continue
                }
                places += 1
                guard places < Self.placeLimit else { return nil }
                let before = bytes[max(0, index - 200)..<index].reversed().prefix {
                    $0.isPartOfName || " -+&@()~.".utf8.contains($0)
                }
                let text =
                    String(decoding: before.reversed(), as: UTF8.self) + "." + String(decoding: type, as: UTF8.self)
                // `/* ping.caf in Resources */`, `path = ping.caf;`
                names.insert(String(text.drop { $0 == " " }))
                if let last = text.split(separator: " ").last { names.insert(String(last)) }
            }
        }
        return (names, hasProject && !hasFolders)
    }

    // MARK: - Texts

    private func texts(_ scan: CodeScan, _ pushes: [PushFact]) -> [MissingPart] {
        let all =
            scan.needs.textKeys.map { ($0, Int?.none) } + pushes.flatMap(\.texts).map { ($0.key, $0.argumentCount) }
        let keys = all.filter { $0.0.known?.isKey ?? false }.prefix(Self.keyLimit)
        guard search.strings.contains(where: { $0.name.hasPrefix("Localizable.") }) else {
            return keysWithoutTable(scan.needs.textKeys)
        }
        let others = all.lazy.map(\.0).filter { !($0.known?.isKey ?? true) } + scan.needs.textLookups
        let near = unlikely(others.prefix(Self.keyLimit))
        let texts = scan.needs.textKeys
        return missing(Array(keys)) + near + untranslated(texts, except: near) + partlyTranslated(texts)
            + scan.needs.keysWithValues.prefix(Self.keyLimit).map { MissingPart(.keyWithValue, "", at: $0) }
    }

    /// Keys of the code in an app without any string table.
    private func keysWithoutTable(_ keys: [CodeText]) -> [MissingPart] {
        let keys = keys.filter { $0.known?.isKey ?? false }.prefix(Self.keyLimit)
        guard !keys.isEmpty, search.strings.isEmpty, search.plurals.isEmpty, hasProjectWithoutTables,
            // Code that looks up texts in its own way.
            counts(Self.ownLookups).isEmpty
        else { return [] }
        var seen: Set<String> = []
        return keys.filter { seen.insert($0.known ?? "").inserted }.map {
            MissingPart(.table, $0.known ?? "", at: $0.range)
        }
    }

    private static let ownLookups: Set<String> = [
        "func NSLocalizedString", "func localizedString", "localizedStringForKey:(NSString", "define NSLocalizedString",
    ]
    /// What projects mention that have tables, or that get them from elsewhere.
    private static let signsOfTables = ["Localizable", ".strings", ".xcstrings", "ranslat", "lokalise", "crowdin"]

    /// Whether there is a project of Xcode, and none of the projects mentions a table.
    private var hasProjectWithoutTables: Bool {
        let projects = search.projects.filter { $0.name.hasSuffix(".pbxproj") }
        var left = Self.limit
        return !projects.isEmpty
            && projects.allSatisfy { path in
                guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return false }
                left -= bytes.count
                return !Self.signsOfTables.contains { bytes.firstIndex(of: $0) != nil }
            }
    }

    /// Texts of the code that no table has, in an app with tables for several languages.
    private func untranslated(_ keys: [CodeText], except others: [MissingPart]) -> [MissingPart] {
        guard strings.isTranslated else { return [] }
        var seen = Set(others.map(\.name))
        let texts = keys.filter { key in
            guard let text = key.known, !text.isKey, text.contains(where: \.isLetter) else { return false }
            return seen.insert(text).inserted
        }.prefix(Self.keyLimit)
        guard !texts.isEmpty else { return [] }
        let known = strings.keys(among: Set(texts.compactMap(\.known)), with: search.plurals)
        return texts.filter { !known.contains($0.known ?? "") }.map {
            MissingPart(.untranslated, $0.known ?? "", at: $0.range)
        }
    }

    /// Texts that a table for one of the app's languages lacks.
    private func partlyTranslated(_ texts: [CodeText]) -> [MissingPart] {
        let texts = texts.filter { $0.known?.isTranslatable ?? false }.prefix(Self.keyLimit)
        guard !texts.isEmpty, strings.isTranslated else { return [] }
        let names = Set(texts.compactMap(\.known))
        let lacking = strings.tablesLacking(names.filter { !$0.isKey }, share: ProjectStrings.shareOfTranslation)
        var seen: Set<String> = []
        return texts.compactMap { text in
            guard let name = text.known,
                let place = strings.languageWithout(name).map({ "Localizable.xcstrings (\($0))" })
                    ?? lacking[name].map({ [$0.parent?.name, $0.name].compactMap(\.self).joined(separator: "/") }),
                seen.insert(name).inserted
            else { return nil }
            return MissingPart(.translation, name, at: text.range, other: CodeText(place, at: text.range))
        }
    }

    private func missing(_ keys: [(CodeText, Int?)]) -> [MissingPart] {
        guard !keys.isEmpty else { return [] }
        let known = strings.keys(among: Set(keys.compactMap(\.0.known)), with: search.plurals)
        // If none is there, the tables are elsewhere.
        guard !known.isEmpty else { return [] }
        let lacking = strings.tablesLacking(known)
        var seen: Set<String> = []
        return keys.compactMap { text, argumentCount in
            guard let key = text.known else { return nil }
            if let table = lacking[key], seen.insert(key).inserted {
                let name = [table.parent?.name, table.name].compactMap(\.self).joined(separator: "/")
                return MissingPart(.translation, key, at: text.range, other: CodeText(name, at: text.range))
            }
            guard known.contains(key) else {
                return seen.insert(key).inserted ? MissingPart(.text, key, at: text.range) : nil
            }
            if strings.hasNoText(key) {
                return seen.insert(key).inserted ? MissingPart(.emptyText, key, at: text.range) : nil
            }
            guard let argumentCount, let format = strings.text(of: key, in: nil),
                argumentCount < format.argumentCount
            else { return nil }
            return MissingPart(.textArguments, key, at: text.range, other: CodeText(format, at: text.range))
        }
    }

    /// Texts that no table has, although one has a text with other blanks, punctuation or case, and keys of catalogs
    /// without a text. Functions of the app may look others up in tables of their own.
    private func unlikely(_ texts: some Sequence<CodeText>) -> [MissingPart] {
        var seen: Set<String> = []
        var parts = texts.compactMap { text -> MissingPart? in
            guard let key = text.known, key.isKey, strings.hasNoText(key), seen.insert(key).inserted else { return nil }
            return MissingPart(.emptyText, key, at: text.range)
        }
        let near = texts.compactMap { text -> (CodeText, String)? in
            guard let key = text.known, key.count > 3, let entry = strings.entry(named: key, in: nil), entry.key != key
            else { return nil }
            return (text, entry.key)
        }
        guard !near.isEmpty else { return parts }
        let known = strings.keys(among: Set(near.compactMap(\.0.known)), with: search.plurals)
        for (text, other) in near {
            guard let key = text.known, !known.contains(key), seen.insert(key).inserted else { continue }
            parts.append(MissingPart(.text, key, at: text.range, other: CodeText(other, at: text.range)))
        }
        return parts
    }
}

extension String {
    fileprivate var fileType: String { lastIndex(of: ".").map { self[index(after: $0)...].lowercased() } ?? "" }

    fileprivate var stem: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }

    /// Whether it is a key, and not a text in the language of the app.
    fileprivate var isKey: Bool {
        contains { $0 == "." || $0 == "_" } && count < 200 && last != "."
            && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    }

    /// Whether it has words: names such as “OK” can be the same in each language.
    fileprivate var isTranslatable: Bool { count { $0.isLetter } > 3 }

    /// How many arguments a format has: `%@ and %@`, `%2$@`.
    fileprivate var argumentCount: Int {
        var (count, last) = (0, 0)
        var rest = self[...]
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            if rest.dropFirst(digits.count).first == "$" {
                last = max(last, Int(digits) ?? 0)
            } else if ["@", "d", "l", "i", "u", "f"].contains(rest.first) {
                count += 1
            }
        }
        return max(count, last)
    }
}
