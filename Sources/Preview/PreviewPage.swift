import Basics
import ChangeRules
package import Diagnostics
import Files
package import NotificationSchema
package import ProjectFiles

/// One HTML page that shows every notification of a schema as people will see it.
///
/// The page needs no other file and no network. It works without its script, which only searches, filters and switches.
package struct PreviewPage {
    private let page: PageContext
    private let comparison: PageComparison?
    /// The document in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// - Parameters:
    ///   - schema: It can have errors: the page shows what was understood.
    ///   - project: The project files of the schema, for translations; nil if they weren't read.
    ///   - images: Template images by name, from the app's asset catalogs.
    ///   - icon: The app's icon, from there.
    ///   - findings: What `lint` says about the schema.
    ///   - earlier: The version to compare with.
    ///   - limit: The size in bytes at which it ends.
    package init(
        _ schema: Schema, project: Project?, images: [String: CatalogImage] = [:], icon: CatalogImage? = nil,
        findings: [Finding], earlier: EarlierVersion? = nil, limit: Int? = nil
    ) {
        let budget = limit.map { PageBudget($0) } ?? PageBudget()
        let translator = Translator(schema, project?.strings, budget)
        let schemas = [schema] + [earlier?.change.old].compactMap(\.self)
        let symbols = SymbolSheet(schemas, images: images.mapValues(\.address), appIcon: icon?.address)
        let page = PageContext(schema, translator, findings, symbols, budget)
        self.page = page
        comparison = earlier.map { PageComparison($0, page) }
        bytes = Array("<!DOCTYPE html><!-- \(Ownership.generatedByBelfry) -->\n".utf8) + html.bytes
    }

    /// An error if the page exceeds the limit for its size, and ends early.
    package var finding: Finding? { page.budget.finding }

    private var html: HTML {
        tag("html", HTML.Attribute("lang", "en")) {
            tag("head") {
                tag("meta", HTML.Attribute("charset", "utf-8"))
                tag(
                    "meta", HTML.Attribute("http-equiv", "Content-Security-Policy"),
                    HTML.Attribute("content", Self.policy))
                tag("meta", HTML.Attribute("name", "viewport"), HTML.Attribute("content", "width=device-width"))
                tag("meta", HTML.Attribute("name", "referrer"), HTML.Attribute("content", "no-referrer"))
                tag("title") { "Notifications of \(page.appName)" }
                tag("style") { HTML.markup(EmbeddedAssets.style) }
            }
            tag("body") {
                page.symbols.definitions
                tag("a", .class("skip"), .href("#main")) { "Skip to the notifications" }
                header
                tag("div", .class("columns")) {
                    contents
                    main
                }
                footer
                tag("script") { HTML.markup(EmbeddedAssets.script) }
            }
        }
    }

    /// Only the style and script of Belfry, and images in the page itself. Nothing is requested.
    private static let policy =
        "default-src 'none'; img-src data:; style-src '\(EmbeddedAssets.styleHash)'; "
        + "script-src '\(EmbeddedAssets.scriptHash)'; base-uri 'none'; form-action 'none'"

    // MARK: Parts

    private var header: HTML {
        tag("header", .class("top")) {
            tag("h1") { "Notifications of \(page.appName)" }
            tag("p") {
                "\(count(page.schema.notifications.count, "notification")), "
                "\(count(page.schema.categories.count, "category")), "
                "\(count(page.findings.count, "finding")). "
                "Drawings are approximate: "
                tag("a", .href("#differences")) { "what a device does differently" }
                "."
            }
            tag("details", .class("fold"), HTML.Attribute("open", nil)) {
                tag("summary") { "Search, languages and appearance" }
                Controls(schema: page.schema, languages: page.translator.languages).html
            }
        }
    }

    private var contents: HTML {
        tag("nav", HTML.Attribute("aria-label", "Contents")) {
            tag("details", .class("fold"), HTML.Attribute("open", nil)) {
                tag("summary") { "Contents" }
                listOfContents
            }
        }
    }

    @HTMLBuilder private var listOfContents: HTML {
        for group in groups {
            tag("h2") { tag("a", .href("#" + page.anchor(ofGroup: group.title))) { group.title } }
            links(group.notifications.map { ($0.name, page.anchor(of: $0)) })
        }
        if !page.schema.activities.isEmpty {
            tag("h2") { tag("a", .href("#activities")) { "Live Activities" } }
            links(page.schema.activities.map { ($0.name, page.anchor(of: $0)) })
        }
        if !page.schema.categories.isEmpty {
            tag("h2") { tag("a", .href("#categories")) { "Categories" } }
            links(page.schema.categories.map { ($0.name, page.anchor(of: $0)) })
        }
    }

    private func links(_ declarations: [(name: Text, anchor: String)]) -> HTML {
        tag("ul") {
            for (name, anchor) in declarations {
                tag("li") { tag("a", .href("#" + anchor)) { name.value.withVisibleControls } }
            }
        }
    }

    private var main: HTML {
        tag("main", .id("main"), HTML.Attribute("tabindex", "-1")) {
            problems
            comparison?.summary ?? .empty
            tag("p", .class("nothing"), HTML.Attribute("hidden", nil)) { "No notification matches the filters." }
            for group in groups {
                tag("section", .class("group"), HTML.Attribute("aria-labelledby", page.anchor(ofGroup: group.title))) {
                    tag("h2", .id(page.anchor(ofGroup: group.title))) { group.title }
                    for notification in group.notifications {
                        page.budget.section(of: notification.name.range) {
                            Article(notification, page).html(change: comparison?.html(of: notification) ?? .empty)
                        }
                    }
                }
            }
            if !page.schema.activities.isEmpty {
                tag("section", .id("activities"), HTML.Attribute("aria-labelledby", "activities-title")) {
                    tag("h2", .id("activities-title")) { "Live Activities" }
                    for activity in page.schema.activities {
                        page.budget.section(of: activity.name.range) { ActivitySection(activity, page).html }
                    }
                }
            }
            if !page.schema.categories.isEmpty {
                tag("section", .id("categories"), HTML.Attribute("aria-labelledby", "categories-title")) {
                    tag("h2", .id("categories-title")) { "Categories" }
                    for category in page.schema.categories {
                        page.budget.section(of: category.name.range) {
                            CategorySection(category: category, page: page).html
                        }
                    }
                }
            }
            page.budget.note
        }
    }

    /// All errors, then other findings that aren't about a notification, category or topic.
    private var problems: HTML {
        let errors = page.findings.errors
        let findings = errors + page.findings.others.filter { $0.severity != .error }
        guard !findings.isEmpty else { return .empty }
        return tag("section", .class("problems"), HTML.Attribute("aria-labelledby", "problems")) {
            tag("h2", .id("problems")) { errors.isEmpty ? "Findings about the schema" : "The schema has errors" }
            if !errors.isEmpty { tag("p") { "The page shows what was understood." } }
            FindingList(findings: findings, page: page).html
        }
    }

    private var footer: HTML {
        tag("footer") {
            tag("section", .id("differences"), HTML.Attribute("aria-labelledby", "differences-title")) {
                tag("h2", .id("differences-title")) { "What a device does differently" }
                tag("ul") { for difference in Self.differences { tag("li") { difference } } }
            }
            tag("p") { "Made by Belfry \(Belfry.version)." }
        }
    }

    private static let differences = [
        "Fonts are those of this computer, and not San Francisco: line breaks, and where a text is cut off, differ.",
        "Sizes, spacing, colors and materials are approximate. There is no Liquid Glass, and nothing moves.",
        "Icons are Belfry’s own drawings. An empty square stands for a symbol without one.",
        "Words of the system are English in every language, and underlined: Time Sensitive, Critical, Send, Dismiss, and "
            + "Notification in place of hidden text. Texts without a translation are underlined, too.",
        "Dates and numbers in another language are those of this browser, in the time zone of Greenwich. A person’s region, "
            + "calendar, 24-hour clock and digits can differ. The text of a push stays as the schema has it: the server "
            + "translates it.",
        "The app’s icon comes from its asset catalog, if the schema names one. Files of Icon Composer aren’t read; a "
            + "letter stands for the icon.",
        "People’s pictures are initials, attachments an example picture, and a content extension a gray area.",
        "A Live Activity is a sketch of its values: the app draws it. It is also on a watch and in the menu bar of a Mac.",
        "The time takes a column beside the whole text, so lines are shorter than on a device. At the largest sizes of text, "
            + "actions are cut off elsewhere.",
        "A lock and an arrow on an action say that it needs an unlocked device, and that it opens the app; a device shows "
            + "neither. A text field appears only after people choose its action.",
        "CarPlay, StandBy, iPad, Apple Vision Pro and Apple TV aren’t drawn, nor are Focus, the scheduled summary, and "
            + "summaries of Apple Intelligence.",
    ]

    // MARK: Groups

    /// Notifications under a heading.
    struct Group {
        let title: String
        let notifications: [Notification]
    }

    /// By topic; in a comparison, by kind of change.
    private var groups: [Group] {
        if let comparison { return comparison.groups }
        let schema = page.schema
        guard !schema.topics.isEmpty else {
            return [Group(title: "Notifications", notifications: schema.notifications)]
        }
        let byTopic = Dictionary(grouping: schema.notifications, by: \.topic)
        let named = schema.topics.indices.map { index in
            Group(
                title: schema.topics[index].title?.value ?? schema.topics[index].name.value,
                notifications: byTopic[index] ?? [])
        }
        let others = Group(title: "Without a topic", notifications: byTopic[nil] ?? [])
        return (named + [others]).filter { !$0.notifications.isEmpty }
    }
}
