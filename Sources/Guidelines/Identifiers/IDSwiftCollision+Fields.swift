import NotificationSchema

// Variables and data, of which a struct is made, with types nested in it.
extension RuleFindings {
    /// Properties and parameters; for each field with values an enum, nested in the type of the notification, and for
    /// each struct a struct.
    mutating func checkFields(of notification: NotificationSchema.Notification, namespace: String) {
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
                namespace: namespace, help: CollisionHelp.field
            )
        }
    }

    /// - Parameters:
    ///   - types: The types beside which one of this type is nested.
    ///   - neighbors: The properties beside which it is nested. Letters of many scripts know no capitals, so that a
    ///     property and a type can have one name.
    private mutating func checkType(
        of name: Text,
        _ type: FieldType,
        isChoice: Bool,
        in types: inout SwiftScope,
        beside neighbors: SwiftScope,
        namespace: String,
        help: String
    ) {
        var members: [FieldType.Member] = []
        if case .structure(let structure) = type.item { members = structure.members }
        guard isChoice || !members.isEmpty else { return }
        if let swiftName = SwiftName(nestedType: name.value, isItem: type.isList)?.text {
            let isFree = SwiftName.isFreeTypeName(swiftName) && !["Type", "Protocol", namespace].contains(swiftName)
            if neighbors.owner(of: swiftName) != nil {
                report(
                    at: name.range,
                    "'\(name.value)' becomes the type '\(swiftName)' in Swift, and there is a property of that name",
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
                of: member.name, member.type, isChoice: false, in: &nested, beside: properties, namespace: namespace,
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
