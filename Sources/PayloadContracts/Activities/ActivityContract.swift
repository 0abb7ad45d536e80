package import Diagnostics
import NotificationSchema
import SwiftNaming

/// What the pushes of one activity contain, for `check-payload` and the JSON Schema.
package final class ActivityContract: Sendable {
    package let name: String
    /// Where it is declared.
    package let declaration: SourceRange
    package let documentation: String?
    /// The name of the Swift type.
    package let attributesType: String
    package let attributes: ObjectShape
    package let state: ObjectShape
    package let canStart: Bool

    init(_ activity: Activity) {
        name = activity.name.value
        declaration = activity.name.range
        documentation = activity.documentation?.value
        attributesType = activity.attributesType.text
        attributes = ObjectShape(activityFields: activity.attributes)
        state = ObjectShape(activityFields: activity.state)
        canStart = activity.start != nil
    }
}

extension ObjectShape {
    fileprivate convenience init(activityFields fields: [Field]) {
        let members = fields.flatMap { field in
            ([field.name] + field.renamedFrom).map { name in
                Member(
                    name: name.value,
                    shape: ValueShape(inActivity: field.type, values: field.values, isOpen: field.isOpen),
                    isRequired: !field.isOptional && field.renamedFrom.isEmpty, declaration: field.name.range)
            }
        }
        var seen: Set<String> = []
        self.init(members.filter { seen.insert($0.name).inserted })
    }
}

extension ValueShape {
    /// The types as ActivityKit decodes them.
    fileprivate init(inActivity type: FieldType, values: [Text] = [], isOpen: Bool = false) {
        switch type {
        case .any: self = .any
        case .scalar(.date), .scalar(.dateEpoch): self = .referenceDate
        case .scalar(.decimal): self = .scalar(.number, values: [], isLenient: false)
        case .scalar(let type): self = .scalar(type, values: values, isOpen: isOpen, isLenient: false)
        case .jsonText(let content): self = .jsonText(ValueShape(inActivity: content))
        case .list(let item): self = .list(of: ValueShape(inActivity: item, values: values, isOpen: isOpen))
        case .structure(let structure):
            self = .object(
                ObjectShape(
                    structure.members.map { member in
                        ObjectShape.Member(
                            name: member.name.value, shape: ValueShape(inActivity: member.type),
                            isRequired: !member.isOptional, declaration: member.name.range)
                    }))
        }
    }
}
