import AppleFacts
import Basics
import NotificationSchema

/// Sketches a Live Activity where people see it. The app draws it, so a sketch shows which values have which place.
struct ActivityDrawings {
    let activity: Activity
    let page: PageContext
    let content: [String: FieldValue]
    /// What the activity is about: texts that stay the same.
    private let subject: [Field]
    /// Where it is: the first enum of the state.
    private let status: Field?
    /// What people wait for: the first date of the state.
    private let moment: Field?
    private let others: [Field]

    init(_ activity: Activity, _ content: [String: FieldValue], _ page: PageContext) {
        (self.activity, self.content, self.page) = (activity, content, page)
        let readable = activity.fields.filter { !$0.isIdentifier }
        let texts = activity.attributes.filter { field in
            if case .scalar(.string) = field.type { !field.isIdentifier } else { false }
        }
        subject = Array(texts.prefix(2))
        status = activity.state.first { !$0.cases.isEmpty }
        moment = activity.state.first { $0.isDate }
        let placed = Set((texts.prefix(2) + [status, moment].compactMap(\.self)).map(\.name.value))
        others = readable.filter { !placed.contains($0.name.value) }
    }

    var all: HTML {
        .group(
            [lockScreen, compact, expanded, stale, ended].compactMap(\.self)
                + activity.allAlerts.filter { !$0.templates.isEmpty }.map(notification))
    }

    // MARK: Places

    private var lockScreen: HTML {
        figure("lock", "Lock Screen", note: "A sketch of the values: the app draws them.") { card() }
    }

    private var compact: HTML {
        figure("island", "Dynamic Island", note: "Compact, and minimal if another activity runs.") {
            tag("div", .class("pill")) {
                page.appIcon
                tag("span", .class("camera")) {}
                if let field = moment ?? status ?? others.first { value(field) }
            }
            tag("div", .class("pill minimal")) { page.appIcon }
        }
    }

    private var expanded: HTML {
        figure("island", "Dynamic Island, expanded", note: "While people touch and hold it, and for an alert.") {
            tag("div", .class("pill large")) {
                tag("div", .class("row")) {
                    page.appIcon
                    heading
                    if let moment { value(moment) }
                }
                details
            }
        }
    }

    /// Nil if it never becomes outdated.
    private var stale: HTML? {
        activity.staleAfter.map { time in
            let note: HTML = "After \(time.value.inWords) without an update: isStale is true, and the app says so."
            return figure("lock stale", "Outdated", note: note) { card() }
        }
    }

    private var ended: HTML {
        let after = activity.dismissAfter?.value ?? Limits.secondsAfterEnd
        let note: HTML =
            after == 0 ? "It leaves the Lock Screen at once." : "It stays on the Lock Screen for \(after.inWords)."
        return figure("lock ended", "Ended", note: note) { after == 0 ? .empty : card() }
    }

    /// An alert of an update. On an iPhone, it lights up the screen and shows the activity.
    private func notification(of alert: ActivityAlert) -> HTML {
        let note: HTML =
            "An Apple Watch shows these words. An iPhone plays the sound, and shows the activity instead of them."
        return figure("lock alert", "Alert, \(alert.name.value.withVisibleControls)", note: note) {
            tag("div", .class("card")) {
                tag("div", .class("pic"), HTML.Attribute("aria-hidden", "true")) { page.appIcon }
                tag("div", .class("words")) {
                    text(.title, of: alert)
                    text(.body, of: alert)
                }
                tag("div", .class("side")) {
                    tag("span", .class("time"), HTML.Attribute("data-now", nil)) { "now" }
                }
            }
        }
    }

    private func text(_ part: NotificationText, of alert: ActivityAlert) -> HTML {
        // What the alert is sent for is true in it.
        let content = content.merging(alert.when?.content ?? [:]) { $1 }
        guard let shown = page.translator.text(part, of: alert, in: activity, content, in: page.language) else {
            return .empty
        }
        return tag("p", .class(part.className), .key("\(alert.name.value).\(part.rawValue)")) { shown.text }
    }

    // MARK: Parts

    private func card() -> HTML {
        tag("div", .class("card live")) {
            tag("div", .class("row")) {
                page.appIcon
                heading
                if let moment { value(moment) }
            }
            details
        }
    }

    private var heading: HTML {
        tag("p", .class("t")) {
            if subject.isEmpty { page.appName }
            for (index, field) in subject.enumerated() {
                if index > 0 { " · " }
                value(field)
            }
        }
    }

    /// The status, then the other values with their names.
    private var details: HTML {
        .group([
            status.map { field in tag("p", .class("status")) { value(field) } } ?? .empty,
            others.isEmpty
                ? .empty
                : tag("dl", .class("values")) {
                    for field in others {
                        tag("div") {
                            tag("dt", HTML.Attribute("lang", "en")) { field.name.value.asWords }
                            tag("dd") { value(field) }
                        }
                    }
                },
        ])
    }

    private func value(_ field: Field) -> HTML {
        let words = activity.words(field.name.value, content)
        return tag("span", .class(field.isDate ? "v moment" : "v"), .key("v.\(field.name.value)")) {
            words.isEmpty ? "–" : words
        }
    }
}

extension String {
    /// `home-goals` becomes “Home goals”.
    fileprivate var asWords: String {
        split(separator: "-").joined(separator: " ").capitalizedFirst.withVisibleControls
    }
}

extension Int {
    /// A number of seconds as `20 minutes`.
    var inWords: String {
        let units = [("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1)]
        let (name, length) = units.first { self >= $0.1 && self % $0.1 == 0 } ?? ("second", 1)
        return count(self / length, name)
    }
}
