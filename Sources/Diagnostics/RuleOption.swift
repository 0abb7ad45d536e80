package import Basics

/// A number, switch or list that authors can set for a rule: `lint: { rules: { title-short: { limit: 30 } } }`.
///
/// A rule declares its options as constants, lists their descriptions, and reads them with these constants.
package struct RuleOption<Value: Sendable>: Sendable {
    package let description: RuleOptionDescription
    package let defaultValue: Value
    /// Nil for a value of another type.
    package let value: @Sendable (RuleOptionValue) -> Value?

    private init(
        _ name: String,
        _ type: RuleOptionDescription.ValueType,
        _ defaultValue: Value,
        _ summary: String,
        wrap: (Value) -> RuleOptionValue,
        unwrap: @escaping @Sendable (RuleOptionValue) -> Value?
    ) {
        description = RuleOptionDescription(
            name: name, summary: summary, type: type, defaultValue: wrap(defaultValue)
        )
        self.defaultValue = defaultValue
        value = unwrap
    }
}

extension RuleOption<Int> {
    /// - Parameter summary: What it sets, in one sentence.
    package static func integer(
        _ name: String,
        default defaultValue: Int,
        in range: ClosedRange<Int>,
        _ summary: String
    ) -> RuleOption {
        RuleOption(name, .integer(range), defaultValue, summary, wrap: RuleOptionValue.integer) { value in
            if case .integer(let integer) = value { integer } else { nil }
        }
    }
}

extension RuleOption<Bool> {
    /// - Parameter summary: What it turns on, in one sentence.
    package static func boolean(_ name: String, default defaultValue: Bool, _ summary: String) -> RuleOption {
        RuleOption(name, .boolean, defaultValue, summary, wrap: RuleOptionValue.boolean) { value in
            if case .boolean(let boolean) = value { boolean } else { nil }
        }
    }
}

extension RuleOption<[String]> {
    /// - Parameter summary: What it lists, in one sentence.
    package static func texts(
        _ name: String,
        default defaultValue: [String] = [],
        _ summary: String
    ) -> RuleOption {
        RuleOption(name, .texts, defaultValue, summary, wrap: RuleOptionValue.texts) { value in
            if case .texts(let texts) = value { texts } else { nil }
        }
    }
}

/// The description of an option, for explanations and checks.
package struct RuleOptionDescription: Sendable {
    package let name: String
    package let summary: String
    package let type: ValueType
    package let defaultValue: RuleOptionValue

    package enum ValueType: Sendable {
        case integer(ClosedRange<Int>)
        case boolean
        case texts
    }
}

package enum RuleOptionValue: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case texts([String])
}

extension RuleOptionDescription.ValueType {
    /// `a whole number from 1 to 60`
    package var words: String {
        switch self {
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .boolean: "true or false"
        case .texts: "a list of texts"
        }
    }
}

extension RuleOptionValue {
    /// The value in a schema and in JSON.
    package var json: JSONValue {
        switch self {
        case .integer(let integer): .integer(integer)
        case .boolean(let boolean): .bool(boolean)
        case .texts(let texts): .array(texts.map { .string($0) })
        }
    }
}
