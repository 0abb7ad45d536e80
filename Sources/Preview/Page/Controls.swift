import Basics
import Diagnostics
import NotificationSchema

/// The form with the search, the filters and the switches.
struct Controls {
    let schema: Schema
    let languages: [String]

    var html: HTML {
        tag(
            "form", .class("controls"), .id("controls"), HTML.Attribute("role", "search"),
            HTML.Attribute("aria-label", "What the page shows"), HTML.Attribute("autocomplete", "off")
        ) {
            tag("div", .class("scripted")) {
                tag("label") {
                    "Search"
                    tag("input", .id("q"), HTML.Attribute("type", "search"), HTML.Attribute("name", "q"))
                }
                filter("topic", "Topic", schema.topics.map { ($0.name.value, $0.title?.value ?? $0.name.value) })
                filter("category", "Category", schema.categories.map { ($0.name.value, $0.name.value) })
                filter("level", "Level", levels.map { ($0, $0) })
                tag("label", .class("check")) {
                    tag("input", HTML.Attribute("type", "checkbox"), HTML.Attribute("name", "findings"))
                    "Only with findings"
                }
                select("example", "Example", [("", "First of each")] + examples.map { ($0, $0) })
                if languages.count > 1 { select("language", "Language", languages.map { ($0, $0) }) }
            }
            tag("div") {
                select("appearance", "Appearance", [("", "As the system"), ("light", "Light"), ("dark", "Dark")])
                select("size", "Text size", Self.sizes, selected: "l")
                tag("label", .class("check")) {
                    tag(
                        "input", HTML.Attribute("type", "checkbox"), HTML.Attribute("name", "previews"), .id("previews")
                    )
                    "Previews hidden"
                }
                tag("p", .class("scripted"), .id("count"), HTML.Attribute("role", "status")) { "" }
            }
        }
    }

    /// Sizes of Dynamic Type: the smallest, the default, the largest, and three of those for accessibility.
    private static let sizes = [
        ("xs", "Extra small"), ("l", "Large (default)"), ("xxxl", "Extra extra extra large"),
        ("ax1", "Accessibility 1"), ("ax3", "Accessibility 3"), ("ax5", "Accessibility 5"),
    ]

    private var levels: [String] {
        let used = Set(schema.notifications.map { $0.isShown ? $0.level.rawValue : "background" })
        return (InterruptionLevel.allCases.map(\.rawValue) + ["background"]).filter(used.contains)
    }

    private var examples: [String] {
        let names = Set(schema.notifications.flatMap { $0.examples.map(\.name.value) })
        let made = [ShownExample.typical, ShownExample.shortest, ShownExample.longest]
        return made + names.subtracting(made).sorted()
    }

    private func filter(_ name: StaticString, _ label: String, _ values: [(String, String)]) -> HTML {
        values.count < 2 ? .empty : select(name, label, [("", "All")] + values)
    }

    private func select(_ name: StaticString, _ label: String, _ values: [(String, String)], selected: String = "")
        -> HTML
    {
        tag("label") {
            label
            tag("select", HTML.Attribute("name", name.description), .id("\(name)")) {
                for (value, words) in values {
                    let isSelected = value == selected && !selected.isEmpty
                    tag(
                        "option",
                        [HTML.Attribute("value", value)] + (isSelected ? [HTML.Attribute("selected", nil)] : [])
                    ) {
                        words.withVisibleControls
                    }
                }
            }
        }
    }
}
