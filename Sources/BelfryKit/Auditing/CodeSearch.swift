import Diagnostics
package import Files
import SwiftNaming

/// Finds the sources of an app: Swift and Objective-C, and the files with their texts.
package struct CodeSearch {
    /// Sources, sorted by path.
    package private(set) var sources: [FilePath] = []
    /// `.strings` and `.xcstrings`.
    package private(set) var strings: [FilePath] = []
    /// `.stringsdict`.
    package private(set) var plurals: [FilePath] = []
    /// Sounds, images and movies, by name.
    package private(set) var media: [String: [FilePath]] = [:]
    /// Property lists, and entitlements.
    package private(set) var propertyLists: [FilePath] = []
    /// YAML, which declares categories for Home Assistant.
    package private(set) var yaml: [FilePath] = []
    /// Projects of Xcode and manifests of packages, with deployment targets.
    package private(set) var projects: [FilePath] = []
    /// Pushes for the simulator, and JSON files, which can be pushes.
    package private(set) var pushes: [FilePath] = []
    /// JavaScript, TypeScript and Python, which can be the code of a server.
    package private(set) var servers: [FilePath] = []
    /// Storyboards and other files of Interface Builder.
    package private(set) var interfaces: [FilePath] = []
    /// Folders with code of other people.
    package private(set) var libraries: [FilePath] = []
    private let includesTests: Bool
    private let excluded: [PathPattern]
    private var named: Set<FilePath> = []

    static let mediaTypes: Set<String> = [
        "aif", "aiff", "caf", "gif", "heic", "jpeg", "jpg", "m4a", "m4r", "m4v", "mov", "mp3", "mp4", "ogg", "png",
        "wav",
    ]

    private static let skippedFolders: Set<String> = [
        "build", "Carthage", "DerivedData", "node_modules", "Pods", "vendor", "SourcePackages", "Preview Content",
    ]

    /// Folders for libraries that a repository has copied, in lowercase.
    private static let foldersOfLibraries: Set<String> = [
        "3rdparty", "carthage", "external", "externals", "pods", "third-party", "third_party", "thirdparty", "vendor",
        "vendors",
    ]

    package init(excluding excluded: [PathPattern] = [], includesTests: Bool) {
        self.excluded = excluded
        self.includesTests = includesTests
    }

    /// - Parameter texts: Files and folders; folders are searched.
    package mutating func add(_ texts: [String], from currentFolder: FilePath) throws(FileError) {
        for text in texts {
            let path = FilePath(text, in: currentFolder)
            switch FileSystem.kind(of: path, followingLinks: true) {
            case nil: throw FileError("'\(text)' doesn't exist")
            case .folder: try search(path.withLinksFollowed)
            default: add(path)
            }
        }
        sources = Array(Set(sources)).sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }

    private mutating func search(_ start: FilePath) throws(FileError) {
        let ignored = try GitRepository.ignoredPaths(below: start)
        var folders = [start]
        while let folder = folders.popLast() {
            let contents: [(name: String, kind: FileSystem.Kind)]
            do throws(FileError) {
                contents = try FileSystem.contents(of: folder)
            } catch {
                // Deleted since its discovery, or not readable: other files can still be read.
                if folder == start { throw error }
                continue
            }
            if folder != start, Self.isLibrary(folder, contents.map(\.name)) { libraries.append(folder) }
            for (name, kind) in contents {
                let path = FilePath(name, in: folder)
                // Links aren't followed: they lead to files that are found anyway, or outside of the folder.
                switch kind {
                case .folder:
                    guard !isSkipped(folder: name), !ignored.contains(path), !isExcluded(path) else { continue }
                    folders.append(path)
                case .file:
                    guard !ignored.contains(path), !isExcluded(path) else { continue }
                    add(path, foundIn: start)
                case .link, .other: continue
                }
            }
        }
    }

    /// Whether a folder is for libraries by its name, or has the license or the specification of one and no project.
    private static func isLibrary(_ folder: FilePath, _ names: [String]) -> Bool {
        guard !names.contains(where: { $0.hasSuffix(".xcodeproj") || $0 == "Podfile" }) else { return false }
        return foldersOfLibraries.contains(folder.name.lowercased())
            || names.contains { $0.hasSuffix(".podspec") || $0.hasPrefix("LICENSE") }
    }

    private func isExcluded(_ path: FilePath) -> Bool { excluded.contains { $0.matches(path) } }

    private mutating func add(_ path: FilePath, foundIn start: FilePath? = nil) {
        let name = path.name
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        switch name[dot...] {
        case ".swift", ".m", ".mm", ".h":
            guard includesTests || !Self.isTest(file: name[..<dot]),
                // It says nothing that the schema doesn't.
                !SwiftFileName.isGenerated(name)
            else { return }
            sources.append(path)
            if name == "Package.swift" { projects.append(path) }
        case ".strings", ".xcstrings": strings.append(path)
        case ".stringsdict": plurals.append(path)
        case ".plist", ".entitlements": propertyLists.append(path)
        case ".yaml", ".yml":
            yaml.append(path)
            if name.hasPrefix("project.") { projects.append(path) }
        case ".pbxproj", ".xcconfig": projects.append(path)
        case ".apns", ".json": pushes.append(path)
        case ".js", ".mjs", ".cjs", ".ts", ".py":
            if includesTests || !Self.isTest(server: name), !Self.isBuilt(path, foundIn: start) { servers.append(path) }
        case ".storyboard", ".xib": interfaces.append(path)
        default:
            if Self.mediaTypes.contains(name[dot...].dropFirst().lowercased()) { media[name, default: []].append(path) }
        }
    }

    private func isSkipped(folder name: String) -> Bool {
        Self.skippedFolders.contains(name) || name.hasPrefix(".") || name.hasSuffix(".framework")
            || name.hasSuffix(".xcframework") || name.hasSuffix(".xcassets")
            || !includesTests && Self.isTest(folder: name)
    }

    private static func isTest(folder name: String) -> Bool {
        let name = name.lowercased()
        // An app can be called MailTest.
        return name.hasSuffix("tests") || ["mocks", "specs", "test", "testing", "uitest"].contains(name)
    }

    private static func isTest(server name: String) -> Bool {
        [".test.", ".spec."].contains(where: name.contains) || name.hasPrefix("test_") || name.hasSuffix("_test.py")
    }

    /// Whether a tool wrote the file from other code, or installed it. Folders around the search don't matter.
    private static func isBuilt(_ path: FilePath, foundIn start: FilePath?) -> Bool {
        let folders = start.map { path.shown(from: $0).split(separator: "/").dropLast() } ?? []
        return [".min.", ".bundle.", ".d.ts"].contains(where: path.name.contains)
            || ["dist", "site-packages", "venv"].contains { folders.contains($0) }
    }

    private static func isTest(file name: Substring) -> Bool {
        name.hasSuffix("Tests") || name.hasSuffix("Mock") || name.hasPrefix("Mock")
    }
}
