import AppleFacts
import NotificationSchema

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
            body: [.value("return ", push(notification))]
        )
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
        let (alert, aps, headers) = (
            alert(of: notification), aps(of: notification), headers(of: notification)
        )
        guard notification.declaration.delivery.hasData else {
            // There are no usual headers to complete.
            let priority = SwiftEntry(PushHeader.priority, "\(literal: notification.declaration.priority.rawValue)")
            let others = headers.filter { $0.key != priority.key }
            return .call(
                "Push",
                [SwiftArgument("aps", .dictionary(aps)), SwiftArgument("headers", .dictionary(others + [priority]))])
        }
        return .call(
            notification.hasNumbers ? "try Push" : "Push",
            [
                SwiftArgument(nil, "\(literal: notification.identifier)"),
                SwiftArgument(notification.hasNumbers ? "withNumbers" : nil, "wireMembers"),
            ]
                + (alert.isEmpty ? [] : [SwiftArgument("alert", .dictionary(alert))])
                + [SwiftArgument("aps", .dictionary(aps))]
                + (headers.isEmpty ? [] : [SwiftArgument("headers", .dictionary(headers))]))
    }

    /// Those that aren't the usual ones of an alert.
    private func headers(of named: NamedNotification) -> [SwiftEntry] {
        let notification = named.declaration
        var headers: [SwiftEntry] = []
        let type = notification.delivery.pushType
        if type != .alert { headers.append(SwiftEntry(PushHeader.pushType, "\(literal: type.rawValue)")) }
        if notification.priority != .immediate {
            headers.append(SwiftEntry(PushHeader.priority, "\(literal: notification.priority.rawValue)"))
        }
        if let identifier = notification.collapseIdentifier {
            headers.append(SwiftEntry(PushHeader.collapseID, named.literal(identifier, in: schema.namespace)))
        }
        if let expiry = notification.expiry {
            headers.append(
                SwiftEntry(
                    PushHeader.expiration,
                    expiry == 0 ? "\"0\"" : "String(Int(\(named.free("now")).timeIntervalSince1970) + \(expiry))")
            )
        }
        return headers
    }

    private func alert(of named: NamedNotification) -> [SwiftEntry] {
        named.declaration.apsValues(in: schema.model).filter { $0.key.place == .alert }.flatMap { key, value in
            alertEntries(of: key, value, in: named) ?? [entry(of: key, value, in: named)]
        }
    }

    /// Texts for the system last.
    private func aps(of named: NamedNotification) -> [SwiftEntry] {
        let values = named.declaration.apsValues(in: schema.model).filter { $0.key.place == .aps }
        let others = values.filter { $0.value.template == nil }.sorted { $0.key.name < $1.key.name }
        let texts = values.filter { $0.value.template != nil }
        return (others + texts).map { entry(of: $0.key, $0.value, in: named) }
    }

    /// Nil for keys that aren't texts for people.
    private func alertEntries(of key: APSKey, _ value: APSValue, in named: NamedNotification) -> [SwiftEntry]? {
        guard let part = NotificationText(rawValue: key.name), let template = value.template else { return nil }
        return alertEntries(of: part, template, in: named)
    }

    private func entry(of key: APSKey, _ value: APSValue, in named: NamedNotification) -> SwiftEntry {
        switch value {
        case .text(let template):
            SwiftEntry(key.name, named.literal(template, in: schema.namespace).json)
        case .identifier(let identifier): SwiftEntry(key.name, "\(literal: identifier.value)")
        case .level(.value(let level)): SwiftEntry(key.name, "\(literal: level.value.rawValue)")
        case .number(.value(let number)): SwiftEntry(key.name, ".number(\(number.value))")
        case .level(.template(let template)), .number(.template(let template)):
            SwiftEntry(key.name, json(of: template, in: named))
        case .badge(let badge): SwiftEntry(key.name, ".integer(\(number(of: badge, in: named)))")
        case .sound(let sound):
            SwiftEntry(key.name, sound.template.map { .code(json(of: $0, in: named)) } ?? self.value(of: sound))
        case .flag: SwiftEntry(key.name, ".integer(1)")
        case .yes: SwiftEntry(key.name, ".bool(true)")
        }
    }

    private func number(of badge: Badge, in notification: NamedNotification) -> SwiftCode {
        switch badge {
        case .value(let number):
            return "\(number.value)"
        case .template(let template):
            guard let name = template.placeholders.first?.name, let field = notification.field(named: name) else {
                return "0"
            }
            return "Int64(\(field.name)\(field.declaration.isOptional ? " ?? 0" : "" as SwiftCode))"
        }
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
        guard field.declaration.isOptional else { return json(SwiftCode(field.name)) }
        return "\(field.name).map { \(json("$0")) } ?? .null"
    }

    private func value(of sound: Sound) -> SwiftExpression {
        let name: SwiftCode = "\(literal: sound.name.text)"
        guard sound.isCritical else { return .code(name) }
        var entries = [
            SwiftEntry(PayloadKey.critical, ".integer(1)"), SwiftEntry(PayloadKey.name, name),
        ]
        if let volume = sound.volume { entries.append(SwiftEntry(PayloadKey.volume, ".number(\(volume.value))")) }
        return .call(".object", [SwiftArgument(nil, .dictionary(entries))])
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
