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
        case opensApp = "arrow.up.forward"
        case photo
        case silent = "bell.slash"
    }

    /// - Parameter images: Template images of the app by name, as addresses with their data.
    init(_ schema: Schema, images: [String: String]) {
        let icons = schema.categories.flatMap(\.actions).compactMap(\.icon)
        let names = icons.compactMap { icon -> String? in
            if case .system(let name) = icon.image { name.value } else { nil }
        }
        for name in Own.allCases.map(\.rawValue) + names where numbers[name] == nil {
            guard let drawing = SymbolDrawing.markup(for: name) else { continue }
            add(name, .markup(drawing))
        }
        for icon in icons {
            guard case .template(let name) = icon.image, let address = images[name.value] else { continue }
            guard numbers[Self.template + name.value] == nil else { continue }
            add(
                Self.template + name.value,
                tag(
                    "image", HTML.Attribute("href", address), HTML.Attribute("width", "24"),
                    HTML.Attribute("height", "24")))
        }
    }

    private static let template = "template "

    private mutating func add(_ name: String, _ drawing: HTML) {
        numbers[name] = numbers.count
        let id = HTML.Attribute.id("s\(numbers.count - 1)")
        markup.append(.element("symbol", [id, HTML.Attribute("viewBox", "0 0 24 24")], [drawing]))
    }

    /// The definitions, for the beginning of the document.
    var definitions: HTML {
        tag("svg", .class("sheet"), HTML.Attribute("aria-hidden", "true")) { markup }
    }

    func drawing(_ own: Own, label: String? = nil) -> HTML { use(own.rawValue, label: label) ?? .empty }

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
