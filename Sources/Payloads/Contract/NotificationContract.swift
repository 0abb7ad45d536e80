import AppleFacts
package import Diagnostics
package import NotificationSchema

/// What a push of one notification has to be, said once for `check-payload` and for the JSON Schema.
package final class NotificationContract: Sendable {
    package let name: String
    /// Where it is declared.
    package let declaration: SourceRange
    package let documentation: String?
    /// That of today first.
    package let identifiers: [String]
    /// False for a background push.
    package let isShown: Bool
    /// Whether the service extension has to run for it.
    package let isMutable: Bool
    /// The flag in `aps` without which the push does not do what it is for.
    package var requiredFlag: String? {
        isShown ? (isMutable ? PayloadKey.mutableContent : nil) : PayloadKey.contentAvailable
    }
    package let level: InterruptionLevel
    package let fixedValues: [FixedValue]
    package let sound: FixedSound?
    /// Of its category, that of today first; empty where it has none.
    package let categoryIdentifiers: [String]
    /// The keys beside `aps`, without the one that holds the identifier.
    package let data: ObjectShape
    /// Data that have to be there under one of several keys.
    package let renamed: [RenamedData]
    package let match: [Match]
    /// How many arguments a text needs that the device looks up, by the key of that text in an alert: one for each
    /// variable in it, however often that stands there.
    package let argumentCounts: [String: Int]
    /// Its index among the notifications of the schema.
    package let index: Int

    package struct RenamedData: Sendable {
        package let name: String
        /// That of today first.
        package let paths: [[String]]
        package let declaration: SourceRange
    }

    package struct Match: Sendable {
        package let path: [String]
        package let value: String
    }

    init(_ notification: Notification, at index: Int, in schema: Schema) {
        self.index = index
        name = notification.name.value
        declaration = notification.name.range
        documentation = notification.documentation?.value
        identifiers = notification.identifiers.map(\.value)
        isShown = notification.isShown
        isMutable = notification.isMutable
        level = notification.level
        fixedValues = FixedValue.all(of: notification, in: schema)
        sound = notification.sound.map(FixedSound.init)
        categoryIdentifiers = schema.category(of: notification).map { $0.identifiers.map(\.value) } ?? []
        match = notification.match.map { Match(path: $0.path.parts, value: $0.value.value) }
        let texts = NotificationText.allCases.compactMap { part in
            notification[part].map { (part.rawValue, Set($0.placeholders.map(\.name)).count) }
        }
        argumentCounts = Dictionary(texts) { first, _ in first }
        data = ObjectShape(Self.leaves(of: notification))
        renamed = notification.data.filter { !$0.isOptional && !$0.renamedFrom.isEmpty }.map { field in
            RenamedData(
                name: field.name.value, paths: ([field.path] + field.formerPaths).map(\.parts),
                declaration: field.name.range
            )
        }
    }

    private static func leaves(of notification: Notification) -> [ObjectShape.Leaf] {
        var leaves: [ObjectShape.Leaf] = []
        for field in notification.data {
            let shape = ValueShape(field.type, values: field.values)
            for path in [field.path] + field.formerPaths {
                leaves.append(
                    ObjectShape.Leaf(
                        path: path.parts[...], shape: shape,
                        isRequired: !field.isOptional && field.renamedFrom.isEmpty, declaration: field.name.range
                    )
                )
            }
        }
        // What others send to tell it apart need not be declared as data.
        for match in notification.match
        where !notification.data.contains(where: { match.path.parts.starts(with: $0.path.parts) }) {
            let shape = ValueShape.scalar(.string, values: [match.value])
            leaves.append(
                ObjectShape.Leaf(
                    path: match.path.parts[...], shape: shape, isRequired: false, declaration: match.key.range))
        }
        return leaves
    }
}
