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
        case .background, .widgets, .controls, .location, .pushToTalk, .voip: false
        }
    }

    private func builders(of notification: NamedNotification) -> SwiftDeclaration {
        let parameters = notification.variableParameters
        let collapseIdentifier = notification.declaration.collapseIdentifier.map {
            notification.literal($0, in: schema.namespace)
        }
        let effects = notification.localEffects
        let contentFunction = SwiftDeclaration.function(
            "func \(notification.free("content"))",
            parameters: parameters,
            result:
                "\(effects.declared) -> \(effects.isAsync ? "UNNotificationContent" : "UNMutableNotificationContent")",
            documentation: effects.isAsync
                ? """
                The content that people see, with its data, as a message or a call of its sender. Nothing may change it.

                - Throws: What `INInteraction.donate()` and `updating(from:)` do.
                """ : "The content that people see, with its data.",
            body: contentBody(of: notification)
        )
        guard notification.declaration.delivery == .local else {
            return .extension("\(schema.namespace).\(notification.type)", [contentFunction.hidden])
        }
        let deprecation = notification.declaration.deprecation
        let arguments = notification.variables.map { SwiftArgument("\(member: $0.name)", "\($0.name)") }
        let identifier = notification.free("identifier")
        let trigger = notification.free("trigger")
        let content: SwiftCode = "\(effects.called)\(notification.free("content"))"
        return .extension(
            "\(schema.namespace).\(notification.type)",
            [
                // The service extension makes this content, too, if a push can become the notification.
                contentFunction.deprecated(schema.decrypted.contains(notification.name) ? nil : deprecation),
                .function(
                    "func \(notification.free("request"))",
                    parameters: parameters
                        + (collapseIdentifier == nil ? ["\(identifier): String = UUID().uuidString"] : [])
                        + ["\(trigger): UNNotificationTrigger?"],
                    result: "\(effects.declared) -> UNNotificationRequest",
                    documentation:
                        "A request to add to the notification center. A later request with the same identifier replaces it.",
                    body: [
                        .value(
                            "return ",
                            .call(
                                "UNNotificationRequest",
                                [
                                    SwiftArgument("identifier", collapseIdentifier ?? identifier),
                                    SwiftArgument("content", .call(content, arguments)),
                                    SwiftArgument("trigger", trigger),
                                ]))
                    ]
                ).deprecated(deprecation),
            ] + scheduleFunction(of: notification, identifier: collapseIdentifier == nil ? identifier : nil)
        )
    }

    private func contentBody(of named: NamedNotification) -> [SwiftStatement] {
        let isLocal = named.declaration.delivery == .local
        let content = named.free("content")
        return ["let \(content) = UNMutableNotificationContent()"] + formatting(of: named, by: .device)
            + properties(of: named)
            + (isLocal ? attachmentStatements(of: named) : []) + userInfo(of: named)
            + (isLocal ? communicatingLocally(content, of: named) : ["return \(content)"])
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
        let content = named.free("content")
        switch value {
        case .text(let template):
            guard let part = NotificationText(rawValue: key.name) else {
                return ["\(content).\(property) = \(named.literal(template, in: schema.namespace))"]
            }
            return [.value("\(content).\(property) = ", self.value(of: part, template, in: named))]
        case .identifier(let identifier): return ["\(content).\(property) = \(literal: identifier.value)"]
        case .level(.value(let level)): return ["\(content).\(property) = .\(levelName(level.value))"]
        case .level(.template(let template)): return levels(template, of: named)
        case .number(.value(let number)): return ["\(content).\(property) = \(number.value)"]
        case .number(.template(let template)):
            guard let field = named.field(of: template) else { return [] }
            return [
                "\(content).\(property) = \(field.value)\(field.declaration.isOptional ? " ?? 0" : "" as SwiftCode)"
            ]
        case .badge(.value(let number)): return ["\(content).\(property) = NSNumber(value: \(number.value))"]
        case .badge(.template(let template)): return badge(template, of: named)
        case .sound(let sound):
            return sound.template.map { soundStatements($0, of: named) } ?? soundStatements(sound, of: content)
        case .flag, .yes: return ["\(content).\(property) = true"]
        }
    }

    private func badge(_ template: Template, of notification: NamedNotification) -> [SwiftStatement] {
        let content = notification.free("content")
        guard let field = notification.field(of: template) else { return [] }
        return field.declaration.isOptional
            ? ["\(content).badge = \(field.value).map(NSNumber.init(value:))"]
            : ["\(content).badge = NSNumber(value: \(field.value))"]
    }

    private func levelName(_ level: InterruptionLevel) -> SwiftCode {
        switch level {
        case .passive: "passive"
        case .active: "active"
        case .timeSensitive: "timeSensitive"
        case .critical: "critical"
        }
    }

    private func soundStatements(_ sound: Sound, of content: SwiftCode) -> [SwiftStatement] {
        let volume = sound.volume.map { "withAudioVolume: \($0.value)" as SwiftCode }
        switch (sound.name, sound.isCritical) {
        case (.template, _): return []
        case (.default, false):
            return ["\(content).sound = .default"]
        case (.default, true):
            return ["\(content).sound = \(volume.map { ".defaultCriticalSound(\($0))" } ?? ".defaultCritical")"]
        case (.file(let file), false):
            return excluding(
                .namedSound,
                ["\(content).sound = UNNotificationSound(named: UNNotificationSoundName(\(literal: file.value)))"],
                otherwise: ["\(content).sound = .default"]
            )
        case (.file(let file), true):
            let name: SwiftCode = "UNNotificationSoundName(\(literal: file.value))"
            return excluding(
                .namedCriticalSound,
                ["\(content).sound = .criticalSoundNamed(\(name)\(volume.map { ", \($0)" } ?? ""))"],
                otherwise: ["\(content).sound = \(volume.map { ".defaultCriticalSound(\($0))" } ?? ".defaultCritical")"]
            )
        }
    }

    /// The sound that data name.
    private func soundStatements(_ template: Template, of named: NamedNotification) -> [SwiftStatement] {
        guard let field = named.field(of: template) else { return [] }
        let content = named.free("content")
        func sound(_ value: SwiftCode) -> SwiftCode {
            let name = field.type.wireValue(of: value, in: schema.namespace)
            let named: SwiftCode = "UNNotificationSound(named: UNNotificationSoundName(\(name)))"
            let values = field.declaration.values
            guard values.isEmpty || values.contains(where: { $0.value == "default" }) else { return named }
            return "\(name) == \"default\" ? .default : \(named)"
        }
        let value: SwiftCode =
            field.declaration.isOptional
            ? "\(field.value).map { \(sound("$0")) }" : sound(field.value)
        let unnamed: SwiftCode = field.declaration.isOptional ? "\(field.value).map { _ in .default }" : ".default"
        return excluding(
            .namedSound, ["\(content).sound = \(value)"],
            otherwise: ["\(content).sound = \(unnamed)"])
    }

    /// The level that data determine.
    private func levels(_ template: Template, of named: NamedNotification) -> [SwiftStatement] {
        guard let field = named.field(of: template) else { return [] }
        let isOptional = field.declaration.isOptional
        let cases = field.declaration.values.compactMap { value -> SwiftCase? in
            guard let level = InterruptionLevel(rawValue: value.value) else { return nil }
            let pattern = SwiftName(lowerCamel: value.value) ?? .unnamed
            return SwiftCase(
                "case .\(member: pattern)\(isOptional ? "?" : "" as SwiftCode)",
                ["\(named.free("content")).interruptionLevel = .\(levelName(level))"])
        }
        return [.switch(field.value, cases + (isOptional ? [SwiftCase("case nil", ["break"])] : []))]
    }

    private func userInfo(of named: NamedNotification) -> [SwiftStatement] {
        let variables = named.keptVariables.map { variable in
            SwiftEntry(
                variable.variableKey,
                variable.type.writing(SwiftCode(variable.name), isOptional: false, in: schema.namespace))
        }
        let arguments = [
            SwiftArgument(nil, "\(literal: named.identifier)"), SwiftArgument(nil, "_wireMembers"),
            SwiftArgument("variables", .dictionary(variables)),
        ]
        return [
            .value(
                "\(named.free("content")).userInfo = ",
                .call("\(schema.namespace)._userInfo", variables.isEmpty ? arguments.dropLast() : arguments))
        ]
    }
}

/// Whether the functions that make a local notification can fail, and wait.
struct LocalEffects {
    let isAsync: Bool
    let isThrowing: Bool

    /// In a declaration, with a space before it.
    var declared: SwiftCode { isAsync ? " async throws" : isThrowing ? " throws" : "" }
    /// In a call, with a space after it.
    var called: SwiftCode { isAsync ? "try await " : isThrowing ? "try " : "" }
}

extension NamedNotification {
    /// A communication is donated, and its images are loaded. The system reads attachments.
    var localEffects: LocalEffects {
        let isLocal = declaration.delivery == .local
        let isAsync = isLocal && declaration.communication != nil
        return LocalEffects(isAsync: isAsync, isThrowing: isAsync || isLocal && !attachments.isEmpty)
    }
}
