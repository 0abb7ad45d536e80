import Basics
import NotificationSchema
import Senders

// The payload of a push.
extension JavaWriter {
    mutating func expression(_ node: SenderNode, in call: SenderCall) -> CodeExpression {
        switch node {
        case .constant(let json): return constant(json)
        case .object(let members): return object(members, in: call)
        case .group(let members):
            let object = object(members, in: call)
            return members.contains { call.always(has: $0.node) } ? object : .call(method("unlessEmpty"), [object])
        case .array(let texts): return .list("List.of(", texts.map { expression($0, in: call) }, ")")
        case .value(let name): return sent(name, in: call)
        case .count(let name):
            let code = reference(name, in: call)
            let isOptional = call.parameter(named: name)?.isOptional ?? false
            let value = CodeExpression.call(method("asCount"), place(of: code), code)
            return isOptional ? .choice("\(code) == null", .code("0L"), otherwise: value) : value
        case .fraction(let name):
            return .call(method("asFraction"), [.code(place(of: reference(name, in: call))), sent(name, in: call)])
        case .text(let text): return expression(text, in: call)
        case .choice(let choices, let otherwise):
            return .chain(
                choices.map { (condition($0.condition, in: call), expression($0.node, in: call)) },
                otherwise: expression(otherwise, in: call))
        case .time(let seconds): return .call(method("secondsAfter"), "options.at()", "\(seconds)")
        case .channel: return .code("channel")
        case .token:
            return call.options.channel == .never
                ? .code("1") : .choice("channel == null", .code("1"), otherwise: .code("null"))
        }
    }

    /// The state and the attributes of an activity are records, which one method checks.
    private mutating func object(_ members: [SenderNode.Member], in call: SenderCall) -> CodeExpression {
        let values = Set(members.compactMap { if case .value(let name) = $0.node { name } else { nil } })
        if let activity, !values.isEmpty, values.count == members.count {
            if call.isStart, values == Set(activity.attributes.map(\.name.value)) {
                return .call(inWire("sent\(names.attributes(activity))"), "\"attributes\"", "attributes")
            }
            if values == Set(activity.state.map(\.name.value)) {
                return .call(inWire("sent\(names.state(activity))"), "\"state\"", "state")
            }
        }
        return .list(
            "\(method("jsonObject"))(",
            members.map { .entry(JavaText.literal($0.key), expression($0.node, in: call)) }, ")")
    }

    private mutating func constant(_ json: JSONValue) -> CodeExpression {
        switch json {
        case .object(let entries):
            .list("\(method("jsonObject"))(", entries.map { .entry(JavaText.literal($0.0), constant($0.1)) }, ")")
        case .array(let items): .list("List.of(", items.map { constant($0) }, ")")
        case .string(let text): .code(JavaText.literal(text))
        case .bool(let flag): .code("\(flag)")
        case .integer(let number): .code(Int(Int32.min)...Int(Int32.max) ~= number ? "\(number)" : "\(number)L")
        case .number(let number): .code("\(number)")
        // What is null is left out.
        case .null: .code(method("JSON_NULL"))
        }
    }

    // MARK: Values

    /// What a caller gives: `orderId`, `state.eta()`.
    func reference(_ name: String, in call: SenderCall) -> String {
        guard let parameter = call.parameter(named: name) else { return "null" }
        guard let activity, !activity.isAttribute(parameter) || call.isStart else {
            return names.parameter(parameter.name, of: call)
        }
        return "\(activity.isAttribute(parameter) ? "attributes" : "state").\(names.value(parameter.name))()"
    }

    /// The value as it is sent, checked.
    private mutating func sent(_ name: String, in call: SenderCall) -> CodeExpression {
        guard let parameter = call.parameter(named: name) else { return .code("null") }
        let code = reference(name, in: call)
        let member = member(parameter)
        return sent(
            code, member.type, isOptional: member.isOptional, choice: member.choice, at: place(of: code))
    }

    /// `"state.eta"`
    func place(of code: String) -> String { JavaText.literal(code.replacing("()", with: "")) }

    func condition(_ condition: SenderCondition, in call: SenderCall) -> String {
        switch condition {
        case .equals(let name, let value):
            let code = reference(name, in: call)
            let isOptional = call.parameter(named: name)?.isOptional ?? false
            return (isOptional ? "\(code) != null && " : "") + "\(code).value().equals(\(JavaText.literal(value)))"
        case .present(let names): return names.map { "\(presence(of: $0, in: call)) != null" }.joined(separator: " && ")
        }
    }

    /// The value, or its text if a caller gives no more.
    private func presence(of name: String, in call: SenderCall) -> String {
        guard let parameter = call.parameter(named: name), !call.needsValue(of: parameter) else {
            return reference(name, in: call)
        }
        return names.readyText(parameter.name)
    }
}
