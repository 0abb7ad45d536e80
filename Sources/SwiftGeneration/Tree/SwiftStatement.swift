/// A statement in the body of a function.
indirect enum SwiftStatement: ExpressibleByStringInterpolation, Sendable {
    /// `self = .accept`
    case line(SwiftCode)
    /// `let reply = UNNotificationAction(…)`: text, then an expression that may be long.
    case value(SwiftCode, SwiftExpression)
    /// `if isReady { … }`
    case block(SwiftCode, [SwiftStatement])
    /// `center.getNotificationCategories { existing in … }`
    case closure(SwiftCode, parameters: SwiftCode, [SwiftStatement])
    /// `return members.map { member in INPerson(…) }`: a closure with one expression that may be long.
    case mapping(SwiftCode, parameters: SwiftCode, SwiftExpression)
    /// `do { … } catch { … }`: connected blocks.
    case blocks([SwiftBlock])
    /// `switch action { … }`
    case `switch`(SwiftCode, [SwiftCase])
    /// `#if !os(macOS) … #endif`
    case conditional(SwiftCode, [SwiftStatement], otherwise: [SwiftStatement] = [])

    init(stringLiteral value: String) {
        self = .line(SwiftCode(stringLiteral: value))
    }

    init(stringInterpolation: SwiftCode.StringInterpolation) {
        self = .line(SwiftCode(stringInterpolation: stringInterpolation))
    }
}

/// `do { … }`
struct SwiftBlock: Sendable {
    var head: SwiftCode
    var body: [SwiftStatement]

    init(_ head: SwiftCode, _ body: [SwiftStatement]) {
        self.head = head
        self.body = body
    }
}

/// `case .default: self = .defaultAction`
struct SwiftCase: Sendable {
    /// With `case`, or `default`.
    var pattern: SwiftCode
    var body: [SwiftStatement]

    init(_ pattern: SwiftCode, _ body: [SwiftStatement]) {
        self.pattern = pattern
        self.body = body
    }
}
