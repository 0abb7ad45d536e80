import NotificationSchema

/// A part of what a caller fills in for a push, in a language that has an object for each push.
package struct SenderField: Sendable {
    package enum Content: Sendable {
        case value(SenderParameter)
        /// What people read instead of the value.
        case readyText(SenderParameter)
        /// Those of the activity.
        case attributes, state
        case urgency, channel
    }

    package let content: Content
    package let isOptional: Bool
}

extension SenderCall {
    /// - Parameter activity: Nil for a notification.
    package func fields(of activity: SenderActivity?) -> [SenderField] {
        guard let activity else {
            return parameters.filter(needsValue).map { SenderField(content: .value($0), isOptional: $0.isOptional) }
                + readyTexts.map { SenderField(content: .readyText($0), isOptional: $0.isOptional) }
        }
        var fields: [SenderField] = []
        if isStart, !activity.attributes.isEmpty { fields.append(SenderField(content: .attributes, isOptional: false)) }
        if !activity.state.isEmpty { fields.append(SenderField(content: .state, isOptional: false)) }
        if !isStart {
            fields += parameters.filter(activity.isAttribute).map {
                SenderField(content: .value($0), isOptional: $0.isOptional)
            }
        }
        if options.hasUrgency { fields.append(SenderField(content: .urgency, isOptional: true)) }
        if options.channel.usesChannel {
            fields.append(SenderField(content: .channel, isOptional: options.channel.usesTokens))
        }
        return fields
    }
}

extension SenderParameter {
    /// An enum or a list of one: whether other values can be sent, too. Nil for other types.
    package var choice: (isOpen: Bool, isItem: Bool)? {
        func choice(_ type: SenderType, isItem: Bool) -> (isOpen: Bool, isItem: Bool)? {
            switch type {
            case .choice(_, let isOpen): (isOpen, isItem)
            case .list(let item): choice(item, isItem: true)
            default: nil
            }
        }
        return choice(type, isItem: false)
    }
}

extension SenderPlan {
    /// The enums, each once.
    package var choices: [SenderParameter] {
        let all = notifications.flatMap(\.parameters) + activities.flatMap { $0.attributes + $0.state }
        return all.filter { $0.choice != nil }
    }
}
