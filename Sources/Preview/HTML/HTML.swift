import Basics
import Diagnostics

/// A part of an HTML document. Text is escaped when the document is written, so no schema can add markup.
indirect enum HTML: Sendable {
    case text(String)
    case element(StaticString, [Attribute], [HTML])
    case group([HTML])
    /// Markup of Belfry itself, such as a drawing of a symbol. Never text of an author.
    case markup(String)
    /// A part that is already written.
    case written([UInt8])

    /// An attribute. The name is part of the source, the value is escaped.
    struct Attribute: Sendable {
        fileprivate let name: StaticString
        /// Nil for an attribute without a value, such as `hidden`.
        fileprivate let value: String?

        init(_ name: StaticString, _ value: String?) {
            (self.name, self.value) = (name, value)
        }

        static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
        static func id(_ id: String) -> Attribute { Attribute("id", id) }
        static func href(_ address: String) -> Attribute { Attribute("href", address) }
        /// The key of a text that the script replaces.
        static func key(_ key: String) -> Attribute { Attribute("data-k", key) }
        /// The language and its direction.
        static func language(_ language: String) -> [Attribute] {
            [Attribute("lang", language)] + (isRightToLeft(language) ? [Attribute("dir", "rtl")] : [])
        }

        private static func isRightToLeft(_ language: String) -> Bool {
            let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
            return ["ar", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi"].contains(primary)
        }
    }

    static let empty = HTML.group([])
}

extension HTML: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) {
        self = .text(text)
    }
}

/// `tag("p", .class("body")) { "Text" }`
func tag(
    _ name: StaticString, _ attributes: HTML.Attribute..., @HTMLBuilder content: () -> HTML = { .empty }
) -> HTML {
    .element(name, attributes, [content()])
}

/// An element whose attributes depend on values.
func tag(_ name: StaticString, _ attributes: [HTML.Attribute], @HTMLBuilder content: () -> HTML = { .empty }) -> HTML {
    .element(name, attributes, [content()])
}

@resultBuilder enum HTMLBuilder {
    static func buildExpression(_ part: HTML) -> HTML { part }
    static func buildExpression(_ part: HTML?) -> HTML { part ?? .empty }
    static func buildExpression(_ text: String) -> HTML { .text(text) }
    static func buildExpression(_ parts: [HTML]) -> HTML { .group(parts) }
    static func buildBlock(_ parts: HTML...) -> HTML { parts.count == 1 ? parts[0] : .group(parts) }
    static func buildOptional(_ part: HTML?) -> HTML { part ?? .empty }
    static func buildEither(first part: HTML) -> HTML { part }
    static func buildEither(second part: HTML) -> HTML { part }
    static func buildArray(_ parts: [HTML]) -> HTML { .group(parts) }
}

// MARK: - Writing

extension HTML {
    /// The document in UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): bytes.append(escaping: text)
        case .markup(let markup): bytes += markup.utf8
        case .written(let part): bytes += part
        case .group(let parts): for part in parts { part.write(to: &bytes) }
        case .element(let name, let attributes, let children):
            bytes.append(UInt8(ascii: "<"))
            bytes.append(name)
            for attribute in attributes {
                bytes.append(UInt8(ascii: " "))
                bytes.append(attribute.name)
                guard let value = attribute.value else { continue }
                bytes += "=\"".utf8
                bytes.append(escaping: value)
                bytes.append(UInt8(ascii: "\""))
            }
            bytes.append(UInt8(ascii: ">"))
            guard !Self.voidElements.contains(name.description) else { return }
            for child in children { child.write(to: &bytes) }
            bytes += "</".utf8
            bytes.append(name)
            bytes.append(UInt8(ascii: ">"))
            if Self.blocks.contains(name.description) { bytes.append(UInt8(ascii: "\n")) }
        }
    }

    private static let voidElements: Set = ["br", "hr", "img", "input", "link", "meta"]
    /// Elements after which a line break is added, so that differences of pages can be read.
    private static let blocks: Set = [
        "article", "dd", "details", "div", "dl", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4",
        "head", "header", "html", "li", "main", "nav", "option", "p", "pre", "section", "style", "script", "symbol",
        "table", "tbody", "thead", "tr", "ul",
    ]
}

extension [UInt8] {
    fileprivate mutating func append(_ name: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }

    /// Appends text for an element or a quoted attribute. HTML doesn't allow control characters.
    fileprivate mutating func append(escaping text: String) {
        // Nearly all texts need no escapes.
        guard !text.allBytes(satisfy: { !$0.isEscapedInHTML }) else { return append(text) }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): self += "&amp;".utf8
            case UInt8(ascii: "<"): self += "&lt;".utf8
            case UInt8(ascii: ">"): self += "&gt;".utf8
            case UInt8(ascii: "\""): self += "&quot;".utf8
            case UInt8(ascii: "\r"): self += "&#13;".utf8
            case 0x09, 0x0A: append(byte)
            case 0..<0x20, 0x7F: self += "\u{FFFD}".utf8
            default: append(byte)
            }
        }
    }
}

extension UInt8 {
    fileprivate var isEscapedInHTML: Bool {
        switch self {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x7F: true
        case 0x09, 0x0A: false
        default: self < 0x20
        }
    }
}
