/// A Swift expression. Long calls and collections are broken across lines.
indirect enum SwiftExpression: Sendable {
    /// `payload.category`
    case code(SwiftCode)
    /// `UNNotificationAction(identifier: "accept", title: "Accept")`
    case call(SwiftCode, [SwiftArgument])
    /// `[accept, decline]`
    case array([SwiftExpression])
    /// `["notification": "draft-reminder"]`
    case dictionary([SwiftEntry])
    /// `count == 1 ? "1 message" : "\(count) messages"`
    case choice(SwiftCode, SwiftExpression, otherwise: SwiftExpression)
}

/// `"notification": "draft-reminder"`
struct SwiftEntry: Sendable {
    var key: SwiftCode
    var value: SwiftExpression

    /// - Parameter key: The key in JSON.
    init(_ key: String, _ value: SwiftExpression) {
        self.key = "\(literal: key)"
        self.value = value
    }

    init(_ key: String, _ code: SwiftCode) {
        self.init(key, .code(code))
    }
}

/// `identifier: "accept"`, or without a label.
struct SwiftArgument: Sendable {
    var label: SwiftCode?
    var value: SwiftExpression

    init(_ label: SwiftCode?, _ value: SwiftExpression) {
        self.label = label
        self.value = value
    }

    init(_ label: SwiftCode?, _ code: SwiftCode) {
        self.init(label, .code(code))
    }
}
