import AppleFacts
import NotificationSchema

extension SwiftGenerator {
    /// `push(…)`: the request to APNs, for Swift servers.
    func pushFunction(of notification: NamedNotification) -> SwiftDeclaration {
        let now: [SwiftCode] = notification.expiresLater ? ["now: Date = Date()"] : []
        return .extension(
            "\(schema.namespace).\(notification.type)",
            [
                .function(
                    "func push",
                    notification.variableParameters + now,
                    " -> \(schema.namespace).Push",
                    documentation(of: notification),
                    pushBody(of: notification)
                )
            ]
        )
    }

    private func documentation(of notification: NamedNotification) -> String {
        var text = "What a server sends."
        if notification.notification.isLocalizedByDevice {
            text += " It carries keys, and the device looks up the words: an installed app without a key shows the key."
        }
        if notification.expiresLater {
            text += "\n\n- Parameter now: When it is sent; the push expires some time later."
        }
        return text
    }

    private func pushBody(of notification: NamedNotification) -> [SwiftStatement] {
        let json: SwiftCode = "[String: \(schema.namespace).JSON]"
        let push = [
            SwiftArgument("headers", .dictionary(headers(of: notification))), SwiftArgument("aps", "aps"),
            SwiftArgument("data", "data"),
        ]
        return [.value("let aps: \(json) = ", .dictionary(aps(of: notification)))] + dataStatements(of: notification)
            + [.value("return ", .call("\(schema.namespace).Push", push))]
    }

    private func headers(of named: NamedNotification) -> [SwiftEntry] {
        let notification = named.notification
        var headers = [
            SwiftEntry(PushHeader.pushType, notification.isShown ? "\"alert\"" : "\"background\""),
            SwiftEntry(PushHeader.priority, "\(literal: notification.priority.rawValue)"),
        ]
        if let topic = schema.schema.app.bundleIdentifier {
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

    private func aps(of named: NamedNotification) -> [SwiftEntry] {
        let notification = named.notification
        guard notification.isShown else { return [SwiftEntry(PayloadKey.contentAvailable, ".integer(1)")] }
        func texts(_ templates: [(String, Template?)]) -> [SwiftEntry] {
            templates.compactMap { key, template in
                template.map { SwiftEntry(key, ".string(\(named.literal($0, in: schema.namespace)))") }
            }
        }
        let words = NotificationText.allCases.flatMap { part in
            notification[part].map { alertEntries(of: part, $0, in: named) } ?? []
        }
        let alert = words + texts([(PayloadKey.launchImage, notification.launchImage)])
        var aps: [SwiftEntry] = []
        if !alert.isEmpty { aps.append(SwiftEntry(PayloadKey.alert, object(alert))) }
        if let badge = notification.badge {
            aps.append(SwiftEntry(PayloadKey.badge, ".integer(\(number(of: badge, in: named)))"))
        }
        if let category = named.category {
            aps.append(SwiftEntry(PayloadKey.category, ".string(\(literal: category.category.identifier.value))"))
        }
        if let level = notification.interruptionLevel {
            aps.append(SwiftEntry(PayloadKey.interruptionLevel, ".string(\(literal: level.value.rawValue))"))
        }
        if notification.isMutable {
            aps.append(SwiftEntry(PayloadKey.mutableContent, ".integer(1)"))
        }
        if let score = notification.relevanceScore {
            aps.append(SwiftEntry(PayloadKey.relevanceScore, ".number(\(score.value))"))
        }
        if let sound = notification.sound { aps.append(SwiftEntry(PayloadKey.sound, value(of: sound))) }
        return aps
            + texts([
                (PayloadKey.threadID, notification.threadIdentifier),
                (PayloadKey.targetContentID, notification.targetContentIdentifier),
                (PayloadKey.filterCriteria, notification.filterCriteria),
            ])
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
            return "Int64(\(field.name)\(field.field.isOptional ? " ?? 0" : "" as SwiftCode))"
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
    /// Whether the push expires at a time that depends on when it is sent.
    var expiresLater: Bool { notification.expiry.map { $0 > 0 } ?? false }
}
