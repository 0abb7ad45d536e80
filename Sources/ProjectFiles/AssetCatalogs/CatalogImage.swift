import Diagnostics
package import Files
package import NotificationSchema
import SourceSyntax

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of an image in an asset catalog, to show in a page.
package struct CatalogImage: Sendable {
    private let bytes: [UInt8]
    private let type: String

    /// Larger images aren't shown. An icon of 1,024 pixels can have some hundred kilobytes.
    private static let limit = 64 << 10
    private static let iconLimit = 512 << 10

    /// - Returns: Nil if it isn't an SVG image or an intact PNG image.
    private init?(_ bytes: [UInt8], named name: String, limit: Int = limit) {
        guard bytes.count <= limit else { return nil }
        if PNGImage.isIntact(bytes) {
            type = "image/png"
        } else if name.lowercased().hasSuffix(".svg"), bytes.contains(UInt8(ascii: "<")) {
            type = "image/svg+xml"
        } else {
            return nil
        }
        self.bytes = bytes
    }

    /// The image as an address that contains it.
    package var address: String { "data:\(type);base64,\(Data(bytes).base64EncodedString())" }

    /// The template images of actions, by name. Images that can't be shown are left out; rules report them.
    package static func templates(
        of schema: Schema, in folder: FilePath, from currentFolder: FilePath
    ) -> [String: CatalogImage] {
        let reader = ProjectFileReader(folder: folder, currentFolder: currentFolder)
        let catalogs = catalogs(of: schema, reader)
        var images: [String: CatalogImage] = [:]
        for action in schema.actionDefinitions {
            guard case .template(let name)? = action.icon?.image, images[name.value] == nil,
                let folder = catalogs.lazy.compactMap({ $0.sets[name.value] }).first
            else { continue }
            images[name.value] =
                files(of: folder, reader).lazy.compactMap { file in
                    (try? reader.bytes(FilePath(file.name, in: folder), limit: limit)).flatMap {
                        CatalogImage($0, named: file.name)
                    }
                }.first
        }
        return images
    }

    /// The icon of the app: the smallest file that is sharp on a page, otherwise the largest one.
    package static func appIcon(
        of schema: Schema, in folder: FilePath, from currentFolder: FilePath
    ) -> CatalogImage? {
        let reader = ProjectFileReader(folder: folder, currentFolder: currentFolder)
        guard let folder = catalogs(of: schema, reader).lazy.compactMap(\.appIcon).first else { return nil }
        let names = files(of: folder, reader).filter { !$0.isVariant }.sorted { $0.pixels < $1.pixels }
        let sharp = names.filter { $0.pixels >= 120 } + names.filter { $0.pixels < 120 }.reversed()
        return sharp.lazy.compactMap { file in
            (try? reader.bytes(FilePath(file.name, in: folder), limit: iconLimit)).flatMap {
                CatalogImage($0, named: file.name, limit: iconLimit)
            }
        }.first
    }

    private static func catalogs(of schema: Schema, _ reader: ProjectFileReader) -> [AssetCatalog] {
        var ignored: [Finding] = []
        return (schema.app.assets ?? []).compactMap { name in
            guard let path = reader.existing(name, .folder, findings: &ignored) else { return nil }
            return try? AssetCatalog(path, reader, findings: &ignored)
        }
    }

    /// A file that the set of an image names.
    private struct File {
        var name: String
        /// The width; zero if the set doesn't say.
        var pixels: Double
        /// Whether it is for dark or tinted icons.
        var isVariant: Bool
    }

    private static func files(of set: FilePath, _ reader: ProjectFileReader) -> [File] {
        var ignored: [Finding] = []
        let root = reader.json(FilePath(AssetCatalog.contentsName, in: set), findings: &ignored)
        let images = root?.member("images").map { Array($0.items) } ?? []
        return images.compactMap { image in
            guard let name = image.member("filename")?.text,
                !name.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") })
            else { return nil }
            let width = image.member("size")?.text.split(separator: "x").first.flatMap { Double($0) } ?? 0
            let scale = image.member("scale")?.text.first.flatMap { Double(String($0)) } ?? 1
            return File(name: name, pixels: width * scale, isVariant: image.member("appearances") != nil)
        }
    }
}
