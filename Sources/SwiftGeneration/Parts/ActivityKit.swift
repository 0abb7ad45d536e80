import AppleFacts
import NotificationSchema
import SwiftNaming

/// The functions of an app on iOS for its Live Activities.
extension SwiftGenerator {
    /// ActivityKit exists on iOS alone; a Mac Catalyst app is for iOS, too.
    func activityKitPart(_ declared: DeclaredHere) -> [SwiftDeclaration] {
        guard !declared.activities.isEmpty, schema.targets[.iOS] != nil else { return [] }
        return [
            .conditional(
                "canImport(ActivityKit) && os(iOS) && !targetEnvironment(macCatalyst)",
                [.import("ActivityKit")] + declared.activities.flatMap(activityKitExtensions))
        ]
    }

    private func activityKitExtensions(of activity: NamedActivity) -> [SwiftDeclaration] {
        [
            .extension("\(activity.type): ActivityAttributes", []).attributed(attribute(.activities)),
            .extension("\(activity.type)", [content(of: activity), start(of: activity)])
                .attributed(attribute(.activityContent)),
            .extension(
                "Activity where Attributes == \(activity.type)",
                [update(of: activity), end(of: activity)] + tokens(of: activity)
            ).attributed(attribute(.activityContent)),
        ]
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
        let isBroadcast = activity.declaration.isBroadcast
        let function = SwiftDeclaration.function(
            "func start",
            parameters: ["_ state: ContentState", isBroadcast ? "channel: String" : "pushType: PushType? = .token"],
            result: " throws -> Activity<\(activity.type)>",
            documentation: isBroadcast
                ? "Starts the activity, which gets the broadcasts of the channel."
                : "Starts the activity. With another push type than `nil`, a server can update and end it.",
            body: [
                .value(
                    "return try ",
                    .call(
                        "Activity.request",
                        [
                            SwiftArgument("attributes", "self"), SwiftArgument("content", "Self.content(state)"),
                            SwiftArgument("pushType", isBroadcast ? ".channel(channel)" : "pushType"),
                        ]))
            ]
        )
        let availability = isBroadcast ? attribute(.broadcast).map { "\($0) " as SwiftCode } ?? "" : ""
        return function.attributed("\(availability)@discardableResult")
    }

    private func update(of activity: NamedActivity) -> SwiftDeclaration {
        .function(
            "func update", parameters: ["_ state: \(activity.stateType)"], result: " async",
            documentation: "Updates the activity.",
            body: ["await update(\(activity.type).content(state))"]
        ).attributed(Self.concurrent)
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
        return (activity.declaration.isBroadcast ? [] : [ofUpdates])
            + (activity.declaration.start == nil ? [] : [ofStarts])
    }
}
