import Basics
import Diagnostics
import NotificationSchema

/// The part of the page about one category: its actions, options and texts.
struct CategorySection {
    let category: Category
    let page: PageContext

    var html: HTML {
        tag(
            "section", .id(page.anchor(of: category)), .class("category"),
            HTML.Attribute("data-category", category.name.value)
        ) {
            tag("h3") {
                tag("a", .href("#" + page.anchor(of: category))) { category.name.value.withVisibleControls }
                if category.isDeprecated { tag("small") { " deprecated" } }
            }
            if let documentation = category.documentation { tag("p") { documentation.value } }
            tag("p", .class("place")) { page.place(of: category.name.range) }
            FindingList(findings: findings, page: page, body: category.body).html
            facts.list
            users
            if !category.actions.isEmpty { actions }
            texts
        }
    }

    /// Findings about the category and the shared actions that it uses.
    private var findings: [Finding] {
        var seen: Set<String> = []
        let shared = category.actions.filter { $0.isShared && seen.insert($0.name.value).inserted }
            .compactMap { page.schema.sharedActions[$0.name.value] }
        return page.findings[category]
            + shared.sorted { $0.scope.bytes.lowerBound < $1.scope.bytes.lowerBound }.flatMap { page.findings[$0] }
    }

    private var facts: [Fact] {
        var facts = [Fact(name: "Identifier", value: category.identifier.value, isCode: true)]
        func add(_ name: String, _ value: String?, isCode: Bool = false) {
            if let value { facts.append(Fact(name: name, value: value, isCode: isCode)) }
        }
        func add(_ name: String, _ list: [Text]) {
            add(name, list.isEmpty ? nil : list.map(\.value).joined(separator: ", "), isCode: true)
        }
        func addText(_ name: String, _ key: String, _ part: CategoryText, _ number: Int) {
            guard let text = page.translator.text(part, of: category, count: number) else {
                if let text = category[part] { facts.append(Fact(name: name, value: text.value)) }
                return
            }
            facts.append(Fact(name: name, value: page.translator.shown(text, in: page.language).text, key: key))
        }
        add("Also registered as", category.renamedFrom)
        add("Deprecated", category.deprecation?.words)
        add("Intents", category.intentIdentifiers)
        addText("Hidden previews, of three", "hidden3", .hiddenPreviewsBodyPlaceholder, 3)
        addText("Summary, of two", "summary", .summaryFormat, 2)
        let options: [(Bool, String)] = [
            (category.hasCustomDismissAction, "tells the app about dismissals"),
            (category.isInCarPlay, "shows in CarPlay"),
            (category.hiddenPreviewsShowTitle.isTrue, "shows the title when previews are hidden"),
            (category.hiddenPreviewsShowSubtitle.isTrue, "shows the subtitle when previews are hidden"),
            (category.hasContentExtension, "drawn by a content extension"),
            (category.isExternal, "registered by other code"),
        ]
        let words = options.filter(\.0).map(\.1)
        add("Options", words.isEmpty ? nil : words.joined(separator: ", "))
        return facts
    }

    /// The notifications of the category.
    private var users: HTML {
        let users = page.notifications(of: category)
        guard !users.isEmpty else { return tag("p") { "No notification uses it." } }
        return tag("p") {
            "Used by "
            for (index, user) in users.prefix(100).enumerated() {
                if index > 0 { ", " }
                tag("a", .href("#" + page.anchor(of: user))) { user.name.value.withVisibleControls }
            }
            if users.count > 100 { ", and \(users.count - 100) more" }
        }
    }

    private var actions: HTML {
        tag(
            "div", .class("wide"), HTML.Attribute("tabindex", "0"), HTML.Attribute("role", "group"),
            HTML.Attribute("aria-label", "Actions")
        ) {
            tag("table") {
                tag("thead") {
                    tag("tr") {
                        for name in ["Action", "Identifier", "Icon", "Behavior"] {
                            tag("th", HTML.Attribute("scope", "col")) { name }
                        }
                    }
                }
                tag("tbody") { for (index, action) in category.actions.enumerated() { row(action, at: index) } }
            }
        }
    }

    private func row(_ action: Action, at index: Int) -> HTML {
        let behavior = [
            (action.isDestructive, "destructive"), (action.isAuthenticationRequired, "asks to unlock"),
            (action.isForeground, "opens the app"), (action.textInput != nil, "takes text"),
            (action.isDeprecated, "deprecated"),
        ].filter(\.0).map(\.1)
        return tag("tr") {
            tag("th", HTML.Attribute("scope", "row"), .key("\(index).\(ActionText.title.shortName)")) {
                action.shownTitle?.value ?? ""
            }
            tag("td") { tag("code") { action.identifier.value.withVisibleControls } }
            tag("td") {
                if let icon = action.icon {
                    page.symbols.drawing(of: icon)
                    tag("code", .class("symname")) { icon.name.value.withVisibleControls }
                }
            }
            tag("td") { behavior.joined(separator: ", ") }
        }
    }

    /// All texts in all languages. The switches of the page read this table.
    private var texts: HTML {
        let languages = page.translator.languages
        guard languages.count > 1 else { return .empty }
        return tag("details", .class("texts")) {
            tag("summary") { "Texts in \(count(languages.count, "language"))" }
            tag(
                "div", .class("wide"), HTML.Attribute("tabindex", "0"), HTML.Attribute("role", "group"),
                HTML.Attribute("aria-label", "Texts")
            ) {
                tag("table") {
                    tag("tbody") {
                        let texts = translatableTexts
                        for language in languages { page.budget.part(row(language, texts)) }
                    }
                }
            }
        }
    }

    /// By the keys that the page's script knows; nil for texts that need no translation.
    private var translatableTexts: [(key: String, text: TranslatableText?)] {
        let ofActions = category.actions.enumerated().flatMap { index, action in
            ActionText.allCases.filter { action[$0] != nil }.map { part in
                ("\(index).\(part.shortName)", page.translator.text(part, of: action, in: category))
            }
        }
        let parts: [(String, CategoryText, Int)] = [
            ("hidden1", .hiddenPreviewsBodyPlaceholder, 1), ("hidden3", .hiddenPreviewsBodyPlaceholder, 3),
            ("summary", .summaryFormat, 2),
        ]
        let ofCategory = parts.filter { category[$0.1] != nil }.map { key, part, number in
            (key, page.translator.text(part, of: category, count: number))
        }
        return ofActions + ofCategory
    }

    private func row(_ language: String, _ texts: [(key: String, text: TranslatableText?)]) -> HTML {
        tag("tr", HTML.Attribute("data-language", language)) {
            tag("th", HTML.Attribute("scope", "row")) { language }
            for (key, text) in texts {
                cell(text.map { page.translator.shown($0, in: language) }, key, language, page)
            }
        }
    }
}
