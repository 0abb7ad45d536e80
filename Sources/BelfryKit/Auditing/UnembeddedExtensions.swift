import CodeEvaluation
import CodeFacts
import Diagnostics
import Files

/// Finds the extensions for notifications that a project of Xcode builds, and that no target embeds: they aren't in the
/// app, so the system never runs them.
struct UnembeddedExtensions {
    /// The projects of Xcode.
    let projects: [FilePath]
    let folder: FilePath

    /// How many bytes of all projects are read.
    private static let limit = 64 << 20
    private static let projectLimit = 20

    /// - Parameter points: Where the property lists of extensions name their extension points.
    func parts(of points: [SourceRange]) -> [MissingPart] {
        guard !points.isEmpty, projects.count <= Self.projectLimit else { return [] }
        var left = Self.limit
        var read: [(folder: String, bytes: [UInt8])] = []
        for path in projects {
            guard let bytes = try? FileSystem.read(path, limit: left), bytes.count <= left else { return [] }
            left -= bytes.count
            let project = path.parent?.parent ?? folder
            read.append((project == folder ? "" : project.shown(from: folder) + "/", bytes))
        }
        var parts: [MissingPart] = []
        for (number, (folder, bytes)) in read.enumerated() {
            guard bytes.firstIndex(of: "com.apple.product-type.app-extension") != nil else { continue }
            let objects = XcodeObjects(bytes)
            // Another project can embed the products of this one.
            let others = read.indices.filter { $0 != number }.map { read[$0].bytes }
            let targets = objects.unembeddedExtensions.lazy.compactMap { target in
                points.first { point in target.propertyLists.contains { point.file.path == folder + $0 } }
                    .map { (target.product, $0) }
            }
            for (product, point) in targets.prefix(points.count)
            where !others.contains(where: { $0.firstIndex(of: product) != nil }) {
                parts.append(MissingPart(.embedding, product, at: point))
            }
        }
        return parts
    }
}

/// The objects of a project file, in the form in which Xcode writes it: each begins on a line of its own.
private struct XcodeObjects {
    private var objects: [Substring: Substring] = [:]
    private var embedded: Set<Substring> = []

    /// How many targets are looked at, and how many bytes the list of the configurations of one has.
    private static let targetLimit = 500
    private static let listLimit = 10_000

    struct Extension {
        /// The name of the product, such as `Service.appex`.
        var product: String
        /// Their paths, from the folder of the project.
        var propertyLists: [String]
    }

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var name: Substring?
        var start = text.startIndex
        for line in text.split(separator: "\n") {
            if let open = name {
                guard line.hasPrefix("\t\t};") else { continue }
                objects[open] = text[start..<line.startIndex]
                name = nil
            } else if line.hasPrefix("\t\t"), let end = line.firstRange(of: " = {") {
                let key = line.dropFirst(2).prefix { $0 != " " }
                if line.hasSuffix("};") {
                    objects[key] = line[end.upperBound...]
                } else if line.hasSuffix(" = {") {
                    (name, start) = (key, line.endIndex)
                }
            }
        }
        for object in objects.values where object.setting("isa") == "PBXBuildFile" {
            if let product = object.setting("fileRef") { embedded.insert(product) }
        }
    }

    /// The extensions of a project with an app in whose phases they aren't.
    var unembeddedExtensions: [Extension] {
        let targets = objects.values.filter { $0.setting("isa") == "PBXNativeTarget" }
        guard targets.contains(where: { $0.setting("productType") == "com.apple.product-type.application" }) else {
            return []
        }
        return targets.prefix(Self.targetLimit).compactMap { target in
            guard target.setting("productType") == "com.apple.product-type.app-extension",
                let product = target.setting("productReference"), !embedded.contains(product),
                let name = objects[product]?.setting("path"),
                let list = target.setting("buildConfigurationList").flatMap({ objects[$0] }),
                list.utf8.count < Self.listLimit
            else { return nil }
            let paths = list.split { !$0.isLetter && !$0.isNumber }.compactMap {
                objects[$0]?.setting("INFOPLIST_FILE")
            }
            let lists = paths.map { $0.replacing("$(SRCROOT)/", with: "").replacing("${SRCROOT}/", with: "") }
            return Extension(product: String(name), propertyLists: Set(lists.map(String.init)).sorted())
        }.sorted { $0.product < $1.product }
    }
}

extension Substring {
    /// The value of a setting, without quotation marks and the comment after it: `fileRef = 0A1B /* Service.appex */;`.
    fileprivate func setting(_ name: String) -> Substring? {
        // `GENERATE_INFOPLIST_FILE` ends with the name of another setting.
        let places = ranges(of: name + " = ")
        guard
            let start = places.first(where: {
                $0.lowerBound == startIndex || self[index(before: $0.lowerBound)].isWhitespace
            })
        else { return nil }
        let value = self[start.upperBound...].prefix { $0 != ";" && $0 != "\n" }
        if value.hasPrefix("\"") { return value.dropFirst().prefix { $0 != "\"" } }
        return value.prefix { $0 != " " }
    }
}
