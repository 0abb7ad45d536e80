package import Diagnostics
import SourceSyntax

/// An image of an asset catalog, as its `Contents.json` declares it.
package struct ImageSet: Sendable {
    /// One of its files: for an idiom, a scale, an appearance.
    package struct Image: Sendable {
        /// Nil for an empty slot.
        package var fileName: String?
        package var idiom: String?
        package var scale: String?
        /// In an icon of an app: `60x60`, in points.
        package var size: String?
        /// For example `luminosity: dark`; empty for any appearance.
        package var appearances: [String: String] = [:]
    }

    package enum RenderingIntent: String, Sendable {
        case template, original
    }

    package let contents: SourceFile
    /// The whole file.
    package let range: SourceRange
    package private(set) var images: [Image] = []
    /// Nil for the default.
    package private(set) var renderingIntent: RenderingIntent?
    package private(set) var renderingIntentRange: SourceRange?

    /// - Parameter root: The root of `Contents.json`.
    init(_ root: Node, in contents: SourceFile) {
        self.contents = contents
        range = root.range
        let intent = root.member("properties")?.member("template-rendering-intent")
        renderingIntent = intent.flatMap { RenderingIntent(rawValue: $0.text) }
        renderingIntentRange = intent?.range
        for item in root.member("images").map({ Array($0.items) }) ?? [] {
            var image = Image(
                fileName: item.member("filename")?.text, idiom: item.member("idiom")?.text,
                scale: item.member("scale")?.text, size: item.member("size")?.text)
            for appearance in item.member("appearances").map({ Array($0.items) }) ?? [] {
                guard let name = appearance.member("appearance")?.text else { continue }
                image.appearances[name] = appearance.member("value")?.text
            }
            images.append(image)
        }
    }
}

extension ImageSet.Image {
    /// The height in pixels that the size and the scale give; nil if the file doesn't say it.
    package var pixels: Int? {
        guard let size, let height = size.split(separator: "x").last.flatMap({ Double($0) }), height < 1e5 else {
            return nil
        }
        return Int(height) * (scale.flatMap { Int($0.prefix(1)) } ?? 1)
    }
}

extension Node {
    /// The value of a key of an object.
    func member(_ key: String) -> Node? { entries.first { $0.key.isText(key) }?.value }
}
