package import Diagnostics
package import Files
package import NotificationSchema
import SourceSyntax

/// The contents of the project files that a schema names.
package struct Project: Sendable {
    /// A property list of a target.
    package struct File: Sendable {
        package enum Kind: String, Sendable {
            case entitlements
            case infoPlist = "info-plist"
        }

        package let kind: Kind
        package let target: AppTarget
        /// The name in the schema.
        package let name: Text
        package let path: FilePath
        /// Nil if it can't be read, which is reported.
        package let list: PropertyList?
    }

    /// The result of looking up a template image.
    package enum Image: Sendable {
        case set(ImageSet, missingFiles: [String])
        /// A custom symbol, which is always a template image.
        case symbol
        /// Missing, with a similar name if there is one.
        case missing(nearest: String?)
        /// Already reported.
        case broken
    }

    /// The icon of the app in an asset catalog.
    package struct AppIcon: Sendable {
        package let set: ImageSet
        package let missingFiles: [String]
        /// The catalog's name in the schema.
        package let catalog: Text
    }

    /// The result of looking up a sound.
    package enum Sound: Sendable {
        case sound(SoundFile, path: String)
        /// Not CAF, WAV or AIFF.
        case otherFormat(path: String)
        case missing(nearest: String?)
        /// Already reported.
        case broken
    }

    package private(set) var files: [File] = []
    /// By name; nil if the schema names no asset catalog that could be read.
    package private(set) var images: [String: Image]?
    /// Nil if no asset catalog has one.
    package private(set) var appIcon: AppIcon?
    /// The folders of all images in the asset catalogs, by name.
    package private(set) var imageFolders: [String: FilePath] = [:]
    /// By name; nil if the schema names no folder that could be read.
    package private(set) var sounds: [String: Sound]?
    /// All files in the folders with sounds, by name.
    package private(set) var soundFiles: [String: FilePath] = [:]
    /// Nil if the schema names no strings file, or one of them can't be read.
    package private(set) var strings: Strings?

    /// - Parameters:
    ///   - folder: The folder of the root file.
    ///   - currentFolder: The base of displayed paths.
    ///   - findings: Gets files that are missing or can't be read.
    package init(of schema: Schema, in folder: FilePath, from currentFolder: FilePath, findings: inout [Finding]) {
        let reader = ProjectFileReader(folder: folder, currentFolder: currentFolder)
        readPropertyLists(of: schema.app, reader, findings: &findings)
        if let assets = schema.app.assets { readImages(of: schema, in: assets, reader, findings: &findings) }
        if let folders = schema.app.sounds {
            sounds = Self.sounds(of: schema, in: folders, reader, files: &soundFiles, findings: &findings)
        }
        if let names = schema.app.strings {
            strings = Strings(names, of: schema, reader, findings: &findings)
        }
    }

    /// Reads only the property lists: entitlements and `Info.plist` files. Other files may be missing.
    package init(
        propertyListsOf schema: Schema, in folder: FilePath, from currentFolder: FilePath, findings: inout [Finding]
    ) {
        let reader = ProjectFileReader(folder: folder, currentFolder: currentFolder)
        readPropertyLists(of: schema.app, reader, findings: &findings)
    }

    package func files(_ kind: File.Kind, of target: AppTarget) -> [File] {
        files.filter { $0.kind == kind && $0.target == target }
    }
}

// MARK: - Property lists

extension Project {
    private mutating func readPropertyLists(of app: App, _ reader: ProjectFileReader, findings: inout [Finding]) {
        let named: [(File.Kind, TargetFiles)] = [(.entitlements, app.entitlements), (.infoPlist, app.infoPlists)]
        // A file that serves two targets is read once, so that its mistakes are reported once.
        var lists: [FilePath: PropertyList?] = [:]
        for (kind, targets) in named {
            for target in AppTarget.allCases {
                for name in targets[target] {
                    guard let path = reader.existing(name, .file, findings: &findings) else { continue }
                    let list = lists[path] ?? propertyList(path, named: name, reader, findings: &findings)
                    lists[path] = .some(list)
                    files.append(File(kind: kind, target: target, name: name, path: path, list: list))
                }
            }
        }
    }

    private func propertyList(
        _ path: FilePath,
        named name: Text,
        _ reader: ProjectFileReader,
        findings: inout [Finding]
    ) -> PropertyList? {
        let limit = PropertyListLimits.fileBytes
        guard let bytes = reader.bytes(path, limit: limit, namedAt: name.range, findings: &findings) else { return nil }
        let file = SourceFile(path: reader.shown(path), bytes: bytes)
        return PropertyList.read(file, namedAt: name.range, limits: &reader.limits, findings: &findings)
    }
}

// MARK: - Images

extension Project {
    private mutating func readImages(
        of schema: Schema,
        in assets: [Text],
        _ reader: ProjectFileReader,
        findings: inout [Finding]
    ) {
        var catalogs: [AssetCatalog] = []
        for asset in assets {
            guard let path = reader.existing(asset, .folder, findings: &findings) else { return }
            guard path.name.hasSuffix(AssetCatalog.suffix) else {
                findings.append(
                    Finding(
                        .projectFileUnreadable, at: asset.range, "'\(reader.shown(path))' isn't an asset catalog",
                        help: "write the path of a folder whose name ends in \(AssetCatalog.suffix)"))
                return
            }
            do throws(FileError) {
                catalogs.append(try AssetCatalog(path, reader, findings: &findings))
            } catch {
                findings.append(.unreadable(error, at: asset.range))
                return
            }
        }
        for catalog in catalogs { imageFolders.merge(catalog.sets) { first, _ in first } }
        var known = KnownFileNames(imageFolders.keys)
        var images: [String: Image] = [:]
        for action in schema.actionDefinitions {
            guard case .template(let name)? = action.icon?.image, images[name.value] == nil else { continue }
            images[name.value] = image(name, in: catalogs, known: &known, reader, findings: &findings)
        }
        self.images = images
        for (catalog, name) in zip(catalogs, assets) where appIcon == nil {
            guard let folder = catalog.appIcon,
                case .set(let set, let missing) = image(in: folder, namedAt: name.range, reader, findings: &findings)
            else { continue }
            appIcon = AppIcon(set: set, missingFiles: missing, catalog: name)
        }
    }

    private func image(
        _ name: Text,
        in catalogs: [AssetCatalog],
        known: inout KnownFileNames,
        _ reader: ProjectFileReader,
        findings: inout [Finding]
    ) -> Image {
        guard let folder = catalogs.lazy.compactMap({ $0.sets[name.value] }).first else {
            return .missing(nearest: known.nearest(to: name.value))
        }
        if folder.name.hasSuffix(AssetCatalog.symbolSuffix) { return .symbol }
        return image(in: folder, namedAt: name.range, reader, findings: &findings)
    }

    private func image(
        in folder: FilePath, namedAt range: SourceRange, _ reader: ProjectFileReader, findings: inout [Finding]
    ) -> Image {
        let contents = FilePath(AssetCatalog.contentsName, in: folder)
        do throws(FileError) {
            let file = SourceFile(
                path: reader.shown(contents), bytes: try reader.bytes(contents, limit: ReadingLimits.fileBytes))
            guard let root = JSONReader.read(file, limits: &reader.limits, findings: &findings) else { return .broken }
            let set = ImageSet(root, in: file)
            let missing = set.images.compactMap(\.fileName).filter { name in
                name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
                    || FileSystem.kind(of: FilePath(name, in: folder), followingLinks: true) != .file
            }
            return .set(set, missingFiles: missing)
        } catch {
            findings.append(.unreadable(error, at: range))
            return .broken
        }
    }
}
