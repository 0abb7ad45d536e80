import AppleFacts
import NotificationSchema

/// `schedule(…)` of local notifications with a trigger.
extension SwiftGenerator {
    var isScheduling: Bool { schema.notifications.contains { $0.declaration.trigger != nil } }

    /// - Parameter identifier: The name of the parameter for the identifier; nil if the schema says what it is.
    func scheduleFunction(of notification: NamedNotification, identifier: SwiftCode?) -> [SwiftDeclaration] {
        guard let trigger = notification.declaration.trigger else { return [] }
        let region: SwiftCode? = trigger.region == nil ? nil : notification.free("region")
        let arguments =
            notification.variables.map { SwiftArgument("\(member: $0.name)", "\($0.name)") }
            + (identifier.map { [SwiftArgument($0, $0)] } ?? [])
            + [SwiftArgument(notification.free("trigger"), value(of: trigger, in: region))]
        let request = SwiftExpression.call(notification.free("request"), arguments)
        let function =
            SwiftDeclaration
            .function(
                "func \(notification.free("schedule"))",
                parameters: notification.variableParameters + (region.map { ["in \($0): CLRegion"] } ?? [])
                    + (identifier.map { ["\($0): String = UUID().uuidString"] } ?? []),
                result: " async throws -> String",
                documentation: """
                    \(region == nil ? "Schedules it as the schema says." : "Schedules it at the border of a region.") \
                    A later request with the same identifier replaces it.

                    - Returns: The identifier of the request, for `cancel`.
                    """,
                body: [
                    .value("return try await ", .call("\(schema.namespace).schedule", [SwiftArgument(nil, request)]))
                ]
            )
        guard region != nil else { return [function.attributed("@discardableResult")] }
        let availability = attribute(.locationTrigger).map { "\($0) " as SwiftCode } ?? ""
        return excluding(.locationTrigger, [function.attributed("\(availability)@discardableResult")])
    }

    private func value(of trigger: Trigger, in region: SwiftCode?) -> SwiftExpression {
        let repeats = SwiftArgument("repeats", trigger.repeats ? "true" : "false")
        if let region { return .call("UNLocationNotificationTrigger", [SwiftArgument("region", region), repeats]) }
        guard let date = trigger.date else {
            return .call(
                "UNTimeIntervalNotificationTrigger",
                [SwiftArgument("timeInterval", "\(trigger.after?.value ?? 1)"), repeats])
        }
        let components: [(SwiftCode, Int?)] = [
            ("month", date.month?.value), ("day", date.day?.value), ("hour", date.hour?.value),
            ("minute", date.minute?.value), ("weekday", date.weekday?.value.number),
        ]
        let written = components.compactMap { name, number in number.map { SwiftArgument(name, "\($0)") } }
        return .call(
            "UNCalendarNotificationTrigger", [SwiftArgument("dateMatching", .call("DateComponents", written)), repeats])
    }
}
