import NotificationSchema
import SourceSyntax

// What an author can write freely. Names that refer to something, choices and icons hold no '#' in any case.

extension Schema {
    /// All that an author can write freely.
    var texts: [Text] {
        app.texts + (actions + categories.flatMap { $0.actions.filter { !$0.isShared } }).flatMap(\.texts)
            + categories.flatMap(\.texts) + notifications.flatMap(\.texts) + topics.flatMap(\.texts)
    }
}

extension App {
    fileprivate var texts: [Text] {
        [name, bundleIdentifier, notificationKeyText].compactMap { $0 } + aliases + glossary + allow.map(\.reason)
    }
}

extension Action {
    fileprivate var texts: [Text] {
        [
            identifierText, title, textInput?.buttonTitle, textInput?.placeholder, documentation, effect, destination,
            icon?.refersTo,
        ].compactMap { $0 } + renamedFrom + allow.map(\.reason)
    }
}

extension NotificationSchema.Category {
    fileprivate var texts: [Text] {
        [identifierText, documentation, hiddenPreviewsBodyPlaceholder, summaryFormat].compactMap { $0 } + renamedFrom
            + allow.map(\.reason)
    }
}

extension NotificationSchema.Notification {
    fileprivate var texts: [Text] {
        [identifierText, documentation].compactMap { $0 } + renamedFrom + (templates + deviceTemplates).map(\.text)
            + match.map(\.value)
            + allow.map(\.reason)
            + fields.flatMap { $0.values + [$0.wireKey].compactMap { $0 } + $0.renamedFrom }
            + (fields.compactMap(\.example) + examples.flatMap { $0.values.map(\.node) }).flatMap(\.texts)
    }
}

extension Topic {
    fileprivate var texts: [Text] { [title, explanation, optIn?.prompt].compactMap { $0 } + allow.map(\.reason) }
}

extension Node {
    /// The scalars of a value, which may be a list or a map.
    fileprivate var texts: [Text] {
        kind == .scalar ? [Text(self)] : items.flatMap(\.texts) + entries.flatMap(\.value.texts)
    }
}
