import BelfryKit
import Files
import LanguageServerProtocol
import NotificationSchema
import Outputs

extension Completion {
    /// The most names of a folder.
    private static let mostPaths = 500

    /// Adds the folders and files in the folder that the path so far leads to.
    ///
    /// - Parameter endings: The endings of the names that fit; empty if a folder does.
    mutating func addPaths(_ endings: [String]) {
        let base = scope.snapshot.moment.source.folder
        let start = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
        let folder = FilePath(start, in: base)
        // A schema can come from somebody else: it doesn't show what is outside.
        let trustBoundary = base.trustBoundary(from: scope.snapshot.folder)
        guard !start.utf8.contains(0), folder.isReallyInside(trustBoundary),
            let contents = try? FileSystem.contents(of: folder)
        else { return }
        // The path can go on after the cursor.
        let slash = scope.document.text.bytes[restOfWord...].first == UInt8(ascii: "/") ? "" : "/"
        let isAbove = start.isEmpty || start.hasSuffix("../")
        if isAbove, FilePath("..", in: folder).isReallyInside(trustBoundary) { add(start + "..\(slash)", .folder) }
        for (name, kind) in contents.prefix(Self.mostPaths) where !name.hasPrefix(".") {
            let fits = endings.contains(where: name.hasSuffix)
            if fits {
                add(start + name, .file)
            } else if kind == .folder {
                add(start + name + (endings.isEmpty ? "" : slash), .folder)
            }
        }
    }
}
