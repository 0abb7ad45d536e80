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
        let actions = actions(on: .iOS)
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
                tag("div", .class("pic"), HTML.Attribute("aria-hidden", "true")) { page.appIcon }
                tag("div", .class("words")) { hidden(count: 3) }
                tag("div", .class("side")) { time }
            }
        }
    }

    /// Three notifications of a thread; nil if a later one always replaces the earlier one.
    var stacked: HTML? {
        if let identifier = notification.collapseIdentifier, identifier.placeholders.isEmpty { return nil }
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
        figure("silent", notification.delivery == .voip ? "Call" : "Silent") {
            tag("div", .class("card"), HTML.Attribute("lang", "en"), HTML.Attribute("dir", "ltr")) {
                page.symbols.drawing(notification.delivery == .voip ? .call : .silent)
                tag("p") { notification.delivery.whatHappens }
            }
        }
    }
}

extension Delivery {
    /// What a push that shows nothing does.
    fileprivate var whatHappens: String {
        switch self {
        case .voip:
            "The system wakes the app at once, with up to 5,120 bytes, and the app reports the call to CallKit: people "
                + "see the call screen of the system. An app that reports no call doesn’t get further pushes."
        case .pushToTalk:
            "The system wakes the app at once, and the app names the person who speaks: the system shows it in the "
                + "channel’s Live Activity."
        case .location: "The location push service extension runs and can ask for the location. Nothing is shown."
        case .widgets: "The system reloads the widgets of the app. Nothing else is shown."
        case .controls: "The system reloads the controls of the app. Nothing else is shown."
        case .background, .remote, .local, .extension:
            "Nothing is shown. It is a background push: it wakes the app for a few seconds, and the system can delay "
                + "or drop it."
        }
    }
}
