package import Diagnostics
import EnglishStyle
import NotificationSchema
import Rules
import SourceSyntax

extension RuleDescription {
    package static let textMarkup = RuleDescription(
        id: "text-markup",
        severity: .warning,
        group: .texts,
        domain: .project,
        summary: "Texts have no markup.",
        rationale: """
            Notifications, actions and previews show plain text. HTML tags and entities come from templates of web \
            pages and mails, and people see them as they are written.
            """,
        unseen: "Only usual HTML tags and entities, and bold text in Markdown, are found.",
        source: .notificationContent,
        passing: [
            """
            notifications:
              score: { title: Your Score, body: You are in the top < 5% & got a <3 for it. }
              hotel: { title: Room Is Ready, body: "A **** hotel has 2 ** 3 rooms." }
            """
        ],
        failing: [
            """
            categories:
              news: { hidden-previews-body-placeholder: ⟦<b>⟧News</b> }
            notifications:
              score: { title: Your Score, body: "Well done⟦<br/>⟧You won." }
              offer: { title: A Room for Two, body: Bed ⟦&amp;⟧ breakfast are included. }
              parcel: { title: Parcel Is Here, body: "It is at the ⟦**front**⟧ door." }
            """,
            RuleExample(
                ExampleStrings.schema(title: "⟦Order Sent⟧"),
                files: ExampleStrings.title(en: "Order Sent", de: "Bestellung <b>verschickt</b>")),
        ]
    )
}

extension SchemaRule {
    static let textMarkup: ActionRule = RuleDescription.textMarkup.eachAction { action, _, report in
        for text in action.texts { report.add(markupIn: text.text) }
    }

    static let textMarkupOfCategories: CategoryRule = RuleDescription.textMarkup.eachCategory { category, _, report in
        for text in [category.hiddenPreviewsBodyPlaceholder, category.summaryFormat].compactMap({ $0 }) {
            report.add(markupIn: text)
        }
    }

    static let textMarkupOfTexts: TextRule = RuleDescription.textMarkup.eachText { text, _, report in
        report.add(markupIn: text.text)
    }
}

extension RuleReport {
    fileprivate mutating func add(markupIn text: Text) {
        guard let markup = text.value.firstMarkup else { return }
        add(
            at: text.node.range(ofText: markup.bytes),
            "people see “\(markup.text)” as written: the text has no markup",
            help: "write plain text"
        )
    }
}

extension String {
    /// The first tag, entity or bold text, and its place in the UTF-8.
    package var firstMarkup: (text: String, bytes: Range<Int>)? {
        // Most texts have none of these characters.
        guard utf8.contains(where: Markup.canBegin) else { return nil }
        let bytes = Array(utf8)
        return Markup.first(in: bytes).map { (String(decoding: bytes[$0], as: UTF8.self), $0) }
    }
}

/// HTML tags and entities, and bold text in Markdown.
private enum Markup {
    private static let tags: Set<String> = [
        "a", "b", "big", "blockquote", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6",
        "hr", "i", "img", "li", "ol", "p", "pre", "s", "small", "span", "strike", "strong", "sub", "sup", "table", "td",
        "tr", "tt", "u", "ul",
    ]
    private static let entities: Set<String> = [
        "amp", "apos", "bull", "copy", "euro", "gt", "hellip", "laquo", "ldquo", "lsquo", "lt", "mdash", "middot",
        "nbsp",
        "ndash", "pound", "quot", "raquo", "rdquo", "reg", "rsquo", "shy", "times", "trade",
    ]
    /// The maximum length of a tag.
    private static let longest = 200

    static func canBegin(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*")
    }

    /// The range of the first one.
    static func first(in bytes: [UInt8]) -> Range<Int>? {
        bytes.indices.lazy.compactMap { start in
            let rest = bytes[(start + 1)...].prefix(longest)
            return switch bytes[start] {
            case UInt8(ascii: "<"): tag(rest)
            case UInt8(ascii: "&"): entity(rest)
            case UInt8(ascii: "*"): bold(rest)
            default: nil
            }
        }.first.map { $0.lowerBound - 1..<$0.upperBound }
    }

    /// - Parameter rest: The text after a `<`.
    private static func tag(_ rest: ArraySlice<UInt8>) -> Range<Int>? {
        let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIILetter || $0.isASCIIDigit }
        guard tags.contains(String(decoding: name, as: UTF8.self).lowercased()),
            let end = rest[name.endIndex...].firstIndex(where: { "<>".utf8.contains($0) }),
            rest[end] == UInt8(ascii: ">"),
            end == name.endIndex || " /".utf8.contains(rest[name.endIndex])
        else { return nil }
        return rest.startIndex..<end + 1
    }

    /// Markdown: `**bold**`.
    ///
    /// - Parameter rest: The text after a `*`.
    private static func bold(_ rest: ArraySlice<UInt8>) -> Range<Int>? {
        let (star, space) = (UInt8(ascii: "*"), UInt8(ascii: " "))
        let text = rest.dropFirst()
        guard rest.first == star, let first = text.first, first != star, first != space,
            let end = text.firstIndex(of: star), rest[end - 1] != space, rest[end...].dropFirst().first == star
        else { return nil }
        return rest.startIndex..<end + 2
    }

    /// - Parameter rest: The text after a `&`.
    private static func entity(_ rest: ArraySlice<UInt8>) -> Range<Int>? {
        guard let end = rest.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = rest[..<end]
        let digits = name.dropFirst()
        let isNumber =
            name.first == UInt8(ascii: "#") && !digits.isEmpty
            && digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: "x") || $0.isASCIILetter }
        return isNumber || entities.contains(String(decoding: name, as: UTF8.self)) ? rest.startIndex..<end + 1 : nil
    }
}
