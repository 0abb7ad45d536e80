import AppleFacts
import NotificationSchema

/// Draws a notification in each state that people see. Metrics are approximate.
struct StateDrawings {
    let notification: Notification
    let category: Category?
    let page: PageContext
    /// The texts of the first example.
    let texts: [NotificationText: ShownText]
    let sender: String?
    private let level: InterruptionLevel
    /// Texts with changed words marked, for a comparison.
    var marked: [NotificationText: HTML] = [:]

    init(_ notification: Notification, _ example: ShownExample, _ page: PageContext) {
        self.notification = notification
        self.page = page
        category = page.schema.category(of: notification)
        level = notification.level(for: example.content)
        var texts: [NotificationText: ShownText] = [:]
        for part in NotificationText.allCases {
            texts[part] = page.translator.text(part, of: notification, example.content, in: page.language)
        }
        self.texts = texts
        let filled = FilledTexts(notification, example.content, in: page.schema)
        sender = notification.communication?.sender?.displayName?.filled(filled.value)
    }

    /// All states that the notification can be in.
    var all: HTML {
        guard notification.isShown else { return silent }
        return .group(
            [lockScreen, expanded] + [compact].compactMap { $0 }
                + [hiddenPreviews] + [stacked].compactMap { $0 } + [whileActive] + [mac].compactMap { $0 } + [watch])
    }

    // MARK: Common parts

    /// The icon of the app; for communication, the picture of the sender with the icon of the app.
    var icon: HTML {
        let app = page.appIcon
        guard let sender else { return tag("div", .class("pic"), HTML.Attribute("aria-hidden", "true")) { app } }
        return tag("div", .class("pic av"), HTML.Attribute("aria-hidden", "true")) {
            tag("b", .key("initial")) { sender.initial }
            app
        }
    }

    /// Title, subtitle and body.
    ///
    /// - Parameters:
    ///   - isShort: Whether only the beginning shows.
    ///   - hidesPreviews: Whether the switch for hidden previews replaces them.
    func words(isShort: Bool = true, hidesPreviews: Bool = true) -> HTML {
        let preview = tag("div", .class("pv")) {
            if notification.title != nil { text(.title, isShort: isShort) } else { appTitle }
            if notification.subtitle != nil { text(.subtitle, isShort: isShort) }
            if notification.bodyText != nil { text(.body, isShort: isShort) }
        }
        return tag("div", .class(hidesPreviews ? "words swap" : "words")) {
            mark
            preview
            if hidesPreviews { hidden(count: 1) }
        }
    }

    func text(_ part: NotificationText, isShort: Bool) -> HTML {
        let shown = texts[part] ?? ShownText(text: "")
        return tag("p", .class(part.className), .key(part.rawValue)) {
            if let marked = marked[part] { marked } else { isShort ? shown.beginning : shown.text }
        }
    }

    /// Without a title, the system shows the name of the app.
    private var appTitle: HTML { tag("p", .class("t")) { page.appName } }

    /// What shows while previews are hidden.
    func hidden(count: Int) -> HTML {
        let showsTitle = category?.hiddenPreviewsShowTitle.isTrue ?? false
        let showsSubtitle = category?.hiddenPreviewsShowSubtitle.isTrue ?? false
        return tag("div", .class("hid")) {
            if showsTitle, notification.title != nil { text(.title, isShort: true) } else { appTitle }
            if showsSubtitle, notification.subtitle != nil { text(.subtitle, isShort: true) }
            tag("p", .class("b"), .key("hidden\(count)")) {
                if category?.hiddenPreviewsBodyPlaceholder == nil {
                    systemWord(placeholder(count: count))
                } else {
                    placeholder(count: count)
                }
            }
        }
    }

    private func placeholder(count: Int) -> String {
        page.translator.hiddenBody(of: category, count: count, in: page.language)
    }

    /// The mark of an urgent notification.
    private var mark: HTML {
        switch level {
        case .timeSensitive: tag("p", .class("mark ts")) { systemWord("Time Sensitive") }
        case .critical: tag("p", .class("mark crit")) { systemWord("Critical") }
        case .active, .passive: .empty
        }
    }

    /// The script writes it in the chosen language.
    var time: HTML { tag("span", .class("time"), HTML.Attribute("data-now", nil)) { "now" } }

    /// A small picture for an attachment.
    var thumbnail: HTML {
        notification.attachments.isEmpty
            ? .empty : tag("div", .class("thumb")) { page.symbols.drawing(.picture, label: "attachment") }
    }

    // MARK: Actions

    /// An action, and its index in the category.
    typealias IndexedAction = (offset: Int, element: Action)

    /// Those that are registered on a platform.
    func actions(on platform: Platform) -> [IndexedAction] {
        guard let category, category.available.isRegistered(on: platform) else { return [] }
        return category.actions.enumerated().filter { $0.element.available.isRegistered(on: platform) }
    }

    func list(
        of actions: some Sequence<IndexedAction>, class names: String = "acts", addsDismiss: Bool = false
    ) -> HTML {
        tag("ul", .class(names)) {
            for (index, action) in actions { item(action, at: index) }
            if addsDismiss { tag("li") { systemWord("Dismiss") } }
        }
    }

    private func item(_ action: Action, at index: Int) -> HTML {
        tag("li", action.isDestructive ? [.class("red")] : []) {
            if let icon = action.icon { page.symbols.drawing(of: icon) }
            tag("span", .key(key(ofActionAt: index, .title))) { action.shownTitle?.value ?? "" }
            if action.isDestructive { tag("span", .class("vh")) { ", destructive" } }
            if action.isAuthenticationRequired { page.symbols.drawing(.lock, label: "asks to unlock") }
            if action.isForeground { page.symbols.drawing(.opensApp, label: "opens the app") }
        }
    }

    /// The key of a text of an action, for the script.
    func key(ofActionAt index: Int, _ part: ActionText) -> String { "\(index).\(part.shortName)" }
}

/// A drawing with its name.
func figure(_ name: String, _ caption: String, note: HTML? = nil, @HTMLBuilder content: () -> HTML) -> HTML {
    tag("figure", .class(name)) {
        // Captions are English, whatever the language of the notification.
        tag("figcaption", HTML.Attribute("lang", "en"), HTML.Attribute("dir", "ltr")) {
            tag("b") { caption }
            if let note { tag("span") { note } }
        }
        tag("div", .class("screen")) { content() }
    }
}

/// A word of the system. Apple publishes no list of its translations, so it is English in every language, and marked.
func systemWord(_ word: String) -> HTML {
    tag("span", .class("system"), HTML.Attribute("lang", "en")) { word }
}

extension DeclaredAvailability? {
    /// Whether a build for a platform registers it, in some version.
    func isRegistered(on platform: Platform) -> Bool {
        if case .never = self?[platform] { false } else { true }
    }
}

extension NotificationText {
    var className: String {
        switch self {
        case .title: "t"
        case .subtitle: "st"
        case .body: "b"
        }
    }
}

extension ActionText {
    var shortName: String {
        switch self {
        case .title: "title"
        case .buttonTitle: "button"
        case .placeholder: "field"
        }
    }
}

extension String {
    /// The first character that isn't a space.
    var initial: String { first { !$0.isWhitespace }.map { $0.uppercased() } ?? "" }
}
