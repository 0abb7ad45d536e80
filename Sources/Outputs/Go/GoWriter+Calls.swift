import Basics
import NotificationSchema
import Senders

// A type for each push.
extension GoWriter {
    mutating func write(_ activity: SenderActivity) {
        let name = CodeText.withoutControls(activity.name.value)
        func object(_ type: String, _ words: String, _ parameters: [SenderParameter]) {
            guard !parameters.isEmpty else { return }
            writeStruct(
                type,
                documentation: ["\(type) has the \(words) of the activity \(name)."]
                    + [activity.documentation].compactMap(\.self), parameters.map(member))
        }
        if activity.calls.contains(where: \.isStart) {
            object(names.attributes(activity), "attributes", activity.attributes)
        }
        object(names.state(activity), "state", activity.state)
        for call in activity.calls { write(call, of: activity) }
    }

    /// - Parameter activity: Nil for a notification.
    mutating func write(_ call: SenderCall, of activity: SenderActivity?) {
        self.activity = activity
        defer { self.activity = nil }
        let type = names.function(call)
        let fields = call.fields(of: activity)
        let name = CodeText.withoutControls(call.declaration.value)
        let summary =
            activity == nil
            ? "is the push \(name)." : call.summary(of: name) { CodeText.withoutControls($0) }.lowerFirst
        let description = activity == nil ? call.documentation : nil
        write(
            GoText.comment(["\(type) \(summary)", description, call.deprecation?.go].compactMap(\.self))
                + (fields.isEmpty
                    ? "type \(type) struct{}"
                    : "type \(type) struct {\n\(self.fields(fields.map { declaration(of: $0, in: call) }))}"))
        (statements, variables) = ([], ["v", "s", "options"])
        for field in fields { statements += check(field, in: call) }
        let kind = use(call.options.isForActivity && plan.forms.contains(.fcm) ? "ActivityPush" : "Push")
        let push = push(call, kind)
        let hasOptions = call.options.usesTime || hasSeveralBuilds && call.hasTopic
        let options = hasOptions ? "options ...\(use("Option"))" : ""
        use("sending")
        let start = hasOptions ? "s := \(use("newSending"))(options)" : "s := &sending{}"
        let lines = ([start] + statements).map { "\($0.indentedInGo)\n" }.joined()
        let result = GoText.layout.text(push, at: 11, level: 1, end: 0)
        write(
            """
            // Push makes the push. What APNs or the app would reject is an *Error.
            func (v \(type)) Push(\(options)) (*\(kind), error) {
            \(lines)\treturn \(result)
            }
            """)
        use("Error")
    }

    private mutating func declaration(of field: SenderField, in call: SenderCall) -> Declaration {
        let name = names.field(field, of: call)
        switch field.content {
        case .value(let parameter):
            let member = member(parameter)
            return Declaration(
                name: name, type: type(member.type, isOptional: member.isOptional, choice: member.choice),
                key: call.key(of: parameter), deprecation: member.deprecation)
        case .readyText(let parameter):
            return Declaration(
                name: name, type: field.isOptional ? "*string" : "string",
                documentation: "is what people read instead of \(CodeText.withoutControls(parameter.name.value)).")
        case .attributes: return Declaration(name: name, type: activity.map(names.attributes) ?? "")
        case .state: return Declaration(name: name, type: activity.map(names.state) ?? "")
        case .urgency: return Declaration(name: name, type: "bool")
        case .channel: return Declaration(name: name, type: "string")
        }
    }

    /// The statements that check what the payload doesn't have, and that values are there.
    private mutating func check(_ field: SenderField, in call: SenderCall) -> [String] {
        let name = names.field(field, of: call)
        let (code, place) = ("v.\(name)", GoText.literal(name))
        switch field.content {
        case .value(let parameter):
            let member = member(parameter)
            if let isThere = isThere(code, member) {
                return ["s.\(use("need"))(\(place), \(isThere))"]
                    + checkOfUnsent(code, parameter.type, member, at: place, in: call)
            }
            return checkOfUnsent(code, parameter.type, member, at: place, in: call)
        case .readyText(let parameter):
            // No items have no words.
            if case .list = parameter.type, !field.isOptional { return [] }
            guard field.isOptional else { return ["s.\(use("need"))(\(place), \(code) != \"\")"] }
            guard call.needsValue(of: parameter) else { return [] }
            let value = "v.\(names.parameter(parameter.name, of: call))"
            return ["\(use("asTextOf"))(s, \(place), \(code), \(value) != nil)"]
        case .channel where !field.isOptional: return ["s.\(use("need"))(\(place), \(code) != \"\")"]
        case .attributes, .state, .urgency, .channel: return []
        }
    }

    /// A value that only texts have.
    private mutating func checkOfUnsent(
        _ code: String, _ type: SenderType, _ member: Member, at place: String, in call: SenderCall
    ) -> [String] {
        guard !call.sentValues.contains(member.name.value) else { return [] }
        switch type {
        case .number, .date, .url, .choice(_, isOpen: false):
            let sent = sent(code, type, isOptional: member.isOptional, choice: member.choice, at: place)
            return [GoText.layout.text(sent, at: 4, level: 0, end: 0)]
        default: return []
        }
    }

    // MARK: The push

    private mutating func push(_ call: SenderCall, _ kind: String) -> CodeExpression {
        let object = use("object")
        let function = use(kind == "Push" ? "push" : "activityPush")
        let limit: CodeExpression =
            switch call.limit {
            case .always(let bytes): .code("\(bytes)")
            case .dependsOnChannel(let bytes, let bytesOfBroadcast):
                .call(use("choose"), "v.\(channel) == \"\"", "\(bytes)", "\(bytesOfBroadcast)")
            }
        let headers = call.headers.compactMap { header in
            value(of: header, in: call).map { value in
                CodeExpression.entry(GoText.literal(header.key), withPresence(value, header, in: call))
            }
        }
        let aps = expression(call.aps, in: call, key: "aps")
        let data = call.data.isEmpty ? .code("nil") : expression(.object(call.data), in: call, key: "data")
        return .call(
            "s.\(function)",
            [.code(GoText.literal(names.function(call))), limit, .list("\(object){", headers, "}"), aps, data])
    }

    var channel: String { "Channel" }

    private mutating func withPresence(_ value: CodeExpression, _ header: SenderHeader, in call: SenderCall)
        -> CodeExpression
    {
        switch (header.presence, call.options.channel) {
        case (.withChannel, .whereAvailable): .call(use("when"), [.code("v.\(channel) != \"\""), value])
        case (.withoutChannel, .whereAvailable): .call(use("when"), [.code("v.\(channel) == \"\""), value])
        default: value
        }
    }

    /// Nil if the schema doesn't say it.
    private mutating func value(of header: SenderHeader, in call: SenderCall) -> CodeExpression? {
        switch header.value {
        case .constant(let text): return .code(GoText.literal(text))
        case .topic(let suffix):
            guard let first = plan.builds.first else { return nil }
            guard hasSeveralBuilds else { return .code(GoText.literal(first.bundleIdentifier + suffix)) }
            return .call("s.\(use("topicOfApp"))", GoText.literal(suffix))
        case .text(let text):
            let text = expression(text, in: call, key: header.key)
            return header.byteLimit == nil ? text : .call("s.\(use("collapseID"))", [text])
        case .time(let seconds): return .call(use("integerText"), "\(use("secondsAfter"))(s, \(seconds))")
        case .priority(let urgent, let otherwise):
            return .call(use("choose"), "v.Urgent", GoText.literal(urgent), GoText.literal(otherwise))
        case .channel: return .call(use("asHeader"), "s", GoText.literal(channel), "v.\(channel)")
        }
    }
}

extension String {
    /// `starts the activity match.`
    fileprivate var lowerFirst: String { prefix(1).lowercased() + dropFirst() }
}
