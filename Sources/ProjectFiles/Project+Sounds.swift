import Diagnostics
import Files
package import NotificationSchema

extension Notification {
    /// The names of its sound files: one, those of an enum in data, or none.
    package var soundFileNames: [Text] {
        guard isShown else { return [] }
        switch self.sound?.name {
        case .default, nil: return []
        case .file(let name): return [name]
        case .template(let template):
            let field = template.placeholders.first.flatMap { self.field(named: $0.name) }
            return field?.values.filter { $0.value != "default" } ?? []
        }
    }
}

extension Project {
    /// Limits the search in folders of sounds.
    private static let soundFolderLimits = (entries: 20_000, depth: 8)

    /// - Returns: Sounds by name; nil if a folder doesn't exist.
    static func sounds(
        of schema: Schema,
        in folders: [Text],
        _ reader: ProjectFileReader,
        files: inout [String: FilePath],
        findings: inout [Finding]
    ) -> [String: Sound]? {
        for folder in folders {
            guard let path = reader.existing(folder, .folder, findings: &findings) else { return nil }
            do throws(FileError) {
                var left = soundFolderLimits.entries
                try list(path, depth: 1, left: &left, into: &files)
            } catch {
                findings.append(.unreadable(error, at: folder.range))
                return nil
            }
        }
        var known = KnownFileNames(files.keys)
        var sounds: [String: Sound] = [:]
        for name in schema.notifications.flatMap(\.soundFileNames) where sounds[name.value] == nil {
            sounds[name.value] =
                files[name.value].map { sound(at: $0, named: name, reader, findings: &findings) }
                ?? .missing(nearest: known.nearest(to: name.value))
        }
        return sounds
    }

    /// All files at any depth: the app bundle has them side by side.
    private static func list(
        _ folder: FilePath,
        depth: Int,
        left: inout Int,
        into files: inout [String: FilePath]
    ) throws(FileError) {
        guard depth <= soundFolderLimits.depth else { return }
        for (name, kind) in try FileSystem.contents(of: folder) where !name.hasPrefix(".") {
            left -= 1
            guard left >= 0 else { return }
            let path = FilePath(name, in: folder)
            switch kind {
            case .folder: try list(path, depth: depth + 1, left: &left, into: &files)
            case .file, .link: if files[name] == nil { files[name] = path }
            case .other: break
            }
        }
    }

    private static func sound(
        at path: FilePath,
        named name: Text,
        _ reader: ProjectFileReader,
        findings: inout [Finding]
    ) -> Sound {
        let limit = SoundFile.bytesToRead
        guard let bytes = reader.bytes(path, limit: limit, namedAt: name.range, findings: &findings) else {
            return .broken
        }
        let shown = reader.shown(path)
        do throws(SoundProblem) {
            let sound = try SoundFile.read(bytes, isWhole: bytes.count <= limit)
            return sound.map { .sound($0, path: shown) } ?? .otherFormat(path: shown)
        } catch {
            findings.append(
                Finding(
                    .projectFileUnreadable, at: name.range, "'\(shown)' is a broken sound file: \(error.message)",
                    help: "export it again"))
            return .broken
        }
    }
}
