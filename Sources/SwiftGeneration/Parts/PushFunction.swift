import AppleFacts
import NotificationSchema

extension SwiftGenerator {
    /// `push(…)`: the request to APNs, for Swift servers.
    func pushFunction(of notification: NamedNotification) -> SwiftDeclaration {
        let person: [SwiftCode] =
            isFormattedByServer(notification)
            ? ["locale personLocale: Foundation.Locale", "timeZone personTimeZone: Foundation.TimeZone"] : []
        let now: [SwiftCode] = notification.expiresLater ? ["now: Date = Date()"] : []
        return .extension(
            "\(schema.namespace).\(notification.type)",
            [
                .function(
                    "func push",
                    notification.variableParameters + person + now,
                    "\(effects(of: notification)) -> \(schema.namespace).Push",
                    documentation(of: notification),
                    pushBody(of: notification)
                )
            ]
        )
    }

    private func effects(of notification: NamedNotification) -> SwiftCode {
        notification.hasNumbers ? " throws(\(schema.namespace).UnsendableNumber)" : ""
    }

    private func documentation(of notification: NamedNotification) -> String {
        var text = "What a server sends."
        if notification.declaration.isLocalizedByDevice {
            text +=
                " It carries keys, and the device looks up the text. An installed app that lacks a key shows the key."
        }
        var parameters: [String] = []
        if isFormattedByServer(notification) {
            parameters.append("locale: The person's language and region, for dates and numbers in texts.")
            parameters.append("timeZone: The person's time zone.")
        }
        if notification.expiresLater {
            parameters.append("now: The time of sending, from which the expiration is computed.")
        }
        var notes = parameters.count == 1 ? ["- Parameter \(parameters[0])"] : []
        if parameters.count > 1 { notes = ["- Parameters:"] + parameters.map { "  - \($0)" } }
        if notification.hasNumbers {
            notes.append("- Throws: If a number is infinite or not a number: JSON has neither.")
        }
        if !notes.isEmpty { text += "\n\n" + notes.joined(separator: "\n") }
        return text
    }

    private func pushBody(of notification: NamedNotification) -> [SwiftStatement] {
        let json: SwiftCode = "[String: \(schema.namespace).JSON]"
        let push = [
            SwiftArgument("headers", .dictionary(headers(of: notification))), SwiftArgument("aps", "aps"),
            SwiftArgument(notification.hasNumbers ? "dataWithNumbers" : "data", "data"),
        ]
        return [.value("let aps: \(json) = ", .dictionary(aps(of: notification)))] + dataStatements(of: notification)
            + [.value("return \(notification.hasNumbers ? "try " : "")", .call("\(schema.namespace).Push", push))]
    }

    private func headers(of named: NamedNotification) -> [SwiftEntry] {
        let notification = named.declaration
        var headers = [
            SwiftEntry(PushHeader.pushType, notification.isShown ? "\"alert\"" : "\"background\""),
            SwiftEntry(PushHeader.priority, "\(literal: notification.priority.rawValue)"),
        ]
        if let topic = schema.model.app.bundleIdentifier {
            headers.append(SwiftEntry(PushHeader.topic, "\(literal: topic.value)"))
        }
        if let identifier = notification.collapseIdentifier {
            headers.append(SwiftEntry(PushHeader.collapseID, named.literal(identifier, in: schema.namespace)))
        }
        if let expiry = notification.expiry {
            headers.append(
                SwiftEntry(
                    PushHeader.expiration, expiry == 0 ? "\"0\"" : "String(Int(now.timeIntervalSince1970) + \(expiry))")
            )
        }
        return headers
    }

    /// The alert first, and texts for the system last.
    private func aps(of named: NamedNotification) -> [SwiftEntry] {
        let values = named.declaration.apsValues(in: schema.model)
        let alert = values.filter { $0.key.place == .alert }.flatMap { key, value in
            alertEntries(of: key, value, in: named) ?? [entry(of: key, value, in: named)]
        }
        let others = values.filter { $0.key.place == .aps && $0.value.template == nil }
            .sorted { $0.key.name < $1.key.name }
        let texts = values.filter { $0.key.place == .aps && $0.value.template != nil }
        return (alert.isEmpty ? [] : [SwiftEntry(PayloadKey.alert, object(alert))])
            + (others + texts).map { entry(of: $0.key, $0.value, in: named) }
    }

    /// Nil for keys that aren't texts for people.
    private func alertEntries(of key: APSKey, _ value: APSValue, in named: NamedNotification) -> [SwiftEntry]? {
        guard let part = NotificationText(rawValue: key.name), let template = value.template else { return nil }
        return alertEntries(of: part, template, in: named)
    }

    private func entry(of key: APSKey, _ value: APSValue, in named: NamedNotification) -> SwiftEntry {
        switch value {
        case .text(let template):
            SwiftEntry(key.name, ".string(\(named.literal(template, in: schema.namespace)))")
        case .identifier(let identifier): SwiftEntry(key.name, ".string(\(literal: identifier.value))")
        case .level(let level): SwiftEntry(key.name, ".string(\(literal: level.rawValue))")
        case .number(let number): SwiftEntry(key.name, ".number(\(number.value))")
        case .badge(let badge): SwiftEntry(key.name, ".integer(\(number(of: badge, in: named)))")
        case .sound(let sound): SwiftEntry(key.name, self.value(of: sound))
        case .flag: SwiftEntry(key.name, ".integer(1)")
        }
    }

    private func object(_ entries: [SwiftEntry]) -> SwiftExpression {
        .call(".object", [SwiftArgument(nil, .dictionary(entries))])
    }

    private func number(of badge: Badge, in notification: NamedNotification) -> SwiftCode {
        switch badge {
        case .number(let number):
            return "\(number.value)"
        case .template(let template):
            guard let name = template.placeholders.first?.name, let field = notification.field(named: name) else {
                return "0"
            }
            return "Int64(\(field.name)\(field.declaration.isOptional ? " ?? 0" : "" as SwiftCode))"
        }
    }

    private func value(of sound: Sound) -> SwiftExpression {
        let name: SwiftCode =
            switch sound.name {
            case .default: "\"default\""
            case .file(let file): "\(literal: file.value)"
            }
        guard sound.isCritical else { return .code(".string(\(name))") }
        var entries = [
            SwiftEntry(PayloadKey.critical, ".integer(1)"), SwiftEntry(PayloadKey.name, ".string(\(name))"),
        ]
        if let volume = sound.volume { entries.append(SwiftEntry(PayloadKey.volume, ".number(\(volume.value))")) }
        return object(entries)
    }
}

extension NamedNotification {
    /// Whether the expiration depends on the time of sending.
    var expiresLater: Bool { declaration.expiry.map { $0 > 0 } ?? false }
}
