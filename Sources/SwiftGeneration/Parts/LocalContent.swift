import AppleFacts
import NotificationSchema
import SwiftNaming

extension SwiftGenerator {
    /// The content of each notification that the device makes, and the request of a local one.
    func builtContent(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        let built = declared.notifications.filter(isBuilt)
        guard !built.isEmpty else { return [] }
        return [.mark("Content")] + built.map(builders)
    }

    /// Whether the app makes it, or the service extension from an encrypted push.
    func isBuilt(_ notification: NamedNotification) -> Bool {
        switch notification.declaration.delivery {
        case .local: true
        case .extension: schema.hasServiceExtension
        case .remote: schema.hasServiceExtension && schema.decrypted.contains(notification.name)
        case .background: false
        }
    }

    private func builders(of notification: NamedNotification) -> SwiftDeclaration {
        let parameters = notification.variableParameters
        let collapseIdentifier = notification.declaration.collapseIdentifier.map {
            notification.literal($0, in: schema.namespace)
        }
        let isThrowing = notification.declaration.delivery == .local && !notification.attachments.isEmpty
        let content = SwiftDeclaration.function(
            "func content",
            parameters,
            "\(isThrowing ? " throws" : "") -> UNMutableNotificationContent",
            "The content that people see, with its data.",
            contentBody(of: notification)
        )
        guard notification.declaration.delivery == .local else {
            return .extension("\(schema.namespace).\(notification.type)", [content.hidden])
        }
        let arguments = notification.variables.map { SwiftArgument("\(member: $0.name)", "\($0.name)") }
        let hasIdentifier = notification.variables.contains { $0.name.text == "identifier" }
        let identifier: SwiftCode = hasIdentifier ? "requestIdentifier" : "identifier"
        return .extension(
            "\(schema.namespace).\(notification.type)",
            [
                content,
                .function(
                    "func request",
                    parameters + (collapseIdentifier == nil ? ["\(identifier): String = UUID().uuidString"] : [])
                        + ["trigger: UNNotificationTrigger?"],
                    "\(isThrowing ? " throws" : "") -> UNNotificationRequest",
                    "A request to add to the notification center. A later request with the same identifier replaces it.",
                    [
                        .value(
                            "return ",
                            .call(
                                "UNNotificationRequest",
                                [
                                    SwiftArgument("identifier", collapseIdentifier ?? identifier),
                                    SwiftArgument("content", .call(isThrowing ? "try content" : "content", arguments)),
                                    SwiftArgument("trigger", "trigger"),
                                ]))
                    ]
                ),
            ]
        )
    }

    private func contentBody(of named: NamedNotification) -> [SwiftStatement] {
        let isLocal = named.declaration.delivery == .local
        return ["let content = UNMutableNotificationContent()"] + properties(of: named)
            + (isLocal ? attachmentStatements(of: named) : []) + userInfo(of: named) + ["return content"]
    }

    /// The values of Apple's keys as properties of the content. Not every platform has all of them.
    private func properties(of named: NamedNotification) -> [SwiftStatement] {
        named.declaration.apsValues(in: schema.model).flatMap { key, value -> [SwiftStatement] in
            guard let property = key.property else { return [] }
            let statements = statements(setting: property, of: key, to: value, in: named)
            guard let availability = property.availability else { return statements }
            return excluding(availability, guarded(availability, statements))
        }
    }

    private func statements(
        setting property: APSKey.Property,
        of key: APSKey,
        to value: APSValue,
        in named: NamedNotification
    ) -> [SwiftStatement] {
        let property = SwiftCode(stringLiteral: property.name)
        switch value {
        case .text(let template):
            guard let part = NotificationText(rawValue: key.name) else {
                return ["content.\(property) = \(named.literal(template, in: schema.namespace))"]
            }
            return [.value("content.\(property) = ", self.value(of: part, template, in: named))]
        case .identifier(let identifier): return ["content.\(property) = \(literal: identifier.value)"]
        case .level(let level): return ["content.\(property) = .\(levelName(level))"]
        case .number(let number): return ["content.\(property) = \(number.value)"]
        case .badge(.number(let number)): return ["content.\(property) = NSNumber(value: \(number.value))"]
        case .badge(.template(let template)): return badge(template, of: named)
        case .sound(let sound): return soundStatements(sound)
        case .flag: return ["content.\(property) = true"]
        }
    }

    private func badge(_ template: Template, of notification: NamedNotification) -> [SwiftStatement] {
        guard let name = template.placeholders.first?.name, let field = notification.field(named: name) else {
            return []
        }
        return field.declaration.isOptional
            ? ["content.badge = \(field.name).map(NSNumber.init(value:))"]
            : ["content.badge = NSNumber(value: \(field.name))"]
    }

    private func levelName(_ level: InterruptionLevel) -> SwiftCode {
        switch level {
        case .passive: "passive"
        case .active: "active"
        case .timeSensitive: "timeSensitive"
        case .critical: "critical"
        }
    }

    private func soundStatements(_ sound: Sound) -> [SwiftStatement] {
        let volume = sound.volume.map { "withAudioVolume: \($0.value)" as SwiftCode }
        switch (sound.name, sound.isCritical) {
        case (.default, false):
            return ["content.sound = .default"]
        case (.default, true):
            return ["content.sound = \(volume.map { ".defaultCriticalSound(\($0))" } ?? ".defaultCritical")"]
        case (.file(let file), false):
            return excluding(
                .namedSound,
                ["content.sound = UNNotificationSound(named: UNNotificationSoundName(\(literal: file.value)))"],
                otherwise: ["content.sound = .default"]
            )
        case (.file(let file), true):
            let name: SwiftCode = "UNNotificationSoundName(\(literal: file.value))"
            return excluding(
                .namedCriticalSound,
                ["content.sound = .criticalSoundNamed(\(name)\(volume.map { ", \($0)" } ?? ""))"],
                otherwise: ["content.sound = \(volume.map { ".defaultCriticalSound(\($0))" } ?? ".defaultCritical")"]
            )
        }
    }

    private func userInfo(of named: NamedNotification) -> [SwiftStatement] {
        guard !named.hasObjects else {
            return dataStatements(of: named) + ["content.userInfo = data.mapValues(\\.propertyList)"]
        }
        let identifier = SwiftEntry(schema.model.app.notificationKey, "\(literal: named.identifier)")
        let required = named.data.filter { !$0.declaration.isOptional }.map { field in
            SwiftEntry(field.declaration.key, field.type.wireValue(of: SwiftCode(field.name), in: schema.namespace))
        }
        let variables = named.keptVariables.map { variable -> SwiftEntry in
            let value = variable.type.wireValue(of: SwiftCode(variable.name), in: schema.namespace)
            return SwiftEntry(variable.variableKey, value)
        }
        let optional = named.data.filter(\.declaration.isOptional).map { field -> SwiftStatement in
            let value = field.type.wireValue(of: "value", in: schema.namespace)
            return .block(
                "if let value = \(field.name)", ["content.userInfo[\(literal: field.declaration.key)] = \(value)"])
        }
        return [.value("content.userInfo = ", .dictionary([identifier] + required + variables))] + optional
    }
}

extension NamedNotification {
    /// Whether its data contain lists, structs or nested keys.
    var hasObjects: Bool { data.contains { !$0.type.isScalar || $0.declaration.path.isNested } }
}
