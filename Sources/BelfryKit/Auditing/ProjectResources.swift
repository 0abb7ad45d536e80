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
    static let limit = 64 << 20
    private static let nameLimit = 20
    /// How many names of files the projects have, and how many files there are.
    private static let placeLimit = 100_000
    private static let fileLimit = 20_000
    static let keyLimit = 50
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
}

extension String {
    fileprivate var fileType: String { lastIndex(of: ".").map { self[index(after: $0)...].lowercased() } ?? "" }

    fileprivate var stem: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}
