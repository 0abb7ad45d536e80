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
                properties.map { "\($0.name): \($0.type)\($0.isOptional ? "? = nil" : "")" },
                "",
                nil,
                properties.map { "self.\($0.name) = \($0.name)" }
            )
        ]
    }

    // MARK: Nested structs

    func nestedStructure(_ structure: NamedStructure) -> SwiftDeclaration {
        .type(
            "nonisolated struct \(structure.name): Hashable, Sendable",
            structure.isItem ? "An item of “\(structure.source)”." : "The value of “\(structure.source)”.",
            structure.members.compactMap { $0.type.structure.map(nestedStructure) }
                + declarations(of: structure.properties)
        )
    }

    /// The extensions that read and write the structs of a notification.
    func structureExtensions(of notification: NamedNotification) -> [SwiftDeclaration] {
        notification.data.compactMap(\.type.structure).flatMap {
            extensions(of: $0, in: "\(schema.namespace).\(notification.type)")
        }
    }

    private func extensions(of structure: NamedStructure, in outer: SwiftCode) -> [SwiftDeclaration] {
        let type: SwiftCode = "\(outer).\(structure.name)"
        let members: [SwiftDeclaration] = [
            .extension(type, [readingInitializer(of: structure)]),
            .extension("\(schema.namespace).JSON", [encodingInitializer(of: structure, type)]),
        ]
        return members + structure.members.compactMap(\.type.structure).flatMap { extensions(of: $0, in: type) }
    }

    private func readingInitializer(of structure: NamedStructure) -> SwiftDeclaration {
        let arguments = structure.members.map { member in
            SwiftArgument(
                "\(member: member.name)",
                member.type.read("object[\(literal: member.key)]", isOptional: member.isOptional, in: schema.namespace)
            )
        }
        return SwiftDeclaration.function(
            "init",
            ["reading payload: \(schema.namespace).PayloadReader"],
            " throws(\(schema.namespace).Unrecognized)",
            nil,
            ["let object = try payload.object()", .value("", .call("self.init", arguments))]
        ).hidden
    }

    private func encodingInitializer(of structure: NamedStructure, _ type: SwiftCode) -> SwiftDeclaration {
        func json(of member: NamedMember, _ expression: SwiftCode) -> SwiftCode {
            member.type.json(of: expression, in: schema.namespace)
        }
        let required = structure.members.filter { !$0.isOptional }.map { member in
            SwiftEntry(member.key, json(of: member, "value.\(member: member.name)"))
        }
        let optional = structure.members.filter(\.isOptional)
        let assignments = optional.map { member -> SwiftStatement in
            "members[\(literal: member.key)] = value.\(member: member.name).map { \(json(of: member, "$0")) }"
        }
        let binding: SwiftCode = optional.isEmpty ? "let" : "var"
        return SwiftDeclaration.function(
            "init",
            ["encoding value: \(type)"],
            "",
            nil,
            [.value("\(binding) members: [String: Self] = ", .dictionary(required))] + assignments
                + ["self = .object(members)"]
        ).hidden
    }
}
