package import Basics
package import NotificationSchema

/// A part of a payload.
package indirect enum SenderNode: Sendable {
    case constant(JSONValue)
    /// In canonical order. A member without a value is left out.
    case object([Member])
    /// An object that is left out if it has no member.
    case group([Member])
    /// Texts.
    case array([SenderText])
    /// The parameter, written as its type says; left out if it is missing.
    case value(String)
    /// The whole number in the parameter, 0 or more; 0 if it is missing.
    case count(String)
    /// The number from 0 to 1 in the parameter; left out if it is missing.
    case fraction(String)
    case text(SenderText)
    /// The first whose condition is met.
    case choice([(condition: SenderCondition, node: SenderNode)], otherwise: SenderNode)
    /// This many seconds after the time of sending, in whole seconds since 1970.
    case time(after: Int)
    /// The channel; left out if the caller names none.
    case channel
    /// The number 1, if the caller names no channel.
    case token

    package typealias Member = (key: String, node: SenderNode)
}

package enum SenderCondition: Sendable {
    /// An enum has this value.
    case equals(String, value: String)
    /// All of these parameters have values.
    case present([String])
}

/// A text that the sender composes.
package indirect enum SenderText: Sendable {
    case parts([Part])
    /// The first whose condition is met.
    case choice([(condition: SenderCondition, text: SenderText)], otherwise: SenderText)
    /// The form for the number in a parameter: that of the first of the plan's rules whose conditions it meets, and
    /// `other` if it isn't here. A missing number has the form `other`.
    case plural(String, [(form: PluralForm, text: SenderText)], other: SenderText)

    package enum Part: Sendable {
        case literal(String)
        case value(Shown)
    }

    /// A value in a text.
    package struct Shown: Sendable {
        package let parameter: String
        package let words: Words
        /// What the text has if the value is missing.
        package let ifMissing: String
    }

    package enum Words: Sendable {
        /// As in the payload, without quotes.
        case value
        /// The words for values of an enum; another value has the last words, or is shown as it is.
        case cases([Case], unknown: String?)
        /// As the person reads it, in their language, region and time zone.
        ///
        /// - Parameter items: The words for the items of a list.
        indirect case formatted(FieldFormat, items: Words)
    }

    package typealias Case = (value: String, words: String)
}

/// The type of a value.
package indirect enum SenderType: Sendable {
    case string
    /// A whole number of 64 bits.
    case integer
    /// A finite number.
    case number
    /// An exact number.
    case decimal(DecimalForm)
    case boolean
    case date(DateForm)
    /// A text with the pattern of a URL.
    case url
    /// A UUID, which is sent in small letters.
    case uuid
    /// A text; `isOpen` if other values may be sent, too.
    case choice([String], isOpen: Bool)
    case list(SenderType)
    /// An index into the structures of the plan.
    case structure(Int)
    /// The canonical JSON of the value, in a text.
    case jsonText(SenderType)
    /// Any value of JSON.
    case any

    /// How a date is sent. It is rounded to milliseconds.
    package enum DateForm: Sendable {
        /// RFC 3339 in UTC: `2026-01-31T09:30:00Z`, with milliseconds (`.250`) if there are any.
        case text
        /// A number of seconds, with a fraction if there is one.
        case secondsSince1970
        /// The same, since 2001-01-01 00:00 UTC.
        case secondsSince2001
    }

    package enum DecimalForm: Sendable {
        case text, number
    }
}

/// An object in data.
package struct SenderStructure: Sendable {
    /// The names in the schema that lead to it: those of the notification, the data, and members.
    package let path: [Text]
    /// Whether it is the type of the items of a list.
    package let isItem: Bool
    /// In canonical order.
    package let members: [Member]

    package struct Member: Sendable {
        /// The name, which is also the key.
        package let name: Text
        package let type: SenderType
        package let isOptional: Bool
    }
}

extension SenderCall {
    /// How many times the payload and its headers have, with those in texts.
    package var timeCount: Int {
        aps.timeCount
            + headers.count { if case .time = $0.value { true } else { false } }
            + shownValues.count { if case .formatted(.relative, _) = $0.words { true } else { false } }
    }

    /// The values that people read otherwise than they are sent, each once.
    package var shownValues: [SenderText.Shown] {
        var seen: Set<String> = []
        return aps.texts.flatMap(\.shownValues).filter { shown in
            if case .value = shown.words { false } else { seen.insert(shown.parameter).inserted }
        }
    }
}

extension SenderNode {
    fileprivate var texts: [SenderText] {
        switch self {
        case .text(let text): [text]
        case .array(let texts): texts
        case .object(let members), .group(let members): members.flatMap(\.node.texts)
        case .choice(let choices, let otherwise): choices.flatMap(\.node.texts) + otherwise.texts
        case .constant, .value, .count, .fraction, .time, .channel, .token: []
        }
    }

    fileprivate var timeCount: Int {
        switch self {
        case .time: 1
        case .object(let members), .group(let members): members.reduce(0) { $0 + $1.node.timeCount }
        case .choice(let choices, let otherwise):
            choices.reduce(otherwise.timeCount) { max($0, $1.node.timeCount) }
        case .constant, .array, .value, .count, .fraction, .text, .channel, .token: 0
        }
    }
}

extension SenderText {
    fileprivate var shownValues: [Shown] {
        switch self {
        case .parts(let parts): parts.compactMap { if case .value(let shown) = $0 { shown } else { nil } }
        case .choice(let choices, let otherwise): choices.flatMap(\.text.shownValues) + otherwise.shownValues
        case .plural(_, let forms, let other): forms.flatMap(\.text.shownValues) + other.shownValues
        }
    }
}
