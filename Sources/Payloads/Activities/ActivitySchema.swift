import AppleFacts
import Diagnostics

/// The JSON Schema of one event of an activity.
struct ActivitySchema {
    /// The keywords for the payload object.
    let entries: [(String, JSONValue)]

    init(_ event: ActivityEvent, of activity: ActivityContract) {
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
                if event == .start { properties.append((key.name, key.value.schema)) }
            case ActivityKey.dismissalDate: if event == .end { properties.append((key.name, key.value.schema)) }
            case PayloadKey.alert: properties.append((key.name, Self.alert))
            default: properties.append((key.name, key.value.schema))
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
        let others = APSKey.ofPayload.keys.map { ($0.name, $0.value.schema) }
        entries =
            (activity.documentation.map { [("description", .string($0))] } ?? []) + [
                ("type", "object"), ("properties", .object(others + [(PayloadKey.aps, aps)])),
                ("required", .strings([PayloadKey.aps])),
            ]
    }

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
