import AppleFacts
import NotificationSchema

extension StateDrawings {
    /// The notification in a list, with as many lines as the system shows.
    var lockScreen: HTML {
        figure("lock", "Lock Screen") { short }
    }

    /// The short form: icon, texts, time and thumbnail.
    var short: HTML {
        tag("div", .class("card")) {
            icon
            words()
            tag("div", .class("side")) {
                time
                thumbnail
            }
        }
    }

    /// What the category's actions look like where only two have space.
    var compact: HTML? {
        guard actions.count > Limits.actionsInBanner else { return nil }
        return figure("compact", "Compact", note: "Where space is tight, the first two actions show.") {
            tag("div", .class("card")) {
                icon
                words()
            }
            list(of: actions.prefix(Limits.actionsInBanner), class: "acts two")
        }
    }

    var hiddenPreviews: HTML {
        let note: HTML =
            category?.hiddenPreviewsBodyPlaceholder == nil
            ? "The category declares no placeholder, so the system shows its own."
            : "Three notifications, previews hidden."
        return figure("hidden", "Hidden previews", note: note) {
            tag("div", .class("card")) {
                tag("div", .class("pic"), HTML.Attribute("aria-hidden", "true")) {
                    tag("i", .class("ic")) { page.appName.initial }
                }
                tag("div", .class("words")) { hidden(count: 3) }
                tag("div", .class("side")) { time }
            }
        }
    }

    /// Three notifications of a thread.
    var stacked: HTML {
        let summary = category.flatMap { page.translator.text(.summaryFormat, of: $0, count: 2) }
            .map { page.translator.shown($0, in: page.language) }
        let thread: HTML =
            notification.threadIdentifier == nil ? "Grouped by app: there is no thread-id." : "Three of a thread."
        return figure("stack", "Stacked", note: thread) {
            short
            tag("div", .class("edge"), HTML.Attribute("aria-hidden", "true"))
            tag("div", .class("edge two"), HTML.Attribute("aria-hidden", "true"))
            if let summary { tag("p", .class("summary"), .key("summary")) { summary.text } }
        }
    }

    /// The banner over the app, or what `foreground-presentation` leaves of it.
    var whileActive: HTML {
        let presentation = notification.presentation
        let note: HTML =
            presentation.isEmpty
            ? "Nothing: no banner, list, sound or badge."
            : "Shows: \(presentation.map(\.rawValue).joined(separator: ", "))."
        return figure("active", "While the app is active", note: note) {
            if presentation.contains(.banner) {
                short
            } else if presentation.contains(.list) {
                tag("p", .class("none")) { "No banner. It waits in Notification Center." }
            } else {
                tag("p", .class("none")) { "Nothing appears." }
            }
        }
    }

    /// A push that people don't see.
    var silent: HTML {
        figure("silent", "Silent") {
            tag("div", .class("card")) {
                page.symbols.drawing(.silent)
                tag("p") {
                    "Nothing is shown. It is a background push: it wakes the app for a few seconds, and the system "
                        + "can delay or drop it."
                }
            }
        }
    }
}
