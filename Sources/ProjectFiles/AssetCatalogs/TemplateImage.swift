import Diagnostics
package import Files
package import NotificationSchema
import SourceSyntax

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a template image, to show in a page.
package struct TemplateImage: Sendable {
    private let bytes: [UInt8]
    private let type: String

    /// Larger images aren't shown.
    private static let limit = 64 << 10

    /// - Returns: Nil if it isn't an SVG image or an intact PNG image.
    private init?(_ bytes: [UInt8], named name: String) {
        guard bytes.count <= Self.limit else { return nil }
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
    package static func all(
        of schema: Schema, in folder: FilePath, from currentFolder: FilePath
    ) -> [String: TemplateImage] {
        let reader = ProjectFileReader(folder: folder, currentFolder: currentFolder)
        var ignored: [Finding] = []
        let catalogs = (schema.app.assets ?? []).compactMap { name -> AssetCatalog? in
            guard let path = reader.existing(name, .folder, findings: &ignored) else { return nil }
            return try? AssetCatalog(path, reader, findings: &ignored)
        }
        var images: [String: TemplateImage] = [:]
        for action in schema.actionDefinitions {
            guard case .template(let name)? = action.icon?.image, images[name.value] == nil,
                let folder = catalogs.lazy.compactMap({ $0.sets[name.value] }).first,
                let root = reader.json(FilePath(AssetCatalog.contentsName, in: folder), findings: &ignored)
            else { continue }
            let files = root.member("images").map { $0.items.compactMap { $0.member("filename")?.text } } ?? []
            let names = files.filter { name in !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") } }
            images[name.value] =
                names.lazy.compactMap { file in
                    (try? reader.bytes(FilePath(file, in: folder), limit: limit)).flatMap {
                        TemplateImage($0, named: file)
                    }
                }.first
        }
        return images
    }
}
