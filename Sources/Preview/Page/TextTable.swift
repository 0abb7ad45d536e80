import NotificationSchema

/// Every text of a notification: for each example and each language. The switches of the page read this table.
struct TextTable {
    let notification: Notification
    let examples: [ShownExample]
    let page: PageContext

    var html: HTML {
        let parts = NotificationText.allCases.filter { notification[$0] != nil }
        let languages = page.translator.languages
        // The script writes dates from this table.
        let isFormatted = page.language != "en" && notification.fields.contains { $0.format != nil }
        guard !parts.isEmpty, examples.count > 1 || languages.count > 1 || isFormatted else { return .empty }
        let display = notification.communication?.sender?.displayName
        return tag("details", .class("texts")) {
            tag("summary") {
                "All texts: \(count(examples.count, "example"))\(languages.count > 1 ? ", \(count(languages.count, "language"))" : "")"
            }
            tag(
                "div", .class("wide"), HTML.Attribute("tabindex", "0"), HTML.Attribute("role", "group"),
                HTML.Attribute("aria-label", "All texts")
            ) {
                tag("table") {
                    tag("thead") {
                        tag("tr") {
                            for name in ["Example", "Language"] + parts.map(\.rawValue.capitalizedFirst) {
                                tag("th", HTML.Attribute("scope", "col")) { name }
                            }
                        }
                    }
                    tag("tbody") {
                        for example in examples {
                            for language in languages { page.budget.part(row(example, language, parts, display)) }
                        }
                    }
                }
            }
        }
    }

    private func row(_ example: ShownExample, _ language: String, _ parts: [NotificationText], _ display: Template?)
        -> HTML
    {
        var attributes = [HTML.Attribute("data-example", example.name), HTML.Attribute("data-language", language)]
        if let display {
            let name = display.filled(FilledTexts(notification, example.content, in: page.schema).value)
            attributes.append(HTML.Attribute("data-initial", name.initial))
        }
        return tag("tr", attributes) {
            tag("th", HTML.Attribute("scope", "row")) { example.name }
            tag("td") { language }
            for part in parts {
                cell(
                    page.translator.text(part, of: notification, example.content, in: language), part.rawValue,
                    language, page)
            }
        }
    }
}

/// A cell of a table with translations.
func cell(_ text: ShownText?, _ key: String, _ language: String, _ page: PageContext) -> HTML {
    guard let text else { return tag("td") }
    let isOwn = text.origin == .missing || text.origin == .server
    let attributes =
        [HTML.Attribute("data-t", key)] + HTML.Attribute.language(isOwn ? page.language : language)
        + [text.formats.attribute(of: text.text)].compactMap(\.self)
    switch text.origin {
    case .missing: return tag("td", attributes + [.class("missing")]) { text.text }
    case .server: return tag("td", attributes + [.class("server")]) { text.text }
    case .schema, .translation: return tag("td", attributes) { text.text }
    }
}

/// `1 example`, `2 examples`
func count(_ number: Int, _ noun: String) -> String {
    // `days`, but `categories`.
    let endsInConsonantAndY = noun.hasSuffix("y") && !noun.hasSuffix("ay")
    let plural = endsInConsonantAndY ? String(noun.dropLast()) + "ies" : noun + "s"
    return "\(number.grouped) \(number == 1 ? noun : plural)"
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
