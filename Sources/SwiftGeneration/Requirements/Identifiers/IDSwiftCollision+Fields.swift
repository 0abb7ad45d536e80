import NotificationSchema
import Rules
import SwiftNaming

// Checks variables and data, which become a struct with nested types.
extension RuleReport {
    /// Properties, parameters and nested types: an enum for each field with values, and a struct for each struct.
    mutating func checkFields(of notification: Notification, in schema: Schema) {
        let taken: Set<String> = ["Type", "Protocol", schema.generate.namespace]
        // The enum of decrypted notifications is nested next to the types of the data. Checked last, because it reads
        // all notifications.
        let takenHere: Set<String> = !notification.becomes.isEmpty && schema.hasServiceExtension ? ["Decrypted"] : []
        var properties = SwiftScope()
        var types = SwiftScope()
        for field in notification.fields {
            claimCase(for: field.name, in: &properties, help: CollisionHelp.field)
            if !field.values.isEmpty { checkValues(of: field) }
        }
        // Only enums and structs have types.
        for field in notification.fields where !field.values.isEmpty || field.type.scalar == nil {
            checkType(
                of: field.name, field.type, isChoice: !field.values.isEmpty, in: &types, beside: properties,
                taken: taken, takenHere: takenHere, help: CollisionHelp.field
            )
        }
    }

    /// The properties and nested types of the attributes, and those of the state.
    mutating func checkFields(of activity: Activity, in schema: Schema) {
        let taken: Set<String> = [
            "Activity", "ActivityAttributes", "ActivityContent", "Alert", "CodingKey", "CodingKeys", "ContentState",
            "FormerKeys", "Protocol", "PushType", "Type", schema.generate.namespace,
        ]
        for fields in [activity.attributes, activity.state] {
            var properties = SwiftScope()
            var types = SwiftScope()
            for field in fields {
                claimCase(for: field.name, in: &properties, help: CollisionHelp.activity)
                if !field.values.isEmpty { checkValues(of: field) }
            }
            for field in fields where !field.values.isEmpty || field.type.scalar == nil {
                checkType(
                    of: field.name, field.type, isChoice: !field.values.isEmpty, in: &types, beside: properties,
                    taken: taken, help: CollisionHelp.activity)
            }
        }
        var alerts = SwiftScope()
        for alert in activity.alerts { claimCase(for: alert.name, in: &alerts, help: CollisionHelp.activity) }
    }

    /// - Parameters:
    ///   - types: The types in the same scope.
    ///   - neighbors: The properties in the same scope. Letters of many scripts have no case, so that a property and a
    ///     type can have the same name.
    ///   - taken: Names that are reserved in all types of the notification.
    ///   - takenHere: Names that are reserved only in this scope.
    private mutating func checkType(
        of name: Text,
        _ type: FieldType,
        isChoice: Bool,
        in types: inout SwiftScope,
        beside neighbors: SwiftScope,
        taken: Set<String>,
        takenHere: Set<String> = [],
        help: String
    ) {
        var members: [FieldType.Member] = []
        if case .structure(let structure) = type.content.item { members = structure.members }
        guard isChoice || !members.isEmpty else { return }
        if let swiftName = SwiftName(nestedType: name.value, isItem: type.content.isList)?.text {
            let isFree = SwiftName.isFreeTypeName(swiftName) && !taken.union(takenHere).contains(swiftName)
            if neighbors.owner(of: swiftName) != nil {
                add(
                    at: name.range,
                    "'\(name.value)' becomes the type '\(swiftName)' in Swift, which is also the name of a property",
                    help: "begin the name with a letter that can be a capital"
                )
            } else if isFree {
                claim(swiftName, for: name, in: &types, help: help)
            } else {
                reportTaken(swiftName, by: name, help: help)
            }
        }
        var properties = SwiftScope()
        var nested = SwiftScope()
        for member in members { claimCase(for: member.name, in: &properties, help: CollisionHelp.member) }
        for member in members {
            checkType(
                of: member.name, member.type, isChoice: false, in: &nested, beside: properties, taken: taken,
                help: CollisionHelp.member
            )
        }
    }

    private mutating func checkValues(of field: Field) {
        var cases = SwiftScope()
        for text in field.values {
            let name = (SwiftName(lowerCamel: text.value) ?? .unnamed).text
            if ["allCases", "hashValue", "init", "rawValue", "self"].contains(name) {
                reportTaken(name, by: text, help: "declare a string without values")
            } else if field.isOpen, name == SwiftName.unknownValue.text {
                let words = field.words(for: text.value)?.value
                reportTaken(
                    name, by: text,
                    help: words.map { "move it out of 'values', for values that aren't listed: unknown: \($0)" }
                        ?? "delete it: values that aren't listed arrive as 'unknown'")
            } else if let first = cases.claim(name, for: text) {
                reportCollision(of: text, with: first, as: name, help: CollisionHelp.value)
            }
        }
    }
}
