import Diagnostics

/// What a rule of a team is about.
package enum TeamSubject: String, CaseIterable, Sendable {
    case action, category, notification, activity, topic, data, text

    /// The key that names it.
    package static let key = "each"
}

/// A key that conditions can name: a key of the language, the name of a declaration, or a key of the author's own.
package struct TeamKey: Sendable {
    package let description: KeyDescription
    /// What values it can have.
    let kind: TeamValueKind

    package var name: String { description.name }
    /// Whether the author chose it.
    package var isOwn: Bool { name.hasPrefix(Self.ownPrefix) }
    /// Whether it stands for a text itself, not for a key.
    package var isText: Bool { name == Self.text.name }
    /// What the length of its values counts.
    package var unitOfLength: String { kind.isList ? "items" : "characters" }

    init(_ description: KeyDescription) {
        self.description = description
        kind = TeamValueKind(description)
    }

    /// The name of a declaration. It isn't a key, but rules ask about it as if it were.
    static let name = TeamKey(KeyDescription(name: "name", summary: "The name of the declaration.", shape: .text))
    /// The beginning of keys that authors choose.
    static let ownPrefix = "x-"
    /// The text itself, whose conditions stand without a key.
    static let text = TeamKey(KeyDescription(name: "", summary: "The text.", shape: .text))
}

extension TeamSubject {
    /// With its article, as in messages about keys.
    package var noun: String {
        switch self {
        case .action: Action.keys.subject
        case .category: Category.keys.subject
        case .notification: Notification.keys.subject
        case .activity: Activity.keys.subject
        case .topic: Topic.keys.subject
        case .data: Field.dataKeys.subject
        case .text: "a text"
        }
    }

    /// The keys that conditions can name, from the table of keys.
    package var keys: [TeamKey] { Self.keysBySubject[self] ?? [] }

    private static let keysBySubject = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.descriptions.map(TeamKey.init)) })

    private var descriptions: [KeyDescription] {
        let name = [TeamKey.name.description]
        switch self {
        case .action: return name + Action.keys.all.map(\.description)
        case .category: return name + Category.keys.all.map(\.description)
        case .notification: return name + Notification.keys.all.map(\.description)
        case .activity: return name + Activity.keys.all.map(\.description)
        case .topic: return name + Topic.keys.all.map(\.description)
        case .data: return name + Field.dataKeys.all.map(\.description)
        case .text: return TeamText.keys
        }
    }

    func key(named name: String) -> TeamKey? {
        if let key = keys.first(where: { $0.name == name }) { return key }
        guard name.hasPrefix(TeamKey.ownPrefix), self != .text else { return nil }
        return TeamKey(KeyDescription(name: name, summary: "A key of your own.", shape: .value))
    }

    /// The keys with the conditions that they can have, for editors.
    var conditions: [KeyDescription] {
        keys.map { key in
            var description = KeyDescription(
                name: key.name, summary: key.description.summary, shape: key.kind.shapeOfConditions)
            if !key.kind.isMapOfNames { description.names = key.description.names }
            return description
        } + (self == .text ? TeamCondition.keysOfTexts : [])
    }
}

/// What values a key can have, as far as conditions can ask about them.
struct TeamValueKind: Sendable {
    private(set) var isText = false
    private(set) var isBoolean = false
    private(set) var isNumber = false
    private(set) var isDuration = false
    private(set) var isList = false
    /// A map whose keys the author chooses counts as the list of these.
    private(set) var isMapOfNames = false
    private(set) var choices: [String] = []
    private let shape: Shape

    init(_ key: KeyDescription) {
        shape = key.shape
        var hasTemplate = false
        add(key.shape, &hasTemplate)
        // A placeholder stands for one of the other values, unless these are names.
        if hasTemplate, !isNumber, choices.isEmpty || key.names != nil { isText = true }
    }

    private mutating func add(_ shape: Shape, _ hasTemplate: inout Bool) {
        for shape in shape.alternatives {
            switch shape {
            case .text, .version, .dataType: isText = true
            case .template: hasTemplate = true
            case .value: (isText, isNumber) = (true, true)
            case .boolean: isBoolean = true
            case .integer, .number: isNumber = true
            case .duration: isDuration = true
            case .choice(let words): choices += words
            case .list(let item):
                isList = true
                add(item, &hasTemplate)
            case .names: (isList, isMapOfNames, isText) = (true, true, true)
            case .map, .conditions, .either: break
            }
        }
    }

    /// In words: `true or false`.
    var words: String {
        if isOpaque { return shape.markdown { $0 }.replacing("`", with: "") }
        if isList { return "a list" }
        let kinds = [
            (isText, "text"), (isBoolean, "true or false"), (isNumber, "a number"), (isDuration, "a duration"),
        ]
        return (kinds.filter(\.0).map(\.1) + choices).asChoice
    }

    /// Whether conditions can ask only whether the key is written.
    var isOpaque: Bool { !isText && !isBoolean && !isNumber && !isDuration && !isList && choices.isEmpty }

    func accepts(_ value: String) -> Bool {
        isText || choices.contains(value) || isBoolean && Bool(value) != nil || number(of: value) != nil
    }

    /// The number that a value is compared as; of a duration, its seconds.
    func number(of value: String) -> Double? {
        if isDuration { return DurationText.seconds(of: value).map(Double.init) }
        return isNumber ? DecimalNumber.value(of: value) : nil
    }

    /// A value, a list of values, or a map of conditions.
    fileprivate var shapeOfConditions: Shape {
        var values: [Shape] = []
        if isText { values.append(.text) }
        if isBoolean { values.append(.boolean) }
        if isNumber { values.append(.number) }
        if isDuration { values.append(.duration) }
        if !choices.isEmpty { values.append(.choice(choices)) }
        let map = TeamCondition.keys.shape
        return values.isEmpty ? map : .either(values + [.list(.either(values)), map])
    }
}
