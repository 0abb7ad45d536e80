/// A value in Swift. What is too long for a line is broken where it has structure.
indirect enum SwiftExpression: Sendable {
    /// `payload.category`
    case code(SwiftCode)
    /// `UNNotificationAction(identifier: "accept", title: "Accept")`
    case call(SwiftCode, [SwiftArgument])
    /// `[accept, decline]`
    case array([SwiftExpression])
    /// `["notification": "draft-reminder"]`
    case dictionary([(key: SwiftCode, value: SwiftExpression)])
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
