import Diagnostics
import NotificationSchema

extension SenderPlan {
    /// The 255 that a method of Java can take, without the object itself.
    private static let slotsOfRecord = 254

    /// Pushes and objects with more values than the constructor of a record can take.
    var recordsTooLarge: [Finding] {
        let calls = notifications.map { call in
            (call.place, call.fields(of: nil).map { $0.slots })
        }
        let objects = activities.flatMap { activity in
            [activity.attributes, activity.state].map { values in
                (activity.name, values.map { $0.type.slots(isOptional: $0.isOptional) })
            }
        }
        let structures = structures.compactMap { structure in
            structure.path.last.map { name in
                (name, structure.members.map { $0.type.slots(isOptional: $0.isOptional) })
            }
        }
        return (calls + objects + structures).compactMap { name, slots in
            let count = slots.reduce(0, +)
            guard count > Self.slotsOfRecord else { return nil }
            return Finding(
                .wrongValue, at: name.range,
                "'\(name.value)' has \(slots.count) values, too many for a record in Java: they count as \(count), and "
                    + "\(Self.slotsOfRecord) are possible",
                help: "put values into objects or lists; a required number counts twice")
        }
    }
}

extension SenderField {
    fileprivate var slots: Int {
        if case .value(let parameter) = content { parameter.type.slots(isOptional: isOptional) } else { 1 }
    }
}

extension SenderType {
    /// What the value counts for as a parameter of a method: `long` and `double` take two.
    fileprivate func slots(isOptional: Bool) -> Int {
        switch self {
        case .integer, .number: isOptional ? 1 : 2
        case .jsonText(let content): content.slots(isOptional: isOptional)
        default: 1
        }
    }
}
