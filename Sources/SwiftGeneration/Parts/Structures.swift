import NotificationSchema
import SwiftNaming

/// A stored property of a struct that represents a payload object.
struct PayloadProperty: Sendable {
    let name: SwiftName
    let type: SwiftCode
    let isOptional: Bool
}

extension NamedNotification {
    var properties: [PayloadProperty] {
        data.map { field in
            PayloadProperty(
                name: field.name, type: field.type.swiftType, isOptional: field.declaration.isOptional
            )
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
        properties.map { .property("var \($0.name): \($0.type)\($0.isOptional ? "?" : "")") }
            + publicInitializer(of: properties)
    }

    /// The synthesized initializer is internal.
    private func publicInitializer(of properties: [PayloadProperty]) -> [SwiftDeclaration] {
        guard schema.model.generate.access == .public else { return [] }
        return [
            .function(
                "init",
                parameters: properties.map { "\($0.name): \($0.type)\($0.isOptional ? "? = nil" : "")" },
                body: properties.map { "self.\($0.name) = \($0.name)" }
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
