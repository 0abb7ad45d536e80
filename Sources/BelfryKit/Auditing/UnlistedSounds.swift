import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Finds the sounds whose files are in the folder of a project of Xcode that lists all files of the app, but not these.
struct UnlistedSounds {
    let search: CodeSearch
    /// The names of media files in projects of Xcode.
    let listed: Set<String>

    private static let nameLimit = 20
    private static let projectLimit = 20
    /// Scripts of a project can copy whole folders.
    private static let copying: Set = ["cp ", "rsync", "ditto "]
    /// Files of other tools, which can add files to an app.
    private static let manifests: Set = [
        "BUCK", "BUILD", "BUILD.bazel", "CMakeLists.txt", "Project.swift", "app.json", "config.xml", "pubspec.yaml",
    ]

    func parts(of sounds: [CodeText]) -> [MissingPart] {
        let listed = Set(listed.map { $0.lowercased() })
        var seen: Set<String> = []
        let open = sounds.filter { text in
            guard let name = text.known, !listed.contains(name.lowercased()) else { return false }
            return name.utf8.allSatisfy { $0.isPartOfName || " -.".utf8.contains($0) } && seen.insert(name).inserted
        }.prefix(Self.nameLimit)
        let projects = search.projects.filter { $0.name.hasSuffix(".pbxproj") }
        guard !open.isEmpty, projects.count < Self.projectLimit,
            // Packages and generated projects have rules of their own.
            search.projects.allSatisfy({ $0.name.hasSuffix(".pbxproj") || $0.name.hasSuffix(".xcconfig") }),
            !search.sources.contains(where: { ["Project.swift", "Workspace.swift"].contains($0.name) }),
            projects.mentions(of: Self.copying).isEmpty
        else { return [] }
        let sources = Set(open.map(\.fileName))
        let sourcesOfProjects = projects.map { [$0].mentions(of: sources) { !$0.places(of: $1).isEmpty } }
        return open.compactMap { text in
            guard let name = text.known, let files = search.media[name] else { return nil }
            // Only the project that builds the code has to list the sound.
            let isUnlisted = zip(projects, sourcesOfProjects).contains { project, sources in
                guard sources.contains(text.fileName), let folder = project.parent?.parent else { return false }
                return files.allSatisfy { $0.isBelow(folder) && !mayBeAdded($0, below: folder) }
            }
            return isUnlisted ? MissingPart(.unlistedSound, name, at: text.range) : nil
        }
    }

    /// Whether a library, a bundle or another tool may bring a file into the app.
    private func mayBeAdded(_ file: FilePath, below project: FilePath) -> Bool {
        if search.libraries.contains(where: file.isBelow) { return true }
        return (file.parent?.folderAndAncestors ?? []).contains { folder in
            guard folder == project || folder.isBelow(project) else { return false }
            guard !folder.hasSuffix(".bundle"), let contents = try? FileSystem.contents(of: folder) else { return true }
            return contents.contains { Self.manifests.contains($0.name) || $0.name.hasSuffix(".podspec") }
        }
    }
}

extension CodeText {
    /// The name of the file that it is in.
    fileprivate var fileName: String { range.file.path.split(separator: "/").last.map(String.init) ?? "" }
}
