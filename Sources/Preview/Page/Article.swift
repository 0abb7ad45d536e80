import Basics
import Diagnostics
import NotificationSchema

/// The part of the page about one notification: its states, and what the schema says about it.
struct Article {
    let notification: Notification
    let page: PageContext
    private let examples: [ShownExample]
    private let drawings: StateDrawings

    init(_ notification: Notification, _ page: PageContext) {
        self.notification = notification
        self.page = page
        examples = ShownExample.all(of: notification)
        drawings = StateDrawings(notification, examples[0], page)
    }

    /// - Parameter change: The comparison with an earlier version.
    func html(change: HTML = .empty) -> HTML {
        let findings = page.findings[notification]
        let name = notification.name.value
        return tag("article", attributes(findings)) {
            tag("header") {
                tag("h3") {
                    tag("a", .href("#" + page.anchor(of: notification))) { name.withVisibleControls }
                    if notification.isDeprecated { tag("small") { " deprecated" } }
                }
                if let documentation = notification.documentation { tag("p") { documentation.value } }
                tag("p", .class("place")) { page.place(of: notification.name.range) }
            }
            change
            tag("div", [.class("states")] + HTML.Attribute.language(page.language)) { drawings.all }
            tag("div", .class("about")) {
                if !findings.isEmpty { tag("h4") { count(findings.count, "finding") } }
                FindingList(findings: findings, page: page, body: notification.body).html
                notification.facts(in: page.schema, examples[0].content).list
                if let category = page.schema.category(of: notification) { link(to: category) }
                TextTable(notification: notification, examples: examples, page: page).html
                PayloadDetails(notification: notification, examples: examples, page: page).html
            }
        }
    }

    private func attributes(_ findings: [Finding]) -> [HTML.Attribute] {
        var attributes = [HTML.Attribute.id(page.anchor(of: notification))]
        func add(_ name: StaticString, _ value: String?) {
            if let value { attributes.append(HTML.Attribute(name, value)) }
        }
        add("data-topic", page.schema.topic(of: notification)?.name.value)
        add("data-category", page.schema.category(of: notification)?.name.value)
        add("data-level", notification.isShown ? notification.level.rawValue : "background")
        add("data-findings", findings.isEmpty ? nil : String(findings.count))
        return attributes
    }

    private func link(to category: Category) -> HTML {
        let findings = page.findings[category].count
        return tag("p") {
            "Actions and options: "
            tag("a", .href("#" + page.anchor(of: category))) { "category \(category.name.value.withVisibleControls)" }
            if findings > 0 { " (\(count(findings, "finding")))" }
        }
    }
}
