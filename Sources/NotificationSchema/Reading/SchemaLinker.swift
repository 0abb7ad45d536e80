import AppleFacts
import Diagnostics
import SourceSyntax

/// Resolves names across the files of a schema.
struct SchemaLinker {
    private(set) var schema: Schema
    private(set) var findings: [Finding] = []
    private let unreadable: [SourceFile]

    /// - Parameter unreadable: Files of the schema that are not YAML. A name that stands in one of them may be declared
    ///   there: that it is missing elsewhere follows from the first mistake and is none of its own.
    init(_ schema: Schema, unreadable: [SourceFile]) {
        self.schema = schema
        self.unreadable = unreadable
    }

    mutating func link() {
        checkNames()
        checkNotificationKey()
        let actions = unique(schema.actions)
        let categories = unique(schema.categories)
        _ = unique(schema.notifications)
        for category in schema.categories.indices { linkActions(of: category, to: actions) }
        for notification in schema.notifications.indices { linkNotification(notification, to: categories) }
        checkThatNotificationsDiffer()
    }

    // MARK: Names

    /// The index of each declaration by its name; the second of a name is a finding.
    private mutating func unique<Item: Declaration>(_ declarations: [Item]) -> [String: Int] {
        var indices: [String: Int] = [:]
        for (index, declaration) in declarations.enumerated() {
            guard let first = indices[declaration.name.value] else {
                indices[declaration.name.value] = index
                continue
            }
            findings.append(
                Finding(
                    .duplicateName,
                    at: declaration.name.range,
                    "'\(declaration.name.value)' is declared for the second time",
                    help: "give one of the two another name",
                    notes: [Finding.Note("declared here first", at: declarations[first].name.range)]
                )
            )
        }
        return indices
    }

    private mutating func checkNames() {
        for action in schema.actionDefinitions { check(action.name, as: .action) }
        for category in schema.categories { check(category.name, as: .category) }
        for notification in schema.notifications {
            check(notification.name, as: .notification)
            for field in notification.fields { check(field.name, as: .field) }
        }
    }

    private mutating func check(_ name: Text, as use: SwiftName.Use) {
        switch SwiftName.problem(of: name.value, as: use) {
        case nil:
            return
        case .empty:
            findings.append(
                Finding(
                    .nameUnusable,
                    at: name.range,
                    "'\(name.value)' holds no letter or digit, and becomes a name in Swift",
                    help: "give it a name in words, and write what is on the wire as identifier: \(YAMLText.doubleQuoted(name.value))"
                )
            )
        case .reserved(let swiftName):
            findings.append(
                Finding(
                    .nameReserved,
                    at: name.range,
                    "'\(name.value)' becomes '\(swiftName)' in Swift, which the generated code needs for itself",
                    help: "choose another name and keep what is on the wire with \(use.wireKey): \(name.value)"
                )
            )
        }
    }

    private mutating func reportUnknown(
        _ name: String,
        at range: SourceRange,
        what: String,
        among candidates: some Sequence<String>,
        otherwise help: String
    ) {
        guard !unreadable.contains(where: { $0.mentions(name) }) else { return }
        let suggestion = Suggestion.nearest(to: name, among: candidates)
        findings.append(
            Finding(
                .unknownReference,
                at: range,
                "there is no \(what) '\(name)'",
                help: suggestion.map { "did you mean '\($0)'?" } ?? help,
                fix: suggestion.map { Fix(.suggest, [TextEdit(range, $0)]) }
            )
        )
    }

    // MARK: Categories

    private mutating func linkActions(of category: Int, to shared: [String: Int]) {
        schema.categories[category].actions = schema.categories[category].actions.compactMap { use in
            guard let index = shared[use.name.value] else {
                guard use.body.kind == .scalar else { return use }
                reportUnknown(
                    use.name.value,
                    at: use.name.range,
                    what: "shared action",
                    among: schema.actions.map(\.name.value),
                    otherwise: "declare it under 'actions', or here as \(use.name.value): { title: … }"
                )
                return nil
            }
            return use.body.kind == .scalar ? schema.actions[index].used(at: use) : schema.actions[index].changed(by: use)
        }
    }

    // MARK: Notifications

    private mutating func linkNotification(_ index: Int, to categories: [String: Int]) {
        let notification = schema.notifications[index]
        if let name = notification.categoryName {
            if let category = categories[name.value] {
                schema.notifications[index].category = category
            } else {
                reportUnknown(
                    name.value,
                    at: name.range,
                    what: "category",
                    among: schema.categories.map(\.name.value),
                    otherwise: "declare it under 'categories'"
                )
            }
        }
        checkFields(of: notification)
        for template in notification.templates { checkPlaceholders(of: template, in: notification) }
        for example in notification.examples.indices {
            schema.notifications[index].examples[example].content = content(of: notification.examples[example], in: notification)
        }
    }

    private mutating func checkFields(of notification: Notification) {
        for variable in notification.variables {
            guard let data = notification.data.first(where: { $0.name.value == variable.name.value }) else { continue }
            findings.append(
                Finding(
                    .duplicateName,
                    at: variable.name.range,
                    "'\(variable.name.value)' is data already, and data fill text too",
                    help: "delete the variable",
                    notes: [Finding.Note("declared here as data", at: data.name.range)]
                )
            )
        }
        for field in notification.fields {
            if let values = field.values.first, field.type != .string {
                findings.append(
                    Finding(
                        .wrongValue,
                        at: values.range,
                        "'values' are those of a string, and '\(field.name.value)' is of type \(field.type.rawValue)"
                    )
                )
            }
            if let example = field.example, field.value(of: example) == nil {
                findings.append(
                    Finding(.exampleValue, at: example.range, "'\(field.name.value)' is \(field.expectedValue), not '\(example.text)'")
                )
            }
        }
        checkKeys(of: notification)
    }

    /// Own keys stand beside `aps`; in a file for the simulator also beside the app that it is for.
    private static let reservedKeys: Set = [PayloadKey.aps, PayloadKey.simulatorTargetBundle]

    private mutating func checkNotificationKey() {
        guard let key = schema.app.notificationKeyText, Self.reservedKeys.contains(key.value) else { return }
        findings.append(
            Finding(
                .nameReserved,
                at: key.range,
                "the payload has a key '\(key.value)' already",
                help: "choose another key"
            )
        )
    }

    /// Own keys stand beside the reserved ones, and beside the notification key.
    private mutating func checkKeys(of notification: Notification) {
        var taken: [String: Field] = [:]
        for field in notification.data {
            let key = field.key
            let range = field.wireKey?.range ?? field.name.range
            if Self.reservedKeys.contains(key) || key == schema.app.notificationKey {
                findings.append(
                    Finding(
                        .nameReserved,
                        at: range,
                        "the payload has a key '\(key)' already",
                        help: "choose another key"
                    )
                )
            } else if let first = taken.updateValue(field, forKey: key) {
                findings.append(
                    Finding(
                        .duplicateName,
                        at: range,
                        "the key '\(key)' stands in the payload already",
                        notes: [Finding.Note("'\(first.name.value)' has the key", at: first.name.range)]
                    )
                )
            }
        }
    }

    private mutating func checkPlaceholders(of template: Template, in notification: Notification) {
        for placeholder in template.placeholders {
            guard let field = notification.field(named: placeholder.name) else {
                reportUnknown(
                    placeholder.name,
                    at: placeholder.range,
                    what: "variable or data",
                    among: notification.fields.map(\.name.value),
                    otherwise: "declare it under 'variables' of the notification, or under 'data' if it is to be sent"
                )
                continue
            }
            guard case .template(let badge)? = notification.badge, badge.text.range == template.text.range else { continue }
            guard field.type != .integer, field.type != .count else { continue }
            findings.append(
                Finding(
                    .wrongType,
                    at: placeholder.range,
                    "'badge' is a number, and '\(field.name.value)' is of type \(field.type.rawValue)",
                    help: "declare it as count or integer"
                )
            )
        }
    }

    /// The values of an example, with those that the fields give themselves.
    private mutating func content(of example: Example, in notification: Notification) -> [String: FieldValue] {
        var content: [String: FieldValue] = [:]
        for (name, node) in example.values {
            guard let field = notification.field(named: name.value) else {
                reportUnknown(
                    name.value,
                    at: name.range,
                    what: "variable or data",
                    among: notification.fields.map(\.name.value),
                    otherwise: "declare it under 'variables' or 'data' of the notification"
                )
                continue
            }
            if let value = field.value(of: node) {
                content[field.name.value] = value
            } else {
                findings.append(
                    Finding(
                        .exampleValue,
                        at: node.isMissing ? name.range : node.range,
                        "'\(field.name.value)' is \(field.expectedValue)\(node.isMissing ? "" : ", not '\(node.text)'")"
                    )
                )
                content[field.name.value] = field.sample
            }
        }
        for field in notification.fields where content[field.name.value] == nil && !field.isOptional {
            if let value = field.example.flatMap(field.value(of:)) {
                content[field.name.value] = value
            } else if field.example == nil {
                findings.append(
                    Finding(
                        .exampleValue,
                        at: example.name.range,
                        "the example has no value for '\(field.name.value)'",
                        help: "add \(field.name.value): \(field.sample.text), or an 'example' where it is declared",
                        notes: [Finding.Note("declared here", at: field.name.range)]
                    )
                )
            }
        }
        return content
    }

    private mutating func checkThatNotificationsDiffer() {
        var byIdentifier: [String: Notification] = [:]
        var byMatch: [[String]: Notification] = [:]
        for notification in schema.notifications {
            if let first = byIdentifier.updateValue(notification, forKey: notification.identifier.value) {
                // Of two with one name that was said already.
                guard first.name.value != notification.name.value else { continue }
                reportAmbiguous(notification.identifier.range, "the identifier '\(notification.identifier.value)'", first)
            }
            guard let node = notification.matchNode else { continue }
            let category = notification.category.map(String.init) ?? ""
            let pairs = notification.match.map { "\($0.key.value)\u{0}\($0.value.value)" }.sorted()
            if let first = byMatch.updateValue(notification, forKey: [category] + pairs) {
                reportAmbiguous(node.range, "the same 'match'", first)
            }
        }
    }

    private mutating func reportAmbiguous(_ range: SourceRange, _ what: String, _ other: Notification) {
        findings.append(
            Finding(
                .notificationAmbiguous,
                at: range,
                "'\(other.name.value)' has \(what), so that what arrives could be either",
                notes: [Finding.Note("'\(other.name.value)' is declared here", at: other.name.range)]
            )
        )
    }
}

extension Action {
    /// The shared action as a category shows it.
    func used(at use: Action) -> Action {
        var action = Action(name: use.name, scope: use.scope, body: body)
        action.takeOver(self)
        action.isShared = true
        return action
    }

    /// The shared action with what a category changes.
    func changed(by use: Action) -> Action {
        var action = Action(name: use.name, scope: use.scope, body: use.body)
        action.takeOver(self)
        action.identifierText = use.identifierText ?? action.identifierText
        action.title = use.title ?? title
        action.icon = use.icon ?? icon
        action.destructive = use.destructive ?? destructive
        action.authenticationRequired = use.authenticationRequired ?? authenticationRequired
        action.foreground = use.foreground ?? foreground
        action.textInput = use.textInput ?? textInput
        action.documentation = use.documentation ?? documentation
        action.effect = use.effect ?? effect
        action.reversible = use.reversible ?? reversible
        action.destination = use.destination ?? destination
        action.allow = use.allow
        return action
    }

    private mutating func takeOver(_ other: Action) {
        identifierText = other.identifier
        title = other.title
        icon = other.icon
        destructive = other.destructive
        authenticationRequired = other.authenticationRequired
        foreground = other.foreground
        textInput = other.textInput
        documentation = other.documentation
        effect = other.effect
        reversible = other.reversible
        destination = other.destination
    }
}

extension SourceFile {
    /// Whether the letters of `name` stand anywhere in the file.
    func mentions(_ name: String) -> Bool {
        let wanted = Array(name.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return false }
        return bytes.indices.dropLast(wanted.count - 1).contains { start in
            bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
        }
    }
}
