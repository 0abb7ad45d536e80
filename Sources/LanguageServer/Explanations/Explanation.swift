import Basics
import LanguageServerProtocol

/// A text for people, which clients get as Markdown or as plain text.
///
/// Markdown in the texts of authors is escaped: a schema can come from somebody else, and Markdown loads images.
struct Explanation: Sendable {
    enum Part: Sendable {
        /// A text of an author.
        case text(String)
        case strong(String)
        case code(String)
        case link(String, to: String)
        /// Words of Belfry, with code between backticks.
        case words(String)
    }

    private enum Block: Sendable {
        case paragraph([Part])
        case quote([[Part]])
        case listing(String, language: String)
    }

    private var blocks: [Block] = []

    /// The length at which texts of authors are cut, in characters.
    private static let textLimit = 500
    private static let listingLimit = 8_000

    init() {}

    mutating func add(_ parts: Part...) { blocks.append(.paragraph(parts)) }

    mutating func add(_ parts: [Part]) { blocks.append(.paragraph(parts)) }

    /// Adds lines that people see on a device.
    mutating func addQuote(_ lines: [[Part]]) { blocks.append(.quote(lines)) }

    mutating func addListing(_ text: String, language: String) {
        let isLong = text.utf8.count > Self.listingLimit
        blocks.append(.listing(isLong ? text.prefix(Self.listingLimit) + "\n…" : text, language: language))
    }

    func content(isMarkdown: Bool) -> MarkupContent {
        isMarkdown ? MarkupContent(markdown: markdown) : MarkupContent(plainText: plainText)
    }

    // MARK: Forms

    private var markdown: String {
        blocks.map { block in
            switch block {
            case .paragraph(let parts): Self.markdown(parts)
            // Two spaces break the line.
            case .quote(let lines): lines.map { "> " + Self.markdown($0) }.joined(separator: "  \n")
            case .listing(let text, let language): "```\(language)\n\(text)\n```"
            }
        }.joined(separator: "\n\n")
    }

    private var plainText: String {
        blocks.map { block in
            switch block {
            case .paragraph(let parts): Self.plainText(parts)
            case .quote(let lines): lines.map { "    " + Self.plainText($0) }.joined(separator: "\n")
            case .listing(let text, _): text
            }
        }.joined(separator: "\n\n")
    }

    private static func markdown(_ parts: [Part]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): shown(text).escapedForMarkdown
            case .strong(let text): "**\(shown(text).escapedForMarkdown)**"
            case .code(let text): shown(text).contains("`") ? shown(text).escapedForMarkdown : "`\(shown(text))`"
            case .link(let title, let url): "[\(title.escapedForMarkdown)](\(url))"
            case .words(let text): text.withoutLinks
            }
        }.joined()
    }

    private static func plainText(_ parts: [Part]) -> String {
        parts.map { part in
            switch part {
            case .text(let text), .strong(let text), .code(let text): shown(text)
            case .link(let title, let url): "\(title): \(url)"
            case .words(let text): text.withoutLinks.replacing("`", with: "")
            }
        }.joined()
    }

    /// On one line, without controls, and not too long.
    private static func shown(_ text: String) -> String {
        let start = text.utf8.count > textLimit ? text.prefix(textLimit) + "…" : text[...]
        return start.split(whereSeparator: \.isNewline).joined(separator: " ").withVisibleControls
    }
}

extension String {
    fileprivate var escapedForMarkdown: String {
        var result = ""
        for (index, character) in enumerated() {
            // The others begin a block.
            if "\\`*_[]<>~&".contains(character) || index == 0 && "#-+=".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// `[type](#types-of-data)` leads nowhere outside the reference.
    fileprivate var withoutLinks: String { replacing(/\[([^\]]*)\]\(#[^)]*\)/) { $0.output.1 } }
}
