import AppleFacts
import NotificationSchema

extension StateDrawings {
    /// The whole text, the picture and all actions.
    var expanded: HTML {
        figure("expanded", "Expanded", note: noteOfExpanded) {
            tag("div", .class("card")) {
                icon
                words(isShort: false, hidesPreviews: false)
                tag("div", .class("side")) { time }
                if !notification.attachments.isEmpty {
                    tag("div", .class("media")) { page.symbols.drawing(.photo, label: "attachment") }
                }
                if category?.hasContentExtension == true {
                    tag("div", .class("media")) { "A content extension draws this part." }
                }
            }
            if !actions.isEmpty { list(of: shownActions) }
            if let input = shownActions.firstIndex(where: { $0.textInput != nil }) { field(ofActionAt: input) }
        }
    }

    private var noteOfExpanded: HTML? {
        if notification.isEncrypted {
            return "People see this only if the service extension can't decrypt the push."
        }
        return actions.isEmpty ? "It has no actions." : nil
    }

    /// The text field, as it appears after people choose the action.
    private func field(ofActionAt index: Int) -> HTML {
        let input = actions[index].textInput
        return tag("div", .class("field")) {
            tag("span", .key(key(ofActionAt: index, .placeholder))) { input?.placeholder?.value ?? "" }
            tag("b", .key(key(ofActionAt: index, .buttonTitle))) { input?.buttonTitle?.value ?? "Send" }
        }
    }

    /// The banner on a Mac, and the actions that show when the pointer is over it; nil if the app has no Mac version.
    var mac: HTML? {
        let targets = page.schema.app.deploymentTargets
        guard targets[.macOS] != nil || targets[.macCatalyst] != nil else { return nil }
        return figure(
            "mac", "Mac", note: actions.isEmpty ? nil : "With the pointer over it, Options shows the actions."
        ) {
            tag("div", .class("card")) {
                icon
                words()
                tag("div", .class("side")) {
                    time
                    thumbnail
                }
            }
            if !actions.isEmpty { list(of: shownActions, class: "acts menu") }
        }
    }

    /// The short look, and the long look with its actions.
    var watch: HTML {
        let actions = actions.prefix(Limits.actionsInDetailView)
        let doubleTap = actions.firstIndex { !$0.isDestructive }
        return figure("watch", "Apple Watch", note: doubleTap.map(noteOfDoubleTap)) {
            tag("div", .class("looks")) {
                tag("div", .class("face")) {
                    icon
                    tag("div", .class("words swap")) {
                        tag("div", .class("pv")) {
                            if notification.title != nil { text(.title, isShort: true) }
                        }
                        tag("p", .class("app")) { page.appName }
                    }
                }
                tag("div", .class("face long")) {
                    tag("p", .class("app")) { page.appName }
                    words(isShort: true)
                    list(of: actions, addsDismiss: true)
                }
            }
        }
    }

    private func noteOfDoubleTap(_ index: Int) -> HTML {
        let title = tag("i", .key(key(ofActionAt: index, .title))) { actions[index].shownTitle?.value ?? "" }
        return .group(["A double tap runs ", title, "."])
    }
}
