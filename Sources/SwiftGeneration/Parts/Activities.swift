import NotificationSchema
import SwiftNaming

/// The types of Live Activities. ActivityKit decodes them with Swift's default strategies, so that the compiler's own
/// coding is the right one.
extension SwiftGenerator {
    /// A struct of attributes for each activity, outside the namespace: pushes carry its name.
    func activityTypes(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard !declared.activities.isEmpty else { return [] }
        return [.mark("Live Activities")]
            + declared.activities.flatMap { activity in
                [attributesType(of: activity)] + formerNames(of: activity)
            }
    }

    private func attributesType(of activity: NamedActivity) -> SwiftDeclaration {
        let state = SwiftDeclaration.type(
            "nonisolated struct ContentState: Codable, Hashable, Sendable", "What changes while the activity runs.",
            members(activity.state, of: activity))
        return .type(
            "nonisolated struct \(activity.type): Codable, Hashable, Sendable",
            activity.declaration.documentation?.value,
            [state] + [alertType(of: activity), topic(of: activity)].compactMap(\.self)
                + members(activity.attributes, of: activity))
    }

    private func topic(of activity: NamedActivity) -> SwiftDeclaration? {
        activity.declaration.topic.map { index in
            .property("static let topic = \(schema.namespace).Topic.\(member: schema.topics[index].name)")
        }
    }

    private func members(_ fields: [NamedField], of activity: NamedActivity) -> [SwiftDeclaration] {
        let enums = fields.compactMap { enumeration(of: $0, words: words(of: $0, in: activity)) }
        let structures = fields.compactMap { $0.type.structure.map(codableStructure) }
        let properties = fields.map { field in
            PayloadProperty(
                name: field.name, type: field.type.swiftType, isOptional: field.declaration.isOptional)
        }
        // Written out where the values are also read under former names.
        let isWritten = fields.contains { !$0.declaration.renamedFrom.isEmpty }
        let keys = codingKeys(fields.map { ($0.name, $0.declaration.name.value) }, isWritten: isWritten)
        return enums + structures + declarations(of: properties) + keys
    }

    private func codableStructure(_ structure: NamedStructure) -> SwiftDeclaration {
        let properties = structure.members.map { member in
            PayloadProperty(name: member.name, type: member.type.swiftType, isOptional: member.isOptional)
        }
        return .type(
            "nonisolated struct \(structure.name): Codable, Hashable, Sendable",
            structure.isItem ? "An item of “\(structure.source)”." : "The value of “\(structure.source)”.",
            structure.members.compactMap { $0.type.structure.map(codableStructure) } + declarations(of: properties)
                + codingKeys(structure.members.map { ($0.name, $0.key) })
        )
    }

    /// Only where a name differs from its key.
    private func codingKeys(
        _ names: [(name: SwiftName, key: String)], isWritten: Bool = false
    ) -> [SwiftDeclaration] {
        guard isWritten || names.contains(where: { $0.name.text != $0.key }) else { return [] }
        return [
            .type(
                "nonisolated enum CodingKeys: String, CodingKey", nil,
                names.map { identifierCase($0.name, $0.key) }
            ).hidden
        ]
    }

    // MARK: Words

    /// The words of an enum, for alerts that a server or the app sends.
    private func words(of field: NamedField, in activity: NamedActivity) -> [SwiftDeclaration] {
        guard hasActivityAlerts, field.declaration.cases.contains(where: { $0.words != nil }), activity.isInAlert(field)
        else { return [] }
        let cases = field.declaration.cases.map { value in
            SwiftCase(
                "case .\(member: SwiftName(lowerCamel: value.rawValue.value) ?? .unnamed)",
                ["return \(literal: value.words?.value ?? value.rawValue.value)"])
        }
        return [
            SwiftDeclaration.computedProperty(
                "var words: String", documentation: "The words that people read.",
                body: [.switch("self", cases + field.unknownCase())]
            ).hidden
        ]
    }

    // MARK: Former names

    /// Reads values under their former names as well: of pushes from old servers, and of activities that an earlier
    /// version of the app started.
    private func formerNames(of activity: NamedActivity) -> [SwiftDeclaration] {
        [("\(activity.type)", activity.attributes), (activity.stateType, activity.state)].flatMap {
            (type: SwiftCode, fields: [NamedField]) -> [SwiftDeclaration] in
            let renamed = fields.filter { !$0.declaration.renamedFrom.isEmpty }
            guard !renamed.isEmpty else { return [] }
            let keys = SwiftDeclaration.type(
                "nonisolated enum FormerKeys: String, CodingKey", nil,
                renamed.flatMap { field in
                    field.declaration.renamedFrom.enumerated().map { index, text in
                        SwiftDeclaration.enumCase("\(formerCase(of: field, index)) = \(literal: text.value)")
                    }
                }
            ).hidden
            let initializer = SwiftDeclaration.function(
                "init", parameters: ["from decoder: any Decoder"], result: " throws",
                body: [
                    "let values = try decoder.container(keyedBy: CodingKeys.self)",
                    "let former = try decoder.container(keyedBy: FormerKeys.self)",
                ] + fields.flatMap(decoding)
            )
            return [.extension(type, [initializer, keys])]
        }
    }

    private func formerCase(of field: NamedField, _ index: Int) -> SwiftCode { "\(prefix: field.name)\(index + 1)" }

    private func decoding(_ field: NamedField) -> [SwiftStatement] {
        let type = field.type.swiftType
        let key: SwiftCode = "forKey: .\(member: field.name)"
        let present: SwiftCode = "values.decodeIfPresent(\(type).self, \(key))"
        let required: SwiftCode = "values.decode(\(type).self, \(key))"
        guard !field.declaration.renamedFrom.isEmpty else {
            return ["self.\(member: field.name) = try \(field.declaration.isOptional ? present : required)"]
        }
        let former = field.declaration.renamedFrom.indices.map { index -> SwiftStatement in
            "    ?? former.decodeIfPresent(\(type).self, forKey: .\(formerCase(of: field, index)))"
        }
        return ["self.\(member: field.name) =", "    try \(present)"] + former
            + (field.declaration.isOptional ? [] : ["    ?? \(required)"])
    }
}
