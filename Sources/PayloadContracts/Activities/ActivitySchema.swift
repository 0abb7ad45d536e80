import AppleFacts
import Basics
import Diagnostics
import NotificationSchema

/// The JSON Schema of one event of an activity.
struct ActivitySchema {
    /// The keywords for the payload object.
    let entries: [(String, JSONValue)]

    init(_ event: ActivityEvent, of activity: ActivityContract) {
        func schema(of key: APSKey) -> JSONValue { Self.schemasOfKeys[key.name] ?? key.value.schema }
        var properties: [(String, JSONValue)] = []
        var required = [PayloadKey.timestamp, PayloadKey.event]
        for key in APSKey.ofActivities.keys {
            switch key.name {
            case PayloadKey.event: properties.append((key.name, ["const": .string(event.rawValue)]))
            case ActivityKey.contentState: properties.append((key.name, ValueShape.object(activity.state).schema))
            case ActivityKey.attributes where event == .start:
                properties.append((key.name, ValueShape.object(activity.attributes).schema))
            case ActivityKey.attributesType where event == .start:
                properties.append((key.name, ["const": .string(activity.attributesType)]))
            case ActivityKey.attributes, ActivityKey.attributesType: break
            case ActivityKey.inputPushToken, ActivityKey.inputPushChannel:
                if event == .start { properties.append((key.name, schema(of: key))) }
            case ActivityKey.dismissalDate: if event == .end { properties.append((key.name, schema(of: key))) }
            case PayloadKey.alert: properties.append((key.name, Self.alert))
            case PayloadKey.timestamp, ActivityKey.staleDate: properties.append((key.name, Self.seconds))
            default: properties.append((key.name, schema(of: key)))
            }
        }
        // An end without a state keeps the one before it.
        if event != .end { required.append(ActivityKey.contentState) }
        if event == .start {
            required += [ActivityKey.attributesType, ActivityKey.attributes, PayloadKey.alert]
        }
        let aps: JSONValue = .object([
            ("type", "object"), ("properties", .object(properties)), ("required", .strings(required)),
            ("additionalProperties", false),
        ])
        entries =
            (activity.documentation.map { [("description", .string($0))] } ?? []) + [
                ("type", "object"), ("properties", .object(Self.others + [(PayloadKey.aps, aps)])),
                ("patternProperties", PayloadSchema.keysOfFirebase), ("required", .strings([PayloadKey.aps])),
                ("additionalProperties", false),
            ]
    }

    /// The schemas that all activities share: a schema can have very many.
    private static let schemasOfKeys = Dictionary(
        APSKey.ofActivities.keys.map { ($0.name, $0.value.schema) }, uniquingKeysWith: { first, _ in first })
    private static let others = APSKey.ofPayload.keys.map { ($0.name, $0.value.schema) }

    /// 0 is a date that nobody set. Only an activity can be dismissed in the past.
    private static let seconds: JSONValue = .object([("type", "integer"), ("minimum", 1)])

    /// A text is a string, or the key of a string in the app.
    private static let alert: JSONValue = {
        let text: JSONValue = .either([
            ["type": "string"],
            .object([
                ("type", "object"),
                (
                    "properties",
                    ["loc-key": ["type": "string"], "loc-args": ["type": "array", "items": ["type": "string"]]]
                ),
                ("required", ["loc-key"]), ("additionalProperties", false),
            ]),
        ])
        return .object([
            ("type", "object"), ("properties", ["title": text, "body": text, "sound": ["type": "string"]]),
            ("additionalProperties", false), ("minProperties", 1),
        ])
    }()
}
