import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import Payloads

/// The part of the page about one Live Activity: where people see it, its alerts and its pushes.
struct ActivitySection {
    let activity: Activity
    let page: PageContext
    private let fixtures: [ActivityFixture]

    init(_ activity: Activity, _ page: PageContext) {
        self.activity = activity
        self.page = page
        fixtures = ActivityFixture.ofFirstExample(of: activity, in: page.schema)
    }

    var html: HTML {
        tag("section", .id(page.anchor(of: activity)), .class("activity")) {
            tag("header") {
                tag("h3") {
                    tag("a", .href("#" + page.anchor(of: activity))) { activity.name.value.withVisibleControls }
                }
                if let documentation = activity.documentation { tag("p") { documentation.value } }
                tag("p", .class("place")) { page.place(of: activity.name.range) }
            }
            tag("div", [.class("states")] + HTML.Attribute.language(page.language)) {
                page.budget.part(ActivityDrawings(activity, examples[0].content, page).all)
            }
            tag("div", .class("about")) {
                FindingList(findings: page.findings[activity], page: page, body: activity.body).html
                facts.list
                texts
                pushes
            }
        }
    }

    private var examples: [(name: String, content: [String: FieldValue])] {
        activity.examples.isEmpty
            ? [("typical", activity.typicalContent)] : activity.examples.map { ($0.name.value, $0.content) }
    }

    private var facts: [Fact] {
        var facts = [Fact(name: "Swift type", value: ActivityPush.attributesType(of: activity), isCode: true)]
        func add(_ name: String, _ value: String?) {
            if let value { facts.append(Fact(name: name, value: value)) }
        }
        add("Topic", page.schema.topic(of: activity).map { $0.title?.value ?? $0.name.value })
        if let screen = activity.destination?.screen {
            facts.append(Fact(name: "A tap opens", value: screen.value, isCode: true))
            let carried = activity.tapFields.map(\.name.value.withVisibleControls)
            add("The URL of a tap carries", carried.isEmpty ? nil : carried.joined(separator: ", "))
        }
        add("Reason", activity.because?.value)
        add("Outdated after", activity.staleAfter.map { $0.value.inWords })
        add("Stays after its end for", activity.dismissAfter.map { $0.value.inWords })
        add("Relevance", activity.relevanceScore.map { String($0.value) })
        let options = [
            (activity.start != nil, "a push can start it"), (activity.isScheduled, "the app can schedule it"),
            (activity.broadcast == .always, "updates are broadcast"),
            (activity.broadcast == .whereAvailable, "updates are broadcast where available"),
            (activity.isTransient, "transient"),
            (activity.needsFrequentUpdates, "frequent updates"),
        ].filter(\.0).map(\.1)
        add("Options", options.isEmpty ? nil : options.joined(separator: ", "))
        return facts
    }

    /// Every value, and every text of an alert, for each example and each language. The page's script reads this table.
    private var texts: HTML {
        let languages = page.translator.languages
        return tag("details", .class("texts")) {
            tag("summary") {
                "All values: \(count(examples.count, "example"))\(languages.count > 1 ? ", \(count(languages.count, "language"))" : "")"
            }
            tag(
                "div", .class("wide"), HTML.Attribute("tabindex", "0"), HTML.Attribute("role", "group"),
                HTML.Attribute("aria-label", "All values")
            ) {
                tag("table") {
                    tag("thead") {
                        tag("tr") {
                            for name in ["Example", "Language"] + columns.map(\.name) {
                                tag("th", HTML.Attribute("scope", "col")) { name.withVisibleControls }
                            }
                        }
                    }
                    tag("tbody") {
                        for example in examples {
                            for language in languages { page.budget.part(row(example, language)) }
                        }
                    }
                }
            }
        }
    }

    /// A value, or a text of an alert.
    private struct Column {
        let name: String
        /// How the script finds it.
        let key: String
        let text: (_ content: [String: FieldValue], _ language: String) -> ShownText?
    }

    private var columns: [Column] {
        let values = activity.fields.map { field in
            Column(name: field.name.value, key: "v.\(field.name.value)") { content, _ in
                let words = activity.words(field.name.value, content)
                return ShownText(text: words.isEmpty ? "–" : words, formats: activity.formats(of: field, content))
            }
        }
        let texts = activity.allAlerts.flatMap { alert in
            NotificationText.allCases.filter { alert[$0] != nil }.map { part in
                Column(name: "\(alert.name.value): \(part.rawValue)", key: "\(alert.name.value).\(part.rawValue)") {
                    let content = $0.merging(alert.when?.content ?? [:]) { $1 }
                    return page.translator.text(part, of: alert, in: activity, content, in: $1)
                }
            }
        }
        return values + texts
    }

    private func row(_ example: (name: String, content: [String: FieldValue]), _ language: String) -> HTML {
        tag("tr", HTML.Attribute("data-example", example.name), HTML.Attribute("data-language", language)) {
            tag("th", HTML.Attribute("scope", "row")) { example.name }
            tag("td") { language }
            for column in columns { cell(column.text(example.content, language), column.key, language, page) }
        }
    }

    private var pushes: HTML {
        .group(
            fixtures.compactMap { fixture in
                let limit = ActivityPush.byteLimit(of: fixture.push.occasion, activity)
                return page.budget.part(
                    tag("details", .class("payload")) {
                        tag("summary") {
                            "Push, \(fixture.push.occasion.name): \(fixture.push.size.grouped) of \(limit.grouped) bytes"
                        }
                        tag("pre", HTML.Attribute("tabindex", "0")) { fixture.push.payload.indented }
                    })
            })
    }
}
