import Basics
import NotificationSchema
import Senders

// The payload of a push.
extension PythonWriter {
    mutating func expression(_ node: SenderNode, in call: SenderCall) -> PythonExpression {
        switch node {
        case .constant(let json): return constant(json)
        case .object(let members): return object(members, in: call)
        case .group(let members):
            let object = dictionary(members, in: call)
            return members.contains { call.always(has: $0.node) } ? object : .call(use("_group"), object)
        case .array(let texts): return .list(texts.map { expression($0, in: call) })
        case .value(let name): return sent(name, in: call)
        case .count(let name):
            let code = reference(name, in: call)
            let value = PythonExpression.call(use("_in_range"), .string(code), .code(code))
            let isOptional = call.parameter(named: name)?.isOptional ?? false
            return isOptional ? .choice("\(code) is None", .code("0"), otherwise: value) : value
        case .fraction(let name):
            let code = reference(name, in: call)
            guard let parameter = call.parameter(named: name) else { return .code("None") }
            let checked = checked(code, parameter.type, at: PythonText.literal(code))
            let value = PythonExpression.call(use("_in_range"), .string(code), checked, .code("1"))
            return parameter.isOptional ? .unlessNone(code, value) : value
        case .text(let text): return expression(text, in: call)
        case .choice(let choices, let otherwise):
            return .chain(
                choices.map { (condition($0.condition, in: call), expression($0.node, in: call)) },
                otherwise: expression(otherwise, in: call))
        case .time(let seconds): return .code("\(use("_seconds_after"))(at\(seconds == 0 ? "" : ", \(seconds)"))")
        case .channel: return .code("channel")
        case .token:
            return call.options.channel == .never
                ? .code("1") : .choice("channel is None", .code("1"), otherwise: .code("None"))
        }
    }

    /// The state and the attributes of an activity are dataclasses, which one function checks.
    private mutating func object(_ members: [SenderNode.Member], in call: SenderCall) -> PythonExpression {
        guard let activity else { return dictionary(members, in: call) }
        let values = Set(members.compactMap { if case .value(let name) = $0.node { name } else { nil } })
        if !values.isEmpty, values.count == members.count {
            if call.isStart, values == Set(activity.attributes.map(\.name.value)) {
                return .call(names.writerOfAttributes(activity), .string("attributes"), .code("attributes"))
            }
            if values == Set(activity.state.map(\.name.value)) {
                return .call(names.writerOfState(activity), .string("state"), .code("state"))
            }
        }
        // The order doesn't matter: it is that of the keys. Values are checked before texts have them.
        return dictionary(members.filter(\.node.hasValues) + members.filter { !$0.node.hasValues }, in: call)
    }

    private mutating func dictionary(_ members: [SenderNode.Member], in call: SenderCall) -> PythonExpression {
        .dictionary(members.map { PythonEntry($0.key, expression($0.node, in: call)) })
    }

    private mutating func constant(_ json: JSONValue) -> PythonExpression {
        switch json {
        case .object(let entries): .dictionary(entries.map { PythonEntry($0.0, constant($0.1)) })
        case .array(let items): .list(items.map { constant($0) })
        case .string(let text): .string(text)
        case .bool(let flag): .code(flag ? "True" : "False")
        case .integer, .number: .code(json.compact)
        // None is a member that is left out.
        case .null: .call(use("_Raw"), .string("null"))
        }
    }

    // MARK: Values

    /// What a caller gives: `order_id`, `state.eta`.
    func reference(_ name: String, in call: SenderCall) -> String {
        guard let parameter = call.parameter(named: name) else { return "None" }
        guard let activity else { return names.parameter(parameter.name, of: call) }
        guard activity.isAttribute(parameter) else { return "state.\(names.value(parameter.name))" }
        return call.isStart
            ? "attributes.\(names.value(parameter.name))" : names.parameter(parameter.name, of: call)
    }

    /// The value as it is sent, checked.
    mutating func sent(_ name: String, in call: SenderCall) -> PythonExpression {
        guard let parameter = call.parameter(named: name) else { return .code("None") }
        let code = reference(name, in: call)
        let value = checked(code, parameter.type, at: PythonText.literal(code))
        return parameter.isOptional ? .unlessNone(code, value) : value
    }

    mutating func condition(_ condition: SenderCondition, in call: SenderCall) -> String {
        switch condition {
        case .equals(let name, let value): "\(reference(name, in: call)) == \(PythonText.literal(value))"
        case .present(let names): names.map { "\(presence(of: $0, in: call)) is not None" }.joined(separator: " and ")
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

extension SenderNode {
    /// Whether it is the state or the attributes of an activity.
    fileprivate var hasValues: Bool {
        if case .object(let members) = self {
            members.contains { if case .value = $0.node { true } else { false } }
        } else {
            false
        }
    }
}
