import Diagnostics
import SourceSyntax

// Checks what encrypted notifications become, and what the device makes.
extension SchemaLinker {
    // MARK: Encrypted notifications

    mutating func linkEncryption(to notifications: [String: Int]) {
        for index in schema.notifications.indices { linkBecomes(of: index, to: notifications) }
        var made: Set<String> = []
        for name in schema.notifications.flatMap({ $0.becomesNames }).map(\.value) {
            let isKnown = notifications[name] != nil
            // A misspelled name is one mistake.
            made.insert(isKnown ? name : suggestion(for: name, among: schema.notifications.map(\.name.value)) ?? name)
        }
        for notification in schema.notifications where notification.delivery == .extension {
            guard let kind = notification.deliveryKind, !made.contains(notification.name.value),
                !unread.mayDeclare(notification.name.value)
            else { continue }
            report(
                .wrongValue,
                at: kind.range,
                "no encrypted notification becomes '\(notification.name.value)'",
                help: "list it under 'becomes' of an encrypted notification, or choose another delivery"
            )
        }
    }

    private mutating func linkBecomes(of index: Int, to notifications: [String: Int]) {
        let notification = schema.notifications[index]
        if let encrypted = notification.encrypted, encrypted.value, notification.delivery != .remote {
            report(
                .wrongValue,
                at: encrypted.range,
                "only a push can be encrypted; the delivery of '\(notification.name.value)' is \(notification.delivery.rawValue)",
                help: "delete 'encrypted', or write delivery: remote"
            )
        }
        if let first = notification.becomesNames.first, !notification.isEncrypted {
            report(
                .wrongValue,
                at: first.range,
                "'becomes' is for encrypted notifications; '\(notification.name.value)' isn't encrypted",
                help: "add encrypted: true, or delete 'becomes'"
            )
        }
        var linked = notification.contents
        for name in notification.becomesNames {
            let named = self.index(
                of: name,
                in: notifications,
                what: "notification",
                among: schema.notifications,
                otherwise: "declare it under 'notifications', with delivery: extension"
            )
            guard let other = named else { continue }
            let target = schema.notifications[other]
            if target.isEncrypted || !target.isShown {
                report(
                    .wrongValue,
                    at: name.range,
                    "'\(name.value)' is \(target.isEncrypted ? "encrypted itself" : "never shown")",
                    help: "name a notification that is shown, such as one with delivery: extension",
                    notes: [Finding.Note("declared here", at: target.name.range)]
                )
            } else if linked.becomes.contains(other) {
                report(
                    .duplicateName, at: name.range, "'\(name.value)' is listed twice", help: "delete one of the two")
            } else {
                linked.becomes.append(other)
            }
        }
        if !linked.becomes.isEmpty { schema.notifications[index] = Notification(linked) }
    }

    // MARK: Languages

    mutating func checkLocalization(of notification: Notification) {
        checkFormats(of: notification)
        guard let localize = notification.localize, localize.value != .server else { return }
        if localize.value == .extension, notification.isEncrypted {
            report(
                .wrongValue, at: localize.range, "the service extension writes the texts of an encrypted push anyway",
                help: "delete 'localize'")
        }
        guard notification.delivery != .remote else { return }
        report(
            .wrongValue,
            at: localize.range,
            "'localize' is for pushes that people see; the delivery of '\(notification.name.value)' is "
                + notification.delivery.rawValue,
            help: notification.isShown
                ? "delete it: the device always looks up these texts, if 'strings' of 'app' names a catalog"
                : "delete it: no one sees the notification"
        )
    }

    /// A device that gets keys inserts the arguments as the server sent them.
    private mutating func checkFormats(of notification: Notification) {
        guard notification.isLocalizedByDevice else { return }
        for (name, range) in notification.readTemplates.flatMap(\.placeholders) {
            guard let field = notification.field(named: name), let format = field.format else { continue }
            report(
                .wrongValue, at: range,
                "the push carries '\(name)' in the words of the server, and the device shows it in another language",
                help: notification.variables.contains { $0.name.value == name }
                    ? "declare '\(name)' under 'data', and write localize: extension"
                    : "write localize: extension: the service extension formats it for the person",
                notes: [Finding.Note("the format is here", at: format.range)])
        }
    }

    // MARK: Content made on the device

    /// Attachments and communication are made on the device, which has the data but no variables.
    mutating func checkDeviceTemplates(of notification: Notification, fields: [String: Field]) {
        for template in notification.deviceTemplates {
            // That nothing has the name of a placeholder in a text that people read is reported already.
            let isRead = notification.isRead(template)
            for placeholder in template.references where !isRead || fields[placeholder.name] != nil {
                guard notification.data.contains(where: { $0.name.value == placeholder.name }) else {
                    reportNotSent(
                        placeholder.name, at: placeholder.range, in: notification, field: fields[placeholder.name])
                    continue
                }
            }
        }
        for attachment in notification.attachments { checkURL(attachment.url, "url", of: notification) }
        guard let communication = notification.communication else { return }
        checkURL(communication.sender?.image, "image", of: notification)
        checkURL(communication.groupImage, "group-image", of: notification)
        if let recipients = communication.recipients { check(recipients, of: notification, fields: fields) }
        checkKeys(of: communication)
    }

    /// The people in a group are the items of a list. Their texts are filled from each item.
    private mutating func check(
        _ recipients: Communication.Person,
        of notification: Notification,
        fields: [String: Field]
    ) {
        guard let each = recipients.each else { return }
        guard let field = notification.data.first(where: { $0.name.value == each.value }) else {
            reportNotSent(each.value, at: each.range, in: notification, field: fields[each.value])
            return
        }
        guard field.isTypeKnown else { return }
        guard case .list(.structure(let structure)) = field.type.content else {
            report(
                .wrongValue,
                at: each.range,
                "'recipients' needs a list of structs; '\(each.value)' is \(field.type.words)",
                help: "declare it with type: [{ name: string, handle: string }]",
                notes: [Finding.Note("declared here", at: field.name.range)]
            )
            return
        }
        for missing in recipients.ifMissing {
            guard let member = structure.member(named: missing.member.value) else {
                reportUnknown(
                    missing.member.value,
                    at: missing.member.range,
                    what: "member", in: "an item of '\(each.value)'",
                    among: structure.members.lazy.map(\.name.value),
                    otherwise: "delete it"
                )
                continue
            }
            guard !member.isOptional else { continue }
            report(
                .wrongValue,
                at: missing.words.range,
                "'\(missing.member.value)' isn't optional, so it is never missing",
                help: "delete it, or write a '?' after the type of '\(missing.member.value)'",
                notes: [Finding.Note("declared here", at: member.name.range)]
            )
        }
        for placeholder in recipients.templates.flatMap(\.placeholders) {
            guard let member = structure.member(named: placeholder.name) else {
                reportUnknown(
                    placeholder.name,
                    at: placeholder.range,
                    what: "member", in: "an item of '\(each.value)'",
                    among: structure.members.lazy.map(\.name.value),
                    otherwise: "add it to the struct: the texts of a recipient can use only members of its item"
                )
                continue
            }
            guard member.type.scalar == nil else { continue }
            report(
                .wrongValue,
                at: placeholder.range,
                "'\(placeholder.name)' is \(member.type.words), not text",
                help: "name a member that is a string or a number"
            )
        }
    }

    mutating func reportNotSent(_ name: String, at range: SourceRange, in notification: Notification, field: Field?) {
        guard let field else {
            reportUnknown(
                name,
                at: range,
                what: "data",
                among: notification.data.lazy.map(\.name.value),
                otherwise: "declare it under 'data' of the notification: the device takes it from the push"
            )
            return
        }
        report(
            .placeholderInvalid,
            at: range,
            "'\(name)' is a variable, which isn't sent, but the device creates this text",
            help: "declare it under 'data' instead",
            notes: [Finding.Note("declared here", at: field.name.range)]
        )
    }

    private mutating func checkURL(_ template: Template?, _ key: String, of notification: Notification) {
        guard let template else { return }
        guard template.parts.count == 1, let name = template.placeholders.first?.name else {
            report(
                .wrongValue,
                at: template.text.range,
                "'\(key)' must be a single placeholder for a URL in 'data'",
                help: "write only $(name), for data of type url"
            )
            return
        }
        guard let field = notification.data.first(where: { $0.name.value == name }), field.isTypeKnown,
            field.type.scalar != .url
        else { return }
        report(
            .wrongValue,
            at: template.text.range,
            "'\(key)' must be a URL; '\(name)' is \(field.type.words)",
            help: "declare it with type: url",
            notes: [Finding.Note("declared here", at: field.name.range)]
        )
    }

    /// Intents for messages and for calls have different keys.
    private mutating func checkKeys(of communication: Communication) {
        // An intent that can't be read has its own finding.
        guard communication.intentName != nil else { return }
        let misplaced: [(String, Node?)] =
            switch communication.intent {
            case .message: [("call-capability", communication.declaredCallCapability?.node)]
            case .call:
                [
                    ("service-name", communication.serviceName?.text.node),
                    ("speakable-group-name", communication.speakableGroupName?.text.node),
                ]
            }
        for case (let key, let node?) in misplaced {
            report(
                .wrongValue,
                at: node.range,
                "\(communication.intent.rawValue) has no '\(key)'",
                help: "delete '\(key)', or use the other intent"
            )
        }
    }

    mutating func report(
        _ rule: RuleDescription,
        at range: SourceRange,
        _ message: String,
        help: String,
        notes: [Finding.Note] = []
    ) {
        findings.append(Finding(rule, at: range, message, help: help, notes: notes))
    }
}
