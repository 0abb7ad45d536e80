import NotificationSchema
import Senders

// How values are checked and sent.
extension GoWriter {
    /// The statement that rejects a missing value; empty if every value of the type could be meant.
    ///
    /// - Parameters:
    ///   - value: The struct that has it.
    ///   - place: An expression for the place of the value in messages.
    mutating func need(_ member: Member, of value: String, at place: String) -> [String] {
        isThere("\(value).\(names.value(member.name))", member).map { ["s.\(use("need"))(\(place), \($0))"] } ?? []
    }

    /// The condition that a required value is there; nil if every value of the type could be meant: strings and UUIDs
    /// can be empty, as numbers can be 0.
    mutating func isThere(_ code: String, _ member: Member) -> String? {
        member.isOptional ? nil : isThere(code, member.type)
    }

    private mutating func isThere(_ code: String, _ type: SenderType) -> String? {
        switch type {
        case .choice(let values, isOpen: false) where !values.contains(""): "\(code) != \"\""
        case .decimal: "\(code) != \(use("Decimal")){}"
        case .date: "!\(code).IsZero()"
        case .url, .any: "\(code) != nil"
        case .jsonText(let content): isThere(code, content)
        case .string, .choice, .uuid, .integer, .number, .boolean, .list, .structure: nil
        }
    }

    /// What is sent.
    ///
    /// - Parameter name: The struct that has the member.
    mutating func value(of member: Member, in name: String, at place: String) -> CodeExpression {
        let code = "\(name).\(names.value(member.name))"
        return sent(code, member.type, isOptional: member.isOptional, choice: member.choice, at: place)
    }

    mutating func sent(_ code: String, _ type: SenderType, isOptional: Bool, choice: String?, at place: String)
        -> CodeExpression
    {
        guard isOptional else { return checked(code, type, choice, at: place) }
        guard type.canBeNil else {
            return .call(
                use("optional"), [.code("s"), .code(place), .code(code), .code(check(of: type, choice))])
        }
        switch type {
        case .url, .any: return checked(code, type, choice, at: place)
        default: return .call(use("when"), [.code("\(code) != nil"), checked(code, type, choice, at: place)])
        }
    }

    /// The expression that checks a value and returns what is sent.
    mutating func checked(_ code: String, _ type: SenderType, _ choice: String?, at place: String) -> CodeExpression {
        switch type {
        case .string, .integer, .boolean: return .code(code)
        case .choice(_, isOpen: true): return .code("string(\(code))")
        case .uuid: return .code("\(code).String()")
        case .decimal(.text): return .code("\(code).text")
        case .decimal(.number): return .call(use("decimalNumber"), code)
        case .url: return .call(use("asURL"), "s", place, code)
        case .choice(_, isOpen: false): return .call("sent\(choice ?? "")", "s", place, code)
        case .list(let item):
            return .call(use("asList"), "s", place, code, check(of: item, choice))
        case .jsonText(let content): return .call(use("jsonText"), [checked(code, content, choice, at: place)])
        case .number, .date, .structure, .any: return .call(check(of: type, choice), "s", place, code)
        }
    }

    /// The function that checks a value of a list, or one that is optional.
    private mutating func check(of type: SenderType, _ choice: String?) -> String {
        switch type {
        case .string: return "\(use("asText"))[string]"
        case .choice(_, isOpen: true): return "\(use("asText"))[\(choice ?? "string")]"
        case .integer: return use("asInteger")
        case .number: return use("asNumber")
        case .decimal(.text): return use("asDecimal")
        case .decimal(.number): return use("asDecimalNumber")
        case .boolean: return use("asBoolean")
        case .date(.text): return use("asDate")
        case .date(.secondsSince1970): return use("asSeconds")
        case .date(.secondsSince2001): return use("asReferenceSeconds")
        case .url: return use("asItemURL")
        case .uuid: return use("asUUID")
        case .structure(let index): return "sent" + names.type(plan.structures[index])
        case .any: return use("asJSON")
        case .choice(_, isOpen: false): return "sent\(choice ?? "")"
        case .list(let item): return "\(use("asListOf"))(\(check(of: item, choice)))"
        case .jsonText(let content): return "\(use("asJSONText"))(\(check(of: content, choice)))"
        }
    }

    // MARK: Texts

    /// An expression of type string for a value in a text.
    ///
    /// - Parameter missing: What the text has for a missing value; nil if the value is there.
    mutating func text(_ code: String, _ type: SenderType, missing: String?) -> String {
        let missing = missing.map(GoText.literal)
        switch type.textForm {
        case .nothing: return "\"\""
        case .sentText: return sentText(code, type, missing: missing)
        case .integer: return text(code, use("integerText"), missing)
        case .boolean: return text(code, "strconv.FormatBool", missing)
        case .number:
            if case .decimal = type { return text(code, use("decimalNumberText"), missing) }
            return text(code, use("numberText"), missing)
        case .wholeSeconds:
            if case .date(.secondsSince1970) = type { return text(code, use("secondsText"), missing) }
            return text(code, use("referenceSecondsText"), missing)
        }
    }

    private mutating func text(_ code: String, _ function: String, _ missing: String?) -> String {
        guard let missing else { return "\(function)(\(code))" }
        return "\(use("textOr"))(\(code), \(function), \(missing))"
    }

    private mutating func sentText(_ code: String, _ type: SenderType, missing: String?) -> String {
        switch type {
        case .string: return missing.map { "\(use("valueOr"))(\(code), \($0))" } ?? code
        case .choice: return "string(\(missing.map { "\(use("valueOr"))(\(code), \($0))" } ?? code))"
        case .url:
            return missing.map { "\(use("urlText"))(\(code), \($0))" } ?? "\(use("urlText"))(\(code), \"\")"
        case .uuid, .decimal:
            let function = "\(use(type.isUUID ? "UUID" : "Decimal")).String"
            return missing.map { "\(use("textOr"))(\(code), \(function), \($0))" } ?? "\(code).String()"
        case .date: return text(code, use("dateText"), missing)
        case .jsonText(let content):
            let text = GoText.layout.onOneLine(checked(code, content, nil, at: "\"\""))
            return "\(use("jsonText"))(\(text))"
        default: return "\"\""
        }
    }
}

extension SenderType {
    fileprivate var isUUID: Bool { if case .uuid = self { true } else { false } }
}
