import Diagnostics
import NotificationSchema
import Rules
import SchemaRules
import SwiftNaming

extension SchemaRule {
    static let idSwiftCollision: WholeSchemaRule = RuleDescription.nameCollision.schema(only: .inSchemas) {
        context, report in
        report.checkActions(of: context.schema)
        report.checkTypesAndCases(of: context.schema)
        report.checkDestinationsAndTopics(of: context.schema)
        report.checkTaps(of: context.schema)
        for notification in context.schema.notifications {
            report.checkFields(of: notification, in: context.schema)
        }
        for activity in context.schema.activities { report.checkFields(of: activity, in: context.schema) }
    }

}

/// The names of one scope of the generated code.
struct SwiftScope {
    private var names: [String: Text] = [:]

    /// - Returns: The earlier name with the same Swift name.
    mutating func claim(_ swiftName: String, for name: Text) -> Text? {
        // One lookup: duplicates are rare.
        let first = names.updateValue(name, forKey: swiftName)
        if let first { names[swiftName] = first }
        return first
    }

    func owner(of swiftName: String) -> Text? { names[swiftName] }
}

/// Help for a collision.
enum CollisionHelp {
    static let declaration = "rename one of the two; the push contains its identifier"
    static let topic = "give one of the two another name"
    static let tap = "give one of the two another name"
    static let activity = "give one of the two another name; it is also the key in pushes"
    static let field = "rename one of the two; the push contains its key"
    static let member = "rename it, or send its value as separate data, with a 'key' such as order.id"
    static let value = "leave one of the two out, or declare a string without values"
}

// MARK: - Categories and notifications

extension RuleReport {
    /// The types of the namespace, and the cases of `CategoryIdentifier`, `Received` and `Response`.
    fileprivate mutating func checkTypesAndCases(of schema: Schema) {
        var types = SwiftScope()
        var categoryCases = SwiftScope()
        var notificationCases = SwiftScope()
        let namespace = SwiftName.canBeNamespace(schema.generate.namespace) ? schema.generate.namespace : nil
        for category in schema.categories {
            claimCase(for: category.name, in: &categoryCases, help: CollisionHelp.declaration)
            guard let type = SwiftName(upperCamel: category.name.value, suffix: "Action") else { continue }
            claimType(type.text, for: category.name, in: &types, namespace: namespace)
        }
        for notification in schema.notifications {
            claimCase(for: notification.name, in: &notificationCases, help: CollisionHelp.declaration)
            guard let type = SwiftName(upperCamel: notification.name.value) else { continue }
            claimType(type.text, for: notification.name, in: &types, namespace: namespace)
        }
        // Taps name the types of their values, which are outside the namespace.
        for activity in schema.activities where activity.tapFields.contains(where: { !$0.values.isEmpty }) {
            claimType(
                activity.attributesType.text, for: activity.swiftNameText ?? activity.name, in: &types,
                namespace: namespace)
        }
        // A category without notifications is a case of `Response`, next to the cases of all notifications.
        let inUse = Set(schema.notifications.compactMap { $0.category })
        // A notification with an unknown category may mean this one.
        let unlinked = Set(
            schema.notifications.filter { $0.category == nil && $0.body.attempts("category") }.map(\.name.value))
        for (index, category) in schema.categories.enumerated() where !inUse.contains(index) {
            guard let name = SwiftName(lowerCamel: category.name.value)?.text,
                let notification = notificationCases.owner(of: name), !unlinked.contains(notification.value)
            else { continue }
            add(
                at: notification.range,
                "'\(notification.value)' becomes '\(name)' in Swift, but the category '\(category.name.value)', which becomes the same, "
                    + "isn't its category",
                help: "give the notification that category, or another name",
                notes: [Finding.Note("the category is declared here", at: category.name.range)]
            )
        }
    }

    private mutating func claimType(_ type: String, for name: Text, in types: inout SwiftScope, namespace: String?) {
        guard type != namespace else {
            add(
                at: name.range,
                "'\(name.value)' becomes '\(type)' in Swift, the name of the enum that contains the generated code",
                help: "give it another name, or set namespace under generate.swift"
            )
            return
        }
        claim(type, for: name, in: &types, help: CollisionHelp.declaration)
    }
}

// MARK: - Destinations and topics

extension RuleReport {
    /// The cases of `Destination`.
    fileprivate mutating func checkDestinationsAndTopics(of schema: Schema) {
        var cases = SwiftScope()
        for destination in schema.destinations {
            claimCase(for: destination, in: &cases, help: "write the same name for the same screen")
        }
        var topics = SwiftScope()
        for topic in schema.topics { claimCase(for: topic.name, in: &topics, help: CollisionHelp.topic) }
    }
}

// MARK: - Taps

extension RuleReport {
    /// The cases of `ActivityTap`, and the values of each.
    fileprivate mutating func checkTaps(of schema: Schema) {
        var cases = SwiftScope()
        for activity in schema.activities where activity.destination != nil {
            claimCase(for: activity.name, in: &cases, help: CollisionHelp.tap)
            var values = SwiftScope()
            for field in activity.tapFields { claimCase(for: field.name, in: &values, help: CollisionHelp.tap) }
        }
    }
}

// MARK: - Names in a scope

extension RuleReport {
    mutating func reportTaken(_ swiftName: String, by name: Text, help: String) {
        add(
            at: name.range,
            "'\(name.value)' becomes '\(swiftName)' in Swift, which means something else there",
            help: help
        )
    }

    mutating func claimCase(for name: Text, in scope: inout SwiftScope, help: String) {
        guard let swiftName = SwiftName(lowerCamel: name.value) else { return }
        claim(swiftName.text, for: name, in: &scope, help: help)
    }

    mutating func claim(_ swiftName: String, for name: Text, in scope: inout SwiftScope, help: String) {
        // Two declarations with the same name are already a structural error.
        guard let first = scope.claim(swiftName, for: name), first.value != name.value else { return }
        reportCollision(of: name, with: first, as: swiftName, help: help)
    }

    mutating func reportCollision(of name: Text, with first: Text, as swiftName: String, help: String) {
        add(
            at: name.range,
            "'\(name.value)' becomes '\(swiftName)' in Swift, and so does '\(first.value)'",
            help: help,
            notes: [Finding.Note("'\(first.value)' is here", at: first.range)]
        )
    }
}
