import AppleFacts
import Basics
import NotificationSchema

// What servers send that know another form of a push than the current one.
extension WitnessSearch {
    /// A push of a sender that doesn't write the notification key: what the match compares is there.
    static func keyless(_ notification: Notification, in schema: Schema) -> WitnessSearch {
        let key = schema.app.notificationKey
        return WitnessSearch(
            form: (
                "without '\(key)'",
                { payload in
                    notification.match.reduce(payload.setting([key], to: nil)) { payload, match in
                        payload.value(at: match.path.parts) == nil
                            ? payload.setting(match.path.parts, to: .string(match.constant.value)) : payload
                    }
                }
            ))
    }

    /// A push of a server that knows a former identifier of the notification.
    static func former(_ identifier: String, in schema: Schema) -> WitnessSearch {
        WitnessSearch(
            form: (
                "with the former identifier '\(identifier)'",
                { $0.setting([schema.app.notificationKey], to: .string(identifier)) }
            ))
    }

    static func formerCategory(_ identifier: String) -> WitnessSearch {
        WitnessSearch(
            sign: .buttons,
            form: (
                "with the former category '\(identifier)'",
                { $0.setting([PayloadKey.aps, PayloadKey.category], to: .string(identifier)) }
            ))
    }

    /// A push of a server that knows a former key of data.
    static func former(_ key: WirePath, of field: Field, as name: String) -> WitnessSearch {
        let text = key.parts.joined(separator: ".")
        return WitnessSearch(
            field: (name, field.key), seesLoss: true,
            form: (
                "with the former key '\(text)'",
                { payload in
                    guard let value = payload.value(at: field.path.parts) else { return payload }
                    return payload.setting(field.path.parts, to: nil).setting(key.parts, to: value)
                }
            ))
    }

    /// A push of a server that writes all values of data as strings.
    static func strings(_ field: Field, as name: String, _ key: String) -> WitnessSearch {
        WitnessSearch(
            field: (name, key),
            form: (
                "with strings instead of numbers",
                { payload in
                    guard let value = payload.value(at: field.path.parts) else { return payload }
                    return payload.setting(field.path.parts, to: field.type.withStrings(value))
                }
            ))
    }
}

extension FieldType {
    fileprivate func withStrings(_ value: JSONValue) -> JSONValue {
        guard case .jsonText = self, case .string(let text) = value else { return value.withStringsOnly }
        return JSONValue(reading: text).map { .string($0.withStringsOnly.compact) } ?? value
    }
}
