import Basics
import NotificationSchema
import Senders

// A function for each push.
extension TypeScriptWriter {
    mutating func write(_ call: SenderCall) {
        let type = names.type(call)
        if !call.parameters.isEmpty {
            write("/** The values of `\(names.function(call))`. */\n")
            write("export interface \(type) {\n\(properties(call.parameters))}\n\n")
        }
        let sent = sentObject(call.parameters)
        write(
            call, named: "The push `\(TypeScriptText.withoutControls(call.declaration.value))`.",
            values: call.parameters.isEmpty ? nil : type,
            sent: call.parameters.isEmpty ? nil : sent.text(at: 15, indent: 2))
    }

    mutating func write(_ activity: SenderActivity) {
        let (attributes, state) = (names.attributes(activity), names.state(activity))
        let name = TypeScriptText.withoutControls(activity.name.value)
        func interface(_ type: String, _ parameters: [SenderParameter], _ words: String) {
            guard !parameters.isEmpty else { return }
            let summary = "The \(words) of the activity `\(name)`."
            write(TypeScriptText.comment([summary, activity.documentation].compactMap(\.self)))
            write("export interface \(type) {\n\(properties(parameters))}\n\n")
            let sent = sentObject(parameters)
            write("function sent\(type)(values: \(type)) {\n  return \(sent.text(at: 9, indent: 2));\n}\n\n")
        }
        interface(attributes, activity.attributes, "attributes")
        interface(state, activity.state, "state")
        for call in activity.calls {
            let own = call.parameters.filter(activity.isAttribute)
            let all = own.count == activity.attributes.count
            let keys = own.map { TypeScriptText.literal(names.value($0.name)) }.joined(separator: " | ")
            var types: [String] = []
            var parts: [TypeScriptExpression] = []
            if !own.isEmpty {
                types.append(all ? attributes : "Pick<\(attributes), \(keys)>")
                parts += all ? [.code("...sent\(attributes)(values)")] : own.map { checkedMember($0) }
            }
            if !activity.state.isEmpty {
                types.append(state)
                parts.append(.code("...sent\(state)(values)"))
            }
            let sent =
                parts.isEmpty
                ? nil
                : types.count == 1 && parts.count == 1 && own.count != 1
                    ? parts[0].text(at: 0, indent: 0).replacing("...", with: "")
                    : "{ \(parts.map { $0.text(at: 0, indent: 0) }.joined(separator: ", ")) }"
            write(
                call, named: call.summary(of: "`\(name)`") { "`\(TypeScriptText.withoutControls($0))`" },
                values: types.isEmpty ? nil : types.joined(separator: " & "),
                sent: sent)
        }
    }

    private mutating func checkedMember(_ parameter: SenderParameter) -> TypeScriptExpression {
        let name = names.value(parameter.name)
        let value = checked(name, parameter.type, parameter.isOptional, of: "values", in: nil)
        return .code("\(TypeScriptText.key(name)): \(value.text(at: 0, indent: 0))")
    }

    private mutating func sentObject(_ parameters: [SenderParameter]) -> TypeScriptExpression {
        .object(
            parameters.map { parameter in
                let name = names.value(parameter.name)
                return (name, checked(name, parameter.type, parameter.isOptional, of: "values", in: nil))
            })
    }

    // MARK: Functions

    /// - Parameters:
    ///   - summary: The first sentence of the documentation, without that of the schema.
    ///   - values: The type of the first parameter.
    ///   - sent: The values as they are sent.
    private mutating func write(_ call: SenderCall, named summary: String, values: String?, sent: String?) {
        // The description of an activity is that of its values.
        let description = call.options.isForActivity ? nil : call.documentation
        write(
            TypeScriptText.comment([summary, description, call.deprecation?.typeScript].compactMap(\.self)))
        let options = options(of: call)
        let parameters = [
            values.map { "values: \($0)" },
            options.map { "options: \($0.type)\($0.isOptional ? " = {}" : "")" },
        ].compactMap { $0 }
        let function = names.function(call)
        let result = use(kind(of: call))
        let line = "export function \(function)(\(parameters.joined(separator: ", "))): \(result) {\n"
        write(
            line.count <= 101
                ? line
                : "export function \(function)(\n\(parameters.map { "  \($0),\n" }.joined())): \(result) {\n")
        let shown = shownObject(of: call).map { "  const shown = \($0.text(at: 16, indent: 2));\n" } ?? ""
        let push = "  return \(push(call).text(at: 9, indent: 2));\n}\n\n"
        if call.usesTimeTwice { write("  const at = options.at ?? new Date();\n") }
        if let sent {
            // A date that only people read is checked, and formatted as it is.
            let isUsed = (shown + push).contains("sent.")
            write(isUsed ? "  const sent = \(sent);\n" : "  void \(sent);\n")
        }
        write(shown + push)
    }

    private mutating func push(_ call: SenderCall) -> TypeScriptExpression {
        var arguments: [TypeScriptExpression] = [
            .string(names.function(call)), headers(of: call), expression(call.aps, in: call),
        ]
        let limit = byteLimit(of: call)
        if !call.data.isEmpty || limit != nil {
            arguments.append(expression(.object(call.data), in: call))
        }
        if let limit { arguments.append(limit) }
        return .call(use(kind(of: call).lowercasingFirst), arguments)
    }

    /// The type of the result.
    private func kind(of call: SenderCall) -> String {
        guard plan.forms.contains(.fcm) else { return "Push" }
        return call.options.isForActivity ? "ActivityPush" : "NotificationPush"
    }

    /// Nil for the usual one.
    private func byteLimit(of call: SenderCall) -> TypeScriptExpression? {
        switch call.limit {
        case .always(let limit): limit == 4096 ? nil : .code("\(limit)")
        case .dependsOnChannel(let limit, let limitOfBroadcast):
            .code("options.channel === undefined ? \(limit) : \(limitOfBroadcast)")
        }
    }

    private mutating func headers(of call: SenderCall) -> TypeScriptExpression {
        .object(
            call.headers.compactMap { header in
                guard let value = value(of: header, in: call) else { return nil }
                let channel = "options.channel"
                switch (header.presence, call.options.channel) {
                case (.withChannel, .whereAvailable):
                    return (header.key, .choice("\(channel) === undefined", .code("undefined"), otherwise: value))
                case (.withoutChannel, .whereAvailable):
                    return (header.key, .choice("\(channel) === undefined", value, otherwise: .code("undefined")))
                default: return (header.key, value)
                }
            })
    }

    /// Nil if the schema doesn't say it.
    private mutating func value(of header: SenderHeader, in call: SenderCall) -> TypeScriptExpression? {
        switch header.value {
        case .constant(let text): return .string(text)
        case .topic(let suffix):
            guard let first = plan.builds.first else { return nil }
            guard plan.builds.count > 1, let name = first.name?.value else {
                return .string(first.bundleIdentifier + suffix)
            }
            let topic = "\(use("topicOf"))(topics, options.app ?? \(TypeScriptText.literal(name)))"
            return .code(suffix.isEmpty ? topic : "`${\(topic)}\(TypeScriptText.inTemplate(suffix))`")
        case .text(let text):
            let text = expression(text, in: call)
            return header.byteLimit == nil ? text : .call(use("collapseId"), [text])
        case .time(let seconds): return .code("`${\(use("secondsAfter"))(\(call.timeInTypeScript), \(seconds))}`")
        case .priority(let urgent, let otherwise):
            return .choice("options.urgent", .string(urgent), otherwise: .string(otherwise))
        case .channel: return .call(use("asHeader"), [.string("channel"), .code("options.channel")])
        }
    }
}

extension SenderCall {
    /// Whether the payload and its headers have several times, which are counted from the same moment.
    fileprivate var usesTimeTwice: Bool { timeCount > 1 }

    /// The time of sending.
    var timeInTypeScript: String { usesTimeTwice ? "at" : "options.at" }
}

extension String {
    fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Deprecation {
    /// `@deprecated Use reply.`
    var typeScript: String { "@deprecated" + (message.map { " \($0)" } ?? "") }
}
