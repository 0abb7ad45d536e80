import AppleFacts
import Basics
import NotificationSchema
import Payloads
import SwiftNaming

/// The pushes of Live Activities, for Swift servers.
extension SwiftGenerator {
    var hasActivityPushes: Bool { !schema.activities.isEmpty && schema.model.generate.hasPush }

    func activityPushes(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard hasActivityPushes else { return [] }
        return declared.activities.flatMap { activity in
            [
                attributesExtension(of: activity), .extension(activity.stateType, stateMembers(of: activity)),
            ].compactMap(\.self)
                + nestedStructures(of: activity)
        }
    }

    private func attributesExtension(of activity: NamedActivity) -> SwiftDeclaration? {
        var members: [SwiftDeclaration] = []
        if let start = activity.declaration.start {
            members += [
                json(
                    of: activity.attributes.map {
                        ($0.declaration.name.value, $0.name, $0.type, $0.declaration.isOptional)
                    })
            ]
            members.append(startFunction(start, of: activity))
        }
        return members.isEmpty ? nil : .extension("\(activity.type)", members)
    }

    private func stateMembers(of activity: NamedActivity) -> [SwiftDeclaration] {
        [json(of: activity.state.map { ($0.declaration.name.value, $0.name, $0.type, $0.declaration.isOptional) })]
            + [updateFunction(of: activity), endFunction(of: activity)]
            + (activity.declaration.alerts.isEmpty ? [] : [alertFunction(of: activity)])
    }

    // MARK: Functions

    private func startFunction(_ start: ActivityAlert, of activity: NamedActivity) -> SwiftDeclaration {
        let plan = ActivityPushPlan(.start(start), of: activity.declaration)
        let entries = entries(plan, of: activity, state: "state.activityJSON") {
            alert($0, in: activity, state: "state.", attributes: "self.")
        }
        return .function(
            "func startPush",
            parameters: ["_ state: ContentState"] + channelParameter(of: activity) + [
                "at now: Date = Date()"
            ],
            result: result(of: activity),
            documentation: """
                The push that starts the activity: iOS 17.2. It goes to the token for starts.

                \(parameterDocumentation(of: activity, channel: "The channel to follow: iOS 18. Older systems start nothing with it."))
                """,
            body: [.value("return ", push(plan, entries, of: activity))]
        )
    }

    private func updateFunction(of activity: NamedActivity) -> SwiftDeclaration {
        let hasAlerts = !activity.declaration.alerts.isEmpty
        let plan = ActivityPushPlan(.update, of: activity.declaration)
        var entries = entries(plan, of: activity, state: "activityJSON")
        if hasAlerts { entries.append(SwiftEntry(PayloadKey.alert, "alert.map(json)")) }
        let parameters: [SwiftCode] =
            (hasAlerts ? ["alert: \(activity.type).Alert? = nil"] : []) + ["isUrgent: Bool = false"]
            + channelParameter(of: activity) + ["at now: Date = Date()"]
        let priority: SwiftCode = """
            \(hasAlerts ? "isUrgent || alert != nil" : "isUrgent" as SwiftCode) ? \
            \(literal: Priority.immediate.rawValue) : \(literal: plan.priority.rawValue)
            """
        return .function(
            "func updatePush", parameters: parameters, result: result(of: activity),
            documentation: """
                The push that updates the activity.

                \(parameterDocumentation(of: activity, isUrgent: true))
                """,
            body: [
                .value("return ", push(plan, entries, priority: priority, of: activity))
            ]
        )
    }

    private func endFunction(of activity: NamedActivity) -> SwiftDeclaration {
        let plan = ActivityPushPlan(.end, of: activity.declaration)
        return .function(
            "func endPush", parameters: channelParameter(of: activity) + ["at now: Date = Date()"],
            result: result(of: activity),
            documentation: "The push that ends the activity with this state."
                + (activity.declaration.broadcast == .whereAvailable
                    ? "\n\n\(parameterDocumentation(of: activity))" : ""),
            body: [
                .value("return ", push(plan, entries(plan, of: activity, state: "activityJSON"), of: activity))
            ]
        )
    }

    /// The parameters in a doc comment.
    private func parameterDocumentation(
        of activity: NamedActivity, isUrgent: Bool = false,
        channel: String = "The channel: iOS 18. Without it, the push goes to the token of one device."
    ) -> String {
        let all =
            (isUrgent ? ["isUrgent: Whether it counts against the budget of the activity, as an alert does."] : [])
            + (activity.declaration.broadcast == .whereAvailable ? ["channel: \(channel)"] : [])
            + ["now: The time of sending. The system ignores a push that is older than the last."]
        return all.count == 1
            ? "- Parameter \(all[0])" : "- Parameters:\n" + all.map { "  - \($0)" }.joined(separator: "\n")
    }

    private func channelParameter(of activity: NamedActivity) -> [SwiftCode] {
        switch activity.declaration.broadcast {
        case .never: []
        case .always: ["channel: String"]
        case .whereAvailable: ["channel: String? = nil"]
        }
    }

    private func result(of activity: NamedActivity) -> SwiftCode {
        activity.hasNumbers
            ? " throws(\(schema.namespace).UnsendableNumber) -> \(schema.namespace).Push"
            : " -> \(schema.namespace).Push"
    }

    /// The keys of `aps`, without the event and the time of sending, which the function for all pushes adds.
    private func entries(
        _ plan: ActivityPushPlan, of activity: NamedActivity, state: SwiftCode,
        alert: (ActivityAlert) -> SwiftExpression = { _ in .code(".null") }
    ) -> [SwiftEntry] {
        let isChoice = activity.declaration.broadcast == .whereAvailable
        return plan.aps.filter { $0.key != PayloadKey.timestamp && $0.key != PayloadKey.event }.map { key, value in
            switch value {
            case .constant(.string(let text)): SwiftEntry(key, ".string(\(literal: text))")
            case .constant(let json): SwiftEntry(key, json.swift)
            case .time(let seconds): SwiftEntry(key, "._seconds(now, after: \(seconds))")
            case .state: SwiftEntry(key, state)
            case .attributes: SwiftEntry(key, "activityJSON")
            case .channel: SwiftEntry(key, isChoice ? "channel.map { .string($0) }" : ".string(channel)")
            case .token: SwiftEntry(key, isChoice ? "channel == nil ? .integer(1) : nil" : ".integer(1)")
            case .alert(let text): SwiftEntry(key, alert(text))
            }
        }
    }

    /// - Parameter priority: The priority if it depends on parameters.
    private func push(
        _ plan: ActivityPushPlan, _ entries: [SwiftEntry], priority: SwiftCode? = nil, of activity: NamedActivity
    ) -> SwiftExpression {
        let members = SwiftExpression.dictionary(entries)
        let sent =
            activity.hasNumbers
            ? SwiftExpression.call("\(schema.namespace).JSON._sendable", [SwiftArgument(nil, members)]) : members
        return .call(
            activity.hasNumbers ? "try \(schema.namespace).Push" : "\(schema.namespace).Push",
            [
                SwiftArgument("activity", "\(literal: plan.event.rawValue)"), SwiftArgument(nil, sent),
                SwiftArgument("priority", priority ?? "\(literal: plan.priority.rawValue)"),
            ] + (plan.broadcast.usesChannel ? [SwiftArgument("channel", "channel")] : []) + [SwiftArgument("at", "now")]
        )
    }

    // MARK: Alerts

    private func alertFunction(of activity: NamedActivity) -> SwiftDeclaration {
        let cases = alertCases(of: activity) { self.alert($0, in: activity, state: "self.", attributes: "") }
        return SwiftDeclaration.function(
            "private func json", parameters: ["of alert: \(activity.type).Alert"],
            result: " -> \(schema.namespace).JSON",
            body: [.switch("alert", cases)]
        ).hidden
    }

    /// - Parameters:
    ///   - state: What precedes the name of a value of the state.
    ///   - attributes: What precedes the name of an attribute.
    private func alert(
        _ alert: ActivityAlert, in activity: NamedActivity, state: SwiftCode, attributes: SwiftCode
    ) -> SwiftExpression {
        func value(of name: String) -> TextValue? {
            self.value(of: name, in: activity, state: state, attributes: attributes)
        }
        var entries: [SwiftEntry] = []
        for part in NotificationText.allCases {
            guard let template = alert[part] else { continue }
            guard let text = schema.model.text(part, of: alert, in: activity.declaration) else {
                let words = template.literal(in: schema.namespace, values: value)
                entries.append(SwiftEntry(part.rawValue, ".string(\(words))"))
                continue
            }
            var members = [SwiftEntry(PayloadKey.body.locKey, ".string(\(literal: text.key))")]
            let arguments = text.arguments.compactMap { value(of: $0.name) }.map {
                SwiftExpression.code(".string(\($0.argument(in: schema.namespace)))")
            }
            if !arguments.isEmpty {
                members.append(
                    SwiftEntry(PayloadKey.body.locArgs, .call(".array", [SwiftArgument(nil, .array(arguments))])))
            }
            entries.append(
                SwiftEntry(part.rawValue, .call(".object", [SwiftArgument(nil, .dictionary(members))])))
        }
        if let sound = alert.declaredSound {
            entries.append(SwiftEntry(PayloadKey.sound, ".string(\(literal: sound.name.text))"))
        }
        return .call(".object", [SwiftArgument(nil, .dictionary(entries))])
    }

    // MARK: Values

    private typealias Member = (key: String, name: SwiftName, type: NamedType, isOptional: Bool)

    /// `activityJSON`: the values as ActivityKit decodes them.
    private func json(of members: [Member]) -> SwiftDeclaration {
        let entries = members.map { member -> SwiftEntry in
            SwiftEntry(
                member.key,
                member.isOptional
                    ? "\(member.name).map { \(member.type.activityJSON(of: "$0")) }"
                    : member.type.activityJSON(of: SwiftCode(member.name)))
        }
        return SwiftDeclaration.computedProperty(
            "var activityJSON: \(schema.namespace).JSON",
            body: [.value("return ", .call("._members", [SwiftArgument(nil, .dictionary(entries))]))]
        ).hidden
    }

    private func nestedStructures(of activity: NamedActivity) -> [SwiftDeclaration] {
        func extensions(of structure: NamedStructure, in outer: SwiftCode) -> [SwiftDeclaration] {
            let type: SwiftCode = "\(outer).\(structure.name)"
            return [.extension(type, [json(of: structure.members.map { ($0.key, $0.name, $0.type, $0.isOptional) })])]
                + structure.members.compactMap(\.type.structure).flatMap { extensions(of: $0, in: type) }
        }
        let attributes = activity.declaration.start == nil ? [] : activity.attributes.compactMap(\.type.structure)
        return attributes.flatMap { extensions(of: $0, in: "\(activity.type)") }
            + activity.state.compactMap(\.type.structure).flatMap { extensions(of: $0, in: activity.stateType) }
    }
}

extension NamedType {
    /// The value as `JSON`, as ActivityKit decodes it: dates are seconds since 2001.
    fileprivate func activityJSON(of value: SwiftCode) -> SwiftCode {
        switch self {
        case .choice: return ".string(\(value).rawValue)"
        case .list(let item): return ".array(\(value).map { \(item.activityJSON(of: "$0")) })"
        case .structure: return "\(value).activityJSON"
        case .jsonText, .any: return value
        case .scalar(let type):
            switch type {
            case .string: return ".string(\(value))"
            case .integer, .count: return ".integer(Int64(\(value)))"
            case .number: return ".number(\(value))"
            case .decimal: return ".number(Double(\(value).description) ?? .nan)"
            case .boolean: return ".bool(\(value))"
            case .date, .dateEpoch: return ".number(\(value).timeIntervalSinceReferenceDate)"
            case .url: return ".string(\(value).absoluteString)"
            case .uuid: return ".string(\(value).uuidString.lowercased())"
            }
        }
    }
}
