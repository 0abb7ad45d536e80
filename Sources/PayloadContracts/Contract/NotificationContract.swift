package import AppleFacts
package import Diagnostics
package import NotificationSchema

/// What a valid push of one notification contains, for `check-payload` and the JSON Schema.
package final class NotificationContract: Sendable {
    package let name: String
    /// Where it is declared.
    package let declaration: SourceRange
    package let documentation: String?
    let isDeprecated: Bool
    /// The current identifier first.
    package let identifiers: [String]
    /// False for a background push.
    package let isShown: Bool
    /// The header `apns-push-type`.
    package let pushType: PushType
    /// False for pushes that only reload widgets and controls.
    let hasData: Bool
    /// Whether the push needs the service extension.
    package let isMutable: Bool
    /// The flag in `aps` without which the push doesn't work.
    package var requiredFlag: String? {
        switch pushType {
        case .background: PayloadKey.contentAvailable
        case .widgets, .controls: PayloadKey.contentChanged
        default: isMutable ? PayloadKey.mutableContent : nil
        }
    }
    /// The levels that it can have, in ascending order.
    package let levels: [InterruptionLevel]
    /// The possible paths of the data that determine the level; empty for a constant one.
    package let pathsOfLevel: [[Name]]
    /// The keys next to `aps` with data that determine the level, the sound or the score.
    package let keysOfFixedData: Set<String>
    /// The highest level.
    package var level: InterruptionLevel { levels.last ?? .active }
    package let fixedValues: [FixedValue]
    package let hasFixedPriority: Bool
    /// Whether data name the sound.
    package let hasFixedSound: Bool
    package let sound: FixedSound?
    /// The identifiers of its category, the current one first; empty without a category.
    package let categoryIdentifiers: [String]
    /// The keys next to `aps`, without the key of the identifier.
    package let data: ObjectShape
    /// Whether a message of Firebase takes a key of the data for the token of a Live Activity.
    let hasTokenOfActivity: Bool
    /// Whether data have a key that Firebase reserves, perhaps with dots in it.
    let usesReservedKeys: Bool
    /// Required data that can have one of several keys.
    package let renamed: [RenamedData]
    package let match: [Match]
    /// The texts that it has, in the order of ``PayloadKey/alertTexts``.
    package let texts: [AlertText]

    package struct RenamedData: Sendable {
        package let name: String
        /// The current path first.
        package let paths: [[Name]]
        package let declaration: SourceRange
    }

    package struct AlertText: Sendable {
        package let key: String
        /// Whether every push has it. Only optional data fill the others.
        package let isRequired: Bool
        /// One for each variable, even if it occurs several times; nil if texts for different values have different
        /// numbers of them.
        package let arguments: [Argument]?
    }

    /// An argument of a text that the device looks up.
    package struct Argument: Sendable {
        /// The name of the variable or data.
        package let name: String
        /// The possible paths of its value; empty if the payload doesn't have it, or in another form.
        package let paths: [[Name]]
    }

    /// - Parameter key: The key of the text in an alert.
    package func text(_ key: String) -> AlertText? { texts.first { $0.key == key } }

    init(_ notification: Notification, in schema: Schema) {
        name = notification.name.value
        declaration = notification.name.range
        documentation = notification.documentation?.value
        isDeprecated = notification.isDeprecated
        identifiers = notification.identifiers.map(\.value)
        isShown = notification.isShown
        pushType = notification.delivery.pushType
        hasData = notification.delivery.hasData
        isMutable = notification.isMutable
        levels = notification.levels
        func paths(of template: Template?) -> [[Name]] {
            guard let name = template?.placeholders.first?.name else { return [] }
            return notification.data.filter { $0.name.value == name }.flatMap(\.possiblePaths)
        }
        pathsOfLevel = paths(of: notification.declaredLevel?.template)
        let others = [notification.sound?.template, notification.relevanceScore?.template].flatMap(paths)
        keysOfFixedData = Set((pathsOfLevel + others).compactMap(\.first?.text))
        fixedValues = FixedValue.all(of: notification, in: schema)
        hasFixedPriority = fixedValues.contains { $0.key.isText(PushHeader.priority) }
        hasFixedSound = fixedValues.contains { $0.place == .aps && $0.key.isText(PayloadKey.sound) }
        sound = notification.sound.flatMap(FixedSound.init)
        categoryIdentifiers = schema.category(of: notification).map { $0.identifiers.map(\.value) } ?? []
        match = notification.match
        texts = NotificationText.allCases.compactMap { part in
            notification[part].map { text in
                AlertText(
                    key: part.rawValue, isRequired: text.choices.allSatisfy(notification.alwaysHasText),
                    arguments: Self.arguments(of: text, in: notification))
            }
        }
        data = ObjectShape(Self.leaves(of: notification, in: schema))
        hasTokenOfActivity = data.members.contains { FirebaseKey.isLiveActivityToken($0.name) }
        usesReservedKeys = data.members.contains { member in
            FirebaseKey.isReserved(member.name) || FirebaseKey.prefixes.contains("\(member.name).")
        }
        renamed = notification.data.filter { !$0.isOptional && !$0.renamedFrom.isEmpty }.map { field in
            RenamedData(
                name: field.name.value, paths: field.possiblePaths,
                declaration: field.name.range
            )
        }
    }

    /// In the order of first use.
    private static func arguments(of text: Template, in notification: Notification) -> [Argument]? {
        let counts = Set(text.choices.map { Set($0.placeholders.map(\.name)).count })
        guard counts.count == 1 else { return nil }
        // With plural forms or several choices, or with keys of the server, the order may be another.
        let isInOrder = notification.isLocalizedByDevice && !text.hasChoices && text.forms.isEmpty
        var names: Set<String> = []
        return text.placeholders.map(\.name).filter { names.insert($0).inserted }.map { name in
            let field = notification.data.first { $0.name.value == name && $0.format == nil && $0.cases.isEmpty }
            return Argument(name: name, paths: isInOrder ? field?.possiblePaths ?? [] : [])
        }
    }

    private static func leaves(of notification: Notification, in schema: Schema) -> [ObjectShape.Leaf] {
        var leaves: [ObjectShape.Leaf] = []
        for field in notification.data {
            let shape = ValueShape(
                field.type, values: field.values, isOpen: field.isOpen, isLenient: schema.app.isLenient)
            for path in [field.path] + field.formerPaths {
                leaves.append(
                    ObjectShape.Leaf(
                        path: path.parts[...], shape: shape,
                        isRequired: !field.isOptional && field.renamedFrom.isEmpty, declaration: field.name.range,
                        deprecation: field.deprecation
                    )
                )
            }
        }
        // Values that identify it don't have to be declared as data.
        for match in notification.match
        where !notification.data.contains(where: { match.path.parts.starts(with: $0.path.parts) }) {
            // The app compares texts, so it accepts a number or a Boolean as well as the string.
            let text = match.constant.value
            let isScalar = Double(text) != nil || Bool(text) != nil
            let shape = isScalar ? ValueShape.any : .scalar(.string, values: [match.constant], isLenient: false)
            leaves.append(
                ObjectShape.Leaf(
                    path: match.path.parts[...], shape: shape, isRequired: false, declaration: match.key.range))
        }
        return leaves
    }
}

extension Notification {
    /// Whether a text isn't empty, whatever optional data a push lacks.
    fileprivate func alwaysHasText(_ template: Template) -> Bool {
        template.parts.contains { part in
            switch part {
            case .literal(let text): !text.allSatisfy(\.isWhitespace)
            case .placeholder(let name, _):
                field(named: name).map { !$0.isOptional || $0.ifMissing?.value.isEmpty == false } ?? true
            }
        }
    }
}
