import NotificationSchema
import SwiftNaming

/// A stored property of a struct that represents a payload object.
struct PayloadProperty: Sendable {
    let name: SwiftName
    let type: SwiftCode
    let isOptional: Bool
    var deprecation: Deprecation?

    /// The stored property.
    var storage: SwiftCode { name.storage(isDeprecated: deprecation != nil) }
    /// The type with its optionality.
    var wholeType: SwiftCode { "\(type)\(isOptional ? "?" : "")" }
}

extension NamedNotification {
    var properties: [PayloadProperty] {
        data.map { field in
            PayloadProperty(
                name: field.name, type: field.type.swiftType, isOptional: field.declaration.isOptional,
                deprecation: field.declaration.deprecation)
        }
    }
}

extension NamedStructure {
    fileprivate var properties: [PayloadProperty] {
        members.map { member in
            PayloadProperty(
                name: member.name, type: member.type.swiftType, isOptional: member.isOptional
            )
        }
    }
}

/// Nested structs for data, and the parts that all structs of a payload have.
extension SwiftGenerator {
    func declarations(of properties: [PayloadProperty]) -> [SwiftDeclaration] {
        properties.flatMap(declarations) + initializer(of: properties)
    }

    private func declarations(of property: PayloadProperty) -> [SwiftDeclaration] {
        let (name, storage) = (property.name, property.storage)
        guard let deprecation = property.deprecation else {
            return [.property("var \(name): \(property.wholeType)")]
        }
        return [
            .computedProperty(
                "var \(name): \(property.wholeType)", body: ["get { \(storage) }", "set { \(storage) = newValue }"]
            ).deprecated(deprecation),
            .property("fileprivate var \(storage): \(property.wholeType)").hidden,
        ]
    }

    /// The synthesized initializer is internal, and has the names of stored properties.
    private func initializer(of properties: [PayloadProperty]) -> [SwiftDeclaration] {
        guard schema.model.generate.access == .public || properties.contains(where: { $0.deprecation != nil })
        else { return [] }
        return [
            .function(
                "init",
                parameters: properties.map { "\($0.name): \($0.wholeType)\($0.isOptional ? " = nil" : "")" },
                body: properties.map { "self.\($0.storage) = \($0.name)" }
            )
        ]
    }

    // MARK: Nested structs

    func nestedStructure(_ structure: NamedStructure) -> SwiftDeclaration {
        let read = reading(
            structure.members.map { member in
                let reader: SwiftCode = "$0[\(literal: member.key)]"
                let value = member.type.reading(reader, isOptional: member.isOptional, in: schema.namespace)
                return SwiftArgument("\(member: member.name)", value)
            })
        let members = structure.members.map { member in
            SwiftEntry(
                member.key,
                member.type.writing(SwiftCode(member.name), isOptional: member.isOptional, in: schema.namespace))
        }
        return .type(
            "nonisolated struct \(structure.name): Hashable, Sendable, _PayloadObject",
            structure.isItem ? "An item of “\(structure.source)”." : "The value of “\(structure.source)”.",
            structure.members.compactMap { $0.type.structure.map(nestedStructure) }
                + declarations(of: structure.properties) + [wireMembers(members), read.hidden]
        )
    }
}
