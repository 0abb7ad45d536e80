import Basics
import NotificationSchema
import Senders

// The payload of a push, in the order of the wire.
extension TypeScriptWriter {
    mutating func expression(_ node: SenderNode, in call: SenderCall) -> TypeScriptExpression {
        switch node {
        case .constant(let json): return constant(json)
        case .object(let members): return object(members, in: call)
        case .group(let members):
            let object = object(members, in: call)
            return members.contains { call.always(has: $0.node) } ? object : .call(use("group"), [object])
        case .array(let texts): return .array(texts.map { expression($0, in: call) })
        case .value(let name): return .code(sent(name, in: call))
        case .count(let name):
            guard let parameter = call.parameter(named: name) else { return .code("0") }
            let value = inRange(parameter, [], in: call)
            return parameter.isOptional ? .code("\(value.text(at: 0, indent: 0)) ?? 0") : value
        case .fraction(let name):
            return call.parameter(named: name).map { inRange($0, [.code("1")], in: call) } ?? .code("undefined")
        case .text(let text): return expression(text, in: call)
        case .choice(let choices, let otherwise):
            let last = expression(otherwise, in: call)
            return choices.reversed().reduce(last) { rest, choice in
                .choice(condition(choice.condition, in: call), expression(choice.node, in: call), otherwise: rest)
            }
        case .time(let seconds):
            return .code("\(use("secondsAfter"))(\(call.timeInTypeScript)\(seconds == 0 ? "" : ", \(seconds)"))")
        case .channel: return .code("options.channel")
        case .token: return call.options.channel == .never ? .code("1") : token
        }
    }

    private mutating func inRange(
        _ parameter: SenderParameter, _ highest: [TypeScriptExpression], in call: SenderCall
    ) -> TypeScriptExpression {
        let name = names.value(parameter.name)
        return .call(use("inRange"), [.string(name), .code("sent.\(name)")] + highest)
    }

    private var token: TypeScriptExpression {
        .choice("options.channel === undefined", .code("1"), otherwise: .code("undefined"))
    }

    private mutating func object(_ members: [SenderNode.Member], in call: SenderCall) -> TypeScriptExpression {
        .object(members.map { ($0.key, expression($0.node, in: call)) })
    }

    private func constant(_ json: JSONValue) -> TypeScriptExpression {
        switch json {
        case .object(let entries): .object(entries.map { ($0.0, constant($0.1)) })
        case .array(let items): .array(items.map(constant))
        case .string(let text): .string(text)
        case .integer, .number, .bool, .null: .code(json.compact)
        }
    }

    /// `sent.orderId`
    func sent(_ name: String, in call: SenderCall) -> String {
        call.parameter(named: name).map { "sent.\(names.value($0.name))" } ?? "undefined"
    }

    func condition(_ condition: SenderCondition, in call: SenderCall) -> String {
        switch condition {
        case .equals(let name, let value): "\(sent(name, in: call)) === \(TypeScriptText.literal(value))"
        case .present(let names):
            names.map { "\(sent($0, in: call)) !== undefined" }.joined(separator: " && ")
        }
    }
}
