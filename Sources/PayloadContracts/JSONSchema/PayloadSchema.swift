import AppleFacts
import Basics
import Diagnostics
import NotificationSchema

/// The JSON Schema of the pushes of one notification.
struct PayloadSchema {
    /// The keywords for the payload object.
    let entries: [(String, JSONValue)]

    init(_ notification: NotificationContract, in contract: PayloadContract) {
        let key = contract.notificationKey
        let aps = Self.aps(ofAny: notification)
        let own = notification.data.members.map { ($0.name, $0.schema) }
        let properties =
            APSKey.ofPayload.keys.map { ($0.name, $0.schema) } + [
                (PayloadKey.aps, aps), (key, .constant(notification.identifiers)),
            ] + own
        // Calls and some others have only own keys.
        var required =
            (notification.isShown || notification.requiredFlag != nil ? [PayloadKey.aps] : [])
            + notification.data.members.filter(\.isRequired).map(\.name)
        var conditions = notification.renamed.map { data in
            JSONValue.oneHolds(data.paths.map { .having($0.map(\.text)[...]) })
        }
        if !notification.hasData {
            // Widgets and controls read nothing but the flag.
        } else if contract.isRecognizedAlone(notification) {
            // The only notification of its category can be recognized by the category.
            if !contract.isOnlyOneOfItsCategory(notification) {
                conditions.append(Self.recognition(of: notification, by: key))
            }
        } else {
            required.append(key)
        }
        let description = notification.documentation.map { [("description", JSONValue.string($0))] } ?? []
        entries =
            description + (notification.isDeprecated ? [JSONValue.deprecated] : []) + [
                ("type", "object"), ("properties", .object(properties)),
                ("patternProperties", Self.keysOfFirebase), ("required", .strings(required)),
                ("additionalProperties", false),
            ] + (conditions.isEmpty ? [] : [("allOf", .array(conditions))])
    }

    /// By its identifier; without one, by its other characteristics.
    private static func recognition(of notification: NotificationContract, by key: String) -> JSONValue {
        let matches = notification.match.map { match in
            JSONValue.having(match.path.parts[...], .object([("enum", .array(match.constant.value.constants))]))
        }
        return .oneHolds([.having([key]), .object([("allOf", .array(matches))])])
    }

    /// Payloads that were logged on a device have these keys.
    static let keysOfFirebase: JSONValue = {
        let words = FirebaseKey.prefixes.map { $0.replacing(".", with: "\\.") } + [FirebaseKey.options + "$"]
        return .object([("^(\(words.joined(separator: "|")))", true)])
    }()

    // MARK: aps

    /// A background push can't contain anything that people see or hear.
    private static let backgroundAPS: JSONValue = .object([
        ("type", "object"),
        (
            "properties",
            .object(
                APSKey.ofAPS.keys.compactMap { key in
                    switch key.name {
                    case PayloadKey.contentAvailable: (key.name, APSKey.Value.flagThatIsOn)
                    case PayloadKey.mutableContent: (key.name, APSKey.Value.flagThatIsOff)
                    default: key.isVisible ? nil : (key.name, key.schema)
                    }
                })
        ),
        ("required", .strings([PayloadKey.contentAvailable])), ("additionalProperties", false),
    ])

    private static func aps(ofAny notification: NotificationContract) -> JSONValue {
        switch notification.pushType {
        case .alert: return aps(of: notification)
        case .background: return backgroundAPS
        default: break
        }
        let properties = APSKey.ofAPS(in: notification.pushType).keys.map { ($0.name, $0.schema) }
        return .object(
            [("type", "object"), ("properties", .object(properties)), ("additionalProperties", false)]
                + (notification.requiredFlag.map { [("required", .strings([$0]))] } ?? []))
    }

    private static func aps(of notification: NotificationContract) -> JSONValue {
        let hasCategory = !notification.categoryIdentifiers.isEmpty
        let properties = APSKey.ofAPS.keys.compactMap { key -> (String, JSONValue)? in
            switch key.name {
            case PayloadKey.alert: return (key.name, alert(of: notification))
            case PayloadKey.sound: return (key.name, sound)
            case PayloadKey.interruptionLevel: return (key.name, .constant(notification.levels.map(\.rawValue)))
            case PayloadKey.category:
                return hasCategory ? (key.name, .constant(notification.categoryIdentifiers)) : nil
            case notification.requiredFlag: return (key.name, APSKey.Value.flagThatIsOn)
            default: return (key.name, key.schema)
            }
        }
        let required =
            (hasCategory ? [PayloadKey.category] : [])
            + (notification.levels.contains(.active) ? [] : [PayloadKey.interruptionLevel])
            + (notification.requiredFlag.map { [$0] } ?? [])
        return .object(
            [("type", "object"), ("properties", .object(properties))]
                + (required.isEmpty ? [] : [("required", .strings(required))]) + [
                    ("additionalProperties", false),
                    // The service extension runs only for an alert that is an object with a text.
                    ("if", mutable), ("then", alertWithText),
                ]
        )
    }

    private static let mutable: JSONValue = .object([
        ("required", .strings([PayloadKey.mutableContent])),
        ("properties", .object([(PayloadKey.mutableContent, APSKey.Value.flagThatIsOn)])),
    ])

    private static let sound: JSONValue = .either([
        APSKey.Value.text.schema,
        .object([
            ("type", "object"), ("properties", .object(APSKey.ofSound.keys.map { ($0.name, $0.schema) })),
            ("required", .strings(APSKey.ofSound.keys.filter(\.isRequired).map(\.name))),
            ("additionalProperties", false),
        ]),
    ])

    private static let alertWithText: JSONValue = {
        let keys = PayloadKey.alertTexts.flatMap { [$0.text, $0.locKey] }
        let texts = keys.map { JSONValue.object([("required", .strings([$0]))]) }
        let alert = JSONValue.object([("type", "object"), ("anyOf", .array(texts))])
        return .object([
            ("required", .strings([PayloadKey.alert])), ("properties", .object([(PayloadKey.alert, alert)])),
        ])
    }()

    private static func alert(of notification: NotificationContract) -> JSONValue {
        var argumentLists: [String: JSONValue] = [:]
        var dependencies: [(String, JSONValue)] = []
        for keys in PayloadKey.alertTexts {
            if let count = notification.text(keys.text)?.arguments?.count {
                let bounds = [("minItems", JSONValue.integer(count)), ("maxItems", .integer(count))]
                argumentLists[keys.locArgs] = .object(
                    [("type", "array"), ("items", APSKey.Value.text.schema)] + bounds)
                if count > 0 { dependencies.append((keys.locKey, .strings([keys.locArgs]))) }
            }
            dependencies.append((keys.locArgs, .strings([keys.locKey])))
        }
        let object = JSONValue.object([
            ("type", "object"),
            ("properties", .object(APSKey.ofAlert.keys.map { ($0.name, argumentLists[$0.name] ?? $0.schema) })),
            ("additionalProperties", false),
            ("dependentRequired", .object(dependencies.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })),
        ])
        return .either([APSKey.Value.text.schema, object])
    }
}

extension APSKey {
    fileprivate var schema: JSONValue { isLegacy ? .object([JSONValue.deprecated]) : value.schema }
}

extension ObjectShape.Member {
    /// Optional values can be null, which the generated code treats as missing.
    fileprivate var schema: JSONValue {
        let schema = isRequired ? shape.schema : .either([shape.schema, ["type": "null"]])
        guard let deprecation else { return schema }
        let description = deprecation.message.map { [("description", JSONValue.string($0))] } ?? []
        // For any value, the schema is only `true`.
        let keywords = if case .object(let entries) = schema { entries } else { [] as [(String, JSONValue)] }
        return .object(description + [JSONValue.deprecated] + keywords)
    }
}

extension ValueShape {
    var schema: JSONValue {
        switch self {
        case .any: true
        case .referenceDate:
            ["type": "number", "description": "Seconds since 2001-01-01 00:00:00 UTC, not since 1970."]
        case .scalar(let type, let values, let isOpen, let isLenient):
            if isLenient, let textSchema = type.textSchema {
                .either([type.schema(among: []), textSchema])
            } else {
                type.schema(among: isOpen ? [] : values.map(\.value))
            }
        case .list(let item): .object([("type", "array"), ("items", item.schema)])
        case .jsonText(let content):
            .object([
                ("type", "string"), ("contentMediaType", "application/json"), ("contentSchema", content.schema),
            ])
        case .object(let object):
            .object(
                [
                    ("type", "object"), ("properties", .object(object.members.map { ($0.name, $0.schema) })),
                    ("additionalProperties", false),
                ]
                    + (object.members.contains(where: \.isRequired)
                        ? [("required", .strings(object.members.filter(\.isRequired).map(\.name)))] : [])
            )
        }
    }
}

extension ScalarType {
    // RFC 3339, with the correct number of days in each month.
    private static let day =
        "[0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))"
    private static let leapDay =
        "([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29"
    private static let hourAndMinute = "([01][0-9]|2[0-3]):[0-5][0-9]"
    private static let time = hourAndMinute + #":([0-5][0-9]|60)(\.[0-9]+)?"#

    /// A number or a Boolean, written as text.
    fileprivate var textSchema: JSONValue? {
        switch self {
        case .integer, .count: ["type": "string", "pattern": "^[-+]?[0-9]+$"]
        case .number, .dateEpoch: ["type": "string", "pattern": #"^[-+]?[0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?$"#]
        case .boolean: ["enum": ["true", "false"]]
        case .string, .decimal, .date, .url, .uuid: nil
        }
    }

    fileprivate func schema(among values: [String]) -> JSONValue {
        switch self {
        case .string: values.isEmpty ? ["type": "string"] : .constant(values)
        case .integer, .count:
            .object([("type", "integer"), ("minimum", .integer(.min)), ("maximum", .integer(.max))])
        case .number: ["type": "number"]
        case .dateEpoch: ["type": "number", "description": "Seconds since 1970-01-01 00:00:00 UTC."]
        case .decimal: .object([("type", "string"), ("pattern", #"^-?[0-9]+(\.[0-9]+)?$"#)])
        case .boolean: ["type": "boolean"]
        case .date:
            .object([
                ("type", "string"), ("format", "date-time"),
                (
                    "pattern",
                    .string("^(\(Self.day)|\(Self.leapDay))[Tt]\(Self.time)([Zz]|[+-]\(Self.hourAndMinute))$")
                ),
            ])
        case .url:
            .object([
                ("type", "string"), ("format", "uri-reference"),
                ("pattern", #"^([!#$&-;=?-\[\]_a-z~]|%[0-9A-Fa-f]{2})+$"#),
            ])
        case .uuid:
            .object([
                ("type", "string"), ("format", "uuid"),
                ("pattern", "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"),
            ])
        }
    }
}

extension JSONValue {
    /// The keyword for what may be removed.
    fileprivate static let deprecated: (String, JSONValue) = ("deprecated", true)

    /// One of these texts.
    fileprivate static func constant(_ values: [String]) -> JSONValue {
        .object([values.count == 1 ? ("const", .string(values[0])) : ("enum", .strings(values))])
    }

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    static func either(_ schemas: [JSONValue]) -> JSONValue { .object([("anyOf", .array(schemas))]) }

    /// One of these conditions holds. Unlike with `anyOf`, generators of code don't copy the object for each of them, and
    /// a validator says what is missing.
    fileprivate static func oneHolds(_ conditions: [JSONValue]) -> JSONValue {
        conditions.dropLast().reversed().reduce(conditions.last ?? true) { others, condition in
            ["if": ["not": condition], "then": others]
        }
    }

    /// An object with a value at a path.
    fileprivate static func having(_ path: ArraySlice<String>, _ value: JSONValue? = nil) -> JSONValue {
        guard let key = path.first else { return value ?? ["not": ["type": "null"]] }
        return .object([
            ("type", "object"), ("required", .strings([key])),
            ("properties", .object([(key, having(path.dropFirst(), value))])),
        ])
    }
}

extension String {
    /// The JSON values that a constant can mean, because the schema has no type for it.
    fileprivate var constants: [JSONValue] {
        var constants: [JSONValue] = [.string(self)]
        if let integer = Int(self) { constants.append(.integer(integer)) }
        if let flag = Bool(self) { constants.append(.bool(flag)) }
        return constants
    }
}
