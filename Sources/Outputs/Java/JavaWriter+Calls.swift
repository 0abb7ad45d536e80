import Basics
import NotificationSchema
import Senders

// A record for each push.
extension JavaWriter {
    mutating func write(_ activity: SenderActivity) {
        let name = CodeText.withoutControls(activity.name.value)
        func object(_ type: String, _ words: String, _ parameters: [SenderParameter]) {
            guard !parameters.isEmpty else { return }
            writeObject(
                type,
                documentation: ["The \(words) of the activity \(name)."]
                    + [activity.documentation].compactMap(\.self), parameters.map(member))
        }
        for call in activity.calls { write(call, of: activity) }
        if activity.calls.contains(where: \.isStart) {
            object(names.attributes(activity), "attributes", activity.attributes)
        }
        object(names.state(activity), "state", activity.state)
    }

    /// - Parameter activity: Nil for a notification.
    mutating func write(_ call: SenderCall, of activity: SenderActivity?) {
        self.activity = activity
        defer { self.activity = nil }
        let name = CodeText.withoutControls(call.declaration.value)
        let summary =
            activity == nil ? "The push \(name)." : call.summary(of: name) { CodeText.withoutControls($0) }
        let fields = call.fields(of: activity)
        stages = stages(fields.filter { !$0.isOptional }.map { names.field($0, of: call) }, in: names.function(call))
        let components = fields.map { component(of: $0, in: call) }
        writeRecord(
            names.function(call),
            documentation: [summary, activity == nil ? call.documentation : nil].compactMap(\.self),
            deprecation: call.deprecation, components, body: method(of: call, fields))
        stages = [:]
    }

    private func component(of field: SenderField, in call: SenderCall) -> Component {
        let name = names.field(field, of: call)
        func component(_ type: String, _ documentation: String? = nil) -> Component {
            Component(name: name, type: type, isOptional: field.isOptional, documentation: documentation)
        }
        switch field.content {
        case .value(let parameter):
            let member = member(parameter)
            var result = component(type(member.type, isBoxed: member.isOptional, choice: member.choice))
            result.deprecation = member.deprecation
            result.key = call.key(of: parameter).map(CodeText.withoutControls)
            return result
        case .readyText(let parameter):
            return component("String", "What people read instead of \(CodeText.withoutControls(parameter.name.value)).")
        case .attributes: return component(qualified(activity.map(names.attributes) ?? ""))
        case .state: return component(qualified(activity.map(names.state) ?? ""))
        case .urgency: return component("boolean")
        case .channel: return component("String")
        }
    }

    // MARK: The push

    private mutating func method(of call: SenderCall, _ fields: [SenderField]) -> String {
        shown = [:]
        let checks = fields.flatMap { check($0, in: call) }
        let kind = use(call.options.isForActivity && plan.forms.contains(.fcm) ? "ActivityPush" : "Push")
        let push = JavaText.layout.text(push(call, kind), at: 15, level: 2)
        let lines = checks + shown.sorted { $0.key < $1.key }.map(\.value)
        let statements = lines.map { "        \($0)\n" }.joined() + "        return \(push);\n"
        guard call.options.usesTime || hasSeveralBuilds && call.hasTopic else {
            return "\(JavaText.methodOfPush)    public \(kind) push() {\n\(statements)    }\n"
        }
        return """
            \(JavaText.methodOfPush)    public \(kind) push() {
                    return push(PushOptions.with());
                }

            \(JavaText.methodOfPush)    public \(kind) push(PushOptions options) {
                    \(method("required"))("options", options);
            \(statements)    }

            """
    }

    /// The statements that check what the payload doesn't have.
    private mutating func check(_ field: SenderField, in call: SenderCall) -> [String] {
        let name = names.field(field, of: call)
        switch field.content {
        case .value(let parameter):
            guard !call.sentValues.contains(parameter.name.value) else { return [] }
            switch parameter.type {
            case .number, .date, .url, .decimal:
                let check =
                    "\(JavaText.layout.onOneLine(checked(name, parameter.type, nil, at: JavaText.literal(name))));"
                return field.isOptional ? ["if (\(name) != null) {", "    \(check)", "}"] : [check]
            default: return []
            }
        case .readyText(let parameter):
            guard field.isOptional, call.needsValue(of: parameter) else { return [] }
            let value = names.parameter(parameter.name, of: call)
            return ["\(method("asTextOf"))(\(JavaText.literal(name)), \(name), \(value));"]
        case .attributes, .state, .urgency, .channel: return []
        }
    }

    private mutating func push(_ call: SenderCall, _ kind: String) -> CodeExpression {
        let object = method("jsonObject")
        let limit: CodeExpression =
            switch call.limit {
            case .always(let bytes): .code("\(bytes)")
            case .dependsOnChannel(let bytes, let bytesOfBroadcast):
                .code("channel == null ? \(bytes) : \(bytesOfBroadcast)")
            }
        let headers = call.headers.compactMap { header in
            value(of: header, in: call).map { value in
                CodeExpression.entry(JavaText.literal(header.key), withPresence(value, header, in: call))
            }
        }
        return .call(
            method(kind == "Push" ? "madePush" : "madeActivityPush"),
            [
                .code(JavaText.literal(names.function(call))), limit, .list("\(object)(", headers, ")"),
                expression(call.aps, in: call), expression(.object(call.data), in: call),
            ])
    }

    private func withPresence(_ value: CodeExpression, _ header: SenderHeader, in call: SenderCall) -> CodeExpression {
        switch (header.presence, call.options.channel) {
        case (.withChannel, .whereAvailable): .choice("channel == null", .code("null"), otherwise: value)
        case (.withoutChannel, .whereAvailable): .choice("channel == null", value, otherwise: .code("null"))
        default: value
        }
    }

    /// Nil if the schema doesn't say it.
    private mutating func value(of header: SenderHeader, in call: SenderCall) -> CodeExpression? {
        switch header.value {
        case .constant(let text): return .code(JavaText.literal(text))
        case .topic(let suffix):
            guard let first = plan.builds.first else { return nil }
            guard hasSeveralBuilds else { return .code(JavaText.literal(first.bundleIdentifier + suffix)) }
            return suffix.isEmpty ? .code("options.topic()") : .sum(["options.topic()", JavaText.literal(suffix)])
        case .text(let text):
            let text = expression(text, in: call)
            return header.byteLimit == nil ? text : .call(method("checkedCollapseId"), [text])
        case .time(let seconds): return .code("\(method("secondsAfter"))(options.at(), \(seconds))")
        case .priority(let urgent, let otherwise):
            return .choice("urgent", .code(JavaText.literal(urgent)), otherwise: .code(JavaText.literal(otherwise)))
        case .channel: return .call(method("asHeader"), "\"channel\"", "channel")
        }
    }
}
