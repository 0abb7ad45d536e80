import Diagnostics
import SourceSyntax

extension Schema {
    /// Whether the app looks up its texts in a string catalog.
    package var isLocalized: Bool { app.strings != nil }

    /// Every text that a device looks up, in the order of declarations; empty without a string catalog.
    ///
    /// A push that carries text is translated by the server, so its texts aren't included. Texts in tables of their own
    /// are in no catalog that Belfry writes.
    package var localizableTexts: [LocalizableText] {
        guard isLocalized else { return [] }
        let registered = categories.filter { !$0.isExternal }
        let uses = registered.flatMap { category in category.actions.map { (category, $0) } }
        let used = Set(uses.filter(\.1.isShared).map(\.1.name.value))
        let made = Set(notifications.flatMap(\.becomes))
        let lookedUp = notifications.indices.filter { notifications[$0].isLookedUp(isMade: made.contains($0)) }
        let ofNotifications =
            lookedUp.flatMap { index in
                let notification = notifications[index]
                return NotificationText.allCases.flatMap { texts($0, of: notification) }
                    + (notification.isMadeByDevice(isMade: made.contains(index)) ? words(of: notification) : [])
            }
            + notifications.flatMap(wordsOfRecipients)
        let ofSharedActions = actions.filter { used.contains($0.name.value) }.flatMap { action in
            ActionText.allCases.compactMap { text($0, of: action, in: nil) }
        }
        let ofCategories = registered.flatMap { category in
            CategoryText.allCases.compactMap { text($0, of: category) }
                + category.actions.filter { !$0.isShared }.flatMap { action in
                    ActionText.allCases.compactMap { text($0, of: action, in: category) }
                }
        }
        let ofTopics = topics.flatMap { topic in TopicText.allCases.compactMap { text($0, of: topic) } }
        let ofActivities = activities.flatMap { activity in
            activity.allAlerts.flatMap { alert in
                NotificationText.allCases.compactMap { text($0, of: alert, in: activity) }
            }
        }
        // An action that a category changes inherits the other texts.
        var seen: Set<String> = []
        return (ofSharedActions + ofCategories + ofNotifications + ofTopics + ofActivities).filter { text in
            text.isInMainTable
                && seen.insert("\(text.key)\u{0}\(text.range.bytes)\u{0}\(text.range.file.path)").inserted
        }
    }

    // MARK: Single texts

    /// The text and its other choices, without those that need no translation.
    package func texts(_ part: NotificationText, of notification: Notification) -> [LocalizableText] {
        (notification[part]?.choices ?? []).indices.compactMap { text(part, of: notification, choice: $0) }
    }

    /// - Parameter choice: The index among the choices of the text.
    /// - Returns: Nil if there is no text, or only placeholders, which need no translation. One of several choices always
    ///   has a key: a push can't carry a key for one and text for another.
    package func text(
        _ part: NotificationText, of notification: Notification, choice: Int = 0
    ) -> LocalizableText? {
        guard let main = notification[part] else { return nil }
        let template = main.choices[choice]
        var arguments: [LocalizableText.Argument] = []
        var indices: [String: Int] = [:]
        func parts(of template: Template) -> [LocalizableText.Part] {
            template.parts.map { part in
                switch part {
                case .literal(let text): return .literal(text)
                case .placeholder(let name, _):
                    if let index = indices[name] { return .argument(index) }
                    indices[name] = arguments.count
                    let field = notification.field(named: name)
                    let example = field?.example?.text ?? notification.examples.first?.content[name]?.text
                    let kind: LocalizableText.Argument.Kind = field?.isNumberOfPlural == true ? .count : .text
                    var argument = LocalizableText.Argument(name: name, kind: kind, example: example)
                    argument.isWrongNumber =
                        kind == .count && notification.isLocalizedByDevice
                        || kind != .count && !template.forms.isEmpty && field?.type.scalar == .integer
                    arguments.append(argument)
                    return .argument(arguments.count - 1)
                }
            }
        }
        let other = parts(of: template)
        let forms = template.forms.map { (form: $0.form, parts: parts(of: $0.template)) }
        let key = "notification.\(notification.name.value).\(part.rawValue)"
        let text = LocalizableText(
            .notification(part), key: main.key(ofChoice: choice).map { "\(key).\($0)" } ?? key, template.text, other,
            forms, arguments,
            "the \(part.rawValue) of the notification '\(notification.name.value)'\(main.words(ofChoice: choice))",
            notification.documentation, in: self)
        return text.keyRange != nil || text.hasWords || main.hasChoices ? text : nil
    }

    /// - Returns: Nil if pushes carry the text: the server translates it, or it needs no translation.
    package func text(
        _ part: NotificationText, of alert: ActivityAlert, in activity: Activity
    ) -> LocalizableText? {
        guard activity.isLocalizedByDevice, let template = alert[part] else { return nil }
        var arguments: [LocalizableText.Argument] = []
        var indices: [String: Int] = [:]
        let parts = template.parts.map { part -> LocalizableText.Part in
            guard case .placeholder(let name, _) = part else {
                if case .literal(let text) = part { return .literal(text) }
                return .literal("")
            }
            if let index = indices[name] { return .argument(index) }
            indices[name] = arguments.count
            let example = activity.examples.first?.content[name]?.text ?? activity.field(named: name)?.example?.text
            arguments.append(LocalizableText.Argument(name: name, kind: .text, example: example))
            return .argument(arguments.count - 1)
        }
        let text = LocalizableText(
            .alert(part), key: "activity.\(activity.name.value).\(alert.name.value).\(part.rawValue)", template.text,
            parts, [],
            arguments,
            "the \(part.rawValue) of the alert '\(alert.name.value)' of the activity '\(activity.name.value)'",
            activity.documentation, in: self)
        return text.keyRange != nil || text.hasWords ? text : nil
    }

    /// The words for values in the texts of a notification.
    private func words(of notification: Notification) -> [LocalizableText] {
        notification.readFields.flatMap { field in
            field.cases.compactMap { words(for: $0, of: field, in: notification) }
                + [wordsForUnknown(of: field, in: notification), wordsIfMissing(of: field, in: notification)]
                .compactMap { $0 }
        }
    }

    /// The words for missing members of recipients.
    private func wordsOfRecipients(of notification: Notification) -> [LocalizableText] {
        (notification.communication?.recipients?.ifMissing ?? []).compactMap {
            wordsIfMissing(ofRecipient: $0.member.value, in: notification)
        }
    }

    /// - Returns: Nil if a missing value leaves nothing.
    package func wordsIfMissing(ofRecipient member: String, in notification: Notification) -> LocalizableText? {
        guard let words = notification.communication?.recipients?.wordsIfMissing(member), !words.value.isEmpty else {
            return nil
        }
        return LocalizableText(
            key: "notification.\(notification.name.value).communication.recipients.if-missing.\(member)", words,
            "the words in the notification '\(notification.name.value)' "
                + "if '\(member)' of a recipient is missing", notification.documentation, in: self)
    }

    /// - Returns: Nil if people read the value itself.
    package func words(for value: EnumCase, of field: Field, in notification: Notification) -> LocalizableText? {
        value.words.map { words in
            LocalizableText(
                key: "\(notification.key(of: field)).values.\(value.rawValue.value)", words,
                "the words for the value '\(value.rawValue.value)' of '\(field.name.value)' in the notification "
                    + "'\(notification.name.value)'", notification.documentation, in: self)
        }
    }

    /// - Returns: Nil if people read the value itself.
    package func wordsForUnknown(of field: Field, in notification: Notification) -> LocalizableText? {
        field.unknown.map { words in
            LocalizableText(
                key: "\(notification.key(of: field)).unknown", words,
                "the words in the notification '\(notification.name.value)' for other values of "
                    + "'\(field.name.value)'", notification.documentation, in: self)
        }
    }

    /// - Returns: Nil if a missing value leaves nothing.
    package func wordsIfMissing(of field: Field, in notification: Notification) -> LocalizableText? {
        guard let words = field.ifMissing, !words.value.isEmpty else { return nil }
        return LocalizableText(
            key: "\(notification.key(of: field)).if-missing", words,
            "the words in the notification '\(notification.name.value)' "
                + "if '\(field.name.value)' is missing", notification.documentation, in: self)
    }

    /// - Parameter category: The category that declares or changes the action; nil for the shared action itself.
    package func text(_ part: ActionText, of action: Action, in category: Category?) -> LocalizableText? {
        guard let text = action[part], !text.value.isEmpty else { return nil }
        let shared = sharedActions[action.name.value]
        // A text that the category inherits belongs to the shared action.
        let owner = shared?[part]?.range == text.range ? nil : category
        let words = "the \(part.words) of the action '\(action.name.value)'"
        let title = part == .title ? action.declaredTitle?.fixed : nil
        return LocalizableText(
            .action(part),
            key: "\(owner.map { "category.\($0.name.value)" } ?? "action").\(action.name.value).\(part.rawValue)", text,
            title?.parts ?? [.literal(text.value)], [], title?.localizableArguments ?? [],
            owner.map { "\(words) in the category '\($0.name.value)'" } ?? words, action.documentation, in: self)
    }

    package func text(_ part: CategoryText, of category: Category) -> LocalizableText? {
        guard let text = category[part], !text.value.isEmpty else { return nil }
        let count = LocalizableText.Argument(name: "number of notifications", kind: .countOfNotifications)
        return LocalizableText(
            .category(part), key: "category.\(category.name.value).\(part.rawValue)", text, [.literal(text.value)],
            part == .summaryFormat
                ? []
                : (category.hiddenPreview?.forms ?? []).map { (form: $0.form, parts: [.literal($0.text.value)]) },
            text.value.contains("%u") ? [count] : [],
            "the \(part.words) of the category '\(category.name.value)'", category.documentation, in: self)
    }

    package func text(_ part: TopicText, of topic: Topic) -> LocalizableText? {
        guard let text = topic[part], !text.value.isEmpty else { return nil }
        return LocalizableText(
            .topic(part), key: "topic.\(topic.name.value).\(part.rawValue)", text,
            "the \(part == .prompt ? "opt-in prompt" : part.rawValue) of the topic '\(topic.name.value)'", in: self)
    }
}

extension Notification {
    /// The beginning of the keys of its words.
    fileprivate func key(of field: Field) -> String {
        let isData = contents.data.contains { $0.name.value == field.name.value }
        return "notification.\(name.value).\(isData ? "data" : "variables").\(field.name.value)"
    }

    /// - Parameter isMade: Whether the service extension makes it from an encrypted one.
    fileprivate func isMadeByDevice(isMade: Bool) -> Bool {
        delivery == .local || delivery == .extension || delivery == .remote && isMade
    }

    /// Whether a device looks up its texts: the device makes the notification, or the push carries keys.
    ///
    /// - Parameter isMade: Whether the service extension makes it from an encrypted push.
    fileprivate func isLookedUp(isMade: Bool) -> Bool {
        switch delivery {
        case .local, .extension: true
        case .background, .widgets, .controls, .location, .pushToTalk, .voip: false
        case .remote: isLocalizedByDevice || isLocalizedByExtension || isMade
        }
    }
}

extension Template {
    /// The end of the key of a choice; nil for the first alternative.
    fileprivate func key(ofChoice index: Int) -> String? {
        selector?.key(ofChoice: index) ?? (index == 0 ? nil : String(index + 1))
    }

    fileprivate func words(ofChoice index: Int) -> String {
        selector.map { " \($0.words(ofChoice: index))" } ?? (index == 0 ? "" : ", alternative \(index + 1)")
    }
}

extension Field {
    /// Whether plural forms depend on it. A formatted number, or one with words for a missing value, is a string.
    package var isNumberOfPlural: Bool { type.scalar == .count && contents.format == nil && contents.ifMissing == nil }
}

extension LocalizableText {
    /// - Parameter key: The default, if the author doesn't choose a key.
    fileprivate init(
        _ role: Role,
        key: String,
        _ text: Text,
        _ parts: [Part],
        _ forms: [(form: PluralForm, parts: [Part])],
        _ arguments: [Argument],
        _ words: String,
        _ explanation: Text?,
        in schema: Schema
    ) {
        self.role = role
        let chosen = schema.stringKeys[text.range]
        self.key = chosen?.value ?? key
        keyRange = chosen?.range
        table = chosen?.table?.value
        bundle = chosen?.bundle?.value
        (self.text, self.parts, self.forms) = (text, parts, forms)
        (self.arguments, self.words) = (arguments, words)
        self.explanation = explanation?.value
    }

    /// A text without arguments.
    fileprivate init(
        _ role: Role = .words, key: String, _ text: Text, _ words: String, _ explanation: Text? = nil, in schema: Schema
    ) {
        self.init(role, key: key, text, [.literal(text.value)], [], [], words, explanation, in: schema)
    }

    fileprivate var hasWords: Bool {
        parts.contains { part in
            if case .literal(let text) = part { text.contains { !$0.isWhitespace } } else { false }
        }
    }
}

extension ActionTitle {
    fileprivate var localizableArguments: [LocalizableText.Argument] {
        zip(arguments, specifiers).enumerated().map { index, argument in
            let kind: LocalizableText.Argument.Kind = if case .number = argument.0.value { .count } else { .text }
            return LocalizableText.Argument(
                name: "argument \(index + 1)", kind: kind, example: argument.0.text, specifier: argument.1)
        }
    }
}
