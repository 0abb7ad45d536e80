import AppleFacts
import Basics
import NotificationSchema
import Payloads

extension SwiftGenerator {
    /// `push(…)`: the request to APNs, for Swift servers.
    func pushFunction(of notification: NamedNotification) -> SwiftDeclaration {
        var person: [SwiftCode] = []
        if isFormattedByServer(notification) { person.append("locale personLocale: Foundation.Locale") }
        if isTimeWrittenByServer(notification) { person.append("timeZone personTimeZone: Foundation.TimeZone") }
        let now: [SwiftCode] = notification.expiresLater ? ["\(notification.free("now")): Date = Date()"] : []
        return .function(
            "func \(notification.free("push"))",
            parameters: notification.variableParameters + person + now,
            result: "\(notification.hasNumbers ? " throws(UnsendableNumber)" : "") -> Push",
            documentation: documentation(of: notification),
            body: formatting(of: notification, by: .server) + [.value("return ", push(notification))]
        ).deprecated(notification.declaration.deprecation)
    }

    /// Nil if the types say everything.
    private func documentation(of notification: NamedNotification) -> String? {
        let now: SwiftCode = "`\(notification.free("now"))`, from which the expiration is computed"
        let isFormatted = isFormattedByServer(notification)
        var text = "The push that a server sends"
        if notification.expiresLater, !isFormatted { text += " at \(now.text)" }
        text += "."
        if notification.declaration.isLocalizedByDevice {
            text +=
                " It carries keys, and the device looks up the text. An installed app that lacks a key shows the key."
        } else if !notification.expiresLater, !isFormatted {
            return nil
        }
        guard isFormatted else { return text }
        var parameters = ["locale: The person's language and region, for dates and numbers in texts."]
        if isTimeWrittenByServer(notification) { parameters.append("timeZone: The person's time zone.") }
        if notification.expiresLater {
            parameters.append(
                "\(notification.free("now").text): The time of sending, from which the expiration is computed.")
        }
        guard parameters.count > 1 else { return "\(text)\n\n- Parameter \(parameters[0])" }
        return "\(text)\n\n- Parameters:\n" + parameters.map { "  - \($0)" }.joined(separator: "\n")
    }

    private func push(_ notification: NamedNotification) -> SwiftExpression {
        let plan = PushPlan(notification.declaration, in: schema.model)
        // Texts for the system last.
        let aps = plan.aps.filter { !$0.isText }.sorted { $0.key < $1.key } + plan.aps.filter(\.isText)
        func entries(_ entries: [PushPlan.Entry]) -> SwiftExpression {
            .dictionary(entries.map { SwiftEntry($0.key, json(of: $0.value, in: notification)) })
        }
        func headers(where isSuch: (PushPlan.Entry) -> Bool) -> [SwiftEntry] {
            plan.headers.filter(isSuch).map { SwiftEntry($0.key, header($0.value, in: notification)) }
        }
        guard let identifier = plan.identifier else {
            // There are no usual headers to complete.
            let all = headers { $0.key != PushHeader.priority } + headers { $0.key == PushHeader.priority }
            return .call("Push", [SwiftArgument("aps", entries(aps)), SwiftArgument("headers", .dictionary(all))])
        }
        let unusual = headers { !$0.isUsual }
        return .call(
            notification.hasNumbers ? "try Push" : "Push",
            [
                SwiftArgument(nil, "\(literal: identifier)"),
                SwiftArgument(notification.hasNumbers ? "withNumbers" : nil, "_wireMembers"),
            ]
                + (plan.alert.isEmpty ? [] : [SwiftArgument("alert", entries(plan.alert))])
                + [SwiftArgument("aps", entries(aps))]
                + (unusual.isEmpty ? [] : [SwiftArgument("headers", .dictionary(unusual))]))
    }

    /// A header, as a `String`.
    private func header(_ value: PushPlan.Value, in named: NamedNotification) -> SwiftExpression {
        switch value {
        case .text(let template): .code(named.literal(template, in: schema.namespace))
        case .time(let seconds): .code("String(Int(\(named.free("now")).timeIntervalSince1970) + \(seconds))")
        default: json(of: value, in: named)
        }
    }

    private func json(of value: PushPlan.Value, in named: NamedNotification) -> SwiftExpression {
        switch value {
        case .constant(let json): json.swift
        case .text(let template): .code(named.literal(template, in: schema.namespace).json)
        case .words(let template): words(template, sentBy: named).json
        case .key(let texts, let template): key(of: template, among: texts, sentBy: named).json
        case .arguments(let texts, let template):
            .call(".array", [SwiftArgument(nil, arguments(of: template, among: texts, sentBy: named))])
        case .data(let template): .code(self.json(of: template, in: named))
        case .count(let template): .code(".integer(\(number(of: template, in: named)))")
        case .time: .code(".null")
        }
    }

    private func number(of template: Template, in notification: NamedNotification) -> SwiftCode {
        guard let name = template.placeholders.first?.name, let field = notification.field(named: name) else {
            return "0"
        }
        return "Int64(\(field.value)\(field.declaration.isOptional ? " ?? 0" : "" as SwiftCode))"
    }

    /// A string or a number in data. Without the value, null, which isn't sent.
    private func json(of template: Template, in notification: NamedNotification) -> SwiftCode {
        guard let name = template.placeholders.first?.name, let field = notification.field(named: name) else {
            return ".null"
        }
        func json(_ value: SwiftCode) -> SwiftCode {
            if case .scalar(.number) = field.type { return ".number(\(value))" }
            return ".string(\(field.type.wireValue(of: value, in: schema.namespace)))"
        }
        guard field.declaration.isOptional else { return json(field.value) }
        return "\(field.value).map { \(json("$0")) } ?? .null"
    }
}

extension PushPlan.Entry {
    fileprivate var isText: Bool { if case .text = value { true } else { false } }

    /// Whether it is a header that every push has unless another value is given.
    fileprivate var isUsual: Bool {
        switch value {
        case .constant(.string(PushType.alert.rawValue)): key == PushHeader.pushType
        case .constant(.string(Priority.immediate.rawValue)): key == PushHeader.priority
        default: false
        }
    }
}

extension JSONValue {
    /// As `JSON`, of which a string literal is one.
    var swift: SwiftExpression {
        switch self {
        case .string(let text): .code("\(literal: text)")
        case .integer(let number): .code(".integer(\(number))")
        case .number(let number): .code(".number(\(number))")
        case .bool(let flag): .code(flag ? ".bool(true)" : ".bool(false)")
        case .null: .code(".null")
        case .array(let items): .call(".array", [SwiftArgument(nil, .array(items.map(\.swift)))])
        case .object(let entries):
            .call(".object", [SwiftArgument(nil, .dictionary(entries.map { SwiftEntry($0, $1.swift) }))])
        }
    }
}

extension NamedNotification {
    /// Whether the expiration depends on the time of sending.
    var expiresLater: Bool { declaration.expiry.map { $0 > 0 } ?? false }
}

extension SwiftCode {
    /// A `String` as `JSON`: a literal is both.
    var json: SwiftCode { text.hasPrefix("\"") ? self : ".string(\(self))" }
}

extension SwiftExpression {
    /// A `String` as `JSON`.
    var json: SwiftExpression {
        switch self {
        case .code(let code): .code(code.json)
        case .choice(let condition, let value, let otherwise):
            .choice(condition, value.json, otherwise: otherwise.json)
        case .call, .array, .dictionary: .call(".string", [SwiftArgument(nil, self)])
        }
    }
}
