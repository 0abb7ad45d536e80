import Diagnostics
import Files
import NotificationSchema
import SourceSyntax

/// Finds the images of an asset catalog.
struct AssetCatalog {
    /// Folders of image sets and symbol sets by name, including namespaces: `Icon/reply`.
    private(set) var sets: [String: FilePath] = [:]
    /// The folder of the set with the name that Xcode gives to the icon of an app.
    private(set) var appIcon: FilePath?

    static let suffix = ".xcassets"
    static let imageSuffix = ".imageset"
    /// Custom symbols, which are always template images.
    static let symbolSuffix = ".symbolset"
    private static let appIconName = "AppIcon.appiconset"

    private let files: ProjectFileReader
    /// Limits the search in an untrusted folder.
    private var entriesLeft = 100_000
    private static let depth = 16

    /// - Parameter findings: Gets mistakes in the groups of the catalog.
    init(_ folder: FilePath, _ files: ProjectFileReader, findings: inout [Finding]) throws(FileError) {
        self.files = files
        try search(folder, prefix: "", depth: 1, findings: &findings)
    }

    private mutating func search(
        _ folder: FilePath,
        prefix: String,
        depth: Int,
        findings: inout [Finding]
    ) throws(FileError) {
        guard depth <= Self.depth else { return }
        for (name, kind) in try FileSystem.contents(of: folder) where kind == .folder {
            entriesLeft -= 1
            guard entriesLeft >= 0 else { return }
            let path = FilePath(name, in: folder)
            if let suffix = [Self.imageSuffix, Self.symbolSuffix].first(where: name.hasSuffix) {
                let image = prefix + name.dropLast(suffix.count)
                if sets[image] == nil { sets[image] = path }
            } else if name == Self.appIconName {
                appIcon = appIcon ?? path
            } else if !name.contains(".") {
                let isNamespace = providesNamespace(path, findings: &findings)
                try search(
                    path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1, findings: &findings)
            }
        }
    }

    private func providesNamespace(_ group: FilePath, findings: inout [Finding]) -> Bool {
        let path = FilePath(Self.contentsName, in: group)
        guard FileSystem.kind(of: path, followingLinks: true) == .file else { return false }
        let properties = files.json(path, findings: &findings)?.member("properties")
        return properties?.member("provides-namespace")?.isText("true") ?? false
    }

    static let contentsName = "Contents.json"
}
