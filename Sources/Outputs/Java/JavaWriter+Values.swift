import NotificationSchema
import Senders

// How values are checked and sent.
extension JavaWriter {
    /// A record, and the method that checks it and returns what is sent.
    mutating func writeObject(_ type: String, documentation: [String], _ members: [Member]) {
        stages = stages(members.filter { !$0.isOptional }.map { names.value($0.name) }, in: type)
        let components = members.map { member in
            Component(
                name: names.value(member.name),
                type: self.type(member.type, isBoxed: member.isOptional, choice: member.choice),
                isOptional: member.isOptional, deprecation: member.deprecation,
                key: CodeText.withoutControls(member.name.value))
        }
        writeRecord(type, documentation: documentation, components)
        stages = [:]
        isInWire = true
        defer { isInWire = false }
        let sorted = members.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
        let entries = sorted.map { member in
            let name = names.value(member.name)
            let place = "key + " + JavaText.literal("." + name)
            return CodeExpression.entry(
                JavaText.literal(member.name.value),
                sent(
                    "value.\(name)()", member.type, isOptional: member.isOptional, choice: member.choice, at: place))
        }
        let object = CodeExpression.list("\(method("jsonObject"))(", entries, ")")
        write(
            method: """
                static Map<String, Object> sent\(type)(String key, \(type) value) {
                    \(method("required"))(key, value);
                    return \(JavaText.layout.text(object, at: 11, level: 1));
                }
                """)
    }

    /// What is sent.
    mutating func sent(_ code: String, _ type: SenderType, isOptional: Bool, choice: String?, at place: String)
        -> CodeExpression
    {
        if case .any = type, !isOptional { return .call(method("asJson"), place, code) }
        let value = checked(code, type, choice, at: place)
        if !isOptional { return value }
        // What isn't checked is null as it is.
        if case .code(code) = value { return value }
        return .choice("\(code) == null", .code("null"), otherwise: value)
    }

    /// The expression that checks a value and returns what is sent.
    mutating func checked(_ code: String, _ type: SenderType, _ choice: String?, at place: String) -> CodeExpression {
        switch type {
        case .string, .integer, .boolean: .code(code)
        case .choice: .code("\(code).value()")
        case .uuid: .code("\(code).toString()")
        case .list(let item): .call(method("asList"), place, code, check(of: item, choice))
        case .jsonText(let content): .call(method("jsonText"), [checked(code, content, choice, at: place)])
        default: .call(inWire(function(of: type)), place, code)
        }
    }

    private mutating func function(of type: SenderType) -> String {
        switch type {
        case .number: use("asNumber")
        case .decimal(.text): use("asDecimal")
        case .decimal(.number): use("asDecimalNumber")
        case .date(.text): use("asDate")
        case .date(.secondsSince1970): use("asSeconds")
        case .date(.secondsSince2001): use("asReferenceSeconds")
        case .url: use("asUrl")
        case .uuid: use("asUuid")
        case .structure(let index): "sent" + names.type(plan.structures[index])
        case .any: use("copiedJson")
        case .string, .integer, .boolean, .choice, .list, .jsonText: use("asItem")
        }
    }

    /// The function that checks an item of a list.
    private mutating func check(of type: SenderType, _ choice: String?) -> String {
        switch type {
        case .choice:
            return "(String place, \(qualified(choice ?? "")) item) -> \(method("required"))(place, item).value()"
        case .list(let item): return "\(method("asListOf"))(\(check(of: item, choice)))"
        case .jsonText(let content): return "\(method("asJsonText"))(\(check(of: content, choice)))"
        default: return "Wire::\(function(of: type))"
        }
    }

    // MARK: Texts

    /// An expression for a value in a text, where strings are added.
    ///
    /// - Parameter place: The name of the value in messages.
    mutating func text(_ code: String, _ type: SenderType, at place: String) -> String {
        switch type.textForm {
        case .nothing: return "\"\""
        case .integer, .boolean: return code
        case .number:
            if case .decimal = type { return "\(method("numberText"))(\(code).doubleValue())" }
            return "\(method("numberText"))(\(code))"
        case .wholeSeconds:
            return "(long) \(JavaText.layout.onOneLine(checked(code, type, nil, at: place))).doubleValue()"
        case .sentText:
            switch type {
            case .choice: return "\(code).value()"
            case .string, .uuid, .url: return code
            default: return JavaText.layout.onOneLine(checked(code, type, nil, at: place))
            }
        }
    }
}
