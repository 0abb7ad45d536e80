import NotificationSchema
import SwiftNaming

// Variables and data, of which a struct is made, with types nested in it.
extension RuleReport {
    /// Properties and parameters; for each field with values an enum, nested in the type of the notification, and for
    /// each struct a struct.
    mutating func checkFields(of notification: NotificationSchema.Notification, in schema: Schema) {
        let taken: Set<String> = ["Type", "Protocol", schema.generate.namespace]
        // The enum of decrypted notifications is nested beside the types of the data.
        // Checked last: it reads all notifications.
        let takenHere: Set<String> = !notification.becomes.isEmpty && schema.hasServiceExtension ? ["Decrypted"] : []
        var properties = SwiftScope()
        var types = SwiftScope()
        for field in notification.fields {
            claimCase(for: field.name, in: &properties, help: CollisionHelp.field)
            if !field.values.isEmpty { checkValues(of: field) }
        }
        // Only an enum and a struct have types of their own.
        for field in notification.fields where !field.values.isEmpty || field.type.scalar == nil {
            checkType(
                of: field.name, field.type, isChoice: !field.values.isEmpty, in: &types, beside: properties,
                taken: taken, takenHere: takenHere, help: CollisionHelp.field
            )
        }
    }

    /// - Parameters:
    ///   - types: The types beside which one of this type is nested.
    ///   - neighbors: The properties beside which it is nested. Letters of many scripts know no capitals, so that a
    ///     property and a type can have one name.
    ///   - taken: Names that mean something else in all types of the notification.
    ///   - takenHere: Names that mean something else beside this type alone.
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
        if case .structure(let structure) = type.item { members = structure.members }
        guard isChoice || !members.isEmpty else { return }
        if let swiftName = SwiftName(nestedType: name.value, isItem: type.isList)?.text {
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
        for value in field.values {
            let name = (SwiftName(lowerCamel: value.value) ?? .unnamed).text
            if ["allCases", "hashValue", "init", "rawValue", "self"].contains(name) {
                reportTaken(name, by: value, help: "declare a string without values")
            } else if let first = cases.claim(name, for: value) {
                reportCollision(of: value, with: first, as: name, help: CollisionHelp.value)
            }
        }
    }
}
