import Testing

/// Text of authors never becomes markup.
@Suite struct HostileTextTests {
    private static let texts = [
        "<script>alert(1)</script>", "</style><script>alert(1)</script>", "\\\"><img src=x onerror=alert(1)>",
        "-->'<!--",
        "&lt;b&gt;", "<![CDATA[x]]>", "</article></main>", "\\u202Etxt.exe", "\\0\\b\\e",
    ]

    /// A schema with a text in every place that takes one.
    private static func schema(_ text: String) -> String {
        let text = "\"\(text)\""
        return """
            app: { name: \(text), settings-screen: \(text) }
            topics:
              \(text): { title: \(text), description: \(text) }
            categories:
              \(text):
                identifier: \(text)
                description: \(text)
                hidden-previews-body-placeholder: \(text)
                category-summary-format: \(text)
                intent-identifiers: [\(text)]
                actions:
                  - \(text): { title: \(text), icon: \(text), identifier: \(text), text-input: { button-title: \(text), placeholder: \(text) } }
                  - two: { title: \(text), icon: { template: \(text) } }
                  - three: { title: \(text) }
            notifications:
              \(text):
                identifier: \(text)
                description: \(text)
                category: \(text)
                topic: \(text)
                title: \(text)
                subtitle: \(text)
                body: \(text)
                because: \(text)
                thread-id: \(text)
                collapse-id: \(text)
                destination: \(text)
                sound: \(text)
                data: { \(text): { type: string, example: \(text), values: [\(text)] }, url: url }
                attachments: [{ url: $(url) }]
                communication: { intent: INSendMessageIntent, sender: { display-name: \(text) } }
                examples: { \(text): { \(text): \(text), url: "https://example.com/" } }

            """
    }

    /// Proves that the elements of a page don't depend on the texts of its schema.
    @Test(arguments: texts) func textsAreEscaped(_ text: String) {
        let page = Page(Self.schema(text), since: Self.schema(text + " before")).text
        let elements = Set(page.matches(of: /<([!a-zA-Z\/][^ >]*)/).map { String($0.output.1) })
        let plain = Set(
            Page(Self.schema("plain"), since: Self.schema("plain before")).text.matches(of: /<([!a-zA-Z\/][^ >]*)/)
                .map { String($0.output.1) })
        // A schema with errors has findings, which a plain one may not have.
        let ofFindings: Set = [
            "details", "/details", "summary", "/summary", "code", "/code", "b", "/b", "small", "/small", "del", "/del",
            "ins", "/ins",
        ]
        #expect(elements.subtracting(plain).subtracting(ofFindings).isEmpty, "\(elements.subtracting(plain))")
        #expect(page.components(of: "<script").count == 2)
        #expect(!page.contains("<img") && !page.utf8.contains { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 })
    }
}

extension String {
    fileprivate func components(of separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false)
    }
}
