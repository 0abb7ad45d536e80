import NotificationSchema

extension SwiftGenerator {
    /// `push(…)`: the request to APNs, for Swift servers.
    func pushFunction(of notification: NamedNotification) -> SwiftDeclaration {
        .extension(
            "\(schema.namespace).\(notification.type)",
            [
                .function(
                    "func push",
                    notification.variableParameters,
                    " -> \(schema.namespace).Push",
                    "What a server sends.",
                    pushBody(of: notification)
                )
            ]
        )
    }

    private func pushBody(of notification: NamedNotification) -> [SwiftStatement] {
        let optional = notification.data.filter(\.field.isOptional)
        let data: SwiftExpression = .dictionary(
            [
                (
                    key: "\(literal: schema.schema.app.notificationKey)",
                    value: .code(".string(\(literal: notification.identifier))")
                )
            ]
                + notification.data.filter { !$0.field.isOptional }.map { field in
                    (
                        key: "\(literal: field.field.key)",
                        value: .code(field.json(of: SwiftCode(field.name), in: schema.namespace))
                    )
                }
        )
        let assignments = optional.map { field -> SwiftStatement in
            let value = field.json(of: "$0", in: schema.namespace)
            return "data[\(literal: field.field.key)] = \(field.name).map { \(value) }"
        }
        return [
            .value("let aps: [String: \(schema.namespace).JSON] = ", aps(of: notification)),
            .value(
                "\(optional.isEmpty ? "let" : "var" as SwiftCode) data: [String: \(schema.namespace).JSON] = ", data),
        ] + assignments + [
            .value(
                "return ",
                .call(
                    "\(schema.namespace).Push",
                    [
                        SwiftArgument("headers", headers(of: notification)),
                        SwiftArgument("aps", "aps"),
                        SwiftArgument("data", "data"),
                    ]))
        ]
    }

    private func headers(of notification: NamedNotification) -> SwiftExpression {
        var headers: [(key: SwiftCode, value: SwiftExpression)] = [
            (key: "\"apns-push-type\"", value: .code("\"alert\"")),
            (key: "\"apns-priority\"", value: .code(notification.notification.level == .passive ? "\"5\"" : "\"10\"")),
        ]
        if let topic = schema.schema.app.bundleIdentifier {
            headers.append((key: "\"apns-topic\"", value: .code("\(literal: topic.value)")))
        }
        return .dictionary(headers)
    }

    private func aps(of named: NamedNotification) -> SwiftExpression {
        let notification = named.notification
        var entries: [(key: SwiftCode, value: SwiftExpression)] = []
        let alert = [
            ("title", notification.title), ("subtitle", notification.subtitle), ("body", notification.bodyText),
        ]
        .compactMap { key, template in
            template.map {
                (
                    key: "\(literal: key)" as SwiftCode,
                    value: SwiftExpression.code(".string(\(named.literal($0, in: schema.namespace)))")
                )
            }
        }
        if !alert.isEmpty {
            entries.append((key: "\"alert\"", value: .call(".object", [SwiftArgument(nil, .dictionary(alert))])))
        }
        if let badge = notification.badge {
            entries.append((key: "\"badge\"", value: .code(".integer(\(badgeValue(badge, of: named)))")))
        }
        if let category = named.category {
            entries.append(
                (key: "\"category\"", value: .code(".string(\(literal: category.category.identifier.value))")))
        }
        if let level = notification.interruptionLevel {
            entries.append((key: "\"interruption-level\"", value: .code(".string(\(literal: level.value.rawValue))")))
        }
        if let sound = notification.sound { entries.append((key: "\"sound\"", value: soundValue(sound))) }
        if let thread = notification.threadIdentifier {
            entries.append(
                (key: "\"thread-id\"", value: .code(".string(\(named.literal(thread, in: schema.namespace)))")))
        }
        return .dictionary(entries)
    }

    private func badgeValue(_ badge: Badge, of notification: NamedNotification) -> SwiftCode {
        switch badge {
        case .number(let number):
            return "\(number.value)"
        case .template(let template):
            guard let name = template.placeholders.first?.name, let field = notification.field(named: name) else {
                return "0"
            }
            return "Int64(\(field.name)\(field.field.isOptional ? " ?? 0" : "" as SwiftCode))"
        }
    }

    private func soundValue(_ sound: Sound) -> SwiftExpression {
        let name: SwiftCode
        switch sound.name {
        case .default: name = "\"default\""
        case .file(let file): name = "\(literal: file.value)"
        }
        guard sound.isCritical else { return .code(".string(\(name))") }
        var entries: [(key: SwiftCode, value: SwiftExpression)] = [
            (key: "\"critical\"", value: .code(".integer(1)")),
            (key: "\"name\"", value: .code(".string(\(name))")),
        ]
        if let volume = sound.volume { entries.append((key: "\"volume\"", value: .code(".number(\(volume.value))"))) }
        return .call(".object", [SwiftArgument(nil, .dictionary(entries))])
    }
}
