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
        /// For example `luminosity: dark`; empty for any appearance.
        package var appearances: [String: String] = [:]
    }

    package enum RenderingIntent: String, Sendable {
        case template, original
    }

    package let contents: SourceFile
    package private(set) var images: [Image] = []
    /// Nil for the default.
    package private(set) var renderingIntent: RenderingIntent?
    package private(set) var renderingIntentRange: SourceRange?

    /// - Parameter root: The root of `Contents.json`.
    init(_ root: Node, in contents: SourceFile) {
        self.contents = contents
        let intent = root.member("properties")?.member("template-rendering-intent")
        renderingIntent = intent.flatMap { RenderingIntent(rawValue: $0.text) }
        renderingIntentRange = intent?.range
        for item in root.member("images").map({ Array($0.items) }) ?? [] {
            var image = Image(
                fileName: item.member("filename")?.text, idiom: item.member("idiom")?.text,
                scale: item.member("scale")?.text)
            for appearance in item.member("appearances").map({ Array($0.items) }) ?? [] {
                guard let name = appearance.member("appearance")?.text else { continue }
                image.appearances[name] = appearance.member("value")?.text
            }
            images.append(image)
        }
    }
}

extension Node {
    /// The value of a key of an object.
    func member(_ key: String) -> Node? { entries.first { $0.key.isText(key) }?.value }
}
