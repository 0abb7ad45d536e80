/// The source of a rule: a title, and the address of a page if there is one.
package struct RuleSource: Sendable {
    package let title: String
    package let url: String?

    package init(_ title: String, url: String? = nil) {
        self.title = title
        self.url = url
    }

    /// A section of one of Apple's pages, whose anchors are the headings.
    package func section(_ heading: String) -> RuleSource {
        let anchor = heading.filter { $0 != "," }.replacing(" ", with: "-")
        return RuleSource("\(title), \(heading)", url: url.map { "\($0)#\(anchor)" })
    }

    package static let language = RuleSource("The declaration language of Belfry")
}
