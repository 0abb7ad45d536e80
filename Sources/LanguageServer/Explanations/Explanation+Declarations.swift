import AppleFacts
import Basics
import BelfryKit
import NotificationSchema
import Payloads
import Preview

extension Explanation {
    /// What people see of a notification, and its payload.
    ///
    /// - Parameter isComplete: Whether it is about its declaration, not a mention of it.
    init(_ notification: Notification, in schema: Schema, isComplete: Bool = true) {
        self.init()
        add(.strong(notification.name.value), .words(", sent as "), .code(notification.identifier.value))
        if let documentation = notification.documentation { add(.text(documentation.value)) }
        let fixture = Fixture.all(of: notification, in: schema, variants: [.typical]).first
        if notification.isShown {
            let shown = ShownNotification(of: notification, in: schema, content: fixture?.content)
            let example = fixture.flatMap { $0.isExample ? $0.name : nil }
            add(
                [.words("People see")] + (example.map { [.words(", with the example "), .code($0)] } ?? []) + [
                    .words(":")
                ])
            addQuote(shown.lines)
            if isComplete {
                add(.words("While previews are hidden, people see:"))
                addQuote(HiddenPreview(of: notification, in: schema).lines.map { [.text($0)] })
            }
        } else {
            add(.words("People don't see it: only the app and its extensions get it."))
        }
        if isComplete { addPayload(of: notification, fixture, in: schema) }
    }

    private mutating func addPayload(of notification: Notification, _ fixture: Fixture?, in schema: Schema) {
        guard notification.delivery.isPush, let fixture else {
            add(
                .words(
                    notification.delivery == .local
                        ? "The app makes it, so there is no payload."
                        : "The service extension makes it from another push, so it has no payload of its own."))
            return
        }
        let largest = Fixture.largest(of: notification, in: schema)?.payload.size ?? fixture.payload.size
        add(
            .words(
                "Payload: \(fixture.payload.size) bytes, at most \(largest) of "
                    + "\(notification.delivery.pushType.payloadBytes)."))
        addListing(fixture.payload.json.report, language: "json")
    }

    init(_ category: Category, in schema: Schema) {
        self.init()
        add(.strong(category.name.value), .words(", registered as "), .code(category.identifier.value))
        if let documentation = category.documentation { add(.text(documentation.value)) }
        let buttons = category.actions.map(\.button)
        if !buttons.isEmpty { addQuote([Self.row(buttons)]) }
        if let hidden = category[.hiddenPreviewsBodyPlaceholder] {
            add(.words("While previews are hidden, people see “"), .text(hidden.value), .words("”."))
        }
        let users = schema.notifications.filter { $0.categoryName?.value == category.name.value }.map(\.name.value)
        add(users.isEmpty ? [.words("No notification uses it.")] : [.words("Used by ")] + Self.list(users))
    }

    init(_ action: Action) {
        self.init()
        add(.strong(action.name.value), .words(", registered as "), .code(action.identifier.value))
        if let documentation = action.documentation { add(.text(documentation.value)) }
        let icon: [Part] = action.icon.map { [.words(" with the icon "), .code($0.name.value)] } ?? []
        add([.words("The button ")] + action.button + icon)
        let behavior = [
            action.isForeground ? "opens the app" : "runs in the background",
            action.isDestructive ? "is destructive" : nil,
            action.isAuthenticationRequired ? "asks to unlock the device" : nil,
            action.textInput == nil ? nil : "takes text",
        ]
        add(.words("It \(behavior.compactMap(\.self).joined(separator: ", "))."))
    }

    init(_ topic: Topic) {
        self.init()
        add(.strong(topic.name.value), .words(" (topic, \(topic.kind.rawValue))"))
        if let title = topic.title {
            addQuote([[.text(title.value)], topic.explanation.map { [.text($0.value)] }].compactMap(\.self))
        }
        add(.words("It is \(topic.isOnByDefault ? "on" : "off") until people change it."))
    }

    init(_ activity: Activity, in schema: Schema) {
        self.init()
        add(
            .strong(activity.name.value), .words(" (Live Activity), of the type "),
            .code(ActivityPush.attributesType(of: activity)))
        if let documentation = activity.documentation { add(.text(documentation.value)) }
        let pushes = ActivityFixture.ofFirstExample(of: activity, in: schema)
        for push in pushes.prefix(Self.mostPushes) {
            guard let alert = push.push.alert else { continue }
            add(.words("People see at "), .code(push.push.occasion.name), .words(":"))
            addQuote([alert.title, alert.body].compactMap { $0.map { [.text($0)] } })
        }
        guard let update = pushes.first(where: { $0.push.occasion.event == .update }) else { return }
        add(.words("Payload of an update: \(update.push.size) bytes."))
        addListing(update.push.payload.report, language: "json")
    }

    private static let mostPushes = 8

    /// Names as code, with commas.
    private static func list(_ names: [String]) -> [Part] {
        let shown = names.prefix(mostNames).map { [Part.code($0)] }
        let rest = names.count > mostNames ? [[Part.words("\(names.count - mostNames) others")]] : []
        return Array((shown + rest).joined(separator: [.words(", ")]))
    }

    private static let mostNames = 10

    fileprivate static func row(_ buttons: [[Part]]) -> [Part] { Array(buttons.joined(separator: [.words(" ")])) }
}

extension ShownNotification {
    /// The title, the other texts, and a row of buttons.
    fileprivate var lines: [[Explanation.Part]] {
        let texts: [[Explanation.Part]?] = [
            title.map { [.strong($0)] }, subtitle.map { [.strong($0)] }, body.map { [.text($0)] },
        ]
        let row = Explanation.row(buttons.map { Explanation.button($0) })
        return texts.compactMap(\.self) + (row.isEmpty ? [] : [row])
    }
}

extension Action {
    fileprivate var button: [Explanation.Part] { Explanation.button(self.shownTitle?.value) }
}

extension Explanation {
    /// - Parameter title: Nil if only the running app knows it.
    fileprivate static func button(_ title: String?) -> [Part] {
        [.text("["), title.map { .text($0) } ?? .words("a title from the app"), .text("]")]
    }
}
