import Basics
import Diagnostics

// Summaries of changes.
extension OutputWriter {
    /// The limit for showing the difference of a generated file, in bytes.
    private static let comparedBytes = 4 << 20
    /// The limit for showing the differences of generated files.
    private static let comparedFiles = 200

    /// The changes as a diff that `patch` understands. For a large generated file only the size of the difference, and
    /// for many files only their number.
    package func difference(from currentFolder: FilePath) -> String {
        let none = "/dev/null"
        let generated = changes.filter { !$0.isAuthors }
        let shown = (changes.filter(\.isAuthors) + generated.prefix(Self.comparedFiles)).map { change in
            let name = change.path.shown(from: currentFolder).withVisibleControls
            if !change.isAuthors, max(change.old?.count ?? 0, change.new?.count ?? 0) > Self.comparedBytes {
                let lines = [change.old, change.new].map { $0?.count { $0 == UInt8(ascii: "\n") } ?? 0 }
                return "\(name) would change from \(lines[0]) to \(lines[1]) lines: too many to show\n"
            }
            let (old, new) = (
                change.old.map { String(decoding: $0, as: UTF8.self) },
                change.new.map { String(decoding: $0, as: UTF8.self) }
            )
            return UnifiedDiff(from: old ?? "", to: new ?? "")
                .text(from: old == nil ? none : name, to: new == nil ? none : name)
        }.joined()
        let rest = generated.count - Self.comparedFiles
        return rest > 0 ? shown + "and \(rest) more \(rest == 1 ? "file" : "files")\n" : shown
    }

    /// New files beside generated ones that were there.
    package func newNeighbors(named name: String) -> [FilePath] {
        let changed = changes.filter { $0.old != nil }.compactMap(\.path.parent)
        return changes.filter { $0.old == nil && $0.path.name == name && $0.path.parent.map(changed.contains) ?? false }
            .map(\.path)
    }

    /// `2 files changed`
    package var summaryOfChanges: String { "\(countOfChanges) changed" }

    /// `2 files would change`
    package var summaryOfProposals: String { "\(countOfChanges) would change" }

    private var countOfChanges: String {
        switch changes.count {
        case 0: "no file"
        case 1: "1 file"
        case let count: "\(count) files"
        }
    }

    /// `2 files written, 1 removed, 12 unchanged`
    package var summary: String {
        let written = changes.count { $0.new != nil }
        var parts = ["\(written) \(written == 1 ? "file" : "files") written"]
        if written < changes.count { parts.append("\(changes.count - written) removed") }
        if unchangedCount > 0 { parts.append("\(unchangedCount) unchanged") }
        return parts.joined(separator: ", ")
    }
}
