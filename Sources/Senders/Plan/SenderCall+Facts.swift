import NotificationSchema

// What follows from a call, for every language.
extension SenderCall {
    package var isStart: Bool { if case .activity("start") = kind { true } else { false } }

    /// Whether the topic depends on the build of the app.
    package var hasTopic: Bool { headers.contains { if case .topic = $0.value { true } else { false } } }

    /// The first sentence of the documentation of a push of an activity.
    ///
    /// - Parameters:
    ///   - activity: The name of the activity, as the language writes it.
    ///   - name: Writes the name of an alert.
    package func summary(of activity: String, _ name: (String) -> String) -> String {
        guard case .activity(let occasion) = kind else { return "" }
        return switch occasion {
        case "start": "Starts the activity \(activity)."
        case "update": "Updates the activity \(activity)."
        case "end": "Ends the activity \(activity)."
        default: "Updates the activity \(activity) with the alert \(name(occasion))."
        }
    }

    /// Where the value is in the payload, such as `order.id`; nil if only texts have it.
    package func key(of parameter: SenderParameter) -> String? {
        func key(_ member: SenderNode.Member) -> String? {
            switch member.node {
            case .value(parameter.name.value): member.key
            case .object(let members): members.lazy.compactMap(key).first.map { "\(member.key).\($0)" }
            default: nil
            }
        }
        return data.lazy.compactMap(key).first
    }

    /// Whether a payload always has the node.
    package func always(has node: SenderNode) -> Bool {
        switch node {
        case .value(let name), .fraction(let name): !(parameter(named: name)?.isOptional ?? true)
        case .group(let members): members.contains { always(has: $0.node) }
        case .channel, .token: false
        case .constant, .object, .array, .count, .text, .choice, .time: true
        }
    }

    /// The bytes that APNs accepts.
    package enum ByteLimit: Sendable {
        case always(Int)
        case dependsOnChannel(without: Int, with: Int)
    }

    package var limit: ByteLimit {
        switch options.channel {
        case .whereAvailable where byteLimit != byteLimitOfBroadcast:
            .dependsOnChannel(without: byteLimit, with: byteLimitOfBroadcast)
        case .always: .always(byteLimitOfBroadcast)
        default: .always(byteLimit)
        }
    }
}

extension SenderActivity {
    package func isAttribute(_ parameter: SenderParameter) -> Bool {
        attributes.contains { $0.name.range == parameter.name.range }
    }
}

extension SenderCondition {
    /// The parameters that have values where the condition is met.
    package var present: Set<String> { if case .present(let names) = self { Set(names) } else { [] } }
}

/// How a text has a value that it shows as it is sent.
package enum SenderTextForm: Sendable {
    /// The text that is sent.
    case sentText
    case integer
    case boolean
    /// The shortest digits that make the number, as Swift's `description`: `3.0`, `0.0001`, `1e-05`, `1e+16`.
    case number
    /// The seconds that are sent, without their fraction.
    case wholeSeconds
    /// No text can show it.
    case nothing
}

extension SenderType {
    package var textForm: SenderTextForm {
        switch self {
        case .string, .url, .uuid, .choice, .decimal(.text), .date(.text), .jsonText: .sentText
        case .integer: .integer
        case .boolean: .boolean
        case .number, .decimal(.number): .number
        case .date: .wholeSeconds
        case .list, .structure, .any: .nothing
        }
    }
}
