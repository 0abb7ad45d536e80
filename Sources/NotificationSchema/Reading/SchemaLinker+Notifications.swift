import Diagnostics
import SourceSyntax

// Checks notifications: their categories, their placeholders, and whether they can be told apart.
extension SchemaLinker {
    mutating func linkNotification(_ index: Int, to categories: [String: Int], _ topics: [String: Int]) {
        let notification = schema.notifications[index]
        var linked = notification.contents
        linked.category = notification.categoryName.flatMap {
            self.index(
                of: $0,
                in: categories,
                what: "category",
                among: schema.categories,
                otherwise: "declare it under 'categories'"
            )
        }
        linked.topic = notification.topicName.flatMap { self.index(of: $0, toTopics: topics) }
        let fields = Dictionary(notification.fields.map { ($0.name.value, $0) }) { data, _ in data }
        checkFields(of: notification)
        checkForms(of: notification)
        checkLocalization(of: notification)
        checkTrigger(of: notification)
        checkKeys(of: notification)
        checkKeysFromData(of: notification, fields: fields)
        for template in notification.templates { checkPlaceholders(of: template, in: notification, fields: fields) }
        checkDeviceTemplates(of: notification, fields: fields)
        for example in notification.examples.indices {
            linked.examples[example].content = content(
                of: notification.examples[example], declared: notification.fields, by: fields
            )
        }
        schema.notifications[index] = Notification(linked)
    }

    /// The index of a topic; where there is none, a finding.
    mutating func index(of name: Text, toTopics topics: [String: Int]) -> Int? {
        index(of: name, in: topics, what: "topic", among: schema.topics, otherwise: "declare it under 'topics'")
    }

    private mutating func checkPlaceholders(
        of template: Template,
        in notification: Notification,
        fields: [String: Field]
    ) {
        for placeholder in template.placeholders {
            guard let field = fields[placeholder.name] else {
                if reportFormat(in: placeholder, fields) { continue }
                reportUnknown(
                    placeholder.name,
                    at: placeholder.range,
                    what: "variable or data",
                    among: notification.fields.lazy.map(\.name.value),
                    otherwise: "declare it under 'variables' of the notification, or under 'data' to send it"
                )
                continue
            }
            guard field.type.scalar != nil || field.format != nil && notification.isRead(template) else {
                reportNoText(field, at: placeholder.range)
                continue
            }
        }
    }

    /// Reports `$(when, time)`: other languages format where they insert.
    private mutating func reportFormat(in placeholder: Template.Placeholder, _ fields: [String: Field]) -> Bool {
        let parts = placeholder.name.split(whereSeparator: { ",:|;".contains($0) }).map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard parts.count > 1, let field = fields[parts[0]] else { return false }
        let choices = FieldFormat.choices(for: field.type)
        findings.append(
            Finding(
                .schemaUnknownReference,
                at: placeholder.range,
                "a placeholder has only a name; '\(parts[1])' isn't part of it",
                help: choices == nil
                    ? "write $(\(parts[0]))"
                    : "write $(\(parts[0])), and add \(FieldFormat.help(parts[1], for: field.type)) where it is declared",
                notes: [Finding.Note("declared here", at: field.name.range)]))
        return true
    }

    private mutating func reportNoText(_ field: Field, at range: SourceRange) {
        findings.append(
            Finding(
                .wrongValue,
                at: range,
                "'\(field.name.value)' is \(field.type.words), which can't fill text",
                help: FieldFormat.choices(for: field.type).map { "add format: \($0) to fill a text that people read" }
                    ?? "declare a variable for the formatted text, and use that",
                notes: [Finding.Note("declared here", at: field.name.range)]
            )
        )
    }

    /// Outputs list the actions of a category with each of its notifications.
    mutating func limitActionsOfNotifications() {
        var left = ReadingLimits.actionsOfNotifications
        for notification in schema.notifications {
            guard let category = notification.category.map({ schema.categories[$0] }) else { continue }
            left -= category.actions.count
            guard left < 0 else { continue }
            report(
                .limitExceeded, at: category.name.range,
                "the notifications have more than \(ReadingLimits.actionsOfNotifications) actions, which are those of "
                    + "their categories: '\(category.name.value)' has \(category.actions.count)",
                help: "split the category, or the schema")
            return
        }
    }

    mutating func checkThatNotificationsDiffer() {
        var byIdentifier: [String: Notification] = [:]
        var byMatch: [[String]: Notification] = [:]
        var matchedKeys: [String: Set<[String]>] = [:]
        for notification in schema.notifications {
            let identifier = notification.identifier
            if let first = byIdentifier[identifier.value] {
                // Two with the same name are already reported.
                guard first.name.value != notification.name.value else { continue }
                reportAmbiguous(
                    notification,
                    first,
                    at: identifier.range,
                    "the identifier '\(identifier.value)'",
                    help: "give one of them another identifier"
                )
            } else {
                byIdentifier[identifier.value] = notification
            }
            guard let node = notification.declaredMatch?.node else { continue }
            // Only within a category: otherwise, the category tells them apart.
            let category = notification.categoryName?.value ?? ""
            matchedKeys[category, default: []].insert(notification.match.map(\.key.value).sorted())
            if matchedKeys[category]?.count == ReadingLimits.matchedKeys + 1 {
                report(
                    .limitExceeded, at: node.range,
                    "the notifications of a category have more than \(ReadingLimits.matchedKeys) different sets of "
                        + "keys in 'match'",
                    help: "use the same keys for all of them, such as one that says what a push is about")
            }
            let pairs = notification.match.map { "\($0.key.value)\u{0}\($0.constant.value)" }.sorted()
            if let first = byMatch[[category] + pairs] {
                reportAmbiguous(
                    notification,
                    first,
                    at: node.range,
                    "the same 'match'",
                    help: "add a key whose value differs, or use another category"
                )
            } else {
                byMatch[[category] + pairs] = notification
            }
        }
    }

    mutating func checkEarlierIdentifiersOfNotifications() {
        for clash in RenamedIdentifierClash.all(among: schema.notifications) {
            findings.append(
                Finding(
                    .notificationAmbiguous,
                    at: clash.range,
                    clash.message,
                    help: RenamedIdentifierClash.help,
                    notes: [clash.note]
                )
            )
        }
    }

    private mutating func reportAmbiguous(
        _ notification: Notification,
        _ other: Notification,
        at range: SourceRange,
        _ what: String,
        help: String
    ) {
        findings.append(
            Finding(
                .notificationAmbiguous,
                at: range,
                "'\(notification.name.value)' and '\(other.name.value)' both have \(what), so a push could be either",
                help: help,
                notes: [Finding.Note("'\(other.name.value)' is declared here", at: other.name.range)]
            )
        )
    }
}
