import Basics
import Diagnostics
import NotificationSchema

/// The icons of a page. Each is written once, and used by its number.
struct SymbolSheet: Sendable {
    private var numbers: [String: Int] = [:]
    private var markup: [HTML] = []

    /// Symbols that the page itself uses.
    enum Own: String, CaseIterable {
        case lock
        case call = "phone"
        case opensApp = "arrow.up.forward"
        /// An example picture, for attachments.
        case picture
        case silent = "bell.slash"
    }

    /// - Parameters:
    ///   - schemas: The schema of the page, and an earlier version of it.
    ///   - images: Template images of the app by name, as addresses with their data.
    ///   - appIcon: The address of the app's icon.
    init(_ schemas: [Schema], images: [String: String], appIcon: String?) {
        let icons = schemas.flatMap(\.categories).flatMap(\.actions).compactMap(\.icon)
        let names = icons.compactMap { icon -> String? in
            if case .system(let name) = icon.image { name.value } else { nil }
        }
        add(Own.picture.rawValue, .markup(Self.picture))
        if let appIcon { add(Self.appIconName, Self.image(appIcon)) }
        for name in Own.allCases.map(\.rawValue) + names where numbers[name] == nil {
            guard let drawing = SymbolDrawing.markup(for: name) else { continue }
            add(name, .markup(drawing))
        }
        for icon in icons {
            guard case .template(let name) = icon.image, let address = images[name.value] else { continue }
            guard numbers[Self.template + name.value] == nil else { continue }
            add(Self.template + name.value, Self.image(address))
        }
    }

    private static let template = "template "
    private static let appIconName = "app icon"

    private static func image(_ address: String) -> HTML {
        tag("image", HTML.Attribute("href", address), HTML.Attribute("width", "24"), HTML.Attribute("height", "24"))
    }

    /// Hills in the evening.
    private static let picture = """
        <g stroke="none"><path fill="#f6c28b" d="M0 0h24v24H0z"/><circle cx="16" cy="9" r="3.2" fill="#fff3d6"/>\
        <path fill="#7f8fb5" d="M0 15l6-6 5 5 4-3 9 7v6H0z"/><path fill="#47608a" d="M0 19l7-4 6 3 5-3 6 4v5H0z"/></g>
        """

    private mutating func add(_ name: String, _ drawing: HTML) {
        numbers[name] = numbers.count
        let id = HTML.Attribute.id("s\(numbers.count - 1)")
        var attributes = [id, HTML.Attribute("viewBox", "0 0 24 24")]
        if name == Own.picture.rawValue { attributes.append(HTML.Attribute("preserveAspectRatio", "xMidYMid slice")) }
        markup.append(.element("symbol", attributes, [drawing]))
    }

    /// The definitions, for the beginning of the document.
    var definitions: HTML {
        tag("svg", .class("sheet"), HTML.Attribute("aria-hidden", "true")) { markup }
    }

    /// Nil if the schema names no catalog with an icon.
    var appIcon: HTML? { use(Self.appIconName, class: "appicon") }

    func drawing(_ own: Own, label: String? = nil) -> HTML {
        use(own.rawValue, label: label, class: own == .picture ? "picture" : "sym") ?? .empty
    }

    /// The icon of an action. Without a drawing, a square of the same size; pointing at it shows the name.
    func drawing(of icon: Icon) -> HTML {
        let name = icon.name.value
        switch icon.image {
        case .system:
            return use(name) ?? placeholder(name)
        case .template:
            guard let drawing = use(Self.template + name, class: "sym tpl") else { return placeholder(name) }
            return drawing
        }
    }

    private func use(_ name: String, label: String? = nil, class names: String = "sym") -> HTML? {
        numbers[name].map { number in
            let accessibility =
                label.map { [HTML.Attribute("role", "img"), HTML.Attribute("aria-label", $0)] }
                ?? [HTML.Attribute("aria-hidden", "true")]
            return tag("svg", [.class(names)] + accessibility) { tag("use", .href("#s\(number)")) }
        }
    }

    private func placeholder(_ name: String) -> HTML {
        tag(
            "span", .class("nosym"), HTML.Attribute("title", name.withVisibleControls),
            HTML.Attribute("aria-hidden", "true")
        ) {}
    }
}
