import Basics
import NotificationSchema
import Senders

// The payload of a push.
extension GoWriter {
    /// - Parameter key: The key in the payload, after which a variable is named.
    mutating func expression(_ node: SenderNode, in call: SenderCall, key: String) -> CodeExpression {
        switch node {
        case .constant(let json): return constant(json)
        case .object(let members): return object(members, in: call)
        case .group(let members):
            let object = object(members, in: call)
            return members.contains { call.always(has: $0.node) } ? object : .call(use("group"), [object])
        case .array(let texts):
            return .list("[]any{", texts.map { expression($0, in: call, key: key) }, "}")
        case .value(let name): return sent(name, in: call)
        case .count(let name):
            let code = reference(name, in: call)
            let isOptional = call.parameter(named: name)?.isOptional ?? false
            return .call(
                use("asCount"), "s", place(of: code), isOptional ? "\(use("valueOr"))(\(code), 0)" : code)
        case .fraction(let name):
            return .call(
                use("asFraction"),
                [.code("s"), .code(place(of: reference(name, in: call))), sent(name, in: call)])
        case .text(let text): return expression(text, in: call, key: key)
        case .choice(let choices, let otherwise):
            let name = variable(key)
            statements.append("var \(name) any")
            let cases = choices.map { choice in
                (condition(choice.condition, in: call), ["\(name) = \(line(choice.node, in: call, key))"])
            }
            statements += switchStatement(cases, otherwise: ["\(name) = \(line(otherwise, in: call, key))"])
            return .code(name)
        case .time(let seconds): return .call(use("secondsAfter"), "s", "\(seconds)")
        case .channel:
            return call.options.channel == .whereAvailable
                ? .call(use("when"), "v.\(channel) != \"\"", "v.\(channel)") : .code("v.\(channel)")
        case .token:
            return call.options.channel == .never ? .code("1") : .call(use("when"), "v.\(channel) == \"\"", "1")
        }
    }

    private mutating func line(_ node: SenderNode, in call: SenderCall, _ key: String) -> String {
        GoText.layout.onOneLine(expression(node, in: call, key: key))
    }

    /// The state and the attributes of an activity are structs, which one function checks.
    private mutating func object(_ members: [SenderNode.Member], in call: SenderCall) -> CodeExpression {
        let values = Set(members.compactMap { if case .value(let name) = $0.node { name } else { nil } })
        if let activity, !values.isEmpty, values.count == members.count {
            if call.isStart, values == Set(activity.attributes.map(\.name.value)) {
                return .call("sent\(names.attributes(activity))", "s", "\"Attributes\"", "v.Attributes")
            }
            if values == Set(activity.state.map(\.name.value)) {
                return .call("sent\(names.state(activity))", "s", "\"State\"", "v.State")
            }
        }
        return .list(
            "\(use("object")){",
            members.map { .entry(GoText.literal($0.key), expression($0.node, in: call, key: $0.key)) }, "}")
    }

    private mutating func constant(_ json: JSONValue) -> CodeExpression {
        switch json {
        case .object(let entries):
            .list("\(use("object")){", entries.map { .entry(GoText.literal($0.0), constant($0.1)) }, "}")
        case .array(let items): .list("[]any{", items.map { constant($0) }, "}")
        case .string(let text): .code(GoText.literal(text))
        case .bool(let flag): .code("\(flag)")
        case .integer(let number): .code("\(number)")
        case .number: .code("float64(\(json.compact))")
        // What is nil is left out.
        case .null: .call(use("raw"), "\"null\"")
        }
    }

    // MARK: Values

    /// What a caller gives: `v.OrderID`, `v.State.ETA`.
    func reference(_ name: String, in call: SenderCall) -> String {
        guard let parameter = call.parameter(named: name) else { return "nil" }
        guard let activity, !activity.isAttribute(parameter) || call.isStart else {
            return "v.\(names.parameter(parameter.name, of: call))"
        }
        return "v.\(activity.isAttribute(parameter) ? "Attributes" : "State").\(names.value(parameter.name))"
    }

    /// The value as it is sent, checked.
    private mutating func sent(_ name: String, in call: SenderCall) -> CodeExpression {
        guard let parameter = call.parameter(named: name) else { return .code("nil") }
        let code = reference(name, in: call)
        let member = member(parameter)
        return sent(
            code, member.type, isOptional: member.isOptional, choice: member.choice, at: place(of: code))
    }

    /// `"State.ETA"` of `v.State.ETA`.
    private func place(of code: String) -> String { GoText.literal(String(code.dropFirst(2))) }

    func condition(_ condition: SenderCondition, in call: SenderCall) -> String {
        switch condition {
        case .equals(let name, let value):
            let code = reference(name, in: call)
            let isOptional = call.parameter(named: name)?.isOptional ?? false
            return (isOptional ? "\(code) != nil && *" : "") + "\(code) == \(GoText.literal(value))"
        case .present(let names): return names.map { "\(presence(of: $0, in: call)) != nil" }.joined(separator: " && ")
        }
    }

    /// The value, or its text if a caller gives no more.
    private func presence(of name: String, in call: SenderCall) -> String {
        guard let parameter = call.parameter(named: name), !call.needsValue(of: parameter) else {
            return reference(name, in: call)
        }
        return "v.\(names.readyText(parameter.name))"
    }

    // MARK: Statements

    /// The name of a new variable.
    mutating func variable(_ key: String) -> String {
        var name = names.variable(key)
        while !variables.insert(name).inserted { name += "Value" }
        return name
    }

    /// A statement without a condition is for all other cases.
    func switchStatement(_ cases: [(condition: String, lines: [String])], otherwise: [String]) -> [String] {
        guard !cases.isEmpty else { return otherwise }
        if cases.count == 1 {
            return ["if \(cases[0].condition) {"] + cases[0].lines.map(\.indentedInGo) + ["} else {"]
                + otherwise.map(\.indentedInGo) + ["}"]
        }
        return ["switch {"]
            + cases.flatMap { ["case \($0.condition):"] + $0.lines.map(\.indentedInGo) }
            + ["default:"] + otherwise.map(\.indentedInGo) + ["}"]
    }
}

extension String {
    /// All lines, one step more.
    var indentedInGo: String { "\t" + replacing("\n", with: "\n\t") }
}
