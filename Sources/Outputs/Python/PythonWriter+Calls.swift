import Basics
import NotificationSchema
import Senders

// A function for each push.
extension PythonWriter {
    mutating func write(_ call: SenderCall) {
        var parameters: [String] = []
        var checks: [String] = []
        for parameter in call.parameters where call.needsValue(of: parameter) {
            let name = names.parameter(parameter.name, of: call)
            parameters.append(self.parameter(name, parameter.type, parameter.isOptional))
            let isShown = call.shownValues.contains { $0.parameter == parameter.name.value }
            if !call.sentValues.contains(parameter.name.value) || isShown {
                checks += check(name, parameter.type, parameter.isOptional)
            }
        }
        for parameter in call.readyTexts {
            let name = names.readyText(parameter.name)
            parameters.append(self.parameter(name, .string, parameter.isOptional))
            guard parameter.isOptional, call.needsValue(of: parameter) else {
                checks += check(name, .string, parameter.isOptional)
                continue
            }
            let value = names.parameter(parameter.name, of: call)
            checks.append("    \(name) = \(use("_as_text_of"))(\(PythonText.literal(name)), \(name), \(value))")
        }
        write(
            call, parameters: [], keywords: parameters,
            documentation: ["The push `\(call.declaration.value)`."] + [call.documentation].compactMap(\.self), checks)
    }

    mutating func write(_ activity: SenderActivity) {
        let name = activity.name.value
        func object(_ type: String, _ writer: String, _ words: String, _ parameters: [SenderParameter]) {
            guard !parameters.isEmpty else { return }
            writeObject(
                type, writer,
                documentation: ["The \(words) of the activity `\(name)`."]
                    + [activity.documentation].compactMap(\.self),
                parameters.map {
                    Member(name: $0.name, type: $0.type, isOptional: $0.isOptional, deprecation: $0.deprecation)
                })
        }
        if activity.calls.contains(where: \.isStart) {
            object(names.attributes(activity), names.writerOfAttributes(activity), "attributes", activity.attributes)
        }
        object(names.state(activity), names.writerOfState(activity), "state", activity.state)
        for call in activity.calls {
            var parameters: [String] = []
            var keywords: [String] = []
            var checks: [String] = []
            if call.isStart {
                if !activity.attributes.isEmpty { parameters.append("attributes: \(names.attributes(activity))") }
            } else {
                for parameter in call.parameters where activity.isAttribute(parameter) {
                    let name = names.parameter(parameter.name, of: call)
                    keywords.append(self.parameter(name, parameter.type, parameter.isOptional))
                    checks += check(name, parameter.type, parameter.isOptional)
                }
            }
            if !activity.state.isEmpty { parameters.append("state: \(names.state(activity))") }
            self.activity = activity
            write(
                call, parameters: parameters, keywords: keywords,
                documentation: [call.summary(of: "`\(name)`") { "`\($0)`" }],
                checks)
            self.activity = nil
        }
    }

    private mutating func parameter(_ name: String, _ type: SenderType, _ isOptional: Bool) -> String {
        "\(name): \(self.type(type, isOptional: isOptional))" + (isOptional ? " = None" : "")
    }

    /// Checks a parameter that only texts have. Dates, decimals and UUIDs are checked where texts have them.
    private mutating func check(_ name: String, _ type: SenderType, _ isOptional: Bool) -> [String] {
        let place = PythonText.literal(name)
        switch type {
        case .choice(_, isOpen: false):
            let call = checked(name, type, at: place)
            return isOptional
                ? ["    if \(name) is not None:", "        \(call.text(at: 8, indent: 8))"]
                : ["    \(call.text(at: 4, indent: 4))"]
        case .string, .choice, .url, .integer, .number, .boolean:
            let call = checked(name, type, at: place)
            let value = isOptional ? .unlessNone(name, call) : call
            return ["    \(name) = \(value.text(at: name.count + 7, indent: 4))"]
        case .decimal, .date, .uuid, .list, .structure, .jsonText, .any: return []
        }
    }

    // MARK: Functions

    /// - Parameters:
    ///   - parameters: Those that may be given without their names.
    ///   - keywords: Those that may not.
    private mutating func write(
        _ call: SenderCall, parameters: [String], keywords: [String], documentation: [String], _ checks: [String]
    ) {
        let keywords = keywords + options(of: call)
        let all = parameters + (keywords.isEmpty ? [] : ["*"] + keywords)
        let kind = use(kind(of: call))
        let function = names.function(call)
        let line = "def \(function)(\(all.joined(separator: ", "))) -> \(kind):"
        let deprecated = call.parameters.compactMap { parameter in
            call.options.isForActivity
                ? nil
                : parameter.deprecation.map {
                    "`\(names.parameter(parameter.name, of: call))` is deprecated\($0.reason)"
                }
        }
        let notes = (call.deprecation.map { ["It is deprecated\($0.reason)"] } ?? []) + deprecated
        shown = [:]
        let push = push(call, kind).text(at: 11, indent: 4)
        write(
            [
                line.count <= PythonText.width
                    ? line : "def \(function)(\n\(all.map { "    \($0),\n" }.joined())) -> \(kind):",
                PythonText.docstring(documentation + notes, indent: "    "),
            ] + checks + moment(of: call) + shownValues(of: call) + ["    return \(push)"])
    }

    /// Times of one push are counted from the same moment.
    private mutating func moment(of call: SenderCall) -> [String] {
        guard call.options.usesTime, call.timeCount > 1 else { return [] }
        return ["    at = at or \(use("datetime")).now(\(use("timezone")).utc)"]
    }

    private mutating func options(of call: SenderCall) -> [String] {
        var options: [String] = []
        if call.options.hasUrgency { options.append("urgent: bool = False") }
        switch call.options.channel {
        case .never: break
        case .always: options.append("channel: str")
        case .whereAvailable: options.append("channel: str | None = None")
        }
        if hasSeveralBuilds, call.hasTopic, let name = plan.builds.first?.name?.value {
            options.append("app: App = \(PythonText.literal(name))")
        }
        if call.options.usesTime { options.append("at: \(use("datetime")) | None = None") }
        return options
    }

    /// The class of the result.
    private func kind(of call: SenderCall) -> String {
        guard plan.forms.contains(.fcm) else { return "Push" }
        return call.options.isForActivity ? "ActivityPush" : "NotificationPush"
    }

    private mutating func push(_ call: SenderCall, _ kind: String) -> PythonExpression {
        // Values are checked before texts have them: first those of data, or of the state and the attributes.
        var arguments = [
            PythonArgument(nil, .code(kind)), PythonArgument(nil, .string(names.function(call))),
        ]
        if !call.data.isEmpty { arguments.append(PythonArgument("data", expression(.object(call.data), in: call))) }
        arguments += [
            PythonArgument("aps", expression(call.aps, in: call)), PythonArgument("headers", headers(of: call)),
        ]
        if let limit = byteLimit(of: call) { arguments.append(PythonArgument("limit", limit)) }
        return .call(use("_push"), arguments)
    }

    /// Nil for the usual one.
    private func byteLimit(of call: SenderCall) -> PythonExpression? {
        switch call.limit {
        case .always(let limit): limit == 4096 ? nil : .code("\(limit)")
        case .dependsOnChannel(let limit, let limitOfBroadcast):
            .choice("channel is None", .code("\(limit)"), otherwise: .code("\(limitOfBroadcast)"))
        }
    }

    private mutating func headers(of call: SenderCall) -> PythonExpression {
        .dictionary(
            call.headers.compactMap { header in
                guard let value = value(of: header, in: call) else { return nil }
                switch (header.presence, call.options.channel) {
                case (.withChannel, .whereAvailable):
                    if case .channel = header.value { return PythonEntry(header.key, value) }
                    return PythonEntry(header.key, .unlessNone("channel", value))
                case (.withoutChannel, .whereAvailable):
                    return PythonEntry(header.key, .choice("channel is None", value, otherwise: .code("None")))
                default: return PythonEntry(header.key, value)
                }
            })
    }

    /// Nil if the schema doesn't say it.
    private mutating func value(of header: SenderHeader, in call: SenderCall) -> PythonExpression? {
        switch header.value {
        case .constant(let text): return .string(text)
        case .topic(let suffix):
            guard let first = plan.builds.first else { return nil }
            guard hasSeveralBuilds else { return .string(first.bundleIdentifier + suffix) }
            let topic = "\(use("_topic"))(app)"
            return .code(suffix.isEmpty ? topic : PythonText.format([.code(topic), .text(suffix)]))
        case .text(let text):
            let text = expression(text, in: call)
            return header.byteLimit == nil ? text : .call(use("_collapse_id"), text)
        case .time(let seconds): return .call("str", .code("\(use("_seconds_after"))(at, \(seconds))"))
        case .priority(let urgent, let otherwise):
            return .choice("urgent", .string(urgent), otherwise: .string(otherwise))
        case .channel:
            let value = PythonExpression.call(use("_as_header"), .string("channel"), .code("channel"))
            return call.options.channel == .whereAvailable ? .unlessNone("channel", value) : value
        }
    }
}
