import Diagnostics

/// Which app of a repository code belongs to. An application delegate is at the top of its app.
struct AppFolders {
    /// The folders with an application delegate.
    let folders: Set<Substring>

    /// - Parameter withEntries: Whether files with the `@main` of an app in SwiftUI count, too.
    init(_ files: [SourceFile], withEntries: Bool = false) {
        folders = Set(
            files.lazy.filter { $0.isApplicationDelegate || withEntries && $0.isEntryOfApp }.map(\.folder))
    }

    /// The folder of the app around some code; empty if none is known.
    func app(of range: SourceRange) -> Substring {
        var folder = range.file.folder
        while !folder.isEmpty, !folders.contains(folder) { folder = folder.parent }
        return folder
    }

    /// Whether two places belong to two apps, so that one run has only one of them.
    func separate(_ one: SourceRange, _ other: SourceRange) -> Bool {
        let (first, second) = (app(of: one), app(of: other))
        return !first.isEmpty && !second.isEmpty && !first.contains(second) && !second.contains(first)
    }
}

extension SourceFile {
    var folder: Substring { path[...].parent }

    fileprivate var isEntryOfApp: Bool {
        guard path.hasSuffix("App.swift") else { return false }
        let mentions = CodeMentions(of: ["@main", "WindowGroup"], in: [self])
        return ["@main", "WindowGroup"].allSatisfy { mentions.isMentioned($0, outside: []) }
    }

    fileprivate var isApplicationDelegate: Bool {
        path[folder.endIndex...].drop { $0 == "/" }.hasPrefix("AppDelegate.")
    }
}

extension Substring {
    fileprivate var parent: Substring { lastIndex(of: "/").map { self[..<$0] } ?? "" }
}
