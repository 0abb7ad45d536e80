import AppleFacts
import NotificationSchema
import SwiftNaming

/// The functions of an app on iOS for its Live Activities.
extension SwiftGenerator {
    var hasActivityKit: Bool { schema.targets[.iOS] != nil }

    /// ActivityKit exists on iOS alone; a Mac Catalyst app is for iOS, too.
    func activityKitPart(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard !declared.activities.isEmpty, hasActivityKit else { return [] }
        return [
            .conditional(
                "canImport(ActivityKit) && os(iOS) && !targetEnvironment(macCatalyst)",
                [.import("ActivityKit")]
                    + (declared.activities.contains { $0.declaration.destination != nil } ? [.import("WidgetKit")] : [])
                    + declared.activities.flatMap(activityKitExtensions))
        ]
    }

    private func activityKitExtensions(of activity: NamedActivity) -> [SwiftDeclaration] {
        let ofType = [content(of: activity), start(of: activity), schedule(of: activity)].compactMap(\.self)
        let ofActivity =
            updates(of: activity) + [end(of: activity)] + tokens(of: activity)
            + [pending(of: activity)].compactMap(\.self)
        let ofState = activity.declaration.alerts.isEmpty ? [] : [alertConfiguration(of: activity)]
        return [
            .extension("\(activity.type): ActivityAttributes", []).attributed(attribute(.activities)),
            .extension("\(activity.type)", ofType).attributed(attribute(.activityContent)),
            .extension("Activity where Attributes == \(activity.type)", ofActivity)
                .attributed(attribute(.activityContent)),
        ]
            + (ofState.isEmpty ? [] : [.extension(activity.stateType, ofState).attributed(attribute(.activityContent))])
            + (activity.declaration.destination == nil ? [] : [widgetURL(of: activity)])
    }

    private func content(of activity: NamedActivity) -> SwiftDeclaration {
        let stale = activity.declaration.staleAfter
        var arguments = [
            SwiftArgument("state", "state"),
            SwiftArgument("staleDate", stale.map { "now.addingTimeInterval(\($0.value))" } ?? "nil"),
        ]
        if let score = activity.declaration.relevanceScore {
            arguments.append(SwiftArgument("relevanceScore", "\(score.value)"))
        }
        return .function(
            "static func content",
            parameters: ["_ state: ContentState"] + (stale == nil ? [] : ["at now: Date = Date()"]),
            result: " -> ActivityContent<ContentState>",
            documentation: stale == nil
                ? "The content of the activity, with its relevance."
                : "The content of the activity, with its relevance and the date from which it is outdated.",
            body: [.value("return ", .call("ActivityContent", arguments))]
        )
    }

    private func start(of activity: NamedActivity) -> SwiftDeclaration {
        let plain: [SwiftStatement] = [.value("return try ", request(for: activity))]
        let newest: [SwiftStatement] = [
            .value("return try ", request(for: activity, activity.declaration.isTransient ? Self.transientStyle : []))
        ]
        let body: [SwiftStatement]
        let documentation: String
        switch activity.declaration.broadcast {
        case .never:
            documentation = "Starts the activity. With another push type than `nil`, a server can update and end it."
            body = activity.declaration.isTransient ? guarded(.activityStyle, newest, otherwise: plain) : plain
        case .always:
            documentation = "Starts the activity, which gets the broadcasts of the channel."
            // Every system with channels has styles.
            body = newest
        case .whereAvailable:
            documentation = """
                Starts the activity, which gets the broadcasts of the channel; before iOS 18, pushes to its own token.
                """
            body = guarded(
                .broadcast, newest, otherwise: [.value("return try ", request(for: activity, pushType: ".token"))])
        }
        let function = SwiftDeclaration.function(
            "func start",
            parameters: ["_ state: ContentState", pushTypeParameter(of: activity)],
            result: " throws -> Activity<\(activity.type)>", documentation: documentation, body: body)
        let availability =
            activity.declaration.broadcast.usesTokens ? "" : attribute(.broadcast).map { "\($0) " as SwiftCode } ?? ""
        return function.attributed("\(availability)@discardableResult")
    }

    private static let transientStyle = [SwiftArgument("style", ".transient")]

    private func pushTypeParameter(of activity: NamedActivity) -> SwiftCode {
        activity.declaration.broadcast.usesChannel ? "channel: String" : "pushType: PushType? = .token"
    }

    private func request(
        for activity: NamedActivity, content: SwiftCode = "Self.content(state)", pushType: SwiftCode? = nil,
        _ arguments: [SwiftArgument] = []
    ) -> SwiftExpression {
        let usual: SwiftCode = activity.declaration.broadcast.usesChannel ? ".channel(channel)" : "pushType"
        return .call(
            "Activity.request",
            [
                SwiftArgument("attributes", "self"), SwiftArgument("content", content),
                SwiftArgument("pushType", pushType ?? usual),
            ] + arguments)
    }

    // MARK: Scheduled starts

    /// Only compilers with the SDK of iOS 26 know the functions.
    private func scheduled(_ declaration: SwiftDeclaration) -> SwiftDeclaration {
        let newer = attribute(.scheduledActivities)
        let both = newer.flatMap { newer in declaration.attribute.map { "\(newer) \($0)" as SwiftCode } }
        return .conditional("compiler(>=6.2)", [declaration.attributed(both ?? newer ?? declaration.attribute)])
    }

    private func schedule(of activity: NamedActivity) -> SwiftDeclaration? {
        guard activity.declaration.isScheduled, let alert = activity.declaration.start else { return nil }
        let content: SwiftCode =
            activity.declaration.staleAfter == nil ? "Self.content(state)" : "Self.content(state, at: start)"
        return scheduled(
            SwiftDeclaration.function(
                "func schedule",
                parameters: ["_ state: ContentState", "at start: Date", pushTypeParameter(of: activity)],
                result: " throws -> Activity<\(activity.type)>",
                documentation: """
                    Schedules the activity: the system starts it at that time and alerts, also if the app doesn't run then.
                    """,
                body: [
                    .value(
                        "return try ",
                        request(
                            for: activity, content: content,
                            [
                                SwiftArgument("style", activity.declaration.isTransient ? ".transient" : ".standard"),
                                SwiftArgument(
                                    "alertConfiguration",
                                    configuration(of: alert, in: activity, state: "state.", attributes: "self.")),
                                SwiftArgument("start", "start"),
                            ]))
                ]
            ).attributed("@discardableResult"))
    }

    private func pending(of activity: NamedActivity) -> SwiftDeclaration? {
        guard activity.declaration.isScheduled else { return nil }
        return scheduled(
            .computedProperty(
                "static var scheduled: [Activity<\(activity.type)>]",
                documentation: "The activities that are scheduled and haven't started.",
                body: [.value("return ", .code("activities.filter { $0.activityState == .pending }"))]))
    }

    // MARK: Running activities

    private func updates(of activity: NamedActivity) -> [SwiftDeclaration] {
        let update = SwiftDeclaration.function(
            "func update", parameters: ["_ state: \(activity.stateType)"], result: " async",
            documentation: "Updates the activity.",
            body: ["await update(\(activity.type).content(state))"])
        let alert = SwiftDeclaration.function(
            "func update", parameters: ["_ state: \(activity.stateType)", "alert: \(activity.type).Alert"],
            result: " async",
            documentation: "Updates the activity and alerts. An alert without a sound of its own has the default one.",
            body: [
                "await update(\(activity.type).content(state), alertConfiguration: state.configuration(of: alert))"
            ])
        return ([update] + (activity.declaration.alerts.isEmpty ? [] : [alert])).map { $0.attributed(Self.concurrent) }
    }

    private func end(of activity: NamedActivity) -> SwiftDeclaration {
        let after = activity.declaration.dismissAfter?.value
        let policy: SwiftCode =
            switch after {
            case nil: ".default"
            case 0?: ".immediate"
            case let after?: ".after(Date().addingTimeInterval(\(after)))"
            }
        return .function(
            "func end", parameters: ["_ state: \(activity.stateType)"], result: " async",
            documentation: after == 0
                ? "Ends the activity and removes it."
                : "Ends the activity, which stays on the Lock Screen for a while.",
            body: ["await end(\(activity.type).content(state), dismissalPolicy: \(policy))"]
        ).attributed(Self.concurrent)
    }

    /// `Activity` isn't `Sendable`, and ActivityKit's own functions run off the caller's actor.
    private static let concurrent: SwiftCode = "#if compiler(>=6.2)\n@concurrent\n#endif"

    private func tokens(of activity: NamedActivity) -> [SwiftDeclaration] {
        func tokens(_ head: SwiftCode, _ updates: SwiftCode, _ documentation: String) -> SwiftDeclaration {
            .computedProperty(
                "\(head): AsyncMapSequence<PushTokenUpdates, String>", documentation: documentation,
                body: [
                    .value(
                        "return ",
                        .code("\(updates).map { $0.map { String(256 + Int($0), radix: 16).dropFirst() }.joined() }"))
                ])
        }
        let ofStarts = tokens(
            "static var pushToStartTokens", "pushToStartTokenUpdates",
            "The tokens for pushes that start an activity, in hexadecimal digits. Send each to the server."
        ).attributed(attribute(.pushToStart))
        let ofUpdates = tokens(
            "var pushTokens", "pushTokenUpdates",
            "The tokens for pushes to this activity, in hexadecimal digits. Send each to the server.")
        return (activity.declaration.broadcast.usesTokens ? [ofUpdates] : [])
            + (activity.declaration.start == nil ? [] : [ofStarts])
    }

    // MARK: Taps

    private func widgetURL(of activity: NamedActivity) -> SwiftDeclaration {
        SwiftDeclaration.extension(
            "ActivityViewContext where Attributes == \(activity.type)",
            [
                .computedProperty(
                    "var widgetURL: URL?",
                    documentation: "The URL for `widgetURL` and links: a tap opens the screen of the activity.",
                    body: [.value("let tap = ", tap(on: activity)), "return tap.url"])
            ]
        ).attributed(attribute(.activities))
    }
}
