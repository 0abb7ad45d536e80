import NotificationSchema
import SwiftNaming

/// A Live Activity with the Swift names of its values.
struct NamedActivity: Sendable {
    let declaration: Activity
    /// `order`, the case of a tap
    let name: SwiftName
    /// `OrderAttributes`
    let type: SwiftName
    let attributes: [NamedField]
    let state: [NamedField]
    /// The values that the URL of a tap carries, and whether each is one of the state.
    let tapValues: [(field: NamedField, isState: Bool)]

    init(_ activity: Activity) {
        declaration = activity
        name = SwiftName(lowerCamel: activity.name.value) ?? .unnamed
        type = activity.attributesType
        attributes = activity.attributes.map { NamedField($0, isData: true) }
        state = activity.state.map { NamedField($0, isData: true) }
        let fields = attributes.map { (field: $0, isState: false) } + state.map { (field: $0, isState: true) }
        let named = Dictionary(fields.map { ($0.field.declaration.name.value, $0) }) { first, _ in first }
        tapValues = activity.tapFields.compactMap { named[$0.name.value] }
    }

    /// `OrderAttributes.ContentState`
    var stateType: SwiftCode { "\(type).ContentState" }

    /// The attributes that the alerts of updates show. An update has only the state, so it gets them as arguments.
    func attributes(of alert: ActivityAlert) -> [NamedField] {
        let used = Set(alert.usedFields(of: declaration.attributes).map(\.name.value))
        return attributes.filter { used.contains($0.declaration.name.value) }
    }

    /// The case of `Destination` that a tap opens.
    var destination: SwiftName? {
        declaration.destination?.screen.map { SwiftName(lowerCamel: $0.value) ?? .unnamed }
    }

    /// Whether there are values that can be numbers which JSON does not have.
    var hasNumbers: Bool {
        (attributes + state).contains { $0.type.scalars.contains(.number) || $0.type.scalars.contains(.decimal) }
    }

    func isInAlert(_ field: NamedField) -> Bool {
        declaration.allAlerts.contains { alert in
            alert.templates.contains { $0.placeholders.contains { $0.name == field.declaration.name.value } }
        }
    }
}
