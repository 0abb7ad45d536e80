package import Basics
import Diagnostics

/// The declaration language as a JSON Schema, for completion and hover in editors. Made from the tables of keys.
///
/// It checks less than `lint`: no references, names or texts. Where a text is expected, it accepts what YAML reads as a
/// number or a Boolean, as the language does.
package enum EditorSchema {
    package static let title = "notifications.yaml of Belfry"

    /// The JSON Schema of `notifications.yaml` and its fragments.
    package static var json: JSONValue {
        var definitions: [String: JSONValue] = [:]
        let root = object(of: Schema.rootKeys.all.map(\.description), &definitions)
        return .object(
            [
                ("$schema", "https://json-schema.org/draft/2020-12/schema"),
                ("title", .string(title)),
                ("description", "Notification categories, actions and payloads of an app for Apple platforms."),
            ] + root + [("$defs", .object(definitions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))]
        )
    }

    private static func object(
        of keys: [KeyDescription],
        isOpen: Bool = false,
        _ definitions: inout [String: JSONValue]
    ) -> [(String, JSONValue)] {
        var properties: [(String, JSONValue)] = []
        for key in keys {
            properties.append(
                (
                    key.name,
                    .object(
                        [("description", .string(key.documentation))] + defaultValue(of: key)
                            + value(of: key.shape, &definitions))
                ))
        }
        let required = keys.filter(\.presence.isRequired).map { JSONValue.string($0.name) }
        return [("type", "object"), ("properties", .object(properties))]
            + (required.isEmpty ? [] : [("required", .array(required))])
            // Keys that begin with x- are the author's own.
            + (isOpen ? [] : [("patternProperties", ["^x-": true]), ("additionalProperties", false)])
    }

    private static func defaultValue(of key: KeyDescription) -> [(String, JSONValue)] {
        if case .value(let value)? = key.default { [("default", value)] } else { [] }
    }

    private static func value(of shape: Shape, _ definitions: inout [String: JSONValue]) -> [(String, JSONValue)] {
        switch shape {
        case .text, .template: return [("type", ["string", "number", "boolean"])]
        case .boolean: return [("type", "boolean")]
        case .integer: return [("type", "integer")]
        case .number: return [("type", "number")]
        case .version: return [("type", ["string", "number"]), ("pattern", "^[0-9]+(\\.[0-9]+){0,2}$")]
        case .duration: return [("type", "string"), ("pattern", "^[0-9]+[smhd]$")]
        case .choice(let words): return [("enum", .array(words.map(JSONValue.string) + words.compactMap(scalar)))]
        case .list(let item): return [("type", "array"), ("items", .object(value(of: item, &definitions)))]
        case .names(let item):
            return [("type", "object"), ("additionalProperties", .object(value(of: item, &definitions)))]
        case .either(let shapes): return [("anyOf", .array(shapes.map { .object(value(of: $0, &definitions)) }))]
        case .value: return []
        case .conditions:
            let name = "conditions"
            if definitions[name] == nil {
                var seen: Set<String> = []
                let keys = TeamSubject.allCases.flatMap(\.conditions).filter { seen.insert($0.name).inserted }
                definitions[name] = .object(object(of: keys, &definitions))
            }
            return [("$ref", .string("#/$defs/\(name)"))]
        case .dataType:
            definitions["type"] = dataType
            return [("$ref", "#/$defs/type")]
        case .map(let subject, let keys, let isOpen):
            let words = subject.split { !$0.isLetter && $0 != "." }
            let name = words.drop { $0 == "a" || $0 == "an" }.joined(separator: "-")
            if definitions[name] == nil {
                // Reserve the name first: a map may contain maps of its own kind.
                definitions[name] = .null
                definitions[name] = .object(object(of: keys, isOpen: isOpen, &definitions))
            }
            return [("$ref", .string("#/$defs/\(name)"))]
        }
    }

    /// In YAML, `priority: 10` is a number and `iOS: false` a Boolean.
    private static func scalar(_ word: String) -> JSONValue? {
        Int(word).map(JSONValue.integer) ?? Bool(word).map(JSONValue.bool)
    }

    private static let dataType: JSONValue = {
        let words = FieldType.words
        // `?` is allowed only in a struct; the editor accepts it everywhere.
        let optionalWords = words.map { "\($0)?" }
        let type: JSONValue = ["$ref": "#/$defs/type"]
        return [
            "anyOf": [
                ["enum": .array((words + optionalWords).map(JSONValue.string))],
                ["type": "array", "items": type, "minItems": 1, "maxItems": 1],
                ["type": "object", "additionalProperties": type, "minProperties": 1],
            ]
        ]
    }()
}
