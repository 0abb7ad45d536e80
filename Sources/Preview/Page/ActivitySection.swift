import AppleFacts
import Basics
import Diagnostics
import NotificationSchema
import Payloads

/// The part of the page about one Live Activity: its values on the Lock Screen, its alerts and its pushes. The app draws
/// the activity, so the card is a labelled table.
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
            tag("h3") {
                tag("a", .href("#" + page.anchor(of: activity))) { activity.name.value.withVisibleControls }
            }
            if let documentation = activity.documentation { tag("p") { documentation.value } }
            tag("p", .class("place")) { page.place(of: activity.name.range) }
            FindingList(findings: page.findings[activity], page: page, body: activity.body).html
            tag("div", [.class("states")] + HTML.Attribute.language(page.language)) {
                for example in examples { page.budget.part(figure(of: example)) }
            }
            facts.list
            alerts
            pushes
        }
    }

    private func figure(of example: (name: String, content: [String: FieldValue])) -> HTML {
        tag("figure", .class("lock")) {
            tag("figcaption", HTML.Attribute("lang", "en"), HTML.Attribute("dir", "ltr")) {
                tag("b") { "Lock Screen, \(example.name)" }
                tag("span") { "The values; the app draws them." }
            }
            tag("div", .class("screen")) { tag("div", .class("card")) { values(of: example.content) } }
        }
    }

    private var examples: [(name: String, content: [String: FieldValue])] {
        activity.examples.isEmpty
            ? [("typical", activity.typicalContent)] : activity.examples.map { ($0.name.value, $0.content) }
    }

    private func values(of content: [String: FieldValue]) -> HTML {
        tag("table") {
            tag("tbody") {
                for field in activity.fields {
                    tag("tr") {
                        tag("th", HTML.Attribute("scope", "row")) { field.name.value.withVisibleControls }
                        tag("td") { content[field.name.value].map { words(of: $0, field) } ?? "–" }
                    }
                }
            }
        }
    }

    private func words(of value: FieldValue, _ field: Field) -> String {
        switch value {
        case .text, .integer, .number, .boolean: field.words(for: value.text)?.value ?? value.text
        case .list(let items): items.map { words(of: $0, field) }.joined(separator: "; ")
        case .structure(let members):
            members.sorted { $0.key < $1.key }.map { "\($0.key): \(words(of: $0.value, field))" }.joined(
                separator: ", ")
        }
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
        add("Outdated after", activity.staleAfter.map { "\($0.value.grouped) seconds" })
        add("Stays after its end for", activity.dismissAfter.map { "\($0.value.grouped) seconds" })
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

    private var alerts: HTML {
        let pushes = fixtures.filter { $0.push.alert != nil }
        guard !pushes.isEmpty else { return .empty }
        return tag("table") {
            tag("thead") {
                tag("tr") {
                    for name in ["Alert", "Title", "Body"] { tag("th", HTML.Attribute("scope", "col")) { name } }
                }
            }
            tag("tbody") {
                for fixture in pushes {
                    tag("tr") {
                        tag("th", HTML.Attribute("scope", "row")) { fixture.push.occasion.name.withVisibleControls }
                        tag("td") { fixture.push.alert?.title ?? "" }
                        tag("td") { fixture.push.alert?.body ?? "" }
                    }
                }
            }
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
