import AppleFacts
import NotificationSchema

extension StateDrawings {
    /// The whole text, the picture and all actions.
    var expanded: HTML {
        let actions = actions(on: .iOS).prefix(Limits.actionsOfCategory)
        return figure("expanded", "Expanded", note: noteOfExpanded) {
            tag("div", .class("card")) {
                icon
                words(isShort: false, hidesPreviews: false)
                tag("div", .class("side")) { time }
                if !notification.attachments.isEmpty {
                    tag("div", .class("media picture")) { page.symbols.drawing(.picture, label: "attachment") }
                }
                if category?.hasContentExtension == true {
                    tag("div", .class("media")) { "A content extension draws this part." }
                }
            }
            if !actions.isEmpty { list(of: actions) }
            if let input = actions.first(where: { $0.element.textInput != nil }) { field(of: input) }
        }
    }

    private var noteOfExpanded: HTML? {
        if notification.isEncrypted {
            return "People see this only if the service extension can't decrypt the push."
        }
        return actions(on: .iOS).isEmpty ? "It has no actions." : nil
    }

    /// The text field, as it appears after people choose the action.
    private func field(of action: IndexedAction) -> HTML {
        let input = action.element.textInput
        return tag("div", .class("field")) {
            tag("span", .key(key(ofActionAt: action.offset, .placeholder))) { input?.placeholder?.value ?? "" }
            tag("b", .key(key(ofActionAt: action.offset, .buttonTitle))) {
                if let title = input?.buttonTitle { title.value } else { systemWord("Send") }
            }
        }
    }

    /// The banner on a Mac, and the actions that show when the pointer is over it; nil if the app has no Mac version.
    var mac: HTML? {
        let targets = page.schema.app.deploymentTargets
        guard let platform = [Platform.macOS, .macCatalyst].first(where: { targets[$0] != nil }) else { return nil }
        let actions = actions(on: platform).prefix(Limits.actionsOfCategory)
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
            if !actions.isEmpty { list(of: actions, class: "acts menu") }
        }
    }

    /// The short look, and the long look with its actions.
    var watch: HTML {
        let actions = actions(on: .watchOS).prefix(Limits.actionsInDetailView)
        let doubleTap = actions.first { !$0.element.isDestructive }
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

    private func noteOfDoubleTap(_ action: IndexedAction) -> HTML {
        let title = tag("i", .key(key(ofActionAt: action.offset, .title))) { action.element.shownTitle?.value ?? "" }
        return .group(["A double tap runs ", title, "."])
    }
}
